import { directories } from '@boedel/contract/directories/registry';
import { partyRoles } from '@boedel/contract/parties/registry';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { actionLabels } from './action-labels';
import { loadDeclared } from './declared';
import { listFields, summariseEntry, describeAction, describeField } from './audit-trail.queries';

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

beforeAll(loadDeclared);

test('every action the server writes has its words', () => {
  expect(written.length).toBeGreaterThan(80);
  expect(records).toContain('marriage');
  const isWhole = (part: string): boolean => actionLabels.has(part.toLowerCase());
  const parts = [...written, ...put]
    .flatMap((action) => action.split('.'))
    .flatMap((part) => (isWhole(part) ? part : part.split(/[_-]/)))
    .map((part) => part.toLowerCase());
  // A list of the firm is called as its page is.
  const known = new Set([...actionLabels.keys(), ...Object.keys(directories)]);
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
  expect(
    summariseEntry({ ...about, after: { ...note, show_in_report: false, person_name: 'A', created_at: 'x' } }),
  ).toBe('Rang the bank');
  // A record that came to hold only empty answers says nothing.
  const empty = { before: { details: {} }, after: { details: { willKind: null, codicils: [] } } };
  expect(summariseEntry({ entityType: 'matter', ...empty })).toBe('');
  expect(
    summariseEntry({ entityType: 'x', before: { court: 'A', file_id: 3 }, after: { court: 'B', file_id: 4 } }),
  ).toBe('Court: A → B');
  expect(describeAction('bond_of_security.added')).toBe('Bond of security added');
  const paid = { payee: 'Johanna Botha', my_ref: 'EST/1', purpose: 'award', amount_cents: 100_00, same_day: false };
  expect(summariseEntry({ entityType: 'payout', before: null, after: paid })).toBe('Johanna Botha · R 100.00');
  expect(listFields({ before: null, after: paid }).map((field) => describeField(field, 'payout'))).not.toContain(
    'My ref',
  );
});

test('many changes are told by the first ones whole, and a code by what it means', () => {
  const before = { kind: 'awardPaid', notes: null, voucher: '1', description: 'x' };
  const after = { kind: 'heirPaidIn', notes: 'y', voucher: '2', description: 'z' };
  const brief = summariseEntry({ entityType: 'money_movement', before, after });
  expect(brief).toMatch(/ → .* and 2 more$/);
  expect(brief).not.toContain('awardPaid');
});

test('a field is called what the screens call it, and the number of a person tells nothing', () => {
  expect(['my_ref', 'to_on', 'clause 12'].map((field) => describeField(field))).toEqual([
    'My reference',
    'To',
    'Clause 12',
  ]);
  expect(listFields({ before: null, after: { 261: 'present', 262: 'online' } })).toEqual([]);
});
