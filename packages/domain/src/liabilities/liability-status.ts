import type { LocalDate } from '../dates/local-date';
import { collectRefusals, refuse, type RefusalError } from '../law/refusal';
import { anyOf, message } from '../law/message';

/** How far a claim is: the executor admits it, asks for proof under s 32, or rejects it under s 33. */
export const liabilityStatuses = ['lodged', 'admitted', 'disputed', 'rejected', 'withdrawn'] as const;
export type LiabilityStatus = (typeof liabilityStatuses)[number];

interface LiabilityStatusStep {
  readonly label: string;
  /** What may follow. A decision that was a slip goes back to lodged. */
  readonly next: readonly LiabilityStatus[];
  /** Says no to somebody: the reason and the day are kept for the notice and the Master. */
  readonly wantsReason?: true;
  readonly section?: string;
  /** Not owed as it stands: left out of the estate. */
  readonly isOut?: true;
}

export const statusSteps: Readonly<Record<LiabilityStatus, LiabilityStatusStep>> = {
  lodged: { label: 'Lodged', next: ['admitted', 'disputed', 'rejected', 'withdrawn'] },
  admitted: { label: 'Admitted', next: ['lodged', 'disputed', 'withdrawn'] },
  disputed: {
    label: 'Disputed',
    next: ['lodged', 'admitted', 'rejected', 'withdrawn'],
    wantsReason: true,
    section: 'Administration of Estates Act s 32',
  },
  rejected: {
    label: 'Rejected',
    next: ['admitted', 'withdrawn'],
    wantsReason: true,
    section: 'Administration of Estates Act s 33',
    isOut: true,
  },
  withdrawn: { label: 'Withdrawn', next: ['lodged'], wantsReason: true, isOut: true },
};

export const isOwed = (status: LiabilityStatus): boolean => !statusSteps[status].isOut;

export interface StatusFacts {
  readonly status: LiabilityStatus;
  readonly statusOn?: LocalDate;
  readonly statusReason?: string;
}

/** Whether a claim may stand so, coming from where it stood. */
export function checkStatus(
  now: StatusFacts,
  before: StatusFacts | undefined,
  today: LocalDate,
): RefusalError | undefined {
  const { wantsReason, section } = statusSteps[now.status];
  const moves = before !== undefined && before.status !== now.status;
  return collectRefusals([
    moves && !statusSteps[before.status].next.includes(now.status) ? refuseWrongOrder(before.status) : undefined,
    before === undefined && now.status === 'rejected'
      ? refuse('status', 'Capture the claim as lodged first; then it can be rejected with its reason.', section)
      : undefined,
    wantsReason && !now.statusReason?.trim()
      ? refuse('statusReason', 'Give the reason. The creditor will see it.', section)
      : undefined,
    wantsReason && now.statusOn === undefined
      ? refuse('statusDate', 'Give the day this was decided or received.', section)
      : undefined,
    now.statusOn !== undefined && now.statusOn > today
      ? refuse('statusDate', 'Enter a date that is not in the future.')
      : undefined,
    moves && now.statusOn !== undefined && before.statusOn !== undefined && now.statusOn < before.statusOn
      ? refuse(
          'statusDate',
          message('Enter a date on or after {day}, the date of the last decision.', { day: before.statusOn }),
        )
      : undefined,
  ]);
}

const refuseWrongOrder = (from: LiabilityStatus): RefusalError =>
  refuse(
    'status',
    message('A claim that is {from} can next be {next}. Choose one of these first.', {
      from: message(statusSteps[from].label),
      next: anyOf(statusSteps[from].next.map((status) => statusSteps[status].label)),
    }),
  );
