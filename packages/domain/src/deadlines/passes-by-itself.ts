import { deadlineRules } from './rules';

/**
 * Days nobody of the firm can miss: from when something may be done, when a period of others is over, and until when
 * they may object. They are told while they lie ahead, and are never late.
 */
export const passesByItself: ReadonlySet<string> = new Set(
  deadlineRules.filter(({ meaning, isOthers }) => meaning !== 'by' || isOthers).map(({ id }) => id),
);
