import type { Body, Inline, Node, RowNode, TableNode } from './body';

const escaped = (text: string, more = ''): string =>
  text.replace(/[\\{}*]/g, '\\$&').replace(more ? /\|/g : /$^/, '\\$&');

const dressed = (text: string, dress?: 'strong' | 'emphasis'): string =>
  dress === 'strong' ? `**${text}**` : dress === 'emphasis' ? `*${text}*` : text;

const bare = (part: Inline, inBars: boolean): string => {
  if (part.kind === 'words') return escaped(part.text, inBars ? '|' : '');
  if (part.kind === 'choice') {
    const sides = [part.when, writeInline(part.met, true), writeInline(part.otherwise, true)];
    if (sides[2] === '') sides.pop();
    return `{?${sides.join('|')}}`;
  }
  const { field, manner, or } = part;
  return `{${[field, manner, or !== undefined && `or ${writeInline(or, true)}`].filter(Boolean).join('|')}}`;
};

/** A stretch of text with its holes, as it is typed. Neighbours in one dress share its marks. */
export function writeInline(parts: readonly Inline[], inBars: boolean): string {
  let text = '';
  for (let at = 0; at < parts.length;) {
    const dress = dressOf(parts[at]!);
    let end = at;
    while (end < parts.length && dressOf(parts[end]!) === dress) end += 1;
    text += dressed(
      parts
        .slice(at, end)
        .map((part) => bare(part, inBars))
        .join(''),
      dress,
    );
    at = end;
  }
  return text;
}
const dressOf = (part: Inline): 'strong' | 'emphasis' | undefined => (part.kind === 'choice' ? undefined : part.dress);

const row = (cells: readonly (readonly Inline[])[]): string =>
  cells.map((cell) => ` ${writeInline(cell, true)} |`).join('');

const columnSigns = { number: '# ', words: '', voucher: '~ ', amount: '$ ' } as const;

function rowLines(rows: readonly RowNode[]): string[] {
  return rows.flatMap((one) => {
    if (one.kind === 'each') return [`|each ${one.list}`, ...rowLines(one.rows), '|end'];
    if (one.kind === 'if') return [`|if ${one.when}`, ...rowLines(one.rows), '|end'];
    return [one.row === 'line' ? `|${row(one.cells)}` : `|${one.row} |${row(one.cells)}`];
  });
}

const table = ({ columns, rows }: TableNode): string[] => [
  `|:${columns.map(({ kind, title }) => ` ${columnSigns[kind]}${title} |`).join('')}`,
  ...rowLines(rows),
];

/** A line of plain words that would be read as something else is kept apart with a backslash. */
const asWords = (text: string): string =>
  text
    .split('\n')
    .map((line) => line.trim())
    .map((line) => (/^(?:#{1,3} |[-:?~>] |~~ |\||\d+\. |\[\w+(?: .*)?\]$)/.test(line) ? `\\${line}` : line))
    .join('\n');

function lines(node: Node): string[] {
  switch (node.kind) {
    case 'heading':
      return [`${'#'.repeat(node.level)} ${writeInline(node.text, false)}`, ''];
    case 'paragraph':
      return [node.align ? `> ${writeInline(node.text, false)}` : asWords(writeInline(node.text, false)), ''];
    case 'item':
      return [`${node.mark === 'bullet' ? '-' : '1.'} ${writeInline(node.text, false)}`];
    case 'fact':
      return [`: ${writeInline(node.label, true)} | ${writeInline(node.value, true)}`];
    case 'entry':
      return [
        `? ${writeInline(node.number, true)} | ${writeInline(node.label, true)} | ${writeInline(node.value, true)}`,
      ];
    case 'table':
      return ['', ...table(node), ''];
    case 'signature':
      return [`~ ${writeInline(node.who, true)} | ${writeInline(node.about, true)}`];
    case 'signedAt':
      return [`~~ ${writeInline(node.text, false)}`];
    case 'each':
      return ['', `[each ${node.list}]`, ...body(node.body), '[end]'];
    case 'if':
      return [
        '',
        `[if ${node.when}]`,
        ...body(node.body),
        ...(node.otherwise.length > 0 ? ['[else]', ...body(node.otherwise)] : []),
        '[end]',
      ];
    case 'page':
    case 'letterhead':
      return [`[${node.kind}]`];
    case 'use':
      return [`[use ${node.piece}]`];
  }
}

/** An item goes on until a blank line, unless another begins. */
const body = (nodes: Body): string[] =>
  nodes.flatMap((node, at) =>
    node.kind === 'item' && nodes[at + 1]?.kind !== 'item' ? [...lines(node), ''] : lines(node),
  );

/** The text of a body: `readBody(writeBody(body))` is the same body. */
export const writeBody = (nodes: Body): string =>
  body(nodes)
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
