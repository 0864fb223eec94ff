import { allWords } from '@boedel/words/all-words';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseAst } from 'vite';
import { expect, test } from 'vitest';

interface Node {
  readonly type: string;
  readonly [part: string]: unknown;
}
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

/** Every node that is passed on the way; a visit that answers false goes no deeper. */
function walk(value: unknown, visit: (node: Node) => boolean | undefined): void {
  if (Array.isArray(value)) for (const each of value) walk(each, visit);
  if (!isNode(value) || visit(value) === false) return;
  for (const part of Object.values(value)) walk(part, visit);
}

/** The words said by `t` within a part of a screen; those of attributes are not seen. */
function wordsIn(part: unknown): string[] {
  const said: string[] = [];
  walk(part, (node) => {
    if (node.type === 'JSXAttribute') return false;
    if (node.type === 'JSXText') said.push(...((node['value'] as string).match(/\p{L}[\p{L} ]+/gu) ?? []));
    const key = node.type === 'CallExpression' && (node['arguments'] as Node[])[0]?.['value'];
    if (typeof key !== 'string' || (node['callee'] as Node)['name'] !== 't') return undefined;
    said.push(key);
    return false;
  });
  return said;
}

/** A value that is filled in stands as a word of its own. */
const plain = (words: string): string =>
  ` ${words
    .toLowerCase()
    .replace(/\{\w+\}/g, ' 0 ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;
const holds = (label: string, seen: string): boolean => plain(label).includes(plain(seen));
const inAfrikaans = (words: string): string => allWords[words] ?? words;

/** Buttons and links whose name, in either language, leaves out what stands on them. */
function mismatches(file: string): string[] {
  const found: string[] = [];
  walk(parseAst(readFileSync(join('apps/web/src', file), 'utf8'), { lang: 'tsx' }), (node) => {
    if (node.type !== 'JSXElement') return undefined;
    const opening = node['openingElement'] as Node;
    const name = (opening['attributes'] as Node[]).find((one) => (one['name'] as Node)?.['name'] === 'aria-label');
    if (
      !name ||
      !/^(?:a|button|Anchor|UnstyledButton|\w*Button|\w*Link)$/.test(String((opening['name'] as Node)['name']))
    )
      return undefined;
    const labels = wordsIn(name['value']);
    const seen = labels.length > 0 ? wordsIn(node['children']) : [];
    for (const words of seen)
      if (!labels.some((one) => holds(one, words) && holds(inAfrikaans(one), inAfrikaans(words))))
        found.push(`${file}: '${words}' is not in '${labels.join("' or '")}'`);
    return undefined;
  });
  return found;
}

test('what is seen on a button is part of what is heard of it, in both languages', () => {
  const files = readdirSync('apps/web/src', { recursive: true, encoding: 'utf8' });
  expect(files.filter((file) => /(?<!\.test)\.tsx$/.test(file)).flatMap(mismatches)).toEqual([]);
});
