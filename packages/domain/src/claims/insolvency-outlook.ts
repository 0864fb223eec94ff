import { later, type LocalDate } from '../dates/local-date';
import type { Country } from '../law/country';
import { collectRefusals, isRefused, type Outcome, type Refused, refuse, type Warning, warn } from '../law/refusal';
import { said } from '../law/said';
import { type Cents, minus, nil, notBelowNil, sum } from '../money/cents';
import { type Distribution, distribute } from '../insolvency/distribute';
import {
  type Claimant,
  type CostLine,
  employeeHeads,
  type EncumberedInput,
  type InsolventEstate,
  type Receipt,
} from '../insolvency/estate';
import { amountOfPart, type CapturedClaim } from './captured-claim';
import { isOut, isProved } from './claim-status';
import { rankOfCategory } from './preferent-category';

/** An asset with what it brought or is to bring, and the costs it has to carry. */
export interface OutlookAsset {
  readonly id: string;
  readonly description: string;
  readonly receipts: readonly Receipt[];
  readonly costs: readonly CostLine[];
}
export interface OutlookFacts {
  readonly country: Country;
  readonly entity: InsolventEstate['entity'];
  /** The order; where none is captured, today. */
  readonly concursusOn?: LocalDate;
  readonly today: LocalDate;
  readonly assets: readonly OutlookAsset[];
  readonly receipts: readonly Receipt[];
  readonly administration: readonly CostLine[];
  readonly bondPremium: Cents;
  /** Not captured: the outlook goes without it and says so; no account does. */
  readonly mastersFee?: Cents;
  readonly vendor: boolean;
  readonly claims: readonly CapturedClaim[];
}
/** As if all that was lodged were proved, or of what is proved alone. */
export type OutlookBasis = 'lodged' | 'proved';

export interface Outlook {
  readonly distribution: Distribution;
  readonly concursusOn: LocalDate;
  readonly warnings: readonly Warning[];
}

/** The dividend and the danger of contribution as they stand, by the same engine that draws the account. */
export function insolvencyOutlook(facts: OutlookFacts, basis: OutlookBasis): Outcome<Outlook> {
  const { today, mastersFee } = facts;
  const concursusOn = facts.concursusOn ?? today;
  const claims = facts.claims.filter(({ status, type }) =>
    basis === 'proved' ? isProved(status) : !isOut(status) && type !== 'prescribed',
  );
  const refused = collectRefusals(onceAnEmployee(claims));
  if (refused) return refused;
  const estate = estateOf(facts, claims, concursusOn, later(today, concursusOn), mastersFee ?? nil);
  const distribution = distribute(estate);
  if (isRefused(distribution)) return distribution;
  return {
    distribution,
    concursusOn,
    warnings: [
      ...(facts.concursusOn ? [] : [warn('concursusOn', 'No order is captured: claims are counted to today.')]),
      ...(mastersFee === undefined
        ? [
            warn(
              'mastersFee',
              "The Master's fee is not captured: the figures leave it out, and no account is drawn without it.",
            ),
          ]
        : []),
      ...distribution.warnings,
    ],
  };
}

/** The limits of s 98A hold for an employee, not for a claim. */
function* onceAnEmployee(claims: readonly CapturedClaim[]): Iterable<Refused> {
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

type Kind = 'secured' | 'employee' | 'fund' | 'statutory' | 'tax' | 'generalBond' | 'concurrent';

function kindOf({ type, category = 0 }: CapturedClaim): Kind {
  if (type === 'secured') return 'secured';
  if (type !== 'preferent') return 'concurrent';
  const rank = rankOfCategory(category);
  if (rank === 'pledge') return 'concurrent';
  return employeeHeads.some((head) => head === rank) ? 'employee' : (rank as Kind);
}

const amountOf = ({ claimed, proved, status }: CapturedClaim): Cents =>
  isProved(status) ? (proved ?? claimed) : claimed;

const claimantOf = (claim: CapturedClaim): Claimant => ({
  id: claim.id,
  ...(claim.number !== undefined && { number: claim.number }),
  creditorId: claim.creditorId,
  creditor: claim.creditor,
  proved: true,
  ...(claim.isApplicant && { petition: claim.claimed }),
});
const rateOf = ({ agreedRate }: CapturedClaim) => (agreedRate ? { agreedRate } : {});
const plain = (claim: CapturedClaim) => ({ ...claimantOf(claim), amount: amountOf(claim) });

function estateOf(
  facts: OutlookFacts,
  claims: readonly CapturedClaim[],
  concursusOn: LocalDate,
  awardsTo: LocalDate,
  mastersFee: Cents,
): InsolventEstate {
  const of = (kind: Kind): readonly CapturedClaim[] => claims.filter((claim) => kindOf(claim) === kind);
  const encumbered = encumberedBy(facts.assets, of('secured'));
  const held = new Set(encumbered.map(({ id }) => id));
  const free = facts.assets.filter(({ id }) => !held.has(id));
  return {
    country: facts.country,
    entity: facts.entity,
    concursusOn,
    awardsTo,
    encumbered,
    receipts: [...free.flatMap(({ receipts }) => receipts), ...facts.receipts],
    sheriff: [],
    administration: [...free.flatMap(({ costs }) => costs), ...facts.administration],
    bondPremium: facts.bondPremium,
    mastersFee,
    fee: { vendor: facts.vendor },
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
  };
}

/** What no part names of an employee's claim falls under the head of its category. */
function headsOf(claim: CapturedClaim) {
  const own = rankOfCategory(claim.category ?? 1);
  const named = sum(employeeHeads.map((head) => amountOfPart(claim, head)));
  const rest = notBelowNil(minus(amountOf(claim), named));
  return Object.fromEntries(
    employeeHeads.map((head) => [head, sum([amountOfPart(claim, head), head === own ? rest : nil])]),
  );
}

function encumberedBy(assets: readonly OutlookAsset[], secured: readonly CapturedClaim[]): EncumberedInput[] {
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

const securedClaim = (claim: CapturedClaim) => {
  const older = amountOfPart(claim, 'olderInterest');
  return {
    ...claimantOf(claim),
    secured: notBelowNil(minus(amountOf(claim), older)),
    unsecured: older,
    ...rateOf(claim),
    ...(claim.reliesSolely && { reliesSolely: true }),
  };
};
