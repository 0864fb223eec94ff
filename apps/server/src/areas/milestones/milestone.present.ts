import type { AnswerOf } from '@boedel/contract/call';
import { milestones as milestoneNames } from '@boedel/contract/fixed/matters';
import { type MatterEventName, findEventOfMilestone } from '@boedel/contract/matter/matter-events';
import type { milestoneCalls } from '@boedel/contract/milestones/milestones.calls';
import type { LocalDate } from '@boedel/domain/dates/local-date';
import { isNotifiedOf, type MilestoneRow, type MilestoneRecipient } from './milestone.store';

/** A milestone by its place in its type's list, counted from 1, with the event whose day it shows. */
export interface MilestoneDetails {
  readonly milestone: number;
  readonly name: string;
  readonly event: MatterEventName;
}

/** The milestones of a type of matter, in order. */
export const listMilestones = (systemType: number): readonly MilestoneDetails[] =>
  milestoneNames[String(systemType) as keyof typeof milestoneNames].map((name, place) => ({
    milestone: place + 1,
    name,
    event: findEventOfMilestone(systemType, place + 1)!,
  }));

/** A milestone is a view of its event: reached once that is done, expected while it lies ahead. */
export const presentMilestone = (
  { milestone, name, event }: MilestoneDetails,
  row: MilestoneRow | undefined,
  happened: { readonly date: LocalDate; readonly isDone: boolean } | undefined,
  recipients: readonly MilestoneRecipient[],
): AnswerOf<typeof milestoneCalls.update> => ({
  milestone,
  name,
  event,
  date: happened?.isDone ? happened.date : null,
  expected: happened && !happened.isDone ? happened.date : null,
  note: row?.note ?? null,
  mailedAt: row?.mailed_at ?? null,
  recipients: recipients
    .filter((recipient) => isNotifiedOf(recipient, milestone))
    .map(({ id, name: called, email }) => ({ id, name: called, email })),
  version: row?.version ?? 0,
});
