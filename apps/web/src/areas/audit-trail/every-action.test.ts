import { directories } from '@boedel/contract/directories/registry';
import { partyRoles } from '@boedel/contract/parties/registry';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { actionWords } from './action-words';
import { inBrief } from './audit-trail.queries';

const root = 'apps/server/src';
const sources = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !/test|demo/.test(file))
  .map((file) => readFileSync(join(root, file), 'utf8'));

/** Everything the server writes into a trail by name, and the names that are put together of a record's and a verb. */
const written = sources.flatMap((text) =>
  [...text.matchAll(/\b(?:audit|auditInFirm|auditMany)\w*\(([^;]{0,260})/g)].flatMap(([, asked]) =>
    [...asked!.matchAll(/'((?!app\.)[a-z]\w*(?:\.\w+)+)'/g)].map(([, action]) => action!),
  ),
);
const records = readdirSync('packages/contract/src', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.record.ts'))
  .flatMap((file) => /table: '(\w+)'/.exec(readFileSync(join('packages/contract/src', file), 'utf8'))?.[1] ?? []);
const put = [...records, ...Object.values(partyRoles).flatMap(({ roles }) => roles)];

test('every action the server writes has its words', () => {
  expect(written.length).toBeGreaterThan(80);
  expect(records).toContain('marriage');
  const parts = [...written, ...put].flatMap((action) => action.split(/[._-]/)).map((part) => part.toLowerCase());
  // A list of the firm is called as its page is.
  const known = new Set([...actionWords.keys(), ...Object.keys(directories)]);
  expect([...new Set(parts)].filter((part) => !known.has(part))).toEqual([]);
});

test('a row tells what it is about by name, not by what the machine knows it by', () => {
  const note = {
    id: 4,
    html: '<p>Rang</p>',
    plain: 'Rang the bank',
    matter_id: 7,
    person_id: 2,
    version: 1,
    mentions: [],
  };
  const about = { entityType: 'matter_note', before: null };
  expect(inBrief({ ...about, after: { ...note, show_in_report: false, person_name: 'A', created_at: 'x' } })).toBe(
    'Rang the bank',
  );
  expect(inBrief({ entityType: 'x', before: { court: 'A', file_id: 3 }, after: { court: 'B', file_id: 4 } })).toBe(
    'Court: A → B',
  );
});
