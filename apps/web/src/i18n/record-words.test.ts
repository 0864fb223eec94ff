import type { Field, Fields } from '@boedel/contract/record/field';
import { expect, test } from 'vitest';

interface Declared {
  readonly label: string;
  readonly one: string;
  readonly names: string;
  readonly table: string;
  readonly fields: Fields;
}
const isRecord = (value: unknown): value is Declared =>
  typeof value === 'object' && value !== null && 'fields' in value && 'names' in value && 'table' in value;

const contract = import.meta.glob<Record<string, unknown>>('../../../../packages/contract/src/*/*.ts', { eager: true });
const dictionaries = import.meta.glob<{ af: Record<string, string> }>('./af/*.ts', { eager: true });

const wordsOf = (field: Field): string[] => [
  ...[field.label, field.help, field.group].filter((word): word is string => !!word),
  ...(field.options ?? []),
  ...(field.choices ?? []).map(({ label }) => label),
  ...Object.values(field.fields ?? {}).flatMap(wordsOf),
];

/** What a declared record says is shown through `t`, where no other test would find it. */
test('the words of every declared record of a matter have their Afrikaans in its area', () => {
  const missing = Object.entries(contract).flatMap(([file, exported]) => {
    const area = file.split('/').at(-2)!;
    const words = { ...dictionaries['./af/ui.ts']?.af, ...dictionaries[`./af/${area}.ts`]?.af };
    return Object.values(exported)
      .filter(isRecord)
      .flatMap(({ label, one, fields }) => [label, one, ...Object.values(fields).flatMap(wordsOf)])
      .filter((word) => !(word in words))
      .map((word) => `${area}: ${word}`);
  });
  expect([...new Set(missing)]).toEqual([]);
});
