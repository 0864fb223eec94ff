import { addMonths, type LocalDate } from '../dates/local-date';
import type { Deadline } from './deadlines';

/** A statutory date as the diary keeps it. */
export interface StoredDeadline {
  readonly rule: string;
  readonly due: LocalDate;
  /** Somebody put it where it is by hand: it is moved only where that is asked for. */
  readonly isFixed: boolean;
  readonly doneOn: LocalDate | null;
}

type RunningDeadline = Extract<Deadline, { state: 'running' }>;

/**
 * What would change in the diary.
 * - `new`: the period has begun to run.
 * - `moves`: its end lies on another day.
 * - `returns`: it was done for an earlier event and runs again.
 * - `stops`: its event was taken back, so there is nothing to do any more.
 */
export type DeadlineMove =
  | {
      readonly kind: 'new';
      readonly rule: string;
      readonly to: LocalDate;
      readonly deadline: RunningDeadline;
      readonly isFixed: false;
    }
  | {
      readonly kind: 'moves' | 'returns';
      readonly rule: string;
      readonly from: LocalDate;
      readonly to: LocalDate;
      readonly deadline: RunningDeadline;
      readonly isFixed: boolean;
    }
  | { readonly kind: 'stops'; readonly rule: string; readonly from: LocalDate; readonly isFixed: boolean };

/** The day the count starts from: the working's first line. */
const startOf = ({ due }: RunningDeadline): string => {
  const day = due.lines[0]?.value;
  return typeof day === 'string' ? day : '';
};

/** Done stays done, unless the thing comes round again or its event lies after the day it was done. */
const isRecurring = (deadline: RunningDeadline, kept: StoredDeadline & { doneOn: LocalDate }): boolean =>
  deadline.rule.comesRound
    ? deadline.due.value > kept.due
    : deadline.rule.count.direction === 'anniversary'
      ? deadline.due.value > kept.due && kept.due <= kept.doneOn
      : startOf(deadline) > kept.doneOn;

function moveOf(deadline: Deadline, kept: StoredDeadline | undefined): DeadlineMove | undefined {
  const rule = deadline.rule.id;
  if (deadline.state !== 'running') {
    const isOpen = kept && kept.doneOn === null && deadline.state === 'waiting';
    return isOpen ? { kind: 'stops', rule, from: kept.due, isFixed: kept.isFixed } : undefined;
  }
  const to = deadline.due.value;
  if (!kept) return { kind: 'new', rule, to, deadline, isFixed: false };
  if (kept.due === to) return undefined;
  const { isFixed, due: from, doneOn } = kept;
  // Last year's is still to be done: the next one waits for it.
  if (doneOn === null && deadline.rule.comesRound && to >= addMonths(from, 11)) return undefined;
  // Nor does one of this year go back to the last.
  if (doneOn === null && deadline.rule.comesRound && to <= addMonths(from, -11)) return undefined;
  if (doneOn === null) return { kind: 'moves', rule, from, to, deadline, isFixed };
  return isRecurring(deadline, { ...kept, doneOn })
    ? { kind: 'returns', rule, from, to, deadline, isFixed }
    : undefined;
}

/** What the diary keeps against what the rules now say. A rule that was refused changes nothing: the cause is mended first. */
export function planMoves(kept: readonly StoredDeadline[], deadlines: readonly Deadline[]): DeadlineMove[] {
  const byRule = new Map(kept.map((date) => [date.rule, date]));
  const spoken = new Set(deadlines.map(({ rule }) => rule.id));
  const moved = deadlines.map((deadline) => moveOf(deadline, byRule.get(deadline.rule.id)));
  // A matter that became another type leaves rules behind that no longer speak about it.
  const left = kept
    .filter(({ rule, doneOn }) => !spoken.has(rule) && doneOn === null)
    .map(({ rule, due, isFixed }): DeadlineMove => ({ kind: 'stops', rule, from: due, isFixed }));
  return [...moved.filter((move) => move !== undefined), ...left];
}
