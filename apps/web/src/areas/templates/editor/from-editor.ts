import type {
  TemplateBody,
  Inline,
  BodyNode,
  TableRowKind,
  TableRowNode,
  TableNode,
} from '@boedel/domain/templates/body';
import { readInline } from '@boedel/domain/templates/read-inline';
import type { JSONContent } from '@tiptap/core';
import { parseColumn } from './columns';

const readStyle = ({ marks = [] }: JSONContent): 'strong' | 'emphasis' | undefined =>
  marks.some(({ type }) => type === 'bold')
    ? 'strong'
    : marks.some(({ type }) => type === 'italic')
      ? 'emphasis'
      : undefined;

function parseHole(source: string): readonly Inline[] {
  try {
    return readInline(source);
  } catch {
    // What is being typed stays as it is; the text says what is wrong with it.
    return [{ kind: 'words', text: source }];
  }
}

/** Neighbours in one dress are one stretch. */
function parseInline(content: readonly JSONContent[] = []): readonly Inline[] {
  const found: Inline[] = [];
  for (const one of content) {
    const dress = readStyle(one);
    if (one.type === 'hole') {
      found.push(
        ...parseHole(String(one.attrs?.['source'] ?? '')).map((part) =>
          dress && part.kind !== 'choice' ? { ...part, dress } : part,
        ),
      );
      continue;
    }
    const text = one.type === 'hardBreak' ? '\n' : (one.text ?? '');
    const last = found.at(-1);
    if (last?.kind === 'words' && (last.dress === dress || one.type === 'hardBreak')) {
      found.splice(-1, 1, { ...last, text: last.text + text });
    } else if (text !== '') found.push({ kind: 'words', text, ...(dress && { dress }) });
  }
  return found;
}

const parseCells = ({ content = [] }: JSONContent): (readonly Inline[])[] =>
  content.map((cell) => parseInline(cell.content));

/** Rows that stand in the same repeat or condition are one again. */
function parseRows(content: readonly JSONContent[], depth = 0): TableRowNode[] {
  const found: TableRowNode[] = [];
  for (let at = 0; at < content.length;) {
    const row = content[at]!;
    const around = String(row.attrs?.['around'] ?? '');
    const marks = around === '' ? [] : around.split('\n');
    const mark = marks[depth];
    if (mark === undefined) {
      found.push({
        kind: 'row',
        row: (row.attrs?.['kind'] as TableRowKind | undefined) ?? 'line',
        cells: parseCells(row),
      });
      at += 1;
      continue;
    }
    let end = at;
    while (end < content.length && String(content[end]!.attrs?.['around'] ?? '').split('\n')[depth] === mark) end += 1;
    const inside = parseRows(content.slice(at, end), depth + 1);
    found.push(
      mark.startsWith('each ')
        ? { kind: 'each', list: mark.slice(5), rows: inside }
        : { kind: 'if', when: mark.slice(3), rows: inside },
    );
    at = end;
  }
  return found;
}

function parseTable({ attrs, content = [] }: JSONContent): TableNode {
  const titles = (attrs?.['columns'] as string[] | undefined) ?? [];
  return {
    kind: 'table',
    columns: titles.map(parseColumn).map(({ kind, title }) => ({ kind, title: title.trim() })),
    rows: parseRows(content),
  };
}

function parseNode(one: JSONContent): BodyNode[] {
  const { type, attrs = {}, content = [] } = one;
  const parts = parseCells(one);
  switch (type) {
    case 'heading':
      return [{ kind: 'heading', level: attrs['level'] as 1 | 2 | 3, text: parseInline(content) }];
    case 'item':
      return [{ kind: 'item', mark: attrs['mark'] as 'bullet' | 'number', text: parseInline(content) }];
    case 'signedAt':
      return [{ kind: 'signedAt', text: parseInline(content) }];
    case 'fact':
      return [{ kind: 'fact', label: parts[0] ?? [], value: parts[1] ?? [] }];
    case 'entry':
      return [{ kind: 'entry', number: parts[0] ?? [], label: parts[1] ?? [], value: parts[2] ?? [] }];
    case 'signature':
      return [{ kind: 'signature', who: parts[0] ?? [], about: parts[1] ?? [] }];
    case 'grid':
      return [parseTable(one)];
    case 'each':
      return [{ kind: 'each', list: String(attrs['list']), body: parseEditorContent(content) }];
    case 'condition': {
      const [met, otherwise] = content;
      return [
        {
          kind: 'if',
          when: String(attrs['when']),
          body: parseEditorContent(met?.content),
          otherwise: parseEditorContent(otherwise?.content),
        },
      ];
    }
    case 'mark': {
      const is = String(attrs['is']);
      if (is === 'page' || is === 'letterhead') return [{ kind: is }];
      return [{ kind: 'use', piece: is.replace(/^use /, '') }];
    }
    default: {
      const text = parseInline(content);
      if (text.length === 0) return [];
      return [{ kind: 'paragraph', text, ...(attrs['align'] === 'center' && { align: 'center' as const }) }];
    }
  }
}

/** What the editor holds, as a body. An empty line parts nothing. */
export const parseEditorContent = (content: readonly JSONContent[] = []): TemplateBody => content.flatMap(parseNode);
