import { maskNumber } from '@boedel/domain/identity/mask';
import { meanings, signRules } from '@boedel/domain/statements/mapping';
import { dateForms } from '@boedel/domain/statements/day';
import { z } from 'zod';
import { day, id, instant, money, optionalText, text, version } from '../fields';
import { plainMessageSchema, messageSchema } from '../message.schema';

/** A bank account number out of a file: shown masked, as the matter's own are. */
const maskedAccount = z.codec(z.string().nullable(), z.string().nullable(), {
  decode: (value) => value,
  encode: (value) => (value === null ? null : maskNumber(value)),
});

const listNames = <T extends object>(named: T) => Object.keys(named) as [keyof T & string, ...(keyof T & string)[]];
const meaning = z.enum(listNames(meanings), 'Choose what the column contains.');
const sign = z.enum(listNames(signRules), 'Choose how to tell money in from money out.');
const decimal = z.enum(['.', ','], 'Choose a point or a comma.');
const dateForm = z.enum(dateForms as unknown as [string, ...string[]], 'Choose the date format.');

export const mappingToSave = z.object({
  name: text(120),
  bank: optionalText(120),
  columns: z.array(meaning).max(60, 'A table can have at most 60 columns.'),
  sign,
  dateForm: dateForm.nullish(),
  decimal: decimal.nullish(),
  feesMove: z.boolean('Choose yes or no.').nullish(),
});

export const mappingSchema = z.object({
  id,
  name: z.string(),
  bank: z.string().nullable(),
  /** The heading it is known by. */
  headings: z.array(z.string()),
  columns: z.array(meaning),
  sign,
  version,
});

const weight = z.enum(['stop', 'confirm', 'note']);
const warning = z.object({ field: z.string(), said: plainMessageSchema });

const lineRead = z.object({
  line: z.int(),
  day,
  amount: money,
  balance: money.nullable(),
  description: z.string(),
  reference: z.string().nullable(),
  doubt: plainMessageSchema.nullable(),
});

/** The statement of one account: what it proves, what is new in it, and what does not fit the account it is put to. */
const statementSchema = z.object({
  id,
  account: maskedAccount,
  currency: z.string().nullable(),
  owner: z.string().nullable(),
  number: z.string().nullable(),
  from: day.nullable(),
  to: day.nullable(),
  opening: money.nullable(),
  openingFrom: z.enum(['file', 'worked out', 'none']),
  movements: money,
  closing: money.nullable(),
  closingFrom: z.enum(['file', 'worked out', 'none']),
  ties: z.boolean().nullable(),
  breaks: z.int(),
  lines: z.int(),
  /** The account it was taken for, or would be. */
  bankAccountID: id.nullable(),
  bankAccountName: z.string().nullable(),
  isTaken: z.boolean(),
  /** While a long statement is added in parts: how many of its lines are done. */
  taking: z.object({ done: z.int() }).nullable(),
  takenAt: instant.nullable(),
  takenBy: z.string().nullable(),
  /** Lines that the account does not have yet; once taken, those that were added. */
  newLines: z.int().nullable(),
  /** New lines of a day and amount that another file told already, in other words. */
  alikeLines: z.int(),
  /** Whether the account was told by another format before: then they are most likely the same lines. */
  isAlikeLikely: z.boolean(),
  /** The opening balance can be taken over: nothing was booked on the account yet. */
  mayTakeOpening: z.boolean(),
  warnings: z.array(warning),
  firstLines: z.array(lineRead),
});

export const statementFileSchema = z.object({
  id,
  matterID: id,
  bankAccountID: id.nullable(),
  fileName: z.string(),
  state: z.enum(['reading', 'unmapped', 'ready', 'refused', 'done']),
  format: z.string().nullable(),
  layout: z.string().nullable(),
  bank: z.string().nullable(),
  isConfirmed: z.boolean(),
  encoding: z.string().nullable(),
  separator: z.string().nullable(),
  order: z.string().nullable(),
  rowsInFile: z.int(),
  rowsRead: z.int(),
  rowsPassedOver: z.int(),
  rowsUnread: z.int(),
  /** How many lines are laid ready so far. */
  staged: z.int(),
  doubts: z.array(z.object({ weight, line: z.int().nullable(), said: plainMessageSchema })),
  /** Nothing in it was left unread. */
  mayTake: z.boolean(),
  /** The same file was taken before. */
  isKnown: z.boolean(),
  unmapped: z
    .object({
      headings: z.array(z.string()),
      firstLine: z.int(),
      samples: z.array(z.object({ line: z.int(), cells: z.array(z.string()) })),
      columns: z.array(meaning),
      sign,
    })
    .nullable(),
  refusals: z.array(messageSchema),
  statements: z.array(statementSchema),
  by: z.string().nullable(),
  createdAt: instant,
});

export const statementToTake = z.object({
  statementID: id,
  bankAccountID: id,
  /** Doubts that a person must answer for were seen. */
  isConfirmed: z.boolean('Choose yes or no.').default(false),
  leaveOutAlike: z.boolean('Choose yes or no.').default(false),
  /** The statement's opening balance becomes the balance taken over on the account. */
  takeOpening: z.boolean('Choose yes or no.').default(false),
});
