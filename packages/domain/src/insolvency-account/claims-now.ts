import type { CapturedClaim } from '../claims/captured-claim';
import { isOut, isProved } from '../claims/claim-status';
import { amountOf, claimantOf, estateOf, type EstateParts, kindOf, onceAnEmployee } from '../claims/estate-of-claims';
import { securedOf } from '../insolvency/check-estate';
import type { Claimant, InsolventEstate, SecuredClaim } from '../insolvency/estate';
import { collectRefusals, type Outcome, type Warning, warn } from '../law/refusal';
import { said } from '../law/said';
import type { Cents } from '../money/cents';
import { afterEarlier, type CarriedInsolvency } from './carried';

export interface Ranking {
  readonly estate: InsolventEstate;
  readonly remarks: readonly Warning[];
}

/**
 * The estate as its claims rank now: those that are proved, employees without it (s 98A(3)), and the applicant who proved
 * nothing (s 14(3)). What a security lacks ranks once all of that security was turned to money.
 */
export function rankedEstate(
  parts: EstateParts,
  claims: readonly CapturedClaim[],
  /** Assets still to be turned to money, and those of earlier accounts. */
  assets: { readonly open: ReadonlySet<string>; readonly isFinal: boolean },
  previous: CarriedInsolvency | undefined,
): Outcome<Ranking> {
  const counted = claims.filter((claim) => isProved(claim.status) || isUnprovedEmployee(claim));
  const refused = collectRefusals(onceAnEmployee(counted));
  if (refused) return refused;
  const realisedNow = new Set(parts.assets.filter(({ receipts }) => receipts.length > 0).map(({ id }) => id));
  const securedOn = ({ securedBy }: CapturedClaim, those: ReadonlySet<string>): boolean =>
    securedBy.some(({ assetId }) => those.has(assetId));
  const secured = counted.filter((claim) => kindOf(claim) === 'secured');
  const awaiting = assets.isFinal ? [] : secured.filter((claim) => securedOn(claim, assets.open));
  const waits = new Set(awaiting.map(({ id }) => id));
  // Of an earlier account's security nothing came in now; the first account has none such.
  const elsewhere = previous ? secured.filter((claim) => !waits.has(claim.id) && !securedOn(claim, realisedNow)) : [];
  const apart = new Set([
    ...elsewhere.map(({ id }) => id),
    ...[...waits].filter((id) => !isPaidNow(id, secured, realisedNow)),
  ]);
  const here = counted.filter(({ id }) => !apart.has(id));
  const shown = {
    ...parts,
    assets: parts.assets.filter(({ id }) => realisedNow.has(id) || (assets.isFinal && !previous)),
  };
  const withLoose = {
    ...shown,
    // Costs of an asset that brought nothing yet are borne until it does.
    costs: [
      ...parts.costs,
      ...parts.assets.filter((asset) => !shown.assets.includes(asset)).flatMap(({ costs }) => costs),
    ],
  };
  const drawn = estateOf(
    withLoose,
    here.map((claim) => (waits.has(claim.id) ? { ...claim, reliesSolely: true } : claim)),
  );
  const applicants = claims
    .filter(
      (claim) => claim.isApplicant && !isProved(claim.status) && !isOut(claim.status) && kindOf(claim) !== 'employee',
    )
    .map((claim): Claimant & { petition: Cents } => ({ ...claimantOf(claim), proved: false, petition: claim.claimed }));
  const proving = new Set(claims.filter(({ status }) => isProved(status)).map(({ id }) => id));
  const estate: InsolventEstate = {
    ...drawn,
    employees: drawn.employees.map((claim) => ({ ...claim, proved: proving.has(claim.id) })),
    ...(applicants.length > 0 && { applicants }),
  };
  const others = securedOf(estateOf({ ...parts, costs: [] }, elsewhere));
  return {
    estate: previous ? afterEarlier(estate, previous, once(others)) : estate,
    remarks: remarksOn(claims, awaiting),
  };
}

const once = (claims: readonly SecuredClaim[]): SecuredClaim[] => [
  ...new Map(claims.map((claim) => [claim.id, claim])).values(),
];
const isUnprovedEmployee = (claim: CapturedClaim): boolean =>
  !isOut(claim.status) && !isProved(claim.status) && kindOf(claim) === 'employee';
const isPaidNow = (id: string, secured: readonly CapturedClaim[], realised: ReadonlySet<string>): boolean =>
  secured.find((claim) => claim.id === id)!.securedBy.some(({ assetId }) => realised.has(assetId));

function remarksOn(claims: readonly CapturedClaim[], awaiting: readonly CapturedClaim[]): Warning[] {
  const undecided = claims.filter(
    (claim) =>
      !isProved(claim.status) && !isOut(claim.status) && claim.type !== 'prescribed' && !isUnprovedEmployee(claim),
  );
  const withdrawn = claims.filter(({ status }) => status === 'withdrawn');
  return [
    ...(undecided.length > 0
      ? [
          warn(
            'claims',
            undecided.length === 1
              ? said('{creditor} is not proved and does not rank in this account.', {
                  creditor: undecided[0]!.creditor,
                })
              : said('{count} claims are not proved and do not rank in this account.', { count: undecided.length }),
          ),
        ]
      : []),
    ...awaiting.map(({ id, creditor }) =>
      warn(
        `claims.${id}`,
        said('The security of {creditor} is not all turned to money: what it lacks ranks in a later account.', {
          creditor,
        }),
      ),
    ),
    ...claims
      .filter(
        (claim) => isProved(claim.status) && claim.type === 'secured' && claim.lease && !claim.lease.rentPerPeriod,
      )
      .map(({ id, creditor }) =>
        warn(
          `claims.${id}`,
          said('The rent of {creditor} is not captured: all of the claim counts as secured (s 85(2)).', { creditor }),
        ),
      ),
    ...withdrawn
      .filter((claim) => amountOf(claim) > 0)
      .map(({ id, creditor }) =>
        warn(
          `claims.${id}`,
          said('{creditor} withdrew. See whether costs of the time before are still owed (s 51).', { creditor }),
        ),
      ),
  ];
}
