import { taxYears } from '@boedel/contract/capital-gains/tax-year.record';
import type { EstateTaxYear } from '@boedel/domain/estate/duty-facts';
import type { Tx } from '../../platform/db/database';
import { createMatterRecordKit } from '../../platform/record/matter-record';

// To read by; the rules a change asks stand above the estate, which reads this.
const taxYearKit = createMatterRecordKit(taxYears);

/** The years in which the estate itself earned, as captured. */
export async function listTaxYears(tx: Tx, matterId: number): Promise<EstateTaxYear[]> {
  return (await taxYearKit.store(tx).listOf(matterId)).map((row) => {
    const { id, fromDate, toDate, taxableIncome, paidInAdvance, account } = taxYearKit.read(row);
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
