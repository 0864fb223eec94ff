import { z } from 'zod';
import { day, id, instant, money, text } from '../fields';
import { documentType } from '../documents/documents.schema';
import { paperLanguage } from '../templates/templates.schema';
import { plainMessageSchema } from '../message.schema';

/** Whom the letters go to: who is owed, or who holds what the matter owns. */
export const letterList = z.enum(['creditors', 'banks']);

export const chosenMatters = z
  .array(id)
  .min(1, 'Choose at least one matter.')
  .max(500, 'Choose at most 500 matters for one letter.');

export const letterValues = {
  matterIDs: chosenMatters,
  list: letterList,
  language: paperLanguage.default('en'),
  subject: text(160),
  text: text(20_000),
  answerBy: day.nullish(),
};

/** One line of the list a recipient gets. */
const lineSchema = z.object({
  matterID: id,
  reference: z.string(),
  matter: z.string(),
  /** What it is about, in words: the debt, or what is held. */
  about: z.string().nullable(),
  theirReference: z.string().nullable(),
  amount: money.nullable(),
});

export const recipientSchema = z.object({
  /** Names the recipient among those of the same matters. */
  key: z.string(),
  name: z.string(),
  email: z.string().nullable(),
  address: z.string().nullable(),
  lines: z.array(lineSchema),
});

export const groupedSchema = z.object({
  recipients: z.array(recipientSchema),
  /** Matters nobody of this list is known in. */
  without: z.array(z.object({ matterID: id, reference: z.string(), matter: z.string() })),
});

export const makeValues = {
  ...letterValues,
  keys: z.array(z.string().max(400)).min(1, 'Choose at least one recipient.').max(2000),
  /** Kinds of document to enclose: the latest of each, of every matter the recipient has. */
  documentTypes: z.array(documentType).max(20).default([]),
  isMailed: z.boolean().default(false),
};

export const jointLetterSchema = z.object({
  id,
  list: letterList,
  subject: z.string(),
  language: paperLanguage,
  isMailed: z.boolean(),
  state: z.enum(['waiting', 'done']),
  total: z.int(),
  done: z.int(),
  failed: z.int(),
  by: z.string(),
  createdAt: instant,
});

export const jointLetterWithRecipients = jointLetterSchema.extend({
  recipients: z.array(
    z.object({
      id,
      name: z.string(),
      email: z.string().nullable(),
      state: z.enum(['waiting', 'made', 'failed']),
      matters: z.array(z.object({ matterID: id, reference: z.string(), matter: z.string() })),
      /** How many papers went along. */
      enclosed: z.int(),
      mailState: z.string().nullable(),
      mailError: z.string().nullable(),
      fault: plainMessageSchema.nullable(),
    }),
  ),
});
