import type { TemplateBody, Inline, BodyNode, TableRowNode } from '@boedel/domain/templates/body';
import { readCondition } from '@boedel/domain/templates/condition';
import { isRefused } from '@boedel/domain/law/refusal';

const listConditionNames = (when: string): string[] => {
  const condition = readCondition(when);
  return isRefused(condition) ? [] : condition.flat().map(({ field }) => field);
};
const listInlineNames = (parts: readonly Inline[]): string[] =>
  parts.flatMap((part) => {
    if (part.kind === 'words') return [];
    if (part.kind === 'field') return [part.field, ...listInlineNames(part.or ?? [])];
    return [...listConditionNames(part.when), ...listInlineNames(part.met), ...listInlineNames(part.otherwise)];
  });
const listRowNames = (rows: readonly TableRowNode[]): string[] =>
  rows.flatMap((row) => {
    if (row.kind === 'row') return row.cells.flatMap(listInlineNames);
    return [...(row.kind === 'each' ? [row.list] : listConditionNames(row.when)), ...listRowNames(row.rows)];
  });

function listNodeNames(node: BodyNode, pieces: Readonly<Record<string, TemplateBody>>): string[] {
  switch (node.kind) {
    case 'heading':
    case 'paragraph':
    case 'item':
    case 'signedAt':
      return listInlineNames(node.text);
    case 'fact':
      return [...listInlineNames(node.label), ...listInlineNames(node.value)];
    case 'entry':
      return [node.number, node.label, node.value].flatMap(listInlineNames);
    case 'signature':
      return [...listInlineNames(node.who), ...listInlineNames(node.about)];
    case 'table':
      return listRowNames(node.rows);
    case 'each':
      return [node.list, ...listNamesIn(node.body, pieces)];
    case 'if':
      return [
        ...listConditionNames(node.when),
        ...listNamesIn(node.body, pieces),
        ...listNamesIn(node.otherwise, pieces),
      ];
    case 'use':
      return [...listNamesIn(pieces[node.piece] ?? [], pieces)];
    case 'page':
    case 'letterhead':
      return [];
  }
}

/** The fields and lists a body names, in the order they come. */
export const listNamesIn = (body: TemplateBody, pieces: Readonly<Record<string, TemplateBody>>): ReadonlySet<string> =>
  new Set(body.flatMap((node) => listNodeNames(node, pieces)));
