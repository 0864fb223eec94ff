import { parseAst } from 'vite';

/** Operators and rules of money, each with what a slip would put in its place. */
const swaps = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
  '&&': '||',
  '||': '&&',
};
const calls = { plus: 'minus', minus: 'plus', pickSmaller: 'pickLarger', pickLarger: 'pickSmaller' };
const isOfTypes = ({ type }) => type.startsWith('TS') && !/^TS(?:As|Satisfies|NonNull)/.test(type);

/** Texts that could stand in place of an expression, none of which the tests should accept. */
function listReplacements(node, code) {
  const read = (part) => code.slice(part.start, part.end);
  switch (node.type) {
    case 'BinaryExpression':
    case 'LogicalExpression': {
      const other = swaps[node.operator];
      // Texts that are put together are no sums.
      const isText =
        node.operator === '+' &&
        [node.left, node.right].some(({ type, value }) => typeof value === 'string' || type === 'TemplateLiteral');
      return other && !isText ? [`(${read(node.left)}) ${other} (${read(node.right)})`] : [];
    }
    case 'ConditionalExpression':
      return [`(${read(node.test)}) ? (${read(node.alternate)}) : (${read(node.consequent)})`];
    case 'UnaryExpression':
      return node.operator === '!' ? [read(node.argument)] : [];
    case 'Literal':
      if (typeof node.value === 'boolean') return [String(!node.value)];
      return typeof node.value === 'number' ? [String(node.value + 1)] : [];
    case 'CallExpression': {
      const name = node.callee.type === 'Identifier' ? node.callee.name : '';
      if (name === 'clampBelowNil') return [read(node.arguments[0])];
      return calls[name] ? [`${calls[name]}(${node.arguments.map(read).join(', ')})`] : [];
    }
    default:
      return [];
  }
}

/** Every slip that could be made in a file, by where it is. */
export function listMutants(code, file) {
  const found = [];
  const walk = (node, parent, key) => {
    if (!node || typeof node.type !== 'string' || isOfTypes(node) || node.type === 'ImportDeclaration') return;
    const isName =
      (parent?.type === 'Property' && key === 'key' && !parent.computed) || parent?.type === 'ExportAllDeclaration';
    if (!isName)
      for (const text of listReplacements(node, code)) found.push({ start: node.start, end: node.end, text });
    for (const [name, value] of Object.entries(node)) {
      if (name === 'typeAnnotation' || name === 'returnType' || name === 'typeParameters' || name === 'typeArguments')
        continue;
      if (Array.isArray(value)) for (const one of value) walk(one, node, name);
      else if (value && typeof value === 'object') walk(value, node, name);
    }
  };
  walk(parseAst(code, { lang: 'ts' }), undefined, '');
  return found.map((mutant, nth) => ({
    ...mutant,
    file,
    id: `${file}#${nth}`,
    line: code.slice(0, mutant.start).split('\n').length,
    original: code.slice(mutant.start, mutant.end),
  }));
}

/** The file with every slip in it, each asleep until MUTANT names it: so a file is read once for all of them. */
export function instrument(code, file) {
  const mutants = listMutants(code, file);
  // What is inside another comes first, so that the outer one wraps what the inner one became.
  const edits = mutants.toSorted((a, b) => a.end - a.start - (b.end - b.start));
  const insertions = [];
  edits.forEach((one, order) => {
    insertions.push({
      at: one.start,
      order: -order,
      text: `(__mutant === ${JSON.stringify(one.id)} ? (${one.text}) : `,
    });
    insertions.push({ at: one.end, order, text: ')', closes: true });
  });
  // At one place what closes goes before what opens; the inner closes first, and opens last.
  insertions.sort((a, b) => a.at - b.at || Number(b.closes ?? false) - Number(a.closes ?? false) || a.order - b.order);
  let [made, from] = ['const __mutant = globalThis.process.env.MUTANT;', 0];
  for (const { at, text } of insertions) {
    made += code.slice(from, at) + text;
    from = at;
  }
  return made + code.slice(from);
}
