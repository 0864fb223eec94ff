import type { CapturedClaim } from '../claims/captured-claim';
import { isOut, isProved } from '../claims/claim-status';
import {
  readClaimAmount,
  readPetition,
  toClaimant,
  buildInsolventEstate,
  type InsolventEstateInput,
  toClaimKind,
  listOncePerEmployee,
} from '../claims/estate-of-claims';
import { listSecuredClaims } from '../insolvency/check-estate';
import type { Claimant, InsolventEstate, SecuredClaim } from '../insolvency/estate';
import { collectRefusals, type Outcome, type Warning, createWarning } from '../law/refusal';
import { message } from '../law/message';
import type { Cents } from '../money/cents';
import { listWithdrawnClaims } from './withdrawn-claims';
import { deductEarlierAwards, type CarriedInsolvency, type DividendRanking } from './carried';

export interface ClaimRanking {
  readonly estate: InsolventEstate;
  readonly remarks: readonly Warning[];
}

/**
 * The estate as its claims rank now: those that are proved, employees without it (s 98A(3)), and the applicant who proved
 * nothing (s 14(3)). What a security lacks ranks once all of that security was turned to money.
 */
export function rankEstate(
  parts: InsolventEstateInput,
  claims: readonly CapturedClaim[],
  /** Assets still to be turned to money, and those of earlier accounts. */
  assets: { readonly open: ReadonlySet<string>; readonly isFinal: boolean },
  previous: CarriedInsolvency | undefined,
  ranking?: DividendRanking,
): Outcome<ClaimRanking> {
  const counted = claims.filter(
    (claim) => isProved(claim.status) || isUnprovedEmployee(claim) || isUnprovedMortgage(claim),
  );
  const refused = collectRefusals(listOncePerEmployee(counted));
  if (refused) return refused;
  const realisedNow = new Set(parts.assets.filter(({ receipts }) => receipts.length > 0).map(({ id }) => id));
  const isSecuredOn = ({ securedBy }: CapturedClaim, those: ReadonlySet<string>): boolean =>
    securedBy.some(({ assetId }) => those.has(assetId));
  const secured = counted.filter((claim) => toClaimKind(claim) === 'secured');
  const awaiting = assets.isFinal ? [] : secured.filter((claim) => isSecuredOn(claim, assets.open));
  const waits = new Set(awaiting.map(({ id }) => id));
  // Of an earlier account's security nothing came in now; the first account has none such.
  const elsewhere = previous ? secured.filter((claim) => !waits.has(claim.id) && !isSecuredOn(claim, realisedNow)) : [];
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
  const drawn = buildInsolventEstate(
    withLoose,
    here.map((claim) => (waits.has(claim.id) ? { ...claim, reliesSolely: true } : claim)),
  );
  const applicants = claims
    .filter(
      (claim) =>
        claim.isApplicant &&
        !isProved(claim.status) &&
        !(isUnprovedEmployee(claim) || (isUnprovedMortgage(claim) && here.includes(claim))),
    )
    .map((claim): Claimant & { petition: Cents } => ({
      ...toClaimant(claim),
      proved: false,
      petition: readPetition(claim),
    }));
  const withdrawn = listWithdrawnClaims(claims, drawn, parts);
  const proving = new Set(claims.filter(({ status }) => isProved(status)).map(({ id }) => id));
  const markProved = <T extends Claimant>(claim: T): T => ({ ...claim, proved: proving.has(claim.id) });
  const estate: InsolventEstate = {
    ...drawn,
    encumbered: drawn.encumbered.map((one) => ({ ...one, ranks: one.ranks.map((rank) => rank.map(markProved)) })),
    employees: drawn.employees.map(markProved),
    ...(applicants.length > 0 && { applicants }),
    ...(withdrawn.length > 0 && { withdrawn }),
  };
  const others = listSecuredClaims(
    buildInsolventEstate(
      { ...parts, costs: [] },
      elsewhere.filter(({ status }) => isProved(status)),
    ),
  );
  return {
    estate: previous ? deductEarlierAwards(estate, previous, listOnce(others), ranking) : estate,
    remarks: listClaimRemarks(claims, awaiting),
  };
}

const listOnce = (claims: readonly SecuredClaim[]): SecuredClaim[] => [
  ...new Map(claims.map((claim) => [claim.id, claim])).values(),
];
const isUnprovedEmployee = (claim: CapturedClaim): boolean =>
  !isOut(claim.status) && !isProved(claim.status) && toClaimKind(claim) === 'employee';
/** What a mortgage bond over land is due is deposited with the Master where its holder proved nothing (s 95(2)). */
const isUnprovedMortgage = (claim: CapturedClaim): boolean =>
  !isOut(claim.status) && !isProved(claim.status) && claim.type === 'secured' && claim.security === 'mortgageBond';
const isPaidNow = (id: string, secured: readonly CapturedClaim[], realised: ReadonlySet<string>): boolean =>
  secured.find((claim) => claim.id === id)!.securedBy.some(({ assetId }) => realised.has(assetId));

/** Several securities, and nobody asked the creditor from which it is to be paid first. */
export const lacksSecurityOrder = (claim: CapturedClaim): boolean =>
  claim.type === 'secured' && !isOut(claim.status) && claim.securedBy.length > 1 && !claim.isOrderChosen;

function listClaimRemarks(claims: readonly CapturedClaim[], awaiting: readonly CapturedClaim[]): Warning[] {
  const undecided = claims.filter(
    (claim) =>
      !isProved(claim.status) &&
      !isOut(claim.status) &&
      claim.type !== 'prescribed' &&
      !isUnprovedEmployee(claim) &&
      !isUnprovedMortgage(claim),
  );
  const withdrawn = claims.filter(
    ({ status, provedOn, isApplicant }) => status === 'withdrawn' && provedOn === undefined && !isApplicant,
  );
  return [
    ...(undecided.length > 0
      ? [
          createWarning(
            'claims',
            undecided.length === 1
              ? message('{creditor} is not proved and does not rank in this account.', {
                  creditor: undecided[0]!.creditor,
                })
              : message('{count} claims are not proved and do not rank in this account.', { count: undecided.length }),
          ),
        ]
      : []),
    ...awaiting.map(({ id, creditor }) =>
      createWarning(
        `claims.${id}`,
        message('The security of {creditor} has not all been realised. The shortfall ranks in a later account.', {
          creditor,
        }),
      ),
    ),
    ...claims
      .filter(
        (claim) => isProved(claim.status) && claim.type === 'secured' && claim.lease && !claim.lease.rentPerPeriod,
      )
      .map(({ id, creditor }) =>
        createWarning(
          `claims.${id}`,
          message('The rent of {creditor} is missing, so the whole claim is treated as secured (s 85(2)).', {
            creditor,
          }),
        ),
      ),
    ...claims
      .filter(isUnprovedMortgage)
      .map(({ id, creditor }) =>
        createWarning(
          `claims.${id}`,
          message(
            '{creditor} holds a mortgage bond but has proved no claim. Deposit the proceeds of its security with the Master (s 95(2)). It shares in nothing else.',
            { creditor },
          ),
        ),
      ),
    ...claims
      .filter(lacksSecurityOrder)
      .map(({ id, creditor }) =>
        createWarning(
          `claims.${id}`,
          message(
            '{creditor} has several securities. Ask which one should pay it first, list them in that order and record the choice on the claim. Until then, the order of the assets is used.',
            { creditor },
          ),
        ),
      ),
    ...withdrawn
      .filter((claim) => readClaimAmount(claim) > 0)
      .map(({ id, creditor }) =>
        createWarning(
          `claims.${id}`,
          message(
            '{creditor} withdrew, and the date of proof is missing, so it does not contribute. If the claim was proved, enter the date so that it bears its share of the costs up to then (s 51).',
            { creditor },
          ),
        ),
      ),
  ];
}
