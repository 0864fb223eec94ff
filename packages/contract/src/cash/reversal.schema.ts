import { z } from 'zod';
import { day, id, money } from '../fields';

/** The entries that money can come back of. */
export const reversibleSources = ['income', 'expense', 'money_movement'] as const;

/** What was refunded or returned of an entry, and the original entry of a refund. */
export const reversalAnswers = {
  /** Above nought. */
  reversedAmount: money,
  reversalOf: z.object({ id, day, description: z.string() }).nullable(),
};
