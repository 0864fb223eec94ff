import { eventOfKeyDate } from '@boedel/contract/matter/matter-events';
import type { PartySet } from '@boedel/domain/activities/activity-papers';
import { type ActivityStep, stepsOf } from '@boedel/domain/activities/change-types';
import type { ActivityFacts, PartyNamed } from '@boedel/domain/activities/progress';
import type { LocalDate } from '@boedel/domain/dates/local-date';
import { systemType } from '@boedel/domain/matter/kinds';
import type { ActivityRow, ActivityStepRow, Part } from './activity.store';
import type { DayRow, PartyOfTrust, TrustRead } from './trust.store';

export const eventOfStep = ({ isOfMatter, keyDate }: ActivityStep): string | null =>
  isOfMatter && keyDate !== null ? eventOfKeyDate(systemType.trust, keyDate) : null;

const ownPaper = (step: number) => ({
  key: `own ${step}`,
  name: 'Paper of this step',
  kinds: [],
  isSent: true as const,
});

/** The steps of an activity: those of its kind, then those the firm added to it. */
export const stepsWith = (activity: ActivityRow, marks: readonly ActivityStepRow[]): readonly ActivityStep[] => [
  ...stepsOf(activity.change_type, activity.started_on),
  ...marks
    .filter((mark) => mark.activity_id === activity.id && mark.own_title !== null)
    .map((mark): ActivityStep => ({
      step: mark.step,
      title: mark.own_title!,
      keyDate: null,
      isOfMatter: false,
      papers: mark.wants_paper ? [ownPaper(mark.step)] : [],
      onlyWhere: null,
      isOwn: true,
    })),
];

const isTrustee = ({ role }: PartyOfTrust): boolean => role === 'executor';
const isBeneficiary = ({ role, is_beneficiary }: PartyOfTrust): boolean => is_beneficiary || role === 'beneficiary';

export const trusteesIn = ({ parties }: TrustRead): PartyOfTrust[] => parties.filter(isTrustee);

export function partiesOf(activityId: number, { parties, named }: TrustRead): Record<PartySet, readonly PartyNamed[]> {
  const bare = (some: readonly PartyOfTrust[]): PartyNamed[] => some.map(({ id, name }) => ({ id, name }));
  const inPart = (part: Part): PartyNamed[] => {
    const mine = named.filter((one) => one.activity_id === activityId && one.part === part);
    const ids = new Set(mine.map((one) => one.party_id));
    return bare(parties.filter(({ id }) => ids.has(id)));
  };
  const standing = parties.filter((party) => !isTrustee(party) || !party.has_left);
  return {
    trustees: bare(standing.filter(isTrustee)),
    incoming: inPart('incoming'),
    outgoing: inPart('outgoing'),
    beneficiaries: bare(parties.filter(isBeneficiary)),
    everyone: bare(standing),
  };
}

/** The entry of the diary that holds a step's day. */
export const entryOf = (activity: ActivityRow, step: ActivityStep, { days }: TrustRead): DayRow | undefined => {
  const event = eventOfStep(step);
  return event
    ? days.find((one) => one.event === event)
    : days.findLast((one) => one.activity_id === activity.id && one.step_type === step.step && one.event === null);
};

export function factsOf(activity: ActivityRow, read: TrustRead, today: LocalDate): ActivityFacts {
  const steps = stepsWith(activity, read.marks);
  const days = new Map<number, LocalDate>();
  for (const step of steps) {
    const entry = entryOf(activity, step, read);
    if (entry) days.set(step.step, entry.on);
  }
  return {
    steps,
    days,
    marks: new Map(
      read.marks
        .filter(({ activity_id }) => activity_id === activity.id)
        .map(({ step, note, not_applicable }) => [step, { note, notApplicable: not_applicable }]),
    ),
    filed: read.papers.filter(({ activity_id }) => activity_id === activity.id),
    parties: partiesOf(activity.id, read),
    today,
  };
}
