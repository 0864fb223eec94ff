import { checkNotNegative } from '../law/check-input';
import { checkListedOnce } from '../law/checks';
import { collectRefusals, type RefusalError, refuse, type Warning, createWarning } from '../law/refusal';
import { message } from '../law/message';
import { findProcessingOrder } from './security-order';
import { type Claimant, employeeHeads, type InsolventEstate, type SecuredClaim } from './estate';

export const listSecuredClaims = (estate: InsolventEstate): SecuredClaim[] =>
  estate.encumbered.flatMap(({ ranks }) => ranks.flat());

const listPreferentClaims = (estate: InsolventEstate): readonly Claimant[] => [
  ...estate.executions,
  ...estate.employees,
  ...estate.funds,
  ...estate.statutory,
  ...estate.taxes,
  ...estate.generalBonds,
];

/** Everything that no account can be drawn from, each with what to do about it. */
export function checkInsolventEstate(estate: InsolventEstate): RefusalError | undefined {
  const secured = listSecuredClaims(estate);
  const securedIds = new Set(secured.map(({ id }) => id));
  const others = [
    ...listPreferentClaims(estate),
    ...estate.concurrent,
    ...(estate.applicants ?? []),
    ...(estate.withdrawn ?? []),
  ];
  return collectRefusals([
    estate.awardsTo < estate.concursusOn
      ? refuse('awardsTo', 'Work out the awards to a day after the order.', 'Insolvency Act s 103(2)')
      : undefined,
    ...checkAmounts(estate),
    ...others
      .filter(({ id }) => securedIds.has(id))
      .map(({ id, creditor }) =>
        refuse(
          `claims.${id}`,
          message(
            'The claim of {creditor} has both a secured and an unsecured part. Add the unsecured part as a separate claim.',
            {
              creditor,
            },
          ),
          'Insolvency Act s 95, s 103',
        ),
      ),
    ...checkListedOnce(
      'claims',
      others.map(({ id }) => id),
      (id) => message('Claim {id} is listed twice.', { id }),
    ),
    ...checkSameEverywhere(secured),
    ...estate.encumbered.flatMap(({ id, description, ranks }) => [
      ranks.flat().length === 0
        ? refuse(
            `encumbered.${id}`,
            message('No claim is secured by {asset}. Link the claim to it, or include it in the free residue.', {
              asset: description,
            }),
            'Insolvency Act s 95(1)',
          )
        : undefined,
      ...checkListedOnce(
        `encumbered.${id}`,
        ranks.flat().map((claim) => claim.id),
        (claim) => message('Claim {id} is listed twice.', { id: claim }),
      ),
    ]),
    ...checkListedOnce(
      'encumbered',
      estate.encumbered.map(({ id }) => id),
      (id) => message('Asset {id} has two accounts. Combine them.', { id }),
    ),
    findProcessingOrder(estate) === undefined
      ? refuse(
          'encumbered',
          'Creditors with several securities each chose to be paid from the one before the other. Change the order on one of their claims.',
          'Insolvency Act s 95(1)',
        )
      : undefined,
    estate.entity !== 'person' && [...(estate.funeral ?? []), ...(estate.deathBed ?? [])].length > 0
      ? refuse('funeral', 'Only a natural person has funeral and death-bed costs. Remove them.', 'Insolvency Act s 96')
      : undefined,
  ]);
}

/** One claim over several assets is one claim: the same amount wherever it stands. */
function* checkSameEverywhere(secured: readonly SecuredClaim[]): Iterable<RefusalError> {
  const seen = new Map<string, SecuredClaim>();
  for (const claim of secured) {
    const first = seen.get(claim.id);
    if (!first) seen.set(claim.id, claim);
    else if (first.secured !== claim.secured || first.unsecured !== claim.unsecured) {
      yield refuse(
        `claims.${claim.id}`,
        message('The claim of {creditor} has another amount on each asset. Give the whole claim on each.', {
          creditor: claim.creditor,
        }),
      );
    }
  }
}

function* checkAmounts(estate: InsolventEstate): Iterable<RefusalError | undefined> {
  const lines = [
    ...estate.encumbered.flatMap(({ receipts, costs }) => [...receipts, ...costs]),
    ...estate.receipts,
    ...(estate.feeOnly ?? []),
    ...(estate.funeral ?? []),
    ...(estate.deathBed ?? []),
    ...estate.sheriff,
    ...estate.administration,
  ];
  for (const { id, amount } of lines) yield checkNotNegative(`lines.${id}`, amount);
  for (const receipt of estate.receipts) yield checkNotNegative(`lines.${receipt.id}.feeBase`, receipt.feeBase);
  yield checkNotNegative('bondPremium', estate.bondPremium);
  yield checkNotNegative('mastersFee', estate.mastersFee);
  yield checkNotNegative('fee.earlier', estate.fee.earlier);
  yield checkNotNegative('choices.partnershipLacks', estate.settings?.partnershipLacks);
  for (const claim of listSecuredClaims(estate)) {
    yield checkNotNegative(`claims.${claim.id}.secured`, claim.secured);
    yield checkNotNegative(`claims.${claim.id}.unsecured`, claim.unsecured);
  }
  for (const { id, sheriff, otherTaxedCosts, proceedsOfAttached, rest } of estate.executions) {
    for (const amount of [sheriff, otherTaxedCosts, proceedsOfAttached, rest])
      yield checkNotNegative(`claims.${id}`, amount);
  }
  for (const { id, heads } of estate.employees) {
    for (const head of employeeHeads) yield checkNotNegative(`claims.${id}.${head}`, heads[head]);
  }
  const plain = [
    ...estate.funds,
    ...estate.statutory,
    ...estate.taxes,
    ...estate.generalBonds,
    ...estate.concurrent,
    ...(estate.withdrawn ?? []),
  ];
  for (const { id, amount } of plain) yield checkNotNegative(`claims.${id}`, amount);
  for (const { id, petition } of estate.applicants ?? []) yield checkNotNegative(`claims.${id}.petition`, petition);
}

/** What an account may be drawn with, and somebody should look at. */
export function listWarnings(estate: InsolventEstate): Warning[] {
  const secured = new Set(listSecuredClaims(estate).flatMap(({ creditorId }) => creditorId ?? []));
  const both = listPreferentClaims(estate).filter(
    ({ creditorId }) => creditorId !== undefined && secured.has(creditorId),
  );
  return [
    ...both.map(({ id, creditor }) =>
      createWarning(
        `claims.${id}`,
        message('{creditor} is secured and preferent. Only the secured claim counts for the contribution.', {
          creditor,
        }),
      ),
    ),
    ...(estate.country === 'NA' && estate.employees.length > 0 && estate.settings?.employeeLimit === undefined
      ? [
          createWarning(
            'choices.employeeLimit',
            'No limit is entered for employees’ claims under s 100 of the Namibian Act, so they rank in full. Ask the Master for the amount.',
          ),
        ]
      : []),
  ];
}
