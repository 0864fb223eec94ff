import type { LocalDate } from '../dates/local-date';
import { collectRefusals, isRefused, type Outcome, refuse, type Refused, type Warning, warn } from '../law/refusal';
import { said } from '../law/said';
import { leftOn, tpca } from './capacity';
import { disqualifications } from './checklists';
import { type Deed, standingOn } from './deed-watch';
import { isStanding, type LeavingDays, noLeavingDays, statusWords, type Trustee, type TrusteeStatus } from './trustee';

/** What a change of status is told. Which days matter turns on the new status. */
export interface StatusChange {
  readonly to: TrusteeStatus;
  /** Letters of authority that name an appointed trustee; death; the day somebody was set aside. */
  readonly day: LocalDate | null;
  readonly leaving: Partial<LeavingDays>;
}

type Changed = Pick<Trustee, 'status' | 'authorised' | 'leaving' | 'ended'>;

/** A status may be given again, to mend its days. */
const reached: Readonly<Record<TrusteeStatus, readonly TrusteeStatus[]>> = {
  proposed: ['proposed', 'appointed', 'deactivated', 'deceased'],
  appointed: ['appointed', 'resigned', 'removed', 'deceased', 'deactivated', 'proposed'],
  resigned: ['appointed', 'removed', 'deceased', 'resigned'],
  removed: ['appointed', 'resigned', 'deceased', 'removed'],
  deceased: ['deceased'],
  deactivated: ['deactivated', 'proposed', 'appointed'],
};

function refuseDisqualified({ name, disqualifications: held }: Trustee, to: TrusteeStatus): Refused | undefined {
  if (held.length === 0 || (to !== 'appointed' && to !== 'proposed')) return undefined;
  const ground = disqualifications.find(({ key }) => held.includes(key))?.asks ?? '';
  return refuse(
    'trusteeIDs',
    said('{name} is disqualified: {ground}. Correct the checklist if that is wrong, or propose somebody else.', {
      name,
      ground: said(ground),
    }),
    `${tpca} s 6(1A)`,
  );
}

function refuseDays(
  { to, day, leaving }: StatusChange,
  { authorised, name }: Trustee,
  today: LocalDate,
): Refused | undefined {
  const days = [day, ...Object.values(leaving)].filter((one): one is LocalDate => typeof one === 'string');
  if (days.some((one) => one > today)) {
    return refuse(
      'day',
      'A day lies in the future. Give days on which it happened; set a reminder for what is to come.',
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
      said('{name} was authorised on {day}. The days of leaving cannot lie before it.', { name, day: authorised }),
    );
  }
  return undefined;
}

function changed(trustee: Trustee, { to, day, leaving }: StatusChange): Changed {
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

function changeOne(trustee: Trustee, change: StatusChange, today: LocalDate): Outcome<Trustee> {
  const { name, status } = trustee;
  if (!reached[status].includes(change.to)) {
    return status === 'deceased'
      ? refuse(
          'newStatus',
          said('{name} is captured as deceased. Correct the day of death on the record first.', { name }),
        )
      : refuse(
          'newStatus',
          said('The status of {name} is {status}; it cannot become {to}.', {
            name,
            status: said(statusWords[status]),
            to: said(statusWords[change.to]),
          }),
        );
  }
  return (
    refuseDisqualified(trustee, change.to) ??
    refuseDays(change, trustee, today) ?? { ...trustee, ...changed(trustee, change) }
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
  { deed, today }: { readonly deed: Deed; readonly today: LocalDate },
): Outcome<StatusPlan> {
  const chosen = all.filter(({ id }) => ids.includes(id));
  const outcomes = chosen.map((trustee) => changeOne(trustee, change, today));
  const refused = collectRefusals(outcomes);
  if (refused) return refused;
  const trustees = outcomes.filter((one): one is Trustee => !isRefused(one));
  const after = all.map((one) => trustees.find(({ id }) => id === one.id) ?? one);
  const standing = after.filter((one) => one.status === 'appointed').length;
  if (change.to === 'appointed' && deed.most !== null && standing > deed.most) {
    return refuse(
      'trusteeIDs',
      said(
        'The deed allows at most {most} trustees and there would be {count}. Let somebody go first, or capture the amended deed.',
        {
          most: deed.most,
          count: standing,
        },
      ),
    );
  }
  return { trustees, warnings: fellBelow(all, after, deed, today) };
}

function fellBelow(before: readonly Trustee[], after: readonly Trustee[], deed: Deed, today: LocalDate): Warning[] {
  const now = standingOn(after, deed, today);
  if (now.canAct === 'yes' || !before.some(isStanding)) return [];
  const first = after.find((one) => (one.status === 'resigned' || one.status === 'removed') && leftOn(one) === null);
  if (now.canAct === 'doubtful' && first) {
    return [
      warn(
        'trusteeIDs',
        said(
          'Until the amended letters come, {name} still stands on them. Lodge the change and open a replacement if the deed asks for one.',
          {
            name: first.name,
          },
        ),
      ),
    ];
  }
  return [
    warn(
      'trusteeIDs',
      said('The trust cannot act now: {acting} of at least {least} trustees are in office. Open a replacement.', {
        acting: now.acting,
        least: deed.least ?? 1,
      }),
    ),
  ];
}
