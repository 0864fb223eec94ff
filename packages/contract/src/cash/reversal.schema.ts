import { z } from 'zod';
import { day, id, money } from '../fields';

/** The entries that money can come back of. */
export const reversibleSources = ['income', 'expense', 'money_movement'] as const;

/** What an entry says of the pair it is part of: what came back of it, and the entry it gives back. */
export const reversalAnswers = {
  /** Above nought. */
  reversedAmount: money,
  reversalOf: z.object({ id, day, description: z.string() }).nullable(),
};
