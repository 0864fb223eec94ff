import { bonds } from '@boedel/contract/bond/bond.record';
import type { RecordView } from '@boedel/contract/record/matter-record';
import type { FieldValues } from '@boedel/contract/record/schemas';
import { type SecurityBond, checkBond, mayRemoveBond, findNextRenewal, readBondStatus } from '@boedel/domain/bond/bond';
import { mayChangeAmount, type BondReductionStep } from '@boedel/domain/bond/reduce';
import { computeBondPremium } from '@boedel/domain/costs/security';
import { collectRefusals, isRefused } from '@boedel/domain/law/refusal';
import { type Cents, cents, nil } from '@boedel/domain/money/cents';
import { percent } from '@boedel/domain/money/fraction';
import { createMatterRecordKit } from '../../platform/record/matter-record';
import type { RecordReading } from '../../platform/record/record-rules';
import { bondStore, type BondProviderRow, type BondReductionRow } from './bond.store';
import { updateBondDates } from './bond-dates';

export type BondValues = FieldValues<typeof bonds.fields>;
export type BondView = RecordView<typeof bonds>;

/** A bond in the words of the law. */
export const toBond = (values: BondValues): SecurityBond => ({
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

export const toReduction = (row: BondReductionRow): BondReductionStep => ({
  askedOn: row.asked_on,
  from: row.from_cents,
  to: row.to_cents,
  reason: row.reason,
  outcome: row.outcome,
});

const presentReduction = (row: BondReductionRow): BondView['reductions'][number] => ({
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
function computeYearlyPremium(
  values: BondValues,
  provider: BondProviderRow | undefined,
  { country, today }: RecordReading,
): Cents {
  const rate = values.premiumPercent ?? provider?.premium_percent ?? null;
  const least = values.minimumPremium ?? provider?.minimum_premium_cents ?? null;
  const worked = computeBondPremium({
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

export const bondKit = createMatterRecordKit(bonds, {
  check: async (values, { tx, matter, today, before }) => {
    const reductions = (await bondStore(tx).reductionsOf(matter.id)).filter(({ bond_id }) => bond_id === before?.id);
    return (
      collectRefusals([
        checkBond(toBond(values), today),
        before && mayChangeAmount(toBond(before), values.amount, reductions.map(toReduction)),
      ]) ?? { values }
    );
  },
  remove: (row) => mayRemoveBond(toBond(row)),
  after: (_change, at) => updateBondDates(at),
  adds: async (rows, at) => {
    const store = bondStore(at.tx);
    const providers = await store.providers(rows.map(({ providerID }) => providerID));
    const reductions = await store.reductionsOf(at.matter.id);
    const papers = await store.papers(at.matter.id);
    return rows.map((row) => {
      const bond = toBond(row);
      const provider = providers.get(row.providerID);
      const renewal = findNextRenewal(bond, at.today);
      return {
        status: readBondStatus(bond),
        providerName: provider?.name ?? '',
        yearlyPremium: row.premium ?? computeYearlyPremium(row, provider, at),
        isPremiumWorkedOut: row.premium === null,
        nextRenewalDate: renewal?.due ?? null,
        isRenewalOverdue: renewal?.isOverdue ?? false,
        reductions: reductions.filter(({ bond_id }) => bond_id === row.id).map(presentReduction),
        documents: papers.get(row.id) ?? 0,
      };
    });
  },
});
