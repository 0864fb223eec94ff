import { bankFormatNames } from '@boedel/domain/payout/bank-files';
import { type ResultColumn, resultColumns } from '@boedel/domain/payout/results';
import { payoutPurposeNames } from '@boedel/domain/payout/paid-entry';
import { z } from 'zod';
import { day, id, instant, money, moneyFromZero, optionalText, privateNumber, version } from '../fields';
import { plainMessageSchema } from '../message.schema';

export const format = z.enum(bankFormatNames, 'Choose the format of your bank.');
export const seenRows = z
  .array(z.object({ id, version }))
  .min(1, 'Choose a payment first.')
  .max(500, 'Choose at most 500 payments at a time.');

/** What a matter still has to pay and has no payment for. */
export const proposalSchema = z.object({
  key: z.string(),
  purpose: z.enum(payoutPurposeNames),
  payee: z.string(),
  about: plainMessageSchema,
  /** What is due in all, what was paid or stands in payments already, and what is left. */
  due: money,
  done: money,
  amount: money,
  accountNumber: privateNumber(30),
  branchCode: z.string().nullable(),
});

/** What creditors of an insolvent estate still have to make good. */
export const contributionSchema = z.object({
  claimID: id,
  name: z.string(),
  reference: z.string().nullable(),
  due: money,
  received: money,
  left: money,
});

const fileRow = z.object({
  id,
  payoutID: id,
  payee: z.string(),
  amount: money,
  accountNumber: privateNumber(30),
  outcome: z.enum(['sent', 'paid', 'failed', 'withdrawn', 'returned']),
  outcomeDate: day.nullable(),
  why: z.string().nullable(),
});

/** How far a bank file is: it waits for approval, its results are not all known, or they are. */
export const fileStates = ['toApprove', 'open', 'answered'] as const;
export type BankFileState = (typeof fileStates)[number];

export const bankFileSchema = z.object({
  id,
  matterID: id,
  /** The matter it pays for, by name and reference. */
  companyName: z.string(),
  fileRef: z.string(),
  state: z.enum(fileStates),
  /** Until when it must be with the bank, and whether it waits for approval after that. */
  sendBy: z.object({ day, time: z.string().nullable() }),
  isLate: z.boolean(),
  number: z.int(),
  format,
  bankAccountID: id,
  bankAccountName: z.string(),
  actionDate: day,
  sameDay: z.boolean(),
  count: z.int(),
  total: money,
  hashTotal: z.string(),
  sha256: z.string(),
  madeBy: z.string(),
  /** Made by whoever asks. */
  isMine: z.boolean(),
  madeAt: instant,
  /** Who approved the whole file; null until somebody did. */
  approvedBy: z.string().nullable(),
  approvedAt: instant.nullable(),
  rows: z.array(fileRow),
});

const timeOfDay = optionalText(5).refine(
  (value) => value === null || /^([01]\d|2[0-3]):[0-5]\d$/.test(value),
  'Enter a time from 00:00 to 23:59, for example 15:30.',
);

export const limitsSchema = z.object({
  /** A checker who is no administrator approves up to this. */
  checkerLimit: moneyFromZero.nullable(),
  /** From here two people approve. */
  twoFrom: moneyFromZero.nullable(),
  format,
  /** Until when the bank takes a file on a working day, as HH:MM. */
  cutOff: timeOfDay.optional(),
  sameDayCutOff: timeOfDay.optional(),
  version,
});

const columns = Object.keys(resultColumns) as [ResultColumn, ...ResultColumn[]];
export const payoutResultsSchema = z.object({
  /** The file that was sent. */
  id,
  /** The bank's report as text; without it the lines of the account are asked. */
  text: z.string().max(400_000, 'Use a file of at most 400,000 characters.').nullable().default(null),
  mapping: z.partialRecord(z.enum(columns), z.int().min(0).max(200)).nullable().default(null),
});
export const resultsSchema = z.object({
  /** The columns of the report, and what each was taken for. */
  heading: z.array(z.string()),
  mapping: z.partialRecord(z.enum(columns), z.int()),
  found: z.array(
    z.object({
      payoutIDs: z.array(id),
      outcome: z.enum(['paid', 'failed', 'returned']),
      date: day.nullable(),
      lineID: id.nullable(),
      why: plainMessageSchema,
    }),
  ),
  doubts: z.array(z.object({ line: z.int(), said: plainMessageSchema })),
});

export const resultsToSave = z.object({
  matterID: id,
  results: z
    .array(
      z.object({
        id,
        version,
        outcome: z.enum(['paid', 'failed', 'returned'], 'Choose whether it was paid, failed or was returned.'),
        date: day,
        lineID: id.nullable().default(null),
        why: optionalText(300),
      }),
    )
    .min(1, 'Choose a payment first.')
    .max(500, 'Choose at most 500 payments at a time.'),
});
