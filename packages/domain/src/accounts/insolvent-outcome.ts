import { settleCreditors, type CreditorSettlement } from '../insolvency/settle-creditors';
import { isRefused, type Outcome, RefusalError } from '../law/refusal';
import { type Cents, nil } from '../money/cents';
import { type AccountCharge, toComputedKey } from './charges';
import type { DrawingFacts } from './facts';
import type { AccountFees } from './fees';

/** The account of an insolvent deceased estate (s 34): creditors by their ranks, nothing for the heirs. */
export type InsolventOutcome = CreditorSettlement;

/** Pays the creditors of a deceased estate that cannot pay all of them. `added` is money no asset captures. */
export function computeInsolventOutcome(
  facts: DrawingFacts,
  fees: AccountFees,
  charges: readonly AccountCharge[],
  added: Cents,
  netIncome: Cents,
): Outcome<InsolventOutcome> {
  const { insolvent = {} } = facts.estate.settings;
  const { funeralPreference: funeral, deathBedPreference: deathBed, interest, split } = insolvent;
  const settled = settleCreditors({
    on: facts.estate.deceased.diedOn,
    assets: facts.assets.map(({ asset, value }) => ({
      id: asset.id,
      description: asset.description,
      value,
      feeBase: asset.administeredAbroad ? nil : value,
    })),
    claims: charges.map(({ key, line: { narrative, amount, worked }, rank, securedBy, securityRank, costOf }) => ({
      key,
      narrative,
      amount,
      worked,
      rank,
      securedBy,
      securityRank,
      costOf,
    })),
    fees: [
      {
        claim: toComputedKey('executor-remuneration'),
        narrative: "Executor's remuneration",
        amount: fees.remuneration.value,
      },
      {
        claim: toComputedKey('vat-on-remuneration'),
        narrative: "VAT on the executor's remuneration",
        amount: fees.vat.value,
      },
    ],
    feeBase: fees.base,
    otherMoney: added,
    netIncome,
    ...((funeral !== undefined || deathBed !== undefined) && { preferences: { funeral, deathBed } }),
    interest,
    split,
  });
  if (!isRefused(settled)) return settled;
  return new RefusalError(settled.refusals.map((one) => ({ ...one, field: 'deceased.diedOn' })));
}
