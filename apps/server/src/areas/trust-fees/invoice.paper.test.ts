import { toLocalDate } from '@boedel/domain/dates/local-date';
import { cents } from '@boedel/domain/money/cents';
import { expect, test } from 'vitest';
import { createPaperTranslator } from '../../platform/paper/words';
import { buildInvoice } from './invoice.paper';

const printInvoice = (vat: number) =>
  JSON.stringify(
    buildInvoice(
      {
        language: 'en',
        letterhead: { name: 'Firm' } as never,
        vatNumber: '4123456784',
        number: 1,
        on: toLocalDate('2026-11-16'),
        trust: 'Olive Trust',
        trustAddress: '18 Loerie Street, Polokwane',
        trustVatNumber: '4000000008',
        reference: 'T1',
        mastersReference: null,
        fromDate: toLocalDate('2025-03-01'),
        toDate: toLocalDate('2026-02-28'),
        fee: { heads: [], fee: cents(1000), vat: cents(vat), total: cents(1000 + vat) },
      },
      createPaperTranslator('en', 'ZA'),
    ),
  );

test('a tax invoice names supplier and recipient with address and number (VAT Act s 20(4))', () => {
  for (const said of ['Tax invoice', '4123456784', '18 Loerie Street, Polokwane', '4000000008']) {
    expect(printInvoice(150)).toContain(said);
  }
  expect(printInvoice(0)).not.toContain('4123456784');
});
