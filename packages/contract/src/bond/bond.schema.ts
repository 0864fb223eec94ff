import { reductionOutcomes } from '@boedel/domain/bond/reduce';
import { z } from 'zod';
import { day, id, money, moneyFromZero, optionalText, text, version } from '../fields';
import { messageSchema } from '../message.schema';

const when = day.nullable().default(null);

export const reductionToAsk = z.object({
  bondOfSecurityID: id,
  newAmount: moneyFromZero,
  reason: text(500),
  date: when,
  /** A line of the sender's own in the mail to the provider. */
  message: optionalText(2000),
  /** Whether the provider is mailed at once. */
  mail: z.boolean().default(true),
});
export const reductionToDecide = z.object({
  id,
  outcome: z.enum(reductionOutcomes).exclude(['asked']),
  date: when,
  masterConsentDate: when,
  comment: optionalText(500),
  version,
});
export const bondToRelease = z.object({ id, masterReleaseDate: day, releasedDate: when, version });
export const premiumToPay = z.object({ id, date: when, version });

const worked = z.object({
  title: z.string(),
  section: z.string(),
  lines: z.array(
    z.object({
      label: z.string(),
      value: money.optional(),
      says: z.object({ label: messageSchema.optional() }).optional(),
    }),
  ),
  value: money,
});

/** What the Master asks, what is secured, and what an application for a bond would say. */
export const applySchema = z.object({
  matterID: id,
  reference: z.string(),
  name: z.string(),
  masterReference: z.string().nullable(),
  principals: z.array(
    z.object({ name: z.string(), isExempt: z.boolean(), exemptBy: z.enum(['appointment', 'will']).nullable() }),
  ),
  /** The will lets the executors it names off security. */
  willExempts: z.boolean(),
  isExempt: z.boolean(),
  law: z.object({
    section: z.string(),
    form: z.string(),
    exemption: z.string(),
    papers: z.array(z.string()),
    note: z.string().nullable(),
  }),
  asked: worked,
  assets: money,
  unvalued: z.int(),
  cover: z.object({
    secured: money,
    asked: money,
    gap: money,
    excess: money,
    state: z.enum(['none', 'below', 'covers', 'above']),
    toDo: messageSchema.nullable(),
  }),
});
