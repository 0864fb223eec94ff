import { taxYears } from '@boedel/contract/capital-gains/tax-year.record';
import type { EstateTaxYear } from '@boedel/domain/estate/duty-facts';
import type { Tx } from '../../platform/db/database';
import { matterRecordKit } from '../../platform/record/matter-record';

// To read by; the rules a change asks stand above the estate, which reads this.
const kept = matterRecordKit(taxYears);

/** The years in which the estate itself earned, as captured. */
export async function taxYearsOf(tx: Tx, matterId: number): Promise<EstateTaxYear[]> {
  return (await kept.store(tx).listOf(matterId)).map((row) => {
    const { id, fromDate, toDate, taxableIncome, paidInAdvance, account } = kept.read(row);
    return {
      id: String(id),
      from: fromDate,
      to: toDate,
      taxableIncome,
      ...(paidInAdvance !== null && { paidInAdvance }),
      ...(account !== null && { account }),
    };
  });
}
