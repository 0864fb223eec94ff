import type { TemplateBody, Inline, BodyNode, TableRowNode } from '@boedel/domain/templates/body';
import { writeInline } from '@boedel/domain/templates/write-body';
import type { JSONContent } from '@tiptap/core';
import { formatColumn } from './columns';

const toMarks = (dress?: 'strong' | 'emphasis'): Pick<JSONContent, 'marks'> =>
  dress ? { marks: [{ type: dress === 'strong' ? 'bold' : 'italic' }] } : {};

/** Words with their breaks; a field or a choice is one piece that is moved and removed whole. */
function toInlineContent(parts: readonly Inline[]): JSONContent[] {
  return parts.flatMap((part): JSONContent[] => {
    if (part.kind !== 'words') {
      const { dress, ...bare } = part as Inline & { dress?: 'strong' | 'emphasis' };
      return [{ type: 'hole', attrs: { source: writeInline([bare], true) }, ...toMarks(dress) }];
    }
    return part.text
      .split('\n')
      .flatMap((line, at): JSONContent[] => [
        ...(at > 0 ? [{ type: 'hardBreak' }] : []),
        ...(line === '' ? [] : [{ type: 'text', text: line, ...toMarks(part.dress) }]),
      ]);
  });
}

const toCellContent = (parts: readonly Inline[]): JSONContent => ({ type: 'cell', content: toInlineContent(parts) });

function toRowContent(nodes: readonly TableRowNode[], around: string): JSONContent[] {
  return nodes.flatMap((row): JSONContent[] => {
    if (row.kind === 'row')
      return [{ type: 'row', attrs: { kind: row.row, around }, content: row.cells.map(toCellContent) }];
    const mark = row.kind === 'each' ? `each ${row.list}` : `if ${row.when}`;
    return toRowContent(row.rows, around === '' ? mark : `${around}\n${mark}`);
  });
}

function toNodeContent(one: BodyNode): JSONContent {
  switch (one.kind) {
    case 'heading':
      return { type: 'heading', attrs: { level: one.level }, content: toInlineContent(one.text) };
    case 'paragraph':
      return { type: 'paragraph', attrs: { align: one.align ?? null }, content: toInlineContent(one.text) };
    case 'item':
      return { type: 'item', attrs: { mark: one.mark }, content: toInlineContent(one.text) };
    case 'signedAt':
      return { type: 'signedAt', content: toInlineContent(one.text) };
    case 'fact':
      return { type: 'fact', content: [toCellContent(one.label), toCellContent(one.value)] };
    case 'entry':
      return {
        type: 'entry',
        content: [toCellContent(one.number), toCellContent(one.label), toCellContent(one.value)],
      };
    case 'signature':
      return { type: 'signature', content: [toCellContent(one.who), toCellContent(one.about)] };
    case 'table':
      return {
        type: 'grid',
        attrs: { columns: one.columns.map(formatColumn) },
        content: toRowContent(one.rows, ''),
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

const toEditor = (body: TemplateBody): JSONContent[] =>
  body.length === 0 ? [{ type: 'paragraph' }] : body.map(toNodeContent);

/** A body as the editor holds it. */
export const toEditorDocument = (body: TemplateBody): JSONContent => ({ type: 'doc', content: toEditor(body) });
