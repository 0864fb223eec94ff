import type { Body, Inline, Node, RowNode } from '@boedel/domain/templates/body';
import { readCondition } from '@boedel/domain/templates/condition';
import { isRefused } from '@boedel/domain/law/refusal';

const ofWhen = (when: string): string[] => {
  const condition = readCondition(when);
  return isRefused(condition) ? [] : condition.flat().map(({ field }) => field);
};
const ofInline = (parts: readonly Inline[]): string[] =>
  parts.flatMap((part) => {
    if (part.kind === 'words') return [];
    if (part.kind === 'field') return [part.field, ...ofInline(part.or ?? [])];
    return [...ofWhen(part.when), ...ofInline(part.met), ...ofInline(part.otherwise)];
  });
const ofRows = (rows: readonly RowNode[]): string[] =>
  rows.flatMap((row) => {
    if (row.kind === 'row') return row.cells.flatMap(ofInline);
    return [...(row.kind === 'each' ? [row.list] : ofWhen(row.when)), ...ofRows(row.rows)];
  });

function ofNode(node: Node, pieces: Readonly<Record<string, Body>>): string[] {
  switch (node.kind) {
    case 'heading':
    case 'paragraph':
    case 'item':
    case 'signedAt':
      return ofInline(node.text);
    case 'fact':
      return [...ofInline(node.label), ...ofInline(node.value)];
    case 'entry':
      return [node.number, node.label, node.value].flatMap(ofInline);
    case 'signature':
      return [...ofInline(node.who), ...ofInline(node.about)];
    case 'table':
      return ofRows(node.rows);
    case 'each':
      return [node.list, ...namesIn(node.body, pieces)];
    case 'if':
      return [...ofWhen(node.when), ...namesIn(node.body, pieces), ...namesIn(node.otherwise, pieces)];
    case 'use':
      return [...namesIn(pieces[node.piece] ?? [], pieces)];
    case 'page':
    case 'letterhead':
      return [];
  }
}

/** The fields and lists a body names, in the order they come. */
export const namesIn = (body: Body, pieces: Readonly<Record<string, Body>>): ReadonlySet<string> =>
  new Set(body.flatMap((node) => ofNode(node, pieces)));
