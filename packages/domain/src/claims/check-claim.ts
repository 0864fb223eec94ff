import { addDays, addMonths, type LocalDate } from '../dates/local-date';
import { collectRefusals, type RefusalError, refuse, type Warning, createWarning } from '../law/refusal';
import { message } from '../law/message';
import { employeeHeads } from '../insolvency/estate';
import { plus } from '../money/cents';
import { sumClaimParts, type CapturedClaim } from './captured-claim';
import { checkClaimStep, claimSteps, type ClaimStatus, isOut, isProved } from './claim-status';
import { readClaimAmount } from './estate-of-claims';
import { checkForeignClaim } from './foreign-claim';
import { rankCategory } from './preferent-category';
import { checkSetOff, listSetOffWarnings } from './set-off';

export interface ClaimContext {
  readonly today: LocalDate;
  /** Where the claim stood before; nothing while it is added. */
  readonly before?: ClaimStatus;
  /** The assets of the matter that are marked as given as security, and what they are called. */
  readonly encumbered: ReadonlySet<string>;
  readonly nameOf: (assetId: string) => string;
  /** When the second meeting was concluded. */
  readonly secondMeetingOn?: LocalDate;
  /** When the account in hand was lodged. */
  readonly accountLodgedOn?: LocalDate;
  /** The order or resolution that fixes claims. */
  readonly concursusOn?: LocalDate;
}

const section = 'Insolvency Act 24 of 1936';

/** Everything a claim may not be saved with, each with what to do. */
export function checkClaim(claim: CapturedClaim, context: ClaimContext): RefusalError | undefined {
  const { type, category, status, statusOn, reason, claimed, proved, parts, securedBy, lease } = claim;
  const most = proved ?? claimed;
  const rank = category === undefined ? undefined : rankCategory(category);
  return collectRefusals([
    checkClaimStep(context.before, status),
    claimed > 0 ? undefined : refuse('amount', 'Enter what is claimed. It must be more than 0.'),
    proved !== undefined && proved > claimed
      ? refuse(
          'provedAmount',
          'The amount proved cannot exceed the amount claimed. Correct one of them.',
          `${section} s 44`,
        )
      : undefined,
    status === 'reduced' && (proved === undefined || proved >= claimed)
      ? refuse('provedAmount', 'Enter the reduced amount set by the Master.', `${section} s 45(3)`)
      : undefined,
    sumClaimParts(claim) > most
      ? refuse(
          'amounts',
          'The parts add up to more than the claim. Reduce a part, or correct the claim.',
          `${section} s 44`,
        )
      : undefined,
    claimSteps[status].needsReason && !reason
      ? refuse(
          'statusReason',
          'Enter the reason. It will be sent to the creditor and the Master.',
          `${section} s 45(3)`,
        )
      : undefined,
    status !== 'lodged' && !statusOn ? refuse('statusDate', 'Enter the date of the decision.') : undefined,
    statusOn && statusOn > context.today ? refuse('statusDate', 'This day is in the future.') : undefined,
    claim.provedOn && claim.provedOn > (statusOn ?? context.today)
      ? refuse('provedDate', 'The proof date is after the decision. Enter an earlier date.', `${section} s 45`)
      : undefined,
    claim.court && !claim.court.caseNumber
      ? refuse('courtCaseNumber', 'Enter the case number of the order that fixed the claim.')
      : undefined,
    claim.court && !claim.court.orderedOn ? refuse('courtOrderDate', 'Enter the date of the court order.') : undefined,
    claim.court?.orderedOn && claim.court.orderedOn > context.today
      ? refuse('courtOrderDate', 'This day is in the future.')
      : undefined,
    type === 'secured' && securedBy.length === 0
      ? refuse('securedBy', 'Choose the asset that secures the claim.', `${section} s 95(1)`)
      : undefined,
    type !== 'secured' && securedBy.length > 0
      ? refuse(
          'securedBy',
          'Only a secured claim has security. Mark the claim as secured, or remove its assets.',
          `${section} s 95(1)`,
        )
      : undefined,
    ...securedBy.map(({ assetId }, nth) =>
      context.encumbered.has(assetId)
        ? undefined
        : refuse(
            `securedBy.${nth}.assetID`,
            message('{asset} is not marked as security. Mark it on the Assets tab first.', {
              asset: context.nameOf(assetId),
            }),
            `${section} s 95(1)`,
          ),
    ),
    type === 'secured' && lease && (lease.rentPerPeriod === undefined) !== (lease.periodMonths === undefined)
      ? refuse(
          lease.rentPerPeriod === undefined ? 'rentPerPeriod' : 'rentPeriodMonths',
          'Enter the rent for one period, and the number of months in that period.',
          `${section} s 85(2)`,
        )
      : undefined,
    type === 'preferent' && category === undefined
      ? refuse('preferentClaimCategoryID', 'Choose why the claim is preferent.', `${section} ss 98A to 102`)
      : undefined,
    type !== 'preferent' && category !== undefined
      ? refuse(
          'preferentClaimCategoryID',
          'Only a preferent claim has a category. If the claim is only partly preferent, split it in two.',
        )
      : undefined,
    rank === 'pledge'
      ? refuse(
          'preferentClaimCategoryID',
          'A pledge is security over an asset. Mark the claim as secured and choose the asset.',
          `${section} s 2, s 95`,
        )
      : undefined,
    parts.some(({ part }) => employeeHeads.some((head) => head === part)) && !isOfEmployee(rank)
      ? refuse('amounts', 'Only a claim for wages, leave, absence or severance has these parts.', `${section} s 98A`)
      : undefined,
    ...checkSetOff(claim, context.concursusOn, isOfEmployee(rank)),
    ...checkForeignClaim(claim, context.concursusOn),
    ...checkExecution(claim),
    claim.securityValue !== undefined && type !== 'secured'
      ? refuse('securityValue', 'Only a secured claim has security to value. Clear this value.', `${section} s 44(4)`)
      : undefined,
  ]);
}

/** Costs of an execution are a part of a concurrent claim, and rank no further than what the attached property brought. */
function* checkExecution(claim: CapturedClaim): Iterable<RefusalError> {
  const { execution, type } = claim;
  if (!execution) return;
  if (type !== 'concurrent') {
    yield refuse(
      'executionSheriff',
      'Enter the costs of an execution on a concurrent claim. Split the claim where it is secured or preferent as well.',
      `${section} s 98`,
    );
  }
  if (plus(execution.sheriff, execution.otherTaxedCosts) > readClaimAmount(claim)) {
    yield refuse(
      'executionSheriff',
      'The costs of the execution are more than the claim. Enter the claim with these costs.',
      `${section} s 98`,
    );
  }
  if (execution.proceedsOfAttached === undefined) {
    yield refuse(
      'attachedProceeds',
      'Enter what the attached property was sold for, or 0 if nothing.',
      `${section} s 98`,
    );
  }
}

const isOfEmployee = (rank: ReturnType<typeof rankCategory> | undefined): boolean =>
  employeeHeads.some((head) => head === rank);

const rentLacks =
  'Enter the rent. A landlord’s hypothec covers only some months of rent (s 85(2)). Until you enter it, the whole claim is treated as secured.';

/** What is saved and should be looked at. */
export function listClaimWarnings(
  claim: CapturedClaim,
  { accountLodgedOn, secondMeetingOn, before, today }: ClaimContext,
): Warning[] {
  const { type, status, statusOn } = claim;
  const lastDay = secondMeetingOn && addMonths(secondMeetingOn, 3);
  const isNewly = before === undefined || !isProved(before);
  // On the very day, what is proved only now was not when the account was lodged.
  const since = before !== undefined && !isProved(before) ? 0 : 1;
  return [
    ...(lastDay && isNewly && !isOut(status) && status !== 'lateNeedsLeave' && (statusOn ?? today) > lastDay
      ? [
          createWarning(
            'status',
            message('Claims could be proved without leave until {day}, three months after the second meeting. Get leave from the Master or the court (s 44(1)).', { day: lastDay }), // prettier-ignore
          ),
        ]
      : []),
    ...(accountLodgedOn && isProved(status) && statusOn && statusOn >= addDays(accountLodgedOn, since)
      ? [
          createWarning(
            'statusDate',
            'Proved after the account was lodged. It shares only in later money, unless the Master allows it.',
          ),
        ]
      : []),
    ...(type === 'secured' && claim.lease && claim.lease.rentPerPeriod === undefined
      ? [createWarning('rentPerPeriod', rentLacks)]
      : []),
    ...listSetOffWarnings(claim),
    ...(type === 'secured' && isNewly && isProved(status) && claim.securityValue === undefined && !claim.reliesSolely
      ? [
          createWarning(
            'securityValue',
            'The affidavit gives no value of the security. Until it does, the creditor votes only on a trustee and on its own security (s 52).',
          ),
        ]
      : []),
    ...(type === 'prescribed'
      ? [createWarning('claimTypeID', 'A prescribed claim never ranks. It is listed here for the report only.')]
      : []),
  ];
}
