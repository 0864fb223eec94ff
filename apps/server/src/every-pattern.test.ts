import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseAst } from 'vite';
import { describe, expect, test } from 'vitest';
import { listRepeats } from './testing/pattern-samples';

const repositoryRoot = fileURLToPath(new URL('../../../', import.meta.url));
const rooms = ['apps/server/src', 'packages/domain/src', 'packages/contract/src', 'packages/document/src'];

/** Every pattern that is written in the code that runs on the server, with a file it stands in. */
function listPatterns(): Map<string, { pattern: RegExp; file: string }> {
  const patterns = new Map<string, { pattern: RegExp; file: string }>();
  const files = rooms.flatMap((room) =>
    readdirSync(join(repositoryRoot, room), { recursive: true, encoding: 'utf8' }).map((name) => join(room, name)),
  );
  for (const file of files.filter((name) => name.endsWith('.ts') && !/\.test(ing)?\.ts$|\/testing\//.test(name))) {
    const walkNode = (node: unknown): void => {
      if (Array.isArray(node)) return node.forEach(walkNode);
      if (typeof node !== 'object' || node === null) return;
      const { type, regex } = node as { type?: string; regex?: { pattern: string; flags: string } };
      if (type === 'Literal' && regex) {
        const pattern = new RegExp(regex.pattern, regex.flags.replace(/[gy]/g, ''));
        patterns.set(String(pattern), { pattern, file });
      }
      Object.values(node).forEach(walkNode);
    };
    walkNode(parseAst(readFileSync(join(repositoryRoot, file), 'utf8'), { lang: 'ts' }));
  }
  return patterns;
}

const longest = 16_384;
const patienceMs = 60;

const measureTest = (pattern: RegExp, text: string): number => {
  const from = performance.now();
  pattern.test(text);
  return performance.now() - from;
};

/** The text a pattern takes too long over, or undefined. Texts grow slowly, so that none can take for ever. */
function findStall(pattern: RegExp): string | undefined {
  const generic = [' ', 'a', '0', '\n', '.'].map((turn) => ({ before: '', turn }));
  const known = new Set<string>();
  for (const { before, turn } of [...listRepeats(pattern), ...generic]) {
    if (known.size === known.add(before + '\0' + turn).size) continue;
    for (let turns = 4; turns * turn.length <= longest; turns = turns < 40 ? turns + 2 : turns * 2) {
      const text = `${before}${turn.repeat(turns)}\u0001!`;
      // Whatever else the machine is busy with does not come three times at the same place.
      if ([0, 1, 2].every(() => measureTest(pattern, text) > patienceMs)) return `${before}(${turn}){${turns}}`;
    }
  }
  return undefined;
}

describe('no pattern of the server can be made to take long', () => {
  test('those that can be are found: by doubling with every sign, or with the square of their number', () => {
    expect(findStall(/^\s*(<!--[\s\S]*?-->\s*)*<svg/i)).toBeDefined();
    expect(findStall(/^(a+)+$/)).toBeDefined();
    expect(findStall(/\s*,\s*x/)).toBeDefined();
    expect(findStall(/^[a-z]+(-[a-z]+)*$/)).toBeUndefined();
  });

  const patterns = listPatterns();
  test('every one of them is found in the code', () => expect(patterns.size).toBeGreaterThan(120));
  test.each([...patterns])('%s', (_, { pattern, file }) => {
    expect(findStall(pattern), file).toBeUndefined();
  });
});
