import { z } from 'zod';
import { id, instant, language, optionalText } from '../fields';
import { plainMessageSchema } from '../message.schema';

/** A firm has at most six thousand matters, current and past. */
const mostMatters = 6_000;

/** Which matters: those named, or all current ones of the type one works in that the rule is true of. */
export const chosenMatters = {
  matterIDs: z
    .array(id)
    .min(1, 'Choose at least one matter.')
    .max(mostMatters, 'Choose at most 6 000 matters at once, or let a rule choose them.')
    .optional(),
  rule: z
    .object({
      /** Looked after by this person alone. */
      responsibleID: id.nullish(),
      /** Nobody of the matter was written to in so many days. */
      notSentForDays: z
        .int('Enter a number of days.')
        .min(1, 'Enter 1 to 366 days.')
        .max(366, 'Enter 1 to 366 days.')
        .nullish(),
    })
    .optional(),
};

export const batchKind = z.enum(['reports', 'milestones']);

/** Somebody who would be written to about a matter. */
export const reportRecipientSchema = z.object({
  matterID: id,
  reference: z.string(),
  matter: z.string(),
  recipientID: id,
  name: z.string(),
  email: z.string().nullable(),
  language,
  showsFigures: z.boolean(),
  /** Why nothing can go to them; null where it can. */
  why: plainMessageSchema.nullable(),
});

export const batchSchema = z.object({
  id,
  kind: batchKind,
  /** It went out by itself, at the firm's or the recipients' frequency. */
  isScheduled: z.boolean(),
  message: z.string().nullable(),
  state: z.enum(['waiting', 'done']),
  total: z.int(),
  /** Made and handed to the mail; of those, delivered to the mail server or given up. */
  made: z.int(),
  failed: z.int(),
  sent: z.int(),
  undelivered: z.int(),
  by: z.string(),
  createdAt: instant,
});

/** So many recipients of a batch are listed until more are asked for. */
export const reportsPerPage = 100;

export const batchWithReports = batchSchema.extend({
  reports: z.array(
    z.object({
      id,
      matterID: id,
      reference: z.string(),
      matter: z.string(),
      name: z.string(),
      email: z.string().nullable(),
      language,
      state: z.enum(['waiting', 'made', 'failed']),
      fault: plainMessageSchema.nullable(),
      mailState: z.enum(['queued', 'sent', 'dead']).nullable(),
      mailError: z.string().nullable(),
      sentAt: instant.nullable(),
      hasFile: z.boolean(),
    }),
  ),
});

export const message = optionalText(2000);
