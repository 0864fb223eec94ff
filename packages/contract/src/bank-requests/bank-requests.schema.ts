import { accountRequestStates } from '@boedel/domain/cash/account-request';
import { z } from 'zod';
import { day, id, instant, optionalText, privateNumber, text, version } from '../fields';

export const accountKinds = ['account', 'tis'] as const;

export const toAsk = z.object({
  matterID: id,
  bank: text(120),
  accountName: text(160),
  note: optionalText(1000),
});

export const requestSchema = z.object({
  id,
  matterID: id,
  kind: z.enum(accountKinds),
  /** What the firm's provider calls this kind of account. */
  kindName: z.string(),
  bank: z.string(),
  accountName: z.string(),
  note: z.string().nullable(),
  state: z.enum(accountRequestStates),
  /** By letter, or over the bank's own line. */
  way: z.enum(['letter', 'line']),
  askedBy: z.string(),
  askedAt: instant,
  /** The bank's own number of it. */
  bankReference: z.string().nullable(),
  /** What went wrong the last time the bank's line was tried. */
  trouble: z.string().nullable(),
  answeredDate: day.nullable(),
  answer: z.string().nullable(),
  bankAccountID: id.nullable(),
  accountNumber: privateNumber(30),
  letterID: id.nullable(),
  version,
});

export const answerToSave = z.object({
  id,
  version,
  outcome: z.enum(['opened', 'refused'], 'Choose whether it was opened.'),
  answeredDate: day,
  accountNumber: privateNumber(30),
  branchCode: optionalText(12),
  note: optionalText(1000),
  /** The bank's letter, filed among the matter's documents. */
  documentID: id.nullable().default(null),
});
