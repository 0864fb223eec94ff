import { executorFields, powerOfAttorneyFields } from '@boedel/contract/parties/party-details';
import { partyFields } from '@boedel/contract/parties/party.fields';
import { partyRoles } from '@boedel/contract/parties/registry';
import type { RecordField, RecordFields } from '@boedel/contract/record/field';
import { nestedField } from '@boedel/contract/record/schemas';
import { expect, test } from 'vitest';

interface DeclaredRecordWords {
  readonly label: string;
  readonly one: string;
  readonly names: string;
  readonly table: string;
  readonly fields: RecordFields;
}
const isRecord = (value: unknown): value is DeclaredRecordWords =>
  typeof value === 'object' && value !== null && 'fields' in value && 'names' in value && 'table' in value;

const contract = import.meta.glob<Record<string, unknown>>(
  ['../../../../packages/contract/src/*/*.ts', '!../../../../packages/contract/src/*/*.test.ts'],
  { eager: true },
);
const dictionaries = import.meta.glob<{ af: Record<string, string> }>('../../../../packages/words/src/af/*.ts', {
  eager: true,
});
const findDictionary = (area: string) => dictionaries[`../../../../packages/words/src/af/${area}.ts`]?.af;

const listWords = (field: RecordField): string[] => [
  ...[field.label, field.help, field.group].filter((word): word is string => !!word),
  ...(field.options ?? []).map((option) => field.labels?.[option] ?? option),
  ...(field.choices ?? []).map(({ label }) => label),
  ...Object.values(field.fields ?? {}).flatMap(listWords),
];

test('the dictionaries are found', () => {
  expect(Object.keys(findDictionary('ui') ?? {}).length).toBeGreaterThan(50);
});

/** What a declared record says is shown through `t`, where no other test would find it. */
test('the words of every declared record of a matter have their Afrikaans in its area', () => {
  const missing = Object.entries(contract).flatMap(([file, exported]) => {
    const area = file.split('/').at(-2)!;
    const words = { ...findDictionary('ui'), ...findDictionary(area) };
    return Object.values(exported)
      .filter(isRecord)
      .flatMap(({ label, one, fields }) => [label, one, ...Object.values(fields).flatMap(listWords)])
      .filter((word) => !(word in words))
      .map((word) => `${area}: ${word}`);
  });
  expect([...new Set(missing)]).toEqual([]);
});

/** A party's fields are shown by forms of several areas, inside a matter. */
test.each([
  [
    'parties',
    {
      ...partyFields,
      ...Object.fromEntries(Object.values(partyRoles).map(({ one, fields }) => [one, nestedField(fields)])),
    },
  ],
  ['matter-people', { ...executorFields, ...powerOfAttorneyFields }],
] as [string, RecordFields][])('so have the words of parties in %s', (area, fields) => {
  const words = { ...findDictionary('ui'), ...findDictionary('matter'), ...findDictionary(area) };
  const missing = Object.values(fields)
    .flatMap(listWords)
    .filter((word) => !(word in words));
  expect([...new Set(missing)]).toEqual([]);
});
