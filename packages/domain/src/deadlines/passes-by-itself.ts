import type { LocalDate } from '../dates/local-date';
import type { PassedState } from './passed-states';
import type { DeadlineRule } from './rule';
import { deadlineRules } from './rules';

/**
 * Days nobody of the firm can miss: from when something may be done, when a period of others is over, and until when
 * they or the estate may use a right. They are told while they lie ahead, and are never late.
 */
export const passesByItself: ReadonlySet<string> = new Set(
  deadlineRules.filter(({ meaning, isOthers, isRight }) => meaning !== 'by' || isOthers || isRight).map(({ id }) => id),
);

const stateByMeaning: Readonly<Record<DeadlineRule['meaning'], PassedState>> = {
  by: 'lapsed',
  ends: 'over',
  from: 'open',
};

/** Nothing while the day lies ahead, and nothing of what the firm had to do: that is late. */
export const findPassedState = (rule: DeadlineRule, due: LocalDate, today: LocalDate): PassedState | undefined =>
  due < today && passesByItself.has(rule.id) ? stateByMeaning[rule.meaning] : undefined;
