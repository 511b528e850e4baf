import Testing

@testable import benchmarks

@Suite("Options of the benchmarks")
struct OptionsTests {
  @Test("All options of the benchmarks are read with their values")
  func readsAllOptions() throws {
    let options = try Options([
      "--json", "--only", "list-1k", "--workloads", "here", "--seconds", "0.25", "--mode", "m",
    ])
    #expect(options.asJSON && !options.showsHelp && !options.onlyLists)
    #expect(options.name == "list-1k" && options.workloads == "here" && options.mode == "m")
    #expect(options.seconds == 0.25 && options.iterations == nil)
    #expect(try Options(["--iterations", "0"]).iterations == 0)
  }

  @Test(
    "An invalid option of the benchmarks is an error with a message",
    arguments: [
      (["--fast"], "--fast is no option. Try --help."),
      (["--only"], "--only needs a name. Try --help."),
      (["--seconds", "0"], "--seconds is a number above 0, and not 0."),
      (["--seconds", "nan"], "--seconds is a number above 0, and not nan."),
      (["--iterations", "-1"], "--iterations is a whole number, and not -1."),
    ])
  func invalidOptions(arguments: [String], message: String) {
    let error = #expect(throws: Options.Fault.self) { try Options(arguments) }
    #expect(error?.message == message)
  }

  @Test("The benchmark option --only eager-10 matches eager-10 and eager-10-more, but not eager-100")
  func optionOnlyMatchesFirstWords() throws {
    let runner = Runner(try Options(["--only", "eager-10"]))
    #expect(runner.selects("eager-10") && runner.selects("eager-10-more"))
    #expect(!runner.selects("eager-100") && !runner.selects("eager"))
    #expect(Runner(try Options([])).selects("anything"))
  }
}
