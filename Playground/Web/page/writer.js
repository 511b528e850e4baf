'use strict';

// Writes a tree from another format as a layout in the notation. Values that the notation cannot express are listed.
const Writer = (() => {
  const numeral = value => Tools.numeral(value, 6);
  // The sides in the order of the notation.
  const SIDES = ['top', 'left', 'bottom', 'right'], ENDS = ['start', 'end'];

  const camelCased = css => css.replace(/[- ](.)/g, (_, letter) => letter.toUpperCase());

  class Tree {
    constructor(lost) {
      this.lost = lost;
      this.ids = new Set();
    }

    // Returns a length in the notation; null for an empty or unsupported one.
    length(value, whose) {
      if (value === '') return null;
      const number = parseFloat(value);
      if (/^-?[\d.]+(e-?\d+)?(px)?$/.test(value)) return numeral(number);
      if (/^-?[\d.]+%$/.test(value)) return `.percent(${numeral(number)})`;
      if (/^(calc|min|max|clamp)\(/.test(value)) return Tree.expression(value);
      if (/^-?[\d.]+r?em$/.test(value)) {
        this.lost.push(`${value} is taken as ${numeral(number * 16)} px (${whose})`);
        return numeral(number * 16);
      }
      if (/^[a-z-]+$/.test(value)) return `.${camelCased(value)}`;
      this.lost.push(`${value} (${whose})`);
      return null;
    }

    // Returns a CSS `calc`, `min`, `max` or `clamp` in the notation.
    static expression(value) {
      return value.replace(/^calc\((.*)\)$/, '$1').replace(/\bcalc\(/g, '(').replace(/\b(min|max|clamp)\(/g, '.$1(')
        .replace(/(-?[\d.]+(?:e[-+]?\d+)?)(px|%)?/g, (_, number, unit) =>
          unit === '%' ? `.percent(${numeral(Number(number))})` : /\d/.test(number) ? numeral(Number(number)) : number);
    }

    id(node) {
      const {id} = node;
      if (!id || this.ids.has(id)) return '';
      this.ids.add(id);
      return `.id(${/^(?!(true|false|nil)$)[a-z_]\w*$/i.test(id) ? id : JSON.stringify(id)})`;
    }

    // Returns the layout of a node, on as many lines as needed.
    write(node, parent, indent) {
      const {style} = node, isLeaf = node.children.length === 0 && !node.isWindow;
      const kind = isLeaf ? '' : style.display.match(/grid|flex/)?.[0] ?? (style.display === 'none' ? 'flex' : 'block');
      const modifiers = this.modifiers(node, parent, kind === 'block');
      if (isLeaf) return `${indent}${this.leaf(node, parent, modifiers)}${this.id(node)}\n`;
      const heads = {
        grid: () => `Grid${Grids.values(style, this.lost, node.name)}`,
        flex: () => /^column/.test(style.flexDirection) ? 'Column' : 'Row',
        block: () => /root|inline/.test(style.display) ? 'FlowRoot' : 'Block',
      };
      const head = heads[kind](), tail = modifiers.join('') + this.id(node);
      const children = node.children.map(child => this.write(child, kind, `${indent}  `)).join('');
      return `${indent}${head} {\n${children}${indent}}\n${tail ? `${indent}${tail}\n` : ''}`;
    }

    // Returns a leaf with its modifiers, without those that its kind implies.
    leaf(node, parent, modifiers) {
      const {style} = node;
      if (node.text) return `Text(${JSON.stringify(node.text)})${modifiers.join('')}`;
      if (node.size) {
        const [width, height] = node.size.map(side => numeral(side));
        return `Measured(width: ${width}, height: ${height})${modifiers.join('')}`;
      }
      if (node.sizes) {
        const {widths, heights, minContent, baseline} = node.sizes, list = numbers => numbers.map(numeral).join(', ');
        const isOne = widths.length === 1 && baseline === undefined;
        const more = (label, value) => value === undefined ? '' : `, ${label}: ${numeral(value)}`;
        const sizes = isOne ? `width: ${list(widths)}, height: ${list(heights)}`
          : `widths: [${list(widths)}], heights: [${list(heights)}]${more('minContent', minContent)}${more('baseline', baseline)}`;
        return `Measured(${sizes})${modifiers.join('')}`;
      }
      // Writes a block, since the margins of an empty block collapse.
      const mayCollapse = !style.height && (style.marginTop || style.marginBottom || style.minHeight);
      if (parent === 'block' && mayCollapse) return `Block {}${modifiers.join('')}`;
      const value = word => modifiers.find(each => each.startsWith(`.${word}(`))?.slice(word.length + 2, -1);
      const without = words => modifiers.filter(each => !words.some(word => each.startsWith(`.${word}(`))).join('');
      const grow = value('grow'), basis = value('basis'), isZero = basis === '0' || basis === '.percent(0)';
      if (grow && isZero) return `Flex(${grow === '1' ? '' : grow})${without(['grow', 'basis'])}`;
      const sides = ['width', 'height'].filter(side => /^[\d.]+$/.test(value(side) ?? ''));
      if (/grid|block/.test(parent) && sides.length > 0) {
        return `Fixed(${sides.map(side => `${side}: ${value(side)}`).join(', ')})${without(sides)}`;
      }
      if (!grow && !basis && sides.length > 0) {
        const sizes = sides.map(side => `${side}: ${value(side)}`).join(', '), shrink = value('shrink') ?? '1';
        const isRigid = shrink === '0' || !parent || /absolute|fixed/.test(style.position);
        return `Fixed(${sizes})${isRigid ? '' : `.shrink(${shrink})`}${without([...sides, 'shrink'])}`;
      }
      if (/grid|block/.test(parent)) return `Flex()${modifiers.join('')}`;
      return `Flex(${grow ?? 0})${basis ? '' : '.basis(.auto)'}${without(['grow'])}`;
    }

    modifiers(node, parent, isBlock) {
      const {style, name} = node, out = [];
      const add = (word, value) => { if (value !== null && value !== '') out.push(`.${word}(${value})`); };
      const keyword = (word, value, initial) => {
        const [, position, place] = value.match(/^(?:(safe|unsafe) )?(.*)$/);
        if (place && place !== initial) add(word, `.${camelCased(place)}${position ? `, .${position}` : ''}`);
      };
      const length = value => this.length(value, name);
      for (const limit of ['', 'min', 'max']) {
        for (const side of ['width', 'height']) {
          const property = limit ? `${limit}${side[0].toUpperCase()}${side.slice(1)}` : side, value = style[property];
          if (value && value !== 'auto' && value !== 'none') add(property, length(value));
        }
      }
      const ratio = style.aspectRatio.replace('auto', '').trim();
      add('aspectRatio', ratio.replace(/\s*\/\s*1$/, '').replace(/\s*\/\s*/, ', '));
      this.flex(node, parent, add, length);
      this.edges(node, add, length);
      this.place(node, add, length);
      if (parent !== 'block' || /absolute|fixed/.test(style.position)) keyword('alignSelf', style.alignSelf, 'auto');
      if (node.isStatic) out.push('.static()');
      if (parent === 'grid') out.push(...Grids.lines(style));
      if (parent === 'grid') keyword('justifySelf', style.justifySelf, 'auto');
      if (style.order && style.order !== '0') add('order', style.order);
      const [x, y] = [style.overflowX || 'visible', style.overflowY || 'visible'];
      if (x !== 'visible' || y !== 'visible') add('overflow', x === y ? `.${x}` : `x: .${x}, y: .${y}`);
      if (style.display === 'none') out.push('.hidden()');
      // Only containers have a direction: leaves have no children.
      const direction = {rtl: '.rightToLeft', ltr: '.leftToRight'}[style.direction];
      if (node.children.length > 0 && direction) add('direction', direction);
      if (node.children.length > 0) this.container(style, isBlock, add, keyword, length, out);
      return out;
    }

    flex({style}, parent, add, length) {
      if (/grid|block/.test(parent)) return;
      if (style.flexGrow && style.flexGrow !== '0') add('grow', numeral(Number(style.flexGrow)));
      if (style.flexShrink && style.flexShrink !== '1') add('shrink', numeral(Number(style.flexShrink)));
      if (style.flexBasis && style.flexBasis !== 'auto') add('basis', length(style.flexBasis));
    }

    edges(node, add, length) {
      const {style} = node, of = name => style.getPropertyValue(name);
      const hasPadding = this.sides('padding', side => of(`padding-${side}`), add, length);
      const hasNone = side => /none|hidden|^$/.test(of(`border-${side}-style`));
      const border = side => hasNone(side) ? '' : of(`border-${side}-width`);
      const hasBorder = this.sides('border', border, add, length);
      this.sides('margin', side => of(`margin-${side}`), add, length);
      if (style.boxSizing !== 'border-box' && (hasPadding || hasBorder)) add('boxSizing', '.contentBox');
    }

    // Returns the specified values with their labels.
    static labelled(labels, values) {
      return labels.flatMap((label, index) => values[index] === null ? [] : [`${label}: ${values[index]}`]).join(', ');
    }

    // Adds one value for all sides, or a value for each specified side. Returns whether a side is specified.
    sides(word, valueOf, add, length) {
      const written = side => {
        const value = valueOf(side);
        return value === '' || parseFloat(value) === 0 ? null : length(value);
      };
      const values = SIDES.map(written), ends = ENDS.map(end => written(`inline-${end}`));
      if (values.every(value => value !== null && value === values[0])) add(word, values[0]);
      else add(word, Tree.labelled(SIDES, values));
      add(word, Tree.labelled(ENDS, ends));
      return [...values, ...ends].some(value => value !== null);
    }

    place({style, name}, add, length) {
      const insetOf = property => {
        const value = style.getPropertyValue(property);
        return value && value !== 'auto' ? length(value) : null;
      };
      const insets = Tree.labelled(SIDES, SIDES.map(insetOf));
      const ends = Tree.labelled(ENDS, ENDS.map(end => insetOf(`inset-inline-${end}`)));
      if (style.position === 'absolute' || style.position === 'fixed') {
        if (insets || !ends) add('absolute', insets || 'top: .auto');
        add('absolute', ends);
      } else if (style.position === 'relative') {
        add('offset', insets);
        add('offset', ends);
      } else if (style.position === 'sticky') this.lost.push(`position: sticky (${name})`);
    }

    container(style, isBlock, add, keyword, length, out) {
      const isGrid = /grid/.test(style.display);
      if (isBlock) return keyword('alignContent', style.alignContent, 'normal');
      if (!isGrid && /reverse$/.test(style.flexDirection)) out.push('.reversed()');
      if (!isGrid && style.flexWrap === 'wrap') out.push('.wrap()');
      else if (!isGrid) keyword('wrap', style.flexWrap, 'nowrap');
      keyword('alignItems', style.alignItems, 'normal');
      keyword('justifyContent', style.justifyContent, 'normal');
      keyword('alignContent', style.alignContent, 'normal');
      const gap = value => value && value !== 'normal' && parseFloat(value) !== 0 ? length(value) : null;
      const row = gap(style.rowGap), column = gap(style.columnGap);
      if (row !== null && row === column) add('gap', row);
      else add('gap', Tree.labelled(['row', 'column'], [row, column]));
    }
  }

  return {
    camelCased, expression: Tree.expression,
    // Returns the tree as text, and adds lost features to the list.
    write(tree, lost) {
      const {style} = tree;
      // A root of the notation fills the height of the bounds, while a root of CSS is as high as its content.
      if (/^(100%|calc)/.test(style.height)) style.height = '';
      else if (!style.height || style.height === 'auto') style.height = 'max-content';
      return new Tree(lost).write(tree, null, '').trimEnd();
    },
    // Returns declarations as modifiers with their values.
    modifiers: (node, lost) => new Tree(lost).modifiers(node, null, false)
      .map(each => each.match(/^\.(\w+)\((.*)\)$/).slice(1, 3)),
  };
})();
