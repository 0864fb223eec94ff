import type { AnswerOf } from '@boedel/contract/call';
import { milestones as milestoneNames } from '@boedel/contract/fixed/matters';
import type { milestoneCalls } from '@boedel/contract/milestones/milestones.calls';
import { isTold, type MilestoneRow, type Recipient } from './milestone.store';

/** The milestones of a type of matter, in order. */
export const namesFor = (systemType: number): readonly string[] =>
  milestoneNames[String(systemType) as keyof typeof milestoneNames];

export const presentMilestone = (
  milestone: number,
  name: string,
  row: MilestoneRow | undefined,
  recipients: readonly Recipient[],
): AnswerOf<typeof milestoneCalls.update> => ({
  milestone,
  name,
  date: row?.reached_on ?? null,
  note: row?.note ?? null,
  mailedAt: row?.mailed_at ?? null,
  recipients: recipients
    .filter((recipient) => isTold(recipient, milestone))
    .map(({ id, name: called, email }) => ({ id, name: called, email })),
  version: row?.version ?? 0,
});
