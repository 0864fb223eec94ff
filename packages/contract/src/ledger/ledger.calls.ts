import { z } from 'zod';
import { declareCalls, get, allowOnMatter } from '../call';
import { day, id, idInQuery, instant, money, paging } from '../fields';

const posting = z.object({
  account: z.string(),
  label: z.string(),
  bankAccountID: id.nullable(),
  assetID: id.nullable(),
  liabilityID: id.nullable(),
  partyID: id.nullable(),
  claimID: id.nullable(),
  /** What it is about, as the matter calls it now. */
  aboutName: z.string().nullable(),
  amount: money,
});
const event = z.object({
  id,
  day,
  kind: z.string(),
  narrative: z.string(),
  voucher: z.string().nullable(),
  /** What it came from: income, an expense, the opening of a bank account. */
  source: z.string(),
  sourceID: id.nullable(),
  /** The event it undoes. */
  reversesID: id.nullable(),
  isReversed: z.boolean(),
  bookedBy: z.string(),
  bookedAt: instant,
  postings: z.array(posting),
});

export const ledgerCalls = declareCalls({
  getBalances: get('/api/ledger/getBalances', {
    about: 'What the ledger of a matter comes to on a day: each account, and how the cash is explained.',
    who: allowOnMatter(),
    query: z.object({ matterID: idInQuery, on: day.optional() }),
    answer: z.object({
      on: day,
      lockedUpTo: day.nullable(),
      cash: money,
      capital: money,
      income: money,
      expenses: money,
      open: money,
      accounts: z.array(z.object({ account: z.string(), label: z.string(), side: z.string(), balance: money })),
      banks: z.array(z.object({ bankAccountID: id, name: z.string(), balance: money })),
      /** Cash at the end of each month that something was booked in, for the picture. */
      months: z.array(z.object({ month: z.string(), cash: money })),
    }),
    ours: true,
  }),
  getEvents: get('/api/ledger/getEvents', {
    about: 'The events behind a figure, the newest first, each with its postings.',
    who: allowOnMatter(),
    query: z.object({
      matterID: idInQuery,
      account: z.string().max(60).optional(),
      bankAccountID: idInQuery.optional(),
      upTo: day.optional(),
      ...paging,
    }),
    answer: z.array(event),
    ours: true,
  }),
});
