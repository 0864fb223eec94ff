import { type Message, message } from '../law/message';
import { type AdministrationCost, computeAdministrationCosts } from '../costs/administration-costs';
import type { FigureOverride } from '../costs/override';
import { isRefused, type Outcome } from '../law/refusal';
import { type ItemKey, toItemKey } from '../law/item-key';
import { startWorking, type WorkedResult } from '../law/worked';
import { type Cents, cents, minus, negate, nil, plus } from '../money/cents';
import { shareOut } from '../money/share-out';
import { type LiabilityAllocation, defaultAllocations } from '../regimes/allocation';
import type { Deduction } from '../estate-duty/deductions';
import type { CapturedCost, EstateLiability } from '../estate/liability';
import type { ClaimRank } from '../insolvency/claim-ranks';
import type { DrawingFacts } from './facts';
import type { AccountFees } from './fees';
import { type AccountLine, toCapturedResult, sortByVoucher, toNarrative } from './line';
import type { SeparateParts } from './separate-fees';
import { toAccrualId, type AddedClaim, toRefundClaim, sortByPeople } from './added-claims';

/** A debt or cost against the estate: its line, who bears it, and what it is in the duty and among claims. */
export interface AccountCharge {
  /** Debts and costs are numbered alike, each in its own table. */
  readonly key: ItemKey;
  readonly line: AccountLine;
  readonly group: 'administration' | 'funeral' | 'creditors' | 'estateDuty';
  readonly allocation: LiabilityAllocation;
  /** Parts of a fee that separate property bears, where property in community stands beside it. The rest is as allocated. */
  readonly ofSeparate?: SeparateParts;
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
  const isDeathBed = debt.kind === 'medical' && debt.ofLastIllness === true;
  const rank = debt.rank ?? (isDeathBed ? 's96DeathBed' : ranks[debt.kind]);
  return {
    key: toItemKey('liability', debt.id),
    line: { ...createChargeLine(debt.id, debt.creditor, debt.amount, debt.voucher), ...toClaimParticulars(debt) },
    group: isFuneral(debt.kind) ? 'funeral' : 'creditors',
    allocation: debt.allocation ?? defaultAllocations[debt.kind].allocation,
    dutyCode: isFuneral(debt.kind) || isDeathBed ? '4(a)' : debt.toNonResident ? '4(f)' : '4(b)',
    ...(debt.takenOverBy !== undefined && { takenOverBy: debt.takenOverBy }),
    ...(rank !== undefined && { rank }),
    ...(debt.securedBy !== undefined && debt.securedBy.length > 0 && { securedBy: debt.securedBy }),
    ...(debt.securityRank !== undefined && { securityRank: debt.securityRank }),
  };
}

function toClaimParticulars({ purpose, incurredOn, reference }: EstateLiability): Pick<AccountLine, 'claim'> {
  if (purpose === undefined && incurredOn === undefined && reference === undefined) return {};
  const claim = {
    ...(purpose !== undefined && { purpose }),
    ...(incurredOn !== undefined && { on: incurredOn }),
    ...(reference !== undefined && { reference }),
  };
  return { claim };
}

/** Of a charge the account works out itself: no table has it. */
export const toComputedKey = (id: string): ItemKey => toItemKey('computed', id);

const createChargeLine = (id: string, narrative: string, amount: Cents, voucher?: string): AccountLine => ({
  id,
  narrative,
  amount,
  worked: toCapturedResult(narrative, amount),
  ...(voucher !== undefined && { voucher }),
});

/** After all creditors, and before heirs and legatees; claims that compete are reduced in proportion. */
const maintenanceSection = 'Maintenance of Surviving Spouses Act 27 of 1990 s 2(3)(b)';

/** Of claims that come after the creditors, those the law ranks before what the estate itself promised its legatees. */
export const isMaintenance = ({ rank, group, line }: AccountCharge): boolean =>
  rank === undefined && group === 'creditors' && !line.id.startsWith(legacyInterestPrefix);

/** Paid once all creditors are: such a claim makes no estate insolvent. */
export const isAfterCreditors = ({ rank, group }: AccountCharge): boolean =>
  rank === undefined && group === 'creditors';

export const legacyInterestPrefix = 'legacy-interest/';

/** Claims for maintenance are cut to what the creditors leave, each in proportion. */
function reduceMaintenance({ leftForLateClaims: left }: DrawingFacts, charges: AccountCharge[]): AccountCharge[] {
  const claims = charges.filter(isMaintenance);
  const asked = sumCharges(claims);
  if (left === undefined || left >= asked) return charges;
  const paid = new Map(
    shareOut(
      left,
      claims.map(({ line }) => line.amount),
    ).map((amount, index) => [claims[index]!, amount]),
  );
  return charges.map((charge) => {
    const amount = paid.get(charge);
    if (amount === undefined) return charge;
    const { line } = charge;
    const worked = startWorking(line.narrative, maintenanceSection)
      .worked('Claim', line.worked)
      .line('Reduced to what is left after creditors', amount, { section: maintenanceSection })
      .gives(amount);
    return { ...charge, line: { ...line, amount, worked } };
  });
}

/** Claims by creditors in the order of their vouchers; tax and the accrual claim, which are computed, come last. */
export function listCreditorCharges(facts: DrawingFacts): readonly AccountCharge[] {
  const { liabilities } = facts.estate;
  const own = liabilities.filter((debt) => (debt.account ?? 1) === facts.request.sequence);
  const charges = reduceMaintenance(facts, sortByVoucher(own, (debt) => debt).map(toDebtCharge));
  return facts.request.sequence > 1 ? charges : [...charges, ...listAccrualCharges(facts)];
}

/** The claims of spouses whose own estates grew less, each a line of its own. They stand in the first account. */
export const listAccrualCharges = ({ accruals, people }: DrawingFacts): readonly AccountCharge[] =>
  sortByPeople(people, accruals)
    .filter(({ worked }) => worked.value.claimBy === 'survivor')
    .map(({ spouseId, worked }) => ({
      key: toComputedKey(toAccrualId(accruals, spouseId)),
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
  rest: Omit<AccountCharge, 'key' | 'line'>,
): AccountCharge => ({
  key: toComputedKey(id),
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
  ].filter(
    ({ id, amount, worked }) =>
      amount > 0 || (worked as AccountFees['vat']).override !== undefined || hasMovedColumns(fees, id, amount),
  );
  const ordered = computeAdministrationCosts([...computed, ...own]);
  if (isRefused(ordered)) return ordered;
  const asCaptured = new Map<AdministrationCost, CapturedCost>(own.map((one) => [one, one]));
  return ordered.value.costs.map((one): AccountCharge => {
    const found = asCaptured.get(one);
    if (found) return toCostCharge(facts, found);
    const override = (one.worked as AccountFees['vat'] | undefined)?.override;
    const { id, narrative, amount } = one;
    const ofSeparate = fees.ofSeparate?.[feeNames[id as keyof typeof feeNames]];
    const worked = one.worked ?? toCapturedResult(narrative, amount);
    return {
      key: toComputedKey(id),
      line: {
        id,
        narrative,
        amount,
        worked: ofSeparate ? addBearers(worked, amount, ofSeparate) : worked,
        ...(override !== undefined && { override }),
      },
      group: 'administration',
      allocation: defaultAllocations.administration.allocation,
      ...(ofSeparate && { ofSeparate }),
      dutyCode: '4(c)',
      rank: 's97',
    };
  });
}

const feeNames = {
  'executor-remuneration': 'remuneration',
  'vat-on-remuneration': 'vat',
  'masters-fee': 'mastersFee',
} as const;

/** Nothing more is charged, and yet what an earlier account charged is now borne by another column. */
const hasMovedColumns = ({ ofSeparate }: AccountFees, id: string, amount: Cents): boolean => {
  const parts = ofSeparate?.[feeNames[id as keyof typeof feeNames]];
  return amount === 0 && parts !== undefined && (parts.deceased !== 0 || parts.survivor !== 0);
};

/** The working of a fee, with who bears which part of it. */
const addBearers = (
  worked: WorkedResult<Cents>,
  amount: Cents,
  { deceased, survivor }: SeparateParts,
): WorkedResult<Cents> => ({
  ...worked,
  lines: [
    ...worked.lines,
    { label: 'Borne by the separate property of the deceased', value: deceased },
    ...(survivor === 0 ? [] : [{ label: 'Borne by the separate property of the survivor', value: survivor }]),
    { label: 'Borne by the joint estate', value: minus(amount, plus(deceased, survivor)) },
  ],
});

/** Who bears a cost: as captured, else the column of the asset it is a cost of, else the joint estate where there is one. */
function findCostAllocation(facts: DrawingFacts, cost: CapturedCost): LiabilityAllocation {
  const { assets, before, joint } = facts;
  if (cost.allocation !== undefined) return cost.allocation;
  if (!joint) return defaultAllocations.administration.allocation;
  const found = [...before, ...assets].find(({ asset }) => asset.id === cost.assetId);
  return found ? (found.joint ? 'joint' : 'deceasedOnly') : findGeneralAllocation(facts);
}

/** What belongs to no asset is borne by the joint estate, or by the deceased where nothing is joint. */
export const findGeneralAllocation = ({ assets, before, joint }: DrawingFacts): LiabilityAllocation =>
  !joint || [...before, ...assets].some((one) => one.joint) ? 'joint' : 'deceasedOnly';

/** A cost as captured. */
export const toCostCharge = (facts: DrawingFacts, found: CapturedCost): AccountCharge => ({
  key: toItemKey('cost', found.id),
  line: createChargeLine(found.id, found.narrative, found.amount, found.voucher),
  group: 'administration',
  allocation: findCostAllocation(facts, found),
  dutyCode: found.forEstateDuty ? '4(d)' : '4(c)',
  rank: 's97',
  ...(found.assetId !== undefined && { costOf: found.assetId }),
});

/** Fees that earlier accounts charged too high, as money that comes back. */
export const listFeeRefunds = (fees: AccountFees): readonly AddedClaim[] =>
  [
    ...toRefundClaim('executor-remuneration', "Executor's remuneration", fees.remuneration),
    ...toRefundClaim('vat-on-remuneration', "VAT on the executor's remuneration", fees.vat),
    ...toRefundClaim('masters-fee', "Master's fees", fees.mastersFee),
  ].map((refund) => {
    const parts = fees.ofSeparate?.[feeNames[refund.id.replace('-given-back', '') as keyof typeof feeNames]];
    return parts ? { ...refund, ofSeparate: negate(parts.deceased) } : refund;
  });

const toAdministrationCost = (
  id: string,
  kind: AdministrationCost['kind'],
  narrative: string,
  worked: WorkedResult<Cents>,
): AdministrationCost => ({ id, kind, amount: worked.value, narrative, worked });

/** The part of a charge that one allocation bears: a fee may be borne by several columns of the division. */
export function computeChargePart({ line, allocation, ofSeparate }: AccountCharge, wanted: LiabilityAllocation): Cents {
  const deceased = ofSeparate?.deceased ?? nil;
  const survivor = ofSeparate?.survivor ?? nil;
  const named = wanted === 'deceasedOnly' ? deceased : wanted === 'survivorOnly' ? survivor : nil;
  return allocation === wanted ? plus(named, minus(line.amount, plus(deceased, survivor))) : named;
}

export function sumCharges(charges: readonly AccountCharge[], allocation?: LiabilityAllocation): Cents {
  let total = 0;
  for (const charge of charges) {
    total += allocation === undefined ? charge.line.amount : computeChargePart(charge, allocation);
  }
  return cents(total);
}
