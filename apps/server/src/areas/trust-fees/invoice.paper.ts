import { type Cell, type Paper, type Row, words } from '@boedel/document/tree/paper';
import type { LocalDate } from '@boedel/domain/dates/local-date';
import type { Cents } from '@boedel/domain/money/cents';
import { type FeeHead, type TrustFee } from '@boedel/domain/trust-fees/trust-fee';
import { factsBlock } from '../../platform/paper/facts';
import { onePart, type PaperHead } from '../../platform/paper/one-part';
import type { Say } from '../../platform/paper/words';

export interface InvoiceOnPaper extends PaperHead {
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

const headWords: Readonly<Record<FeeHead, string>> = {
  takeOn: 'Fee on taking on the trust',
  annual: 'Yearly fee on the assets',
  income: 'Fee on income',
  hours: 'Work by the hour',
  minimum: 'Made up to the least fee',
  termination: 'Fee on the ending of the trust',
};

/** A tax invoice where VAT is charged (Value-Added Tax Act 89 of 1991 s 20(4)); otherwise an invoice. */
export function invoicePaper(invoice: InvoiceOnPaper, say: Say): Paper {
  const { fee } = invoice;
  const amount = (cents: Cents, more: object = {}): Cell => ({ cents, shown: say.amount(cents), ...more });
  const line = (text: string, cell: Cell, kind: Row['kind'] = 'line'): Row => ({ kind, cells: [text, cell] });
  const ids = fee.heads.map((_, place) => `head${place}`);
  return onePart(say, invoice, fee.vat > 0 ? say('Tax invoice') : say('Invoice'), [
    factsBlock(say, [
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
          line(say(headWords[head]), amount(cents, { id: ids[place] })),
        ),
        line(say('Fee'), amount(fee.fee, { id: 'fee', madeOf: { add: ids } }), 'subtotal'),
        line(say('VAT'), amount(fee.vat, { id: 'vat' })),
        line(say('Total'), amount(fee.total, { madeOf: { add: ['fee', 'vat'] } }), 'total'),
      ],
    },
    {
      kind: 'paragraph',
      text: words(
        say(
          'Trust Property Control Act 57 of 1988 s 22: remuneration as the deed fixes it, otherwise reasonable; in dispute the Master fixes it.',
        ),
      ),
    },
  ]);
}
