import { allTranslations } from '@boedel/words/all-translations';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseAst } from 'vite';
import { expect, test } from 'vitest';

interface SourceCodeNode {
  readonly type: string;
  readonly [part: string]: unknown;
}
const isNode = (value: unknown): value is SourceCodeNode =>
  typeof value === 'object' && value !== null && 'type' in value;

/** Every node that is passed on the way; a visit that answers false goes no deeper. */
function walkNodes(value: unknown, visit: (node: SourceCodeNode) => boolean | undefined): void {
  if (Array.isArray(value)) for (const each of value) walkNodes(each, visit);
  if (!isNode(value) || visit(value) === false) return;
  for (const part of Object.values(value)) walkNodes(part, visit);
}

/** The sentences given to `t` within a part of a screen; those of attributes are not seen. */
function listWordsIn(part: unknown): string[] {
  const found: string[] = [];
  walkNodes(part, (node) => {
    if (node.type === 'JSXAttribute') return false;
    if (node.type === 'JSXText') found.push(...((node['value'] as string).match(/\p{L}[\p{L} ]+/gu) ?? []));
    const key = node.type === 'CallExpression' && (node['arguments'] as SourceCodeNode[])[0]?.['value'];
    if (typeof key !== 'string' || (node['callee'] as SourceCodeNode)['name'] !== 't') return undefined;
    found.push(key);
    return false;
  });
  return found;
}

/** A value that is filled in stands as a word of its own. */
const normaliseWords = (words: string): string =>
  ` ${words
    .toLowerCase()
    .replace(/\{\w+\}/g, ' 0 ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;
const hasLabel = (label: string, seen: string): boolean => normaliseWords(label).includes(normaliseWords(seen));
const translateToAfrikaans = (words: string): string => allTranslations[words] ?? words;

let labelsRead = 0;
/** Buttons and links whose name, in either language, leaves out what stands on them. */
function listMismatches(file: string): string[] {
  const found: string[] = [];
  walkNodes(parseAst(readFileSync(join('apps/web/src', file), 'utf8'), { lang: 'tsx' }), (node) => {
    if (node.type !== 'JSXElement') return undefined;
    const opening = node['openingElement'] as SourceCodeNode;
    const name = (opening['attributes'] as SourceCodeNode[]).find(
      (one) => (one['name'] as SourceCodeNode)?.['name'] === 'aria-label',
    );
    if (
      !name ||
      !/^(?:a|button|Anchor|UnstyledButton|\w*Button|\w*Link)$/.test(
        String((opening['name'] as SourceCodeNode)['name']),
      )
    )
      return undefined;
    const labels = listWordsIn(name['value']);
    labelsRead += labels.length;
    const seen = labels.length > 0 ? listWordsIn(node['children']) : [];
    for (const words of seen)
      if (
        !labels.some((one) => hasLabel(one, words) && hasLabel(translateToAfrikaans(one), translateToAfrikaans(words)))
      )
        found.push(`${file}: '${words}' is not in '${labels.join("' or '")}'`);
    return undefined;
  });
  return found;
}

test('what is seen on a button is part of what is heard of it, in both languages', () => {
  const files = readdirSync('apps/web/src', { recursive: true, encoding: 'utf8' });
  expect(files.filter((file) => /(?<!\.test)\.tsx$/.test(file)).flatMap(listMismatches)).toEqual([]);
  expect(labelsRead).toBeGreaterThan(20);
});
