import { trustFeeTerms } from '@boedel/contract/trust-fees/trust-fee-terms.record';
import { collectRefusals, refuse } from '@boedel/domain/law/refusal';
import { checkDeedTerms, type DeedFeeTerms } from '@boedel/domain/trust-fees/deed-terms';
import type { Tx } from '../../platform/db/database';
import { createMatterRecordKit } from '../../platform/record/matter-record';

// To read by; the rules below need it.
const rows = createMatterRecordKit(trustFeeTerms);

/** What was agreed for one trust, whatever its day. */
export const listDeedTerms = async (tx: Tx, matterId: number): Promise<(DeedFeeTerms & { readonly id: number })[]> =>
  (await rows.store(tx).listOf(matterId)).map((row) => rows.read(row));

export const deedTermsKit = createMatterRecordKit(trustFeeTerms, {
  check: async (values, { tx, matter, before }) => {
    const others = await listDeedTerms(tx, matter.id);
    const isTaken = others.some(({ id, fromDate }) => id !== before?.id && fromDate === values.fromDate);
    return (
      collectRefusals([
        checkDeedTerms(values),
        isTaken && refuse('fromDate', 'Fees from this day have already been captured. Edit that entry.'),
      ]) ?? { values }
    );
  },
});
