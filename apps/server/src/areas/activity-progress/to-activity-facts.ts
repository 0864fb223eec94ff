import { findEventOfKeyDate } from '@boedel/contract/matter/matter-events';
import type { PaperPartySet } from '@boedel/domain/activities/activity-papers';
import { type ActivityStep, listActivitySteps } from '@boedel/domain/activities/change-types';
import type { ActivityFacts, NamedActivityParty } from '@boedel/domain/activities/progress';
import type { LocalDate } from '@boedel/domain/dates/local-date';
import { systemType } from '@boedel/domain/matter/kinds';
import type { ActivityRow, ActivityStepRow, ActivityPart } from './activity.store';
import type { ActivityDayRow, TrustParty, TrustFactsRead } from './trust.store';

export const readStepEvent = ({ isOfMatter, keyDate }: ActivityStep): string | null =>
  isOfMatter && keyDate !== null ? findEventOfKeyDate(systemType.trust, keyDate) : null;

const createOwnPaper = (step: number) => ({
  key: `own ${step}`,
  name: 'Document for this step',
  kinds: [],
  isSent: true as const,
});

/** The steps of an activity: those of its kind, then those the firm added to it. */
export const listStepsWithMarks = (
  activity: ActivityRow,
  marks: readonly ActivityStepRow[],
): readonly ActivityStep[] => [
  ...listActivitySteps(activity.change_type, activity.started_on),
  ...marks
    .filter((mark) => mark.activity_id === activity.id && mark.own_title !== null)
    .map((mark): ActivityStep => ({
      step: mark.step,
      title: mark.own_title!,
      keyDate: null,
      isOfMatter: false,
      papers: mark.wants_paper ? [createOwnPaper(mark.step)] : [],
      onlyWhere: null,
      isOwn: true,
    })),
];

const isTrustee = ({ role }: TrustParty): boolean => role === 'executor';
const isBeneficiary = ({ role, is_beneficiary }: TrustParty): boolean => is_beneficiary || role === 'beneficiary';

export const listTrusteesOf = ({ parties }: TrustFactsRead): TrustParty[] => parties.filter(isTrustee);

export function listParties(
  activityId: number,
  { parties, named }: TrustFactsRead,
): Record<PaperPartySet, readonly NamedActivityParty[]> {
  const toNamedParties = (some: readonly TrustParty[]): NamedActivityParty[] =>
    some.map(({ id, name }) => ({ id, name }));
  const listPart = (part: ActivityPart): NamedActivityParty[] => {
    const mine = named.filter((one) => one.activity_id === activityId && one.part === part);
    const ids = new Set(mine.map((one) => one.party_id));
    return toNamedParties(parties.filter(({ id }) => ids.has(id)));
  };
  const standing = parties.filter((party) => !isTrustee(party) || !party.has_left);
  return {
    trustees: toNamedParties(standing.filter(isTrustee)),
    incoming: listPart('incoming'),
    outgoing: listPart('outgoing'),
    beneficiaries: toNamedParties(parties.filter(isBeneficiary)),
    everyone: toNamedParties(standing),
  };
}

/** The entry of the diary that holds a step's day. */
export const findDiaryEntry = (
  activity: ActivityRow,
  step: ActivityStep,
  { days }: TrustFactsRead,
): ActivityDayRow | undefined => {
  const event = readStepEvent(step);
  return event
    ? days.find((one) => one.event === event)
    : days.findLast((one) => one.activity_id === activity.id && one.step_type === step.step && one.event === null);
};

export function toActivityFacts(activity: ActivityRow, read: TrustFactsRead, today: LocalDate): ActivityFacts {
  const steps = listStepsWithMarks(activity, read.marks);
  const days = new Map<number, LocalDate>();
  for (const step of steps) {
    const entry = findDiaryEntry(activity, step, read);
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
    parties: listParties(activity.id, read),
    today,
  };
}
