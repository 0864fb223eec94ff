import type { Body, Inline, Node, RowNode, TableNode } from './body';

const escaped = (text: string, more = ''): string =>
  text.replace(/[\\{}*]/g, '\\$&').replace(more ? /\|/g : /$^/, '\\$&');

const dressed = (text: string, dress?: 'strong' | 'emphasis'): string =>
  dress === 'strong' ? `**${text}**` : dress === 'emphasis' ? `*${text}*` : text;

function inline(parts: readonly Inline[], inBars: boolean): string {
  return parts
    .map((part) => {
      if (part.kind === 'words') return dressed(escaped(part.text, inBars ? '|' : ''), part.dress);
      if (part.kind === 'choice') {
        const sides = [part.when, inline(part.met, true), inline(part.otherwise, true)];
        if (sides[2] === '') sides.pop();
        return `{?${sides.join('|')}}`;
      }
      const { field, manner, or } = part;
      return dressed(
        `{${[field, manner, or !== undefined && `or ${inline(or, true)}`].filter(Boolean).join('|')}}`,
        part.dress,
      );
    })
    .join('');
}

const row = (cells: readonly (readonly Inline[])[]): string => cells.map((cell) => ` ${inline(cell, true)} |`).join('');

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
      return [`${'#'.repeat(node.level)} ${inline(node.text, false)}`, ''];
    case 'paragraph':
      return [node.align ? `> ${inline(node.text, false)}` : asWords(inline(node.text, false)), ''];
    case 'item':
      return [`${node.mark === 'bullet' ? '-' : '1.'} ${inline(node.text, false)}`];
    case 'fact':
      return [`: ${inline(node.label, true)} | ${inline(node.value, true)}`];
    case 'entry':
      return [`? ${inline(node.number, true)} | ${inline(node.label, true)} | ${inline(node.value, true)}`];
    case 'table':
      return ['', ...table(node), ''];
    case 'signature':
      return [`~ ${inline(node.who, true)} | ${inline(node.about, true)}`];
    case 'signedAt':
      return [`~~ ${inline(node.text, false)}`];
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
