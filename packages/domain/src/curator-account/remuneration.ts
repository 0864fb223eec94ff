import { computeCuratorFeeWithVat } from '../costs/curator-fee';
import { pickAmount } from '../costs/override';
import { isRefused, type Outcome } from '../law/refusal';
import { type WorkedResult, startWorking } from '../law/worked';
import { type Cents, clampBelowNil } from '../money/cents';
import type { CuratorAccountInput } from './account-input';

/** What is earned on property handed over when the office ends. */
export interface HandOverFee {
  readonly fee: Cents;
  readonly vat: Cents;
}

export interface OwedRemuneration {
  readonly fee: WorkedResult<Cents>;
  readonly vat: WorkedResult<Cents>;
  /** The part of both that is shown apart in a final account. */
  readonly onHandingOver?: HandOverFee;
}

/**
 * The curator's own fee for the period. The income rate is earned on what was collected in this period and on capital
 * realised for use; never on a balance brought forward, a transfer from capital or between own accounts.
 */
export function computeRemuneration(
  { country, heading, remuneration }: CuratorAccountInput,
  collected: Cents,
  realisedForUse: Cents,
): Outcome<OwedRemuneration> {
  if (remuneration.by === 'hand') return { fee: remuneration.fee, vat: remuneration.vat };
  const { office, vendor, handedOver } = remuneration;
  const receipts = [
    { id: 'collected', amount: clampBelowNil(collected), base: 'income' as const },
    { id: 'realisedForUse', amount: realisedForUse, base: 'realisedForUse' as const },
  ];
  const worked = computeCuratorFeeWithVat(
    { country, office, on: heading.to, receipts, handedOver },
    { taxPoint: heading.to, vendor },
  );
  if (isRefused(worked)) return worked;
  const { fee, incomeCommission, capitalCommission, vatOnIncome, vatOnCapital } = worked.value;
  const label = vendor ? 'VAT' : 'No VAT: not a registered vendor';
  const shown = startWorking('VAT on remuneration', worked.section);
  if (capitalCommission === 0) shown.line('Remuneration', fee).line(label, vatOnIncome);
  else {
    shown
      .line('Remuneration on income', incomeCommission)
      .line(label, vatOnIncome)
      .line('Remuneration on property handed over', capitalCommission)
      .line(label, vatOnCapital);
  }
  return {
    fee: pickAmount(worked, fee),
    vat: shown.gives(worked.value.vat),
    ...(capitalCommission !== 0 && { onHandingOver: { fee: capitalCommission, vat: vatOnCapital } }),
  };
}
