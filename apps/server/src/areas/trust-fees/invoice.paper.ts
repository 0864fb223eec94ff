import { type PaperCell, type Paper, type PaperRow, toRuns } from '@boedel/document/tree/paper';
import type { LocalDate } from '@boedel/domain/dates/local-date';
import type { Cents } from '@boedel/domain/money/cents';
import { type TrustFeeHead, type TrustFee } from '@boedel/domain/trust-fees/trust-fee';
import { createFactsBlock } from '../../platform/paper/facts';
import { createOnePart, type PaperHeadFacts } from '../../platform/paper/one-part';
import type { PaperTranslator } from '../../platform/paper/words';

export interface InvoicePaperFacts extends PaperHeadFacts {
  readonly vatNumber: string | null;
  readonly number: number;
  readonly on: LocalDate;
  readonly trust: string;
  readonly trustAddress: string | null;
  readonly trustVatNumber: string | null;
  readonly mastersReference: string | null;
  readonly fromDate: LocalDate;
  readonly toDate: LocalDate;
  readonly fee: TrustFee;
}

const headLabels: Readonly<Record<TrustFeeHead, string>> = {
  takeOn: 'Acceptance fee',
  annual: 'Annual fee on assets',
  income: 'Fee on income',
  hours: 'Hourly work',
  minimum: 'Made up to the least fee',
  termination: 'Fee on the ending of the trust',
};

/** A tax invoice where VAT is charged (Value-Added Tax Act 89 of 1991 s 20(4)); otherwise an invoice. */
export function buildInvoice(invoice: InvoicePaperFacts, say: PaperTranslator): Paper {
  const { fee } = invoice;
  const toAmountCell = (cents: Cents, more: object = {}): PaperCell => ({ cents, shown: say.amount(cents), ...more });
  const createRow = (text: string, cell: PaperCell, kind: PaperRow['kind'] = 'line'): PaperRow => ({
    kind,
    cells: [text, cell],
  });
  const ids = fee.heads.map((_, place) => `head${place}`);
  return createOnePart(say, invoice, fee.vat > 0 ? say('Tax invoice') : say('Invoice'), [
    createFactsBlock(say, [
      ['Number', String(invoice.number)],
      ['Date', invoice.on],
      fee.vat > 0 && ['VAT number', invoice.vatNumber],
      ['Trust', invoice.trust],
      fee.vat > 0 && invoice.trustAddress !== null && ['Address', invoice.trustAddress],
      fee.vat > 0 && invoice.trustVatNumber !== null && ['VAT number of the trust', invoice.trustVatNumber],
      ['Master’s reference', invoice.mastersReference],
      ['Our reference', invoice.reference],
      ['Period', `${invoice.fromDate} – ${invoice.toDate}`],
    ]),
    {
      kind: 'table',
      about: say('Fees of the trust'),
      ruled: false,
      columns: [
        { kind: 'words', title: say('Description') },
        { kind: 'amount', title: say('Amount') },
      ],
      rows: [
        ...fee.heads.map(({ head, amount: cents }, place) =>
          createRow(say(headLabels[head]), toAmountCell(cents, { id: ids[place] })),
        ),
        createRow(say('Fee'), toAmountCell(fee.fee, { id: 'fee', madeOf: { add: ids } }), 'subtotal'),
        createRow(say('VAT'), toAmountCell(fee.vat, { id: 'vat' })),
        createRow(say('Total'), toAmountCell(fee.total, { madeOf: { add: ['fee', 'vat'] } }), 'total'),
      ],
    },
    {
      kind: 'paragraph',
      text: toRuns(
        say(
          'Trust Property Control Act 57 of 1988 s 22: remuneration as set by the deed, otherwise reasonable; the Master decides disputes.',
        ),
      ),
    },
  ]);
}
