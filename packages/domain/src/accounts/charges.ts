import { type Message, message } from '../law/message';
import { type AdministrationCost, computeAdministrationCosts } from '../costs/administration-costs';
import type { FigureOverride } from '../costs/override';
import { isRefused, type Outcome } from '../law/refusal';
import type { WorkedResult } from '../law/worked';
import { type Cents, cents } from '../money/cents';
import { type LiabilityAllocation, defaultAllocations } from '../regimes/allocation';
import type { Deduction } from '../estate-duty/deductions';
import type { CapturedCost, EstateLiability } from '../estate/liability';
import type { ClaimRank } from '../insolvency/claim-ranks';
import type { DrawingFacts } from './facts';
import type { AccountFees } from './fees';
import { type AccountLine, toCapturedResult, sortByVoucher, toNarrative } from './line';
import { toAccrualId, type AddedClaim, toRefundClaim, sortByPeople } from './added-claims';

/** A debt or cost against the estate: its line, who bears it, and what it is in the duty and among claims. */
export interface AccountCharge {
  readonly line: AccountLine;
  readonly group: 'administration' | 'funeral' | 'creditors' | 'estateDuty';
  readonly allocation: LiabilityAllocation;
  readonly dutyCode?: Deduction['code'];
  readonly takenOverBy?: string;
  /** Its place among the claims of an insolvent estate. Absent: after all creditors. */
  readonly rank?: ClaimRank;
  readonly securedBy?: readonly string[];
  readonly securityRank?: number;
  /** A cost the encumbered asset itself carries. */
  readonly costOf?: string;
}

const ranks: Readonly<Record<EstateLiability['kind'], ClaimRank | undefined>> = {
  funeral: 's96Funeral',
  tombstone: 's103',
  medical: 's103',
  incomeTaxToDeath: 's101',
  capitalGainsTaxAtDeath: 's101',
  debtBeforeDeath: 's103',
  transferOfDeceasedHalf: 's97',
  debtOfSurvivor: 's103',
  maintenance: undefined,
};

const isFuneral = (kind: EstateLiability['kind']): boolean => kind === 'funeral' || kind === 'tombstone';

/** A claim as captured, with what its kind says of it. */
export function toDebtCharge(debt: EstateLiability): AccountCharge {
  const rank = debt.rank ?? ranks[debt.kind];
  return {
    line: createChargeLine(debt.id, debt.creditor, debt.amount, debt.voucher),
    group: isFuneral(debt.kind) ? 'funeral' : 'creditors',
    allocation: debt.allocation ?? defaultAllocations[debt.kind].allocation,
    dutyCode: isFuneral(debt.kind) ? '4(a)' : debt.toNonResident ? '4(f)' : '4(b)',
    ...(debt.takenOverBy !== undefined && { takenOverBy: debt.takenOverBy }),
    ...(rank !== undefined && { rank }),
    ...(debt.securedBy !== undefined && debt.securedBy.length > 0 && { securedBy: debt.securedBy }),
    ...(debt.securityRank !== undefined && { securityRank: debt.securityRank }),
  };
}

const createChargeLine = (id: string, narrative: string, amount: Cents, voucher?: string): AccountLine => ({
  id,
  narrative,
  amount,
  worked: toCapturedResult(narrative, amount),
  ...(voucher !== undefined && { voucher }),
});

/** Claims by creditors in the order of their vouchers; tax and the accrual claim, which are computed, come last. */
export function listCreditorCharges(facts: DrawingFacts): readonly AccountCharge[] {
  const { liabilities } = facts.estate;
  const own = liabilities.filter((debt) => (debt.account ?? 1) === facts.request.sequence);
  const charges = sortByVoucher(own, (debt) => debt).map(toDebtCharge);
  return facts.request.sequence > 1 ? charges : [...charges, ...listAccrualCharges(facts)];
}

/** The claims of spouses whose own estates grew less, each a line of its own. They stand in the first account. */
export const listAccrualCharges = ({ accruals, people }: DrawingFacts): readonly AccountCharge[] =>
  sortByPeople(people, accruals)
    .filter(({ worked }) => worked.value.claimBy === 'survivor')
    .map(({ spouseId, worked }) => ({
      line: {
        id: toAccrualId(accruals, spouseId),
        ...toNarrative(
          message('Accrual claim of {name}, surviving spouse', { name: people.get(spouseId)?.name ?? spouseId }),
        ),
        amount: worked.value.claim,
        worked: { ...worked, value: worked.value.claim },
      },
      group: 'creditors',
      allocation: 'joint',
      dutyCode: '4(lA)',
      rank: 's103',
    }));

/** A computed charge, tax or duty, as a line that opens its working. */
export const toComputedCharge = (
  id: string,
  words: string | Message,
  worked: WorkedResult<Cents> & { readonly override?: FigureOverride },
  rest: Omit<AccountCharge, 'line'>,
): AccountCharge => ({
  line: {
    id,
    ...toNarrative(words),
    amount: worked.value,
    worked,
    ...(worked.override !== undefined && { override: worked.override }),
  },
  ...rest,
});

/** Administration costs in their usual order, the computed fees first. */
export function listAdministrationCharges(facts: DrawingFacts, fees: AccountFees): Outcome<readonly AccountCharge[]> {
  const own = facts.estate.costs.filter((cost) => (cost.account ?? 1) === facts.request.sequence);
  const computed: AdministrationCost[] = [
    toAdministrationCost('executor-remuneration', 'executorRemuneration', "Executor's remuneration", fees.remuneration),
    toAdministrationCost('vat-on-remuneration', 'vatOnRemuneration', "VAT on the executor's remuneration", fees.vat),
    toAdministrationCost('masters-fee', 'mastersFee', "Master's fees", fees.mastersFee),
  ].filter(({ amount, worked }) => amount > 0 || (worked as AccountFees['vat']).override !== undefined);
  const ordered = computeAdministrationCosts([...computed, ...own]);
  if (isRefused(ordered)) return ordered;
  const asCaptured = new Map<AdministrationCost, CapturedCost>(own.map((one) => [one, one]));
  return ordered.value.costs.map((one): AccountCharge => {
    const found = asCaptured.get(one);
    if (found) return toCostCharge(found);
    const override = (one.worked as AccountFees['vat'] | undefined)?.override;
    const { id, narrative, amount } = one;
    return {
      line: {
        id,
        narrative,
        amount,
        worked: one.worked ?? toCapturedResult(narrative, amount),
        ...(override !== undefined && { override }),
      },
      group: 'administration',
      allocation: defaultAllocations.administration.allocation,
      dutyCode: '4(c)',
      rank: 's97',
    };
  });
}

/** A cost as captured. */
export const toCostCharge = (found: CapturedCost): AccountCharge => ({
  line: createChargeLine(found.id, found.narrative, found.amount, found.voucher),
  group: 'administration',
  allocation: found.allocation ?? defaultAllocations.administration.allocation,
  dutyCode: found.forEstateDuty ? '4(d)' : '4(c)',
  rank: 's97',
  ...(found.assetId !== undefined && { costOf: found.assetId }),
});

/** Fees that earlier accounts charged too high, as money that comes back. */
export const listFeeRefunds = (fees: AccountFees): readonly AddedClaim[] => [
  ...toRefundClaim('executor-remuneration', "Executor's remuneration", fees.remuneration),
  ...toRefundClaim('vat-on-remuneration', "VAT on the executor's remuneration", fees.vat),
  ...toRefundClaim('masters-fee', "Master's fees", fees.mastersFee),
];

const toAdministrationCost = (
  id: string,
  kind: AdministrationCost['kind'],
  narrative: string,
  worked: WorkedResult<Cents>,
): AdministrationCost => ({ id, kind, amount: worked.value, narrative, worked });

export function sumCharges(charges: readonly AccountCharge[], allocation?: LiabilityAllocation): Cents {
  let total = 0;
  for (const charge of charges) {
    if (allocation === undefined || charge.allocation === allocation) total += charge.line.amount;
  }
  return cents(total);
}
