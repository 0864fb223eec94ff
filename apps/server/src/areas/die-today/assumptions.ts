import { flowAssumptionCalls } from '@boedel/contract/die-today/die-today.calls';
import { flowAssumptions } from '@boedel/contract/die-today/assumptions.record';
import type { LaterAssumptions } from '@boedel/domain/die-today/die-later';
import { growthClasses } from '@boedel/domain/die-today/grow-estate';
import { mostGrowth } from '@boedel/domain/die-today/scenario';
import { collectRefusals, refuse } from '@boedel/domain/law/refusal';
import { nil } from '@boedel/domain/money/cents';
import { lockCount } from '../../platform/db/lock-count';
import type { Tx } from '../../platform/db/database';
import { pairHandlers } from '../../platform/http/handler';
import { createMatterRecordKit, createRecordHandlers } from '../../platform/record/matter-record';

const rows = createMatterRecordKit(flowAssumptions);
const rates = [...growthClasses, 'growth', 'inflation', 'spouseWorth', 'spread'] as const;

const kit = createMatterRecordKit(flowAssumptions, {
  check: async (values, { tx, matter, before }) => {
    await lockCount(tx, 'assumptions', matter.id);
    const others = (await rows.store(tx).listOf(matter.id)).filter(({ id }) => id !== before?.id);
    return (
      collectRefusals([
        others.length > 0 && refuse('years', 'There is one set of assumptions already. Change that one.'),
        ...rates.map((name) =>
          (values[name] ?? 0) > mostGrowth ? refuse(name, 'Enter at most 30% a year.') : undefined,
        ),
        ...values.loans.map(({ liabilityID, interest, yearsLeft }, at) =>
          liabilityID === null || interest === null || yearsLeft === null
            ? refuse(`loans.${at}.liabilityID`, 'Choose the loan, its interest and the years that are left.')
            : undefined,
        ),
        ...values.currencies.map(({ currency, rise }, at) =>
          currency === null || rise === null
            ? refuse(`currencies.${at}.currency`, 'Enter the currency and by how much it rises.')
            : undefined,
        ),
      ]) ?? { values }
    );
  },
});
export const handledFlowAssumptionCalls = pairHandlers(flowAssumptionCalls, createRecordHandlers(kit));

/** Used until the firm enters its own: ordinary long-term rates, which are shown with the figures. */
export const usualAssumptions = { years: 30, growth: 5, inflation: 5, spread: 2 } as const;

/** What the plan of a client for later rests on. */
export async function readAssumptions(
  tx: Tx,
  matterId: number,
): Promise<LaterAssumptions & { readonly years: number }> {
  const [row] = await rows.store(tx).listOf(matterId);
  const held = row && rows.read(row);
  if (!held) return { ...usualAssumptions, premiums: nil };
  return {
    years: held.years ?? usualAssumptions.years,
    growth: held.growth ?? usualAssumptions.growth,
    inflation: held.inflation ?? usualAssumptions.inflation,
    spread: held.spread ?? usualAssumptions.spread,
    premiums: held.premiums ?? nil,
    byClass: Object.fromEntries(growthClasses.flatMap((of) => (held[of] === null ? [] : [[of, held[of]]]))),
    ...(held.spouseWorth !== null && { spouseWorth: held.spouseWorth }),
    loans: held.loans.flatMap(({ liabilityID, interest, yearsLeft }) =>
      liabilityID === null || interest === null || yearsLeft === null
        ? []
        : [{ debtId: String(liabilityID), interest, yearsLeft }],
    ),
    currencies: Object.fromEntries(
      held.currencies.flatMap(({ currency, rise }) =>
        currency === null || rise === null ? [] : [[currency.toUpperCase(), rise]],
      ),
    ),
  };
}
