import type { LocalDate } from '../dates/local-date';
import {
  collectRefusals,
  isRefused,
  type Outcome,
  refuse,
  type RefusalError,
  type Warning,
  createWarning,
} from '../law/refusal';
import { message } from '../law/message';
import { findLeftDay, tpca } from './capacity';
import { disqualifications } from './checklists';
import { type TrustDeedLimits, computeTrusteesStanding } from './deed-watch';
import { isStanding, type LeavingDays, noLeavingDays, statusLabels, type Trustee, type TrusteeStatus } from './trustee';

/** What a change of status is told. Which days matter turns on the new status. */
export interface StatusChange {
  readonly to: TrusteeStatus;
  /** Letters of authority that name an appointed trustee; death; the day somebody was set aside. */
  readonly day: LocalDate | null;
  readonly leaving: Partial<LeavingDays>;
}

type ChangedTrustee = Pick<Trustee, 'status' | 'authorised' | 'leaving' | 'ended'>;

/** A status may be given again, to mend its days. */
const reached: Readonly<Record<TrusteeStatus, readonly TrusteeStatus[]>> = {
  proposed: ['proposed', 'appointed', 'deactivated', 'deceased'],
  appointed: ['appointed', 'resigned', 'removed', 'deceased', 'deactivated', 'proposed'],
  resigned: ['appointed', 'removed', 'deceased', 'resigned'],
  removed: ['appointed', 'resigned', 'deceased', 'removed'],
  deceased: ['deceased'],
  deactivated: ['deactivated', 'proposed', 'appointed'],
};

function refuseDisqualified({ name, disqualifications: held }: Trustee, to: TrusteeStatus): RefusalError | undefined {
  if (held.length === 0 || (to !== 'appointed' && to !== 'proposed')) return undefined;
  const ground = disqualifications.find(({ key }) => held.includes(key))?.asks ?? '';
  return refuse(
    'trusteeIDs',
    message('{name} is disqualified: {ground}. Correct the checklist if that is wrong, or propose someone else.', {
      name,
      ground: message(ground),
    }),
    `${tpca} s 6(1A)`,
  );
}

function refuseDays(
  { to, day, leaving }: StatusChange,
  { authorised, name }: Trustee,
  today: LocalDate,
): RefusalError | undefined {
  const days = [day, ...Object.values(leaving)].filter((one): one is LocalDate => typeof one === 'string');
  if (days.some((one) => one > today)) {
    return refuse(
      'day',
      'A date is in the future. Enter the dates on which it happened, and set a reminder for future dates.',
    );
  }
  if (to === 'appointed' && day === null && authorised === null) {
    return refuse('day', 'Give the day of the letters of authority that name the trustee.', `${tpca} s 6(1)`);
  }
  if (to === 'deceased' && day === null) return refuse('day', 'Give the day of death.');
  const isLeaving = to === 'resigned' || to === 'removed';
  if (isLeaving && days.length === 0) {
    return refuse('letterSigned', 'Give at least the day of the letter of resignation, the order or the decision.');
  }
  if (isLeaving && authorised !== null && days.some((one) => one < authorised)) {
    return refuse(
      'letterSigned',
      message('{name} was authorised on {day}. The days of leaving cannot lie before it.', { name, day: authorised }),
    );
  }
  return undefined;
}

function applyStatusChange(trustee: Trustee, { to, day, leaving }: StatusChange): ChangedTrustee {
  const { authorised } = trustee;
  switch (to) {
    case 'proposed':
      return { status: to, authorised: null, leaving: noLeavingDays, ended: null };
    case 'appointed':
      return { status: to, authorised: day ?? authorised, leaving: noLeavingDays, ended: null };
    case 'resigned':
    case 'removed':
      return { status: to, authorised, leaving: { ...trustee.leaving, ...leaving }, ended: null };
    case 'deceased':
      return { status: to, authorised, leaving: { ...trustee.leaving, ...leaving }, ended: day };
    case 'deactivated':
      return { status: to, authorised, leaving: trustee.leaving, ended: day };
    default:
      return to satisfies never;
  }
}

function changeTrustee(trustee: Trustee, change: StatusChange, today: LocalDate): Outcome<Trustee> {
  const { name, status } = trustee;
  if (!reached[status].includes(change.to)) {
    return status === 'deceased'
      ? refuse(
          'newStatus',
          message('{name} is captured as deceased. Correct the day of death on the record first.', { name }),
        )
      : refuse(
          'newStatus',
          message('The status of {name} is {status}; it cannot become {to}.', {
            name,
            status: message(statusLabels[status]),
            to: message(statusLabels[change.to]),
          }),
        );
  }
  return (
    refuseDisqualified(trustee, change.to) ??
    refuseDays(change, trustee, today) ?? { ...trustee, ...applyStatusChange(trustee, change) }
  );
}

export interface StatusPlan {
  readonly trustees: readonly Trustee[];
  readonly warnings: readonly Warning[];
}

/**
 * Trustees change their status together: all of them or none. A fall below the deed's minimum is told and not refused: a
 * resignation or a death is so, whatever the deed says (s 21). More than the deed allows are refused.
 */
export function planStatusChange(
  all: readonly Trustee[],
  ids: readonly number[],
  change: StatusChange,
  { deed, today }: { readonly deed: TrustDeedLimits; readonly today: LocalDate },
): Outcome<StatusPlan> {
  const chosen = all.filter(({ id }) => ids.includes(id));
  const outcomes = chosen.map((trustee) => changeTrustee(trustee, change, today));
  const refused = collectRefusals(outcomes);
  if (refused) return refused;
  const trustees = outcomes.filter((one): one is Trustee => !isRefused(one));
  const after = all.map((one) => trustees.find(({ id }) => id === one.id) ?? one);
  const standing = after.filter((one) => one.status === 'appointed').length;
  if (change.to === 'appointed' && deed.most !== null && standing > deed.most) {
    return refuse(
      'trusteeIDs',
      message(
        'The deed allows at most {most} trustees and there would be {count}. Let a trustee leave first, or capture the amended deed.',
        {
          most: deed.most,
          count: standing,
        },
      ),
    );
  }
  return { trustees, warnings: warnBelowDeed(all, after, deed, today) };
}

function warnBelowDeed(
  before: readonly Trustee[],
  after: readonly Trustee[],
  deed: TrustDeedLimits,
  today: LocalDate,
): Warning[] {
  const now = computeTrusteesStanding(after, deed, today);
  if (now.canAct === 'yes' || !before.some(isStanding)) return [];
  const first = after.find(
    (one) => (one.status === 'resigned' || one.status === 'removed') && findLeftDay(one) === null,
  );
  if (now.canAct === 'doubtful' && first) {
    return [
      createWarning(
        'trusteeIDs',
        message(
          '{name} remains on the letters of authority until the Master amends them. Lodge the change, and start a replacement if the deed requires one.',
          {
            name: first.name,
          },
        ),
      ),
    ];
  }
  return [
    createWarning(
      'trusteeIDs',
      message('The trust cannot act now: {acting} of at least {least} trustees are in office. Open a replacement.', {
        acting: now.acting,
        least: deed.least ?? 1,
      }),
    ),
  ];
}
