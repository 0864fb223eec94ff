import type { Body, Inline, Node, RowNode } from '@boedel/domain/templates/body';
import { writeInline } from '@boedel/domain/templates/write-body';
import type { JSONContent } from '@tiptap/core';
import { columnText } from './columns';

const marksOf = (dress?: 'strong' | 'emphasis'): Pick<JSONContent, 'marks'> =>
  dress ? { marks: [{ type: dress === 'strong' ? 'bold' : 'italic' }] } : {};

/** Words with their breaks; a field or a choice is one piece that is moved and removed whole. */
function inline(parts: readonly Inline[]): JSONContent[] {
  return parts.flatMap((part): JSONContent[] => {
    if (part.kind !== 'words') {
      const { dress, ...bare } = part as Inline & { dress?: 'strong' | 'emphasis' };
      return [{ type: 'hole', attrs: { source: writeInline([bare], true) }, ...marksOf(dress) }];
    }
    return part.text
      .split('\n')
      .flatMap((line, at): JSONContent[] => [
        ...(at > 0 ? [{ type: 'hardBreak' }] : []),
        ...(line === '' ? [] : [{ type: 'text', text: line, ...marksOf(part.dress) }]),
      ]);
  });
}

const cell = (parts: readonly Inline[]): JSONContent => ({ type: 'cell', content: inline(parts) });

function rows(nodes: readonly RowNode[], around: string): JSONContent[] {
  return nodes.flatMap((row): JSONContent[] => {
    if (row.kind === 'row') return [{ type: 'row', attrs: { kind: row.row, around }, content: row.cells.map(cell) }];
    const mark = row.kind === 'each' ? `each ${row.list}` : `if ${row.when}`;
    return rows(row.rows, around === '' ? mark : `${around}\n${mark}`);
  });
}

function node(one: Node): JSONContent {
  switch (one.kind) {
    case 'heading':
      return { type: 'heading', attrs: { level: one.level }, content: inline(one.text) };
    case 'paragraph':
      return { type: 'paragraph', attrs: { align: one.align ?? null }, content: inline(one.text) };
    case 'item':
      return { type: 'item', attrs: { mark: one.mark }, content: inline(one.text) };
    case 'signedAt':
      return { type: 'signedAt', content: inline(one.text) };
    case 'fact':
      return { type: 'fact', content: [cell(one.label), cell(one.value)] };
    case 'entry':
      return { type: 'entry', content: [cell(one.number), cell(one.label), cell(one.value)] };
    case 'signature':
      return { type: 'signature', content: [cell(one.who), cell(one.about)] };
    case 'table':
      return {
        type: 'grid',
        attrs: { columns: one.columns.map(columnText) },
        content: rows(one.rows, ''),
      };
    case 'each':
      return { type: 'each', attrs: { list: one.list }, content: toEditor(one.body) };
    case 'if':
      return {
        type: 'condition',
        attrs: { when: one.when },
        content: [
          { type: 'met', content: toEditor(one.body) },
          ...(one.otherwise.length > 0 ? [{ type: 'otherwise', content: toEditor(one.otherwise) }] : []),
        ],
      };
    case 'page':
    case 'letterhead':
      return { type: 'mark', attrs: { is: one.kind } };
    case 'use':
      return { type: 'mark', attrs: { is: `use ${one.piece}` } };
  }
}

const toEditor = (body: Body): JSONContent[] => (body.length === 0 ? [{ type: 'paragraph' }] : body.map(node));

/** A body as the editor holds it. */
export const editorDocument = (body: Body): JSONContent => ({ type: 'doc', content: toEditor(body) });
