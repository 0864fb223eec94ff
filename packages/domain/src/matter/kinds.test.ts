import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const sources = ['apps/server/src', 'apps/web/src', 'packages/contract/src', 'packages/domain/src'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => join(folder, file)),
);
/** A kind or a status of a matter compared with its number, in code or in SQL. */
const byNumber = [
  /\bsystemType(?:ID)?\s*[!=]==\s*[1-5]\b/,
  /\bsystem_type\s*(?:=|<>|in \()\s*[1-5]\b/,
  /\bmatterStatus\s*[!=]==\s*[1-4]\b/,
  /\b(?:m|t|matter)\.status\s*(?:=|<>|<|>|in \()\s*[1-4]\b/,
  /\bwhere status\s*(?:=|<>|<|>|in \()\s*[1-4]\b/,
];

test('kinds and statuses of matters are known by name, not by number', () => {
  const found = sources.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, at) =>
        byNumber.some((pattern) => pattern.test(line)) ? [`${file}:${at + 1} ${line.trim()}`] : [],
      ),
  );
  expect(sources.length).toBeGreaterThan(500);
  expect(found).toEqual([]);
});
