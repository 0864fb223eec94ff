import type { TemplateBody, Inline, BodyNode, TableRowNode, TableNode } from './body';

const escapeText = (text: string, more = ''): string =>
  text.replace(/[\\{}*]/g, '\\$&').replace(more ? /\|/g : /$^/, '\\$&');

const formatStyled = (text: string, dress?: 'strong' | 'emphasis'): string =>
  dress === 'strong' ? `**${text}**` : dress === 'emphasis' ? `*${text}*` : text;

const formatPlainPart = (part: Inline, inBars: boolean): string => {
  if (part.kind === 'words') return escapeText(part.text, inBars ? '|' : '');
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
    const dress = findStyle(parts[at]!);
    let end = at;
    while (end < parts.length && findStyle(parts[end]!) === dress) end += 1;
    text += formatStyled(
      parts
        .slice(at, end)
        .map((part) => formatPlainPart(part, inBars))
        .join(''),
      dress,
    );
    at = end;
  }
  return text;
}
const findStyle = (part: Inline): 'strong' | 'emphasis' | undefined =>
  part.kind === 'choice' ? undefined : part.dress;

const formatRow = (cells: readonly (readonly Inline[])[]): string =>
  cells.map((cell) => ` ${writeInline(cell, true)} |`).join('');

const columnSigns = { number: '# ', words: '', voucher: '~ ', amount: '$ ' } as const;

function formatRows(rows: readonly TableRowNode[]): string[] {
  return rows.flatMap((one) => {
    if (one.kind === 'each') return [`|each ${one.list}`, ...formatRows(one.rows), '|end'];
    if (one.kind === 'if') return [`|if ${one.when}`, ...formatRows(one.rows), '|end'];
    return [one.row === 'line' ? `|${formatRow(one.cells)}` : `|${one.row} |${formatRow(one.cells)}`];
  });
}

const formatTable = ({ columns, rows }: TableNode): string[] => [
  `|:${columns.map(({ kind, title }) => ` ${columnSigns[kind]}${title} |`).join('')}`,
  ...formatRows(rows),
];

/** A line of plain words that would be read as something else is kept apart with a backslash. */
const escapeLineStarts = (text: string): string =>
  text
    .split('\n')
    .map((line) => line.trim())
    .map((line) => (/^(?:#{1,3} |[-:?~>] |~~ |\||\d+\. |\[\w+(?: .*)?\]$)/.test(line) ? `\\${line}` : line))
    .join('\n');

function formatNode(node: BodyNode): string[] {
  switch (node.kind) {
    case 'heading':
      return [`${'#'.repeat(node.level)} ${writeInline(node.text, false)}`, ''];
    case 'paragraph':
      return [node.align ? `> ${writeInline(node.text, false)}` : escapeLineStarts(writeInline(node.text, false)), ''];
    case 'item':
      return [`${node.mark === 'bullet' ? '-' : '1.'} ${writeInline(node.text, false)}`];
    case 'fact':
      return [`: ${writeInline(node.label, true)} | ${writeInline(node.value, true)}`];
    case 'entry':
      return [
        `? ${writeInline(node.number, true)} | ${writeInline(node.label, true)} | ${writeInline(node.value, true)}`,
      ];
    case 'table':
      return ['', ...formatTable(node), ''];
    case 'signature':
      return [`~ ${writeInline(node.who, true)} | ${writeInline(node.about, true)}`];
    case 'signedAt':
      return [`~~ ${writeInline(node.text, false)}`];
    case 'each':
      return ['', `[each ${node.list}]`, ...formatBody(node.body), '[end]'];
    case 'if':
      return [
        '',
        `[if ${node.when}]`,
        ...formatBody(node.body),
        ...(node.otherwise.length > 0 ? ['[else]', ...formatBody(node.otherwise)] : []),
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
const formatBody = (nodes: TemplateBody): string[] =>
  nodes.flatMap((node, at) =>
    node.kind === 'item' && nodes[at + 1]?.kind !== 'item' ? [...formatNode(node), ''] : formatNode(node),
  );

/** The text of a body: `readBody(writeBody(body))` is the same body. */
export const writeBody = (nodes: TemplateBody): string =>
  formatBody(nodes)
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
