import type { LocalDate } from '../dates/local-date';
import type { CostHead } from '../insolvency/cost-head';
import {
  type Claimant,
  type CostLine,
  employeeHeads,
  type EncumberedInput,
  type InsolventEstate,
  type Receipt,
} from '../insolvency/estate';
import { mostRentSecured } from '../insolvency/landlord';
import type { Country } from '../law/country';
import { type Refused, refuse } from '../law/refusal';
import { said } from '../law/said';
import { type Cents, minus, negate, nil, notBelowNil, smaller, sum } from '../money/cents';
import { amountOfPart, type CapturedClaim } from './captured-claim';
import { isProved } from './claim-status';
import { rankOfCategory } from './preferent-category';

export interface HeadedCost extends CostLine {
  /** Left out: a cost of administration. */
  readonly head?: CostHead;
}
/** An asset with what it brought or is to bring, and the costs it has to carry. */
export interface AssetBooks {
  readonly id: string;
  readonly description: string;
  readonly receipts: readonly Receipt[];
  readonly costs: readonly HeadedCost[];
}

/** The limits of s 98A hold for an employee, not for a claim. */
export function* onceAnEmployee(claims: readonly CapturedClaim[]): Iterable<Refused> {
  const seen = new Set<string>();
  for (const claim of claims) {
    if (kindOf(claim) !== 'employee') continue;
    if (seen.has(claim.creditorId)) {
      yield refuse(
        `claims.${claim.id}`,
        said('{creditor} has two claims as an employee. Put them into one, with its parts.', {
          creditor: claim.creditor,
        }),
        'Insolvency Act s 98A(2)',
      );
    }
    seen.add(claim.creditorId);
  }
}

export type Kind = 'secured' | 'employee' | 'fund' | 'statutory' | 'tax' | 'generalBond' | 'concurrent';

export function kindOf({ type, category = 0 }: CapturedClaim): Kind {
  if (type === 'secured') return 'secured';
  if (type !== 'preferent') return 'concurrent';
  const rank = rankOfCategory(category);
  if (rank === 'pledge') return 'concurrent';
  return employeeHeads.some((head) => head === rank) ? 'employee' : (rank as Kind);
}

export const amountOf = ({ claimed, proved, status }: CapturedClaim): Cents =>
  isProved(status) ? (proved ?? claimed) : claimed;

export const claimantOf = (claim: CapturedClaim): Claimant => ({
  id: claim.id,
  ...(claim.number !== undefined && { number: claim.number }),
  creditorId: claim.creditorId,
  creditor: claim.creditor,
  proved: true,
  ...(claim.isApplicant && { petition: claim.claimed }),
});
const rateOf = ({ agreedRate }: CapturedClaim) => (agreedRate ? { agreedRate } : {});
const plain = (claim: CapturedClaim) => ({ ...claimantOf(claim), amount: amountOf(claim) });

/** The business carried on (s 93): only its net goes to the free residue, and the fee runs on its sales. */
export interface Trading {
  readonly sales: readonly Receipt[];
  readonly costs: readonly CostLine[];
}
/** What there is to share out, before anybody's claim. */
export interface EstateParts {
  readonly country: Country;
  readonly entity: InsolventEstate['entity'];
  readonly concursusOn: LocalDate;
  readonly awardsTo: LocalDate;
  readonly assets: readonly AssetBooks[];
  readonly receipts: readonly Receipt[];
  readonly costs: readonly HeadedCost[];
  readonly trading?: Trading;
  readonly bondPremium: Cents;
  readonly mastersFee: Cents;
  readonly fee: InsolventEstate['fee'];
  readonly settings?: InsolventEstate['settings'];
}

export const tradingNet = ({ sales, costs }: Trading): Cents =>
  minus(sum(sales.map(({ amount }) => amount)), sum(costs.map(({ amount }) => amount)));

/** The net of a business: a receipt that earns nothing itself, or a cost of administration where there is a loss. */
function tradingLines(trading: Trading | undefined) {
  if (!trading) return { receipts: [], losses: [], feeOnly: [] };
  const net = tradingNet(trading);
  const line = { id: 'trading', description: 'Net of the business carried on' };
  return {
    receipts: net > 0 ? [{ ...line, amount: net }] : [],
    losses: net < 0 ? [{ ...line, amount: negate(net) }] : [],
    feeOnly: trading.sales.map((sale) => ({ ...sale, item: 4 as const })),
  };
}

/** Books and claims in the words of those who share out: an asset with a secured claim has an account of its own. */
export function estateOf(parts: EstateParts, claims: readonly CapturedClaim[]): InsolventEstate {
  const of = (kind: Kind): readonly CapturedClaim[] => claims.filter((claim) => kindOf(claim) === kind);
  const encumbered = encumberedBy(parts.assets, of('secured'));
  const held = new Set(encumbered.map(({ id }) => id));
  const free = parts.assets.filter(({ id }) => !held.has(id));
  const loose = [...free.flatMap(({ costs }) => costs), ...parts.costs];
  const under = (head: CostHead): readonly HeadedCost[] =>
    loose.filter(
      (cost) => (cost.head === undefined || cost.head === 'collection' ? 'administration' : cost.head) === head,
    );
  const { receipts, losses, feeOnly } = tradingLines(parts.trading);
  const [funeral, deathBed] = [under('funeral'), under('deathBed')];
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
    sheriff: under('sheriff'),
    administration: [...under('administration'), ...losses],
    bondPremium: parts.bondPremium,
    mastersFee: parts.mastersFee,
    fee: parts.fee,
    executions: [],
    employees: of('employee').map((claim) => ({ ...claimantOf(claim), heads: headsOf(claim) })),
    funds: of('fund').map(plain),
    statutory: of('statutory').map(plain),
    taxes: of('tax').map(plain),
    generalBonds: of('generalBond').map((claim) => ({
      ...plain(claim),
      ...rateOf(claim),
      ...(claim.bondedSum !== undefined && { bondedSum: claim.bondedSum }),
    })),
    concurrent: of('concurrent').map((claim) => ({
      ...plain(claim),
      ...rateOf(claim),
      ...(claim.isReserved && { reserved: true }),
    })),
    ...(parts.settings && { settings: parts.settings }),
  };
}

/** What no part names of an employee's claim falls under the head of its category. */
export function headsOf(claim: CapturedClaim) {
  const own = rankOfCategory(claim.category ?? 1);
  const named = sum(employeeHeads.map((head) => amountOfPart(claim, head)));
  const rest = notBelowNil(minus(amountOf(claim), named));
  return Object.fromEntries(
    employeeHeads.map((head) => [head, sum([amountOfPart(claim, head), head === own ? rest : nil])]),
  );
}

function encumberedBy(assets: readonly AssetBooks[], secured: readonly CapturedClaim[]): EncumberedInput[] {
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
        ranks: ranks.map((rank) => claims.filter((one) => one.rank === rank).map(({ claim }) => securedClaim(claim))),
      },
    ];
  });
}

/** A landlord's hypothec covers so many months of rent (s 85(2)); without the rent, all of it stands as it was claimed. */
const coveredBy = ({ lease }: CapturedClaim, amount: Cents): Cents =>
  lease?.rentPerPeriod !== undefined && lease.periodMonths !== undefined
    ? smaller(amount, mostRentSecured({ rentPerPeriod: lease.rentPerPeriod, periodMonths: lease.periodMonths }))
    : amount;

const securedClaim = (claim: CapturedClaim) => {
  const amount = amountOf(claim);
  const secured = coveredBy(claim, notBelowNil(minus(amount, amountOfPart(claim, 'olderInterest'))));
  return {
    ...claimantOf(claim),
    secured,
    unsecured: minus(amount, secured),
    ...rateOf(claim),
    ...(claim.reliesSolely && { reliesSolely: true }),
  };
};
