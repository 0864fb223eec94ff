import type { LocalDate } from '../dates/local-date';
import type { CostHead } from '../insolvency/cost-head';
import {
  type Claimant,
  type CostLine,
  employeeHeads,
  type EncumberedInput,
  type InsolventEstate,
  type InsolvencyReceipt,
} from '../insolvency/estate';
import { computeMostRentSecured } from '../insolvency/landlord';
import { executionPreferences } from '../insolvency/limits';
import { capExecutionClaim } from '../insolvency/preferences';
import type { Country } from '../law/country';
import { type RefusalError, refuse } from '../law/refusal';
import { message } from '../law/message';
import { type Cents, minus, negate, nil, clampBelowNil, pickSmaller, sum } from '../money/cents';
import { sumClaimPart, type CapturedClaim } from './captured-claim';
import { isProved } from './claim-status';
import { rankCategory } from './preferent-category';
import { computeSetOff } from './set-off';

export interface HeadedCost extends CostLine {
  /** When it was incurred, where that is known. */
  readonly day?: LocalDate;
  /** Left out: a cost of administration. */
  readonly head?: CostHead;
}
/** An asset with what it brought or is to bring, and the costs it has to carry. */
export interface AssetBooks {
  readonly id: string;
  readonly description: string;
  readonly receipts: readonly InsolvencyReceipt[];
  readonly costs: readonly HeadedCost[];
}

/** The limits of s 98A hold for an employee, not for a claim. */
export function* listOncePerEmployee(claims: readonly CapturedClaim[]): Iterable<RefusalError> {
  const seen = new Set<string>();
  for (const claim of claims) {
    if (toClaimKind(claim) !== 'employee') continue;
    if (seen.has(claim.creditorId)) {
      yield refuse(
        `claims.${claim.id}`,
        message('{creditor} has two claims as an employee. Combine them into one claim with parts.', {
          creditor: claim.creditor,
        }),
        'Insolvency Act s 98A(2)',
      );
    }
    seen.add(claim.creditorId);
  }
}

export type InsolvencyClaimKind =
  | 'secured'
  | 'execution'
  | 'employee'
  | 'fund'
  | 'statutory'
  | 'tax'
  | 'generalBond'
  | 'concurrent';

export function toClaimKind({ type, category = 0, execution }: CapturedClaim): InsolvencyClaimKind {
  if (type === 'secured') return 'secured';
  if (type === 'concurrent' && execution) return 'execution';
  if (type !== 'preferent') return 'concurrent';
  const rank = rankCategory(category);
  if (rank === 'pledge') return 'concurrent';
  return employeeHeads.some((head) => head === rank) ? 'employee' : (rank as InsolvencyClaimKind);
}

/** What the claim stands for: as proved, else as claimed less what was set off. */
export const readClaimAmount = (claim: CapturedClaim): Cents =>
  isProved(claim.status) && claim.proved !== undefined
    ? claim.proved
    : clampBelowNil(minus(claim.claimed, computeSetOff(claim)));

/** What the applicant said in the application was owed (s 14(3)). */
export const readPetition = ({ petition, claimed }: CapturedClaim): Cents => petition ?? claimed;

export const toClaimant = (claim: CapturedClaim): Claimant => ({
  id: claim.id,
  ...(claim.number !== undefined && { number: claim.number }),
  creditorId: claim.creditorId,
  creditor: claim.creditor,
  proved: true,
  ...(claim.isApplicant && { petition: readPetition(claim) }),
});
const toAgreedRate = ({ agreedRate }: CapturedClaim) => (agreedRate ? { agreedRate } : {});
const toPlainClaim = (claim: CapturedClaim) => ({ ...toClaimant(claim), amount: readClaimAmount(claim) });

/** The business carried on (s 93): only its net goes to the free residue, and the fee runs on its sales. */
export interface TradingBooks {
  readonly sales: readonly InsolvencyReceipt[];
  readonly costs: readonly CostLine[];
}
/** What there is to share out, before anybody's claim. */
export interface InsolventEstateInput {
  readonly country: Country;
  readonly entity: InsolventEstate['entity'];
  readonly concursusOn: LocalDate;
  readonly awardsTo: LocalDate;
  readonly assets: readonly AssetBooks[];
  readonly receipts: readonly InsolvencyReceipt[];
  readonly costs: readonly HeadedCost[];
  readonly trading?: TradingBooks;
  readonly bondPremium: Cents;
  readonly mastersFee: Cents;
  readonly fee: InsolventEstate['fee'];
  /** The days on which creditors resolved something. */
  readonly resolutionsOn?: readonly LocalDate[];
  readonly settings?: InsolventEstate['settings'];
}

export const computeTradingNet = ({ sales, costs }: TradingBooks): Cents =>
  minus(sum(sales.map(({ amount }) => amount)), sum(costs.map(({ amount }) => amount)));

/** The net of a business: a receipt that earns nothing itself, or a cost of administration where there is a loss. */
function listTradingLines(trading: TradingBooks | undefined) {
  if (!trading) return { receipts: [], losses: [], feeOnly: [] };
  const net = computeTradingNet(trading);
  const line = { id: 'trading', description: 'Net result of the business' };
  return {
    receipts: net > 0 ? [{ ...line, amount: net }] : [],
    losses: net < 0 ? [{ ...line, amount: negate(net) }] : [],
    feeOnly: trading.sales.map((sale) => ({ ...sale, item: 4 as const })),
  };
}

const toAdministration: ReadonlySet<CostHead> = new Set(['collection', 'outputTax'] as const);

/**
 * Output tax on what an asset brought is a cost of that asset, and earns no fee: the fee runs on what is left of the
 * receipts, the largest first (VAT Act 89 of 1991 s 7(1); the basis of Tariff B is a setting [check]).
 */
export function chargeFeeOnNet(asset: AssetBooks): AssetBooks {
  let tax = sum(asset.costs.filter(({ head }) => head === 'outputTax').map(({ amount }) => amount));
  if (tax === 0) return asset;
  const bases = new Map<InsolvencyReceipt, Cents>();
  for (const receipt of asset.receipts.toSorted((a, b) => b.amount - a.amount)) {
    const base = receipt.feeBase ?? receipt.amount;
    const off = pickSmaller(tax, base);
    bases.set(receipt, minus(base, off));
    tax = minus(tax, off);
  }
  return { ...asset, receipts: asset.receipts.map((receipt) => ({ ...receipt, feeBase: bases.get(receipt)! })) };
}

/** Books and claims in the words of those who share out: an asset with a secured claim has an account of its own. */
export function buildInsolventEstate(parts: InsolventEstateInput, claims: readonly CapturedClaim[]): InsolventEstate {
  const listOfKind = (kind: InsolvencyClaimKind): readonly CapturedClaim[] =>
    claims.filter((claim) => toClaimKind(claim) === kind);
  const assets = parts.settings?.feeOnOutputTax ? parts.assets : parts.assets.map(chargeFeeOnNet);
  const encumbered = groupEncumberedAssets(assets, listOfKind('secured'));
  const held = new Set(encumbered.map(({ id }) => id));
  const free = assets.filter(({ id }) => !held.has(id));
  const loose = [...free.flatMap(({ costs }) => costs), ...parts.costs];
  const listUnderHead = (head: CostHead): readonly HeadedCost[] =>
    loose.filter(
      (cost) => (cost.head === undefined || toAdministration.has(cost.head) ? 'administration' : cost.head) === head,
    );
  const { receipts, losses, feeOnly } = listTradingLines(parts.trading);
  const [funeral, deathBed] = [listUnderHead('funeral'), listUnderHead('deathBed')];
  return {
    country: parts.country,
    entity: parts.entity,
    concursusOn: parts.concursusOn,
    awardsTo: parts.awardsTo,
    encumbered,
    receipts: [...free.flatMap((asset) => asset.receipts), ...parts.receipts, ...receipts],
    ...(feeOnly.length > 0 && { feeOnly }),
    ...(funeral.length > 0 && { funeral }),
    ...(deathBed.length > 0 && { deathBed }),
    sheriff: listUnderHead('sheriff'),
    administration: [...listUnderHead('administration'), ...losses],
    bondPremium: parts.bondPremium,
    mastersFee: parts.mastersFee,
    fee: parts.fee,
    executions: listOfKind('execution').map((claim) => ({
      ...toClaimant(claim),
      ...toAgreedRate(claim),
      ...splitExecution(claim),
    })),
    employees: listOfKind('employee').map((claim) => ({ ...toClaimant(claim), heads: splitByHead(claim) })),
    funds: listOfKind('fund').map(toPlainClaim),
    statutory: listOfKind('statutory').map(toPlainClaim),
    taxes: listOfKind('tax').map(toPlainClaim),
    generalBonds: listOfKind('generalBond').map((claim) => ({
      ...toPlainClaim(claim),
      ...toAgreedRate(claim),
      ...(claim.bondedSum !== undefined && { bondedSum: claim.bondedSum }),
    })),
    concurrent: listOfKind('concurrent').map((claim) => ({
      ...toPlainClaim(claim),
      ...toAgreedRate(claim),
      ...(claim.isReserved && { reserved: true }),
    })),
    ...(parts.settings && { settings: parts.settings }),
  };
}

/** Costs of the execution, and what of the claim is left beside them. */
function splitExecution(claim: CapturedClaim) {
  const { sheriff, otherTaxedCosts, proceedsOfAttached = nil } = claim.execution!;
  return {
    sheriff,
    otherTaxedCosts,
    proceedsOfAttached,
    rest: clampBelowNil(minus(readClaimAmount(claim), sum([sheriff, otherTaxedCosts]))),
  };
}

/** What of a claim without security ranks before the concurrent ones; of an execution, its costs alone (s 98). */
export function splitByPreference(claim: CapturedClaim): { readonly preferent: Cents; readonly concurrent: Cents } {
  const amount = readClaimAmount(claim);
  const kind = toClaimKind(claim);
  if (kind === 'concurrent') return { preferent: nil, concurrent: amount };
  if (kind !== 'execution') return { preferent: amount, concurrent: nil };
  const cap = executionPreferences.rows.at(-1)!.otherTaxedCosts;
  const { preferred } = capExecutionClaim({ ...toClaimant(claim), ...splitExecution(claim) }, cap);
  const preferent = sum(preferred.map((due) => due.amount));
  return { preferent, concurrent: minus(amount, preferent) };
}

/** What no part names of an employee's claim falls under the head of its category. */
export function splitByHead(claim: CapturedClaim) {
  const own = rankCategory(claim.category ?? 1);
  const named = sum(employeeHeads.map((head) => sumClaimPart(claim, head)));
  const rest = clampBelowNil(minus(readClaimAmount(claim), named));
  return Object.fromEntries(
    employeeHeads.map((head) => [head, sum([sumClaimPart(claim, head), head === own ? rest : nil])]),
  );
}

function groupEncumberedAssets(assets: readonly AssetBooks[], secured: readonly CapturedClaim[]): EncumberedInput[] {
  const by = new Map<string, { readonly claim: CapturedClaim; readonly rank: number }[]>();
  for (const claim of secured) {
    for (const { assetId, rank } of claim.securedBy) {
      const there = by.get(assetId);
      if (there) there.push({ claim, rank });
      else by.set(assetId, [{ claim, rank }]);
    }
  }
  return assets.flatMap((asset) => {
    const claims = by.get(asset.id);
    if (!claims) return [];
    const ranks = [...new Set(claims.map(({ rank }) => rank))].sort((a, b) => a - b);
    return [
      {
        ...asset,
        ranks: ranks.map((rank) =>
          claims.filter((one) => one.rank === rank).map(({ claim }) => toSecuredClaim(claim, asset.id)),
        ),
      },
    ];
  });
}

/**
 * A landlord's hypothec covers so many months of rent (s 85(2)); without the rent, all of it stands as it was claimed. A
 * covering bond secures no more than its sum (Deeds Registries Act 47 of 1937 s 51), interest after the order apart [check].
 */
const computeCoveredAmount = ({ lease, bondedSum }: CapturedClaim, claimed: Cents): Cents => {
  const amount = bondedSum === undefined ? claimed : pickSmaller(claimed, bondedSum);
  return lease?.rentPerPeriod !== undefined && lease.periodMonths !== undefined
    ? pickSmaller(
        amount,
        computeMostRentSecured({ rentPerPeriod: lease.rentPerPeriod, periodMonths: lease.periodMonths }),
      )
    : amount;
};

const toSecuredClaim = (claim: CapturedClaim, assetId: string) => {
  const amount = readClaimAmount(claim);
  // A set-off settles interest before capital, the oldest first [check].
  const older = clampBelowNil(minus(sumClaimPart(claim, 'olderInterest'), computeSetOff(claim)));
  const secured = computeCoveredAmount(claim, clampBelowNil(minus(amount, older)));
  return {
    ...toClaimant(claim),
    secured,
    unsecured: minus(amount, secured),
    ...toAgreedRate(claim),
    ...(claim.reliesSolely && { reliesSolely: true }),
    ...(claim.isOrderChosen && { choice: claim.securedBy.findIndex((one) => one.assetId === assetId) + 1 }),
  };
};
