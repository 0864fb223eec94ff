import { directories } from '@boedel/contract/directories/registry';
import { describe, expect, test } from 'vitest';
import { createFieldColumns } from './record-columns';
import { listFormFields } from './record-fields';

describe.each(Object.entries(directories))('the directory %s', (_, { fields }) => {
  test('makes a form that asks for every field once, pictures apart', () => {
    const asked = listFormFields(fields).map(({ field }) => field.name);
    const declared = Object.entries(fields).filter(([, field]) => field.kind !== 'image');
    expect([...asked].sort()).toEqual(declared.map(([name]) => name).sort());
  });

  test('makes a list whose first columns name the entry', () => {
    const columns = createFieldColumns(fields);
    expect(columns.filter((column) => column.strong).map((column) => column.key)).toEqual(['name']);
  });
});

test('kinds become the controls that fit them', () => {
  const { commissionPercent, agreementDate } = directories.referrer.fields;
  const fields = listFormFields({ commissionPercent: commissionPercent!, agreementDate: agreementDate! });
  expect(fields.map(({ field }) => field.kind)).toEqual(['percent', 'day']);
});
