import { type HeldMoneyReason, idleReasons } from '@boedel/domain/books/idle-money';
import { journalFormatNames } from '@boedel/domain/books/journal-export';
import { type AccountCode, chart } from '@boedel/domain/ledger/chart';
import { bookCheckNames } from '@boedel/domain/books/named-checks';
import { z } from 'zod';
import { allowFirm, allowOnMatter, declareCalls, get, post } from '../call';
import { day, done, id, idInQuery, instant, money, moneyInQuery, optionalText } from '../fields';
import { messageSchema, plainMessageSchema } from '../message.schema';

const checkName = z.enum(bookCheckNames as [(typeof bookCheckNames)[number], ...(typeof bookCheckNames)[number][]]);

const finding = z.object({
  check: checkName,
  level: z.enum(['error', 'warning']),
  item: z.object({ kind: z.string(), id: id.nullable(), source: z.string().nullable() }),
  says: messageSchema,
  /** When a check found it first. */
  since: instant,
});

/** How a matter did in the checks. */
const checkedMatter = z.object({
  matterID: id,
  reference: z.string(),
  name: z.string(),
  checkedAt: instant,
  errors: z.int(),
  warnings: z.int(),
  findings: z.array(finding),
  /** How many there are beyond those listed. */
  more: z.int(),
});

const ofMatterSchema = { matterID: id, reference: z.string(), name: z.string() };

const monthEndAccount = z.object({
  ...ofMatterSchema,
  bankAccountID: id,
  account: z.string(),
  /** By the ledger, and by the last line of the bank that has a balance; null where no line has one. */
  ledger: money,
  bank: money.nullable(),
  /** Bank lines without an entry, and what they come to. */
  lines: z.int(),
  linesAmount: money,
  /** The last day that a statement covers; null without any. */
  statementTo: day.nullable(),
  isMissing: z.boolean(),
  isOverdrawn: z.boolean(),
  /** Since when no money went out, and why it lies there; only where it is idle. */
  idleSince: day.nullable(),
  idleReason: z.enum(Object.keys(idleReasons) as [HeldMoneyReason, ...HeldMoneyReason[]]).nullable(),
});

const monthEnd = z.object({
  on: day,
  matters: z.int(),
  accounts: z.array(monthEndAccount),
  payments: z.array(
    z.object({
      ...ofMatterSchema,
      state: z.enum(['captured', 'approved', 'filed']),
      count: z.int(),
      amount: money,
      since: day,
    }),
  ),
  fees: z.array(z.object({ ...ofMatterSchema, says: plainMessageSchema, amount: money.nullable() })),
});

const trialBalanceQuery = z.object({ on: day, matterID: idInQuery.optional() });
const trialBalance = z.object({
  rows: z.array(z.object({ account: z.string(), label: z.string(), debit: money, credit: money })),
  debit: money,
  credit: money,
});

const interestQuery = z.object({
  from: day,
  to: day,
  amount: moneyInQuery,
  /** Only the accounts at this bank, by any part of its name. */
  bank: z.string().trim().max(120).default(''),
});
const interestShare = z.object({
  ...ofMatterSchema,
  bankAccountID: id,
  account: z.string(),
  /** What it held on average over the days. */
  average: money,
  share: money,
});

const accountCodes = Object.keys(chart) as [AccountCode, ...AccountCode[]];
const accountCode = z.object({ account: z.enum(accountCodes), label: z.string(), code: z.string().nullable() });

export const booksCalls = declareCalls({
  getChecks: get('/api/books/getChecks', {
    about: 'What the nightly checks of the books found in the matters one may see, by check and by matter.',
    ours: true,
    who: allowFirm(),
    answer: z.object({
      /** The oldest of the last checks; null before the first night. */
      checkedAt: instant.nullable(),
      matters: z.int(),
      unchecked: z.int(),
      byCheck: z.array(
        z.object({
          check: checkName,
          label: z.string(),
          level: z.enum(['error', 'warning']),
          looked: z.int(),
          found: z.int(),
          matters: z.int(),
        }),
      ),
      rows: z.array(checkedMatter),
      /** How many matters with findings there are beyond those listed. */
      more: z.int(),
    }),
  }),
  checkMatter: post('/api/books/checkMatter', {
    about: 'Checks the books of a matter now and keeps what was found.',
    ours: true,
    who: allowOnMatter('Capture Matter'),
    body: z.object({ matterID: id }),
    answer: checkedMatter,
  }),
  checkAll: post('/api/books/checkAll', {
    about: 'Checks the books of every matter in the background.',
    ours: true,
    who: allowFirm('Admin'),
    answer: done,
  }),
  getMonthEnd: get('/api/books/getMonthEnd', {
    about:
      'Month end over all matters one may see: each bank account, idle money by reason, payments that wait, fees to raise, missing statements.',
    ours: true,
    who: allowFirm(),
    query: z.object({ on: day.optional(), idleDays: z.coerce.number().int().min(1).max(3650).default(60) }),
    answer: monthEnd,
  }),
  getTrialBalance: get('/api/books/getTrialBalance', {
    about: 'What each account of the ledger comes to on a day, in one matter or in all one may see.',
    ours: true,
    who: allowFirm(),
    query: trialBalanceQuery,
    answer: trialBalance,
  }),
  trialBalanceFile: get('/api/books/trialBalanceFile', {
    about: 'The trial balance of every matter one may see as CSV, an account of a matter a row.',
    ours: true,
    who: allowFirm(),
    query: trialBalanceQuery,
    download: true,
  }),
  getInterestShares: get('/api/books/getInterestShares', {
    about: 'Interest that came in one sum, shared among bank accounts by what each held on each day.',
    ours: true,
    who: allowFirm(),
    query: interestQuery,
    answer: z.object({ total: money, rows: z.array(interestShare) }),
  }),
  interestFile: get('/api/books/interestFile', {
    about: 'The shares of interest as CSV.',
    ours: true,
    who: allowFirm(),
    query: interestQuery,
    download: true,
  }),
  getAccountCodes: get('/api/books/getAccountCodes', {
    about: 'What the bookkeeping program of the firm calls each account of the ledger that is in use.',
    ours: true,
    who: allowFirm(),
    answer: z.array(accountCode),
  }),
  saveAccountCodes: post('/api/books/saveAccountCodes', {
    ours: true,
    who: allowFirm('Admin', 'Capture Matter'),
    body: z.object({
      codes: z
        .array(z.object({ account: z.enum(accountCodes, 'Choose an account of the ledger.'), code: optionalText(10) }))
        .max(500, 'Save at most 500 at a time.'),
    }),
    answer: z.array(accountCode),
  }),
  journalFile: get('/api/books/journalFile', {
    about: 'What was booked from one day to another as journals for Sage Pastel, Xero or Sage 50.',
    ours: true,
    who: allowFirm(),
    query: z.object({
      from: day,
      to: day,
      matterID: idInQuery.optional(),
      format: z.enum(journalFormatNames, 'Choose Sage Pastel, Xero or Sage 50.'),
      firstMonth: z.coerce.number().int().min(1).max(12).default(3),
      taxRate: z.string().trim().min(1, 'Fill this in.').max(50).default('Tax Exempt'),
    }),
    download: true,
  }),
  journal: get('/api/books/journal', {
    about: 'The ledger of a matter as a journal that hledger reads, every bank balance asserted.',
    ours: true,
    who: allowOnMatter(),
    query: z.object({ matterID: idInQuery }),
    download: true,
  }),
});
