import { bonds } from '@boedel/contract/bond/bond.record';
import type { RecordShown } from '@boedel/contract/record/matter-record';
import type { ValuesOf } from '@boedel/contract/record/schemas';
import { type Bond, checkBond, mayRemoveBond, nextRenewal, statusOf } from '@boedel/domain/bond/bond';
import { mayChangeAmount, type Reduction } from '@boedel/domain/bond/reduce';
import { bondPremium } from '@boedel/domain/costs/security';
import { collectRefusals, isRefused } from '@boedel/domain/law/refusal';
import { type Cents, cents, nil } from '@boedel/domain/money/cents';
import { percent } from '@boedel/domain/money/fraction';
import { matterRecordKit } from '../../platform/record/matter-record';
import type { Reading } from '../../platform/record/record-rules';
import { bondStore, type ProviderRow, type ReductionRow } from './bond.store';
import { followBonds } from './bond-dates';

export type BondValues = ValuesOf<typeof bonds.fields>;
export type BondShown = RecordShown<typeof bonds>;

/** A bond in the words of the law. */
export const bondOf = (values: BondValues): Bond => ({
  amount: values.amount,
  number: values.number,
  appliedOn: values.appliedDate,
  issuedOn: values.issuedDate,
  lodgedOn: values.lodgedDate,
  firstPremiumOn: values.firstPremiumDate,
  paidTo: values.premiumPaidTo,
  masterReleasedOn: values.masterReleaseDate,
  releasedOn: values.releasedDate,
});

export const reductionOf = (row: ReductionRow): Reduction => ({
  askedOn: row.asked_on,
  from: row.from_cents,
  to: row.to_cents,
  reason: row.reason,
  outcome: row.outcome,
});

const presentReduction = (row: ReductionRow): BondShown['reductions'][number] => ({
  id: row.id,
  askedDate: row.asked_on,
  fromAmount: row.from_cents,
  newAmount: row.to_cents,
  reason: row.reason,
  outcome: row.outcome,
  mailedAt: row.mailed_at,
  mailedTo: row.mailed_to,
  masterConsentDate: row.master_consent_on,
  decidedDate: row.decided_on,
  comment: row.comment,
  version: row.version,
});

/** A year's premium with its VAT: what the bond was quoted at, else the provider's usual rate, else the convention. */
function yearly(values: BondValues, provider: ProviderRow | undefined, { country, today }: Reading): Cents {
  const rate = values.premiumPercent ?? provider?.premium_percent ?? null;
  const least = values.minimumPremium ?? provider?.minimum_premium_cents ?? null;
  const worked = bondPremium({
    country,
    dueOn: values.firstPremiumDate ?? values.issuedDate ?? today,
    secured: values.amount,
    years: 1,
    quoted: {
      ...(rate !== null && { yearlyRate: percent(String(rate)) }),
      ...(least !== null && { minimumPerYear: cents(least) }),
    },
  });
  return isRefused(worked) ? nil : worked.value.total;
}

export const bondKit = matterRecordKit(bonds, {
  check: async (values, { tx, matter, today, before }) => {
    const reductions = (await bondStore(tx).reductionsOf(matter.id)).filter(({ bond_id }) => bond_id === before?.id);
    return (
      collectRefusals([
        checkBond(bondOf(values), today),
        before && mayChangeAmount(bondOf(before), values.amount, reductions.map(reductionOf)),
      ]) ?? { values }
    );
  },
  remove: (row) => mayRemoveBond(bondOf(row)),
  after: (_change, at) => followBonds(at),
  adds: async (rows, at) => {
    const store = bondStore(at.tx);
    const providers = await store.providers(rows.map(({ providerID }) => providerID));
    const reductions = await store.reductionsOf(at.matter.id);
    const papers = await store.papers(at.matter.id);
    return rows.map((row) => {
      const bond = bondOf(row);
      const provider = providers.get(row.providerID);
      const renewal = nextRenewal(bond, at.today);
      return {
        status: statusOf(bond),
        providerName: provider?.name ?? '',
        yearlyPremium: row.premium ?? yearly(row, provider, at),
        isPremiumWorkedOut: row.premium === null,
        nextRenewalDate: renewal?.due ?? null,
        isRenewalOverdue: renewal?.isOverdue ?? false,
        reductions: reductions.filter(({ bond_id }) => bond_id === row.id).map(presentReduction),
        documents: papers.get(row.id) ?? 0,
      };
    });
  },
});
