import { checkNotNegative } from '../law/check-input';
import { checkListedOnce } from '../law/checks';
import { collectRefusals, type Outcome } from '../law/refusal';
import { message } from '../law/message';
import { type WorkedResult, startWorking } from '../law/worked';
import { type Cents, sum } from '../money/cents';

/**
 * How a receipt earns commission. `realisedForUse` is capital turned to money and shown in the income account because
 * it was needed at once: it earns the income rate (Bouwer NNO v Master [2023] ZASCA 135).
 */
export type ReceiptBase = 'capital' | 'income' | 'realisedForUse';

export interface FeeReceipt {
  readonly id: string;
  readonly amount: Cents;
  readonly base: ReceiptBase;
}

export interface FeeBases {
  readonly capital: Cents;
  readonly income: Cents;
}

/** Sorts receipts into the two bases. A receipt stands once: the same rand never earns both rates. */
export function computeFeeBases(receipts: readonly FeeReceipt[]): Outcome<WorkedResult<FeeBases>> {
  const refused = collectRefusals([
    ...receipts.map((receipt) => checkNotNegative(`receipts.${receipt.id}.amount`, receipt.amount)),
    ...checkListedOnce(
      'receipts',
      receipts.map((receipt) => receipt.id),
      (id) => message('Receipt {id} appears more than once. Choose one base for it, capital or income.', { id }),
    ),
  ]);
  if (refused) return refused;
  const sumBase = (base: ReceiptBase): Cents => sum(receipts.filter((r) => r.base === base).map((r) => r.amount));
  const [capital, collected, forUse] = [sumBase('capital'), sumBase('income'), sumBase('realisedForUse')];
  return startWorking('Base of the commission', 'Administration of Estates Regulations, reg 8')
    .line('Capital', capital)
    .line('Income collected', collected)
    .line('Capital realised for immediate use', forUse, { section: 'Bouwer NNO v Master [2023] ZASCA 135' })
    .gives({ capital, income: sum([collected, forUse]) });
}
