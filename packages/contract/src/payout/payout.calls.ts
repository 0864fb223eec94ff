import { z } from 'zod';
import { declareChangingCalls, allowFirm, get, allowInVisit, allowOnMatter, post } from '../call';
import { day, done, flagInQuery, id, idInQuery, money, paging, text } from '../fields';
import { declareMatterRecordCalls, rowAnswerSchema } from '../record/matter-record';
import { ofPayments } from '../subjects';
import { plainMessageSchema } from '../message.schema';
import { payoutStates, payoutTotals, payouts } from './payout.record';
import {
  bankFileSchema,
  contributionSchema,
  fileStates,
  format,
  limitsSchema,
  proposalSchema,
  payoutResultsSchema,
  resultsSchema,
  resultsToSave,
  seenRows,
} from './payout.schema';

const row = rowAnswerSchema(payouts);
const maker = allowOnMatter('Capture Matter');
const checker = allowFirm('Request Account', 'Admin');
const ofMatter = z.object({ matterID: idInQuery });

/** Payments out of matters: captured by one person, approved by another, given to the bank once. */
export const payoutCalls = allowInVisit(
  'never',
  declareChangingCalls(ofPayments, {
    ...declareMatterRecordCalls(payouts),
    getlist: get('/api/payoutfile/getlist', {
      about: 'Payments of every matter one may see, the newest first, with what stands in each state.',
      who: allowFirm(),
      query: z.object({
        state: z.enum(payoutStates).optional(),
        /** Only those that wait for an approval by whoever asks: not made by them and not approved by them yet. */
        forMe: flagInQuery,
        ...paging,
      }),
      answer: z.object({ rows: z.array(row), total: z.int(), totals: z.array(payoutTotals) }),
    }),
    approve: post('/api/payoutfile/approve', {
      about:
        'Approves payments as they stand, all or none: never by their maker or by whoever entered the account, within the firm’s limits. One whose bank account changed is approved alone, with how it was made sure of; one that looks doubtful with a reason.',
      who: checker,
      body: z.object({
        rows: seenRows,
        confirmedHow: z.string('Give text.').trim().max(300, 'Use at most 300 characters.').nullable().default(null),
        /** Why it is right, for a payment that its maker gave no reason for. */
        reason: z.string('Give text.').trim().max(300, 'Use at most 300 characters.').nullable().default(null),
      }),
      answer: z.array(row),
    }),
    download: get('/api/payoutfile/download', {
      inVisit: 'never',
      about: 'Downloads an approved bank file. Its content is compared with its hash first.',
      who: allowFirm('Capture Matter', 'Request Account', 'Admin'),
      query: z.object({ id: idInQuery }),
      download: true,
    }),
    getProposals: get('/api/payoutfile/getProposals', {
      about:
        'What awards, creditors, dividends and costs of a matter still have to be paid, beyond the payments it has; and the contributions that are to come.',
      who: allowOnMatter(),
      query: ofMatter,
      answer: z.object({
        rows: z.array(proposalSchema),
        notYet: z.array(plainMessageSchema),
        toCome: z.array(contributionSchema),
      }),
      ours: true,
    }),
    fill: post('/api/payoutfile/fill', {
      about: 'Makes payments of what is still to be paid, with the account each payee is known to have.',
      who: maker,
      body: z.object({
        matterID: id,
        keys: z.array(text(60)).min(1, 'Choose what to pay.').max(300, 'Choose at most 300 at a time.'),
      }),
      answer: z.array(row),
      ours: true,
    }),
    getFiles: get('/api/payoutfile/getFiles', {
      about: 'The bank files of a matter, the newest first, with their control totals and what became of each row.',
      who: allowOnMatter(),
      query: ofMatter,
      answer: z.array(bankFileSchema),
      ours: true,
    }),
    getFileList: get('/api/payoutfile/getFileList', {
      about: 'Bank files of every matter one may see, the newest first, with how many and how much is in each state.',
      who: allowFirm(),
      query: z.object({ state: z.enum(fileStates).optional(), ...paging }),
      answer: z.object({
        rows: z.array(bankFileSchema),
        total: z.int(),
        totals: z.array(z.object({ state: z.enum(fileStates), count: z.int(), amount: money })),
      }),
      ours: true,
    }),
    makeFile: post('/api/payoutfile/makeFile', {
      about:
        'Writes approved payments of one account into the bank’s file, once; those of the same day into one of their own.',
      who: maker,
      body: z.object({ matterID: id, rows: seenRows, format, actionDate: day }),
      answer: z.array(bankFileSchema),
      ours: true,
    }),
    approveFile: post('/api/payoutfile/approveFile', {
      about:
        'Approves a bank file with its day, format and totals, so that it can be downloaded. Its maker cannot approve it.',
      who: checker,
      body: z.object({ id, sha256: text(64) }),
      answer: done,
      ours: true,
    }),
    withdrawFile: post('/api/payoutfile/withdrawFile', {
      about: 'Takes a file back that the bank was never given; its payments stand approved again. Not by who made it.',
      who: checker,
      body: z.object({ id, why: text(300) }),
      answer: done,
      ours: true,
    }),
    checkResults: post('/api/payoutfile/checkResults', {
      about:
        'What became of a file’s payments, as lines of the account or a report of the bank tell it. Nothing is saved.',
      who: maker,
      body: payoutResultsSchema,
      answer: resultsSchema,
      changes: 'nothing',
      ours: true,
    }),
    saveResults: post('/api/payoutfile/saveResults', {
      about:
        'Keeps what the bank did. What was paid is booked once and answers its bank line; what failed is captured again.',
      who: maker,
      body: resultsToSave,
      answer: z.array(row),
      ours: true,
    }),
    getLimits: get('/api/payoutfile/getLimits', {
      about: 'How far one person’s word goes in paying.',
      who: allowOnMatter(),
      answer: limitsSchema,
      ours: true,
    }),
    saveLimits: post('/api/payoutfile/saveLimits', {
      who: allowFirm('Admin'),
      body: limitsSchema,
      answer: limitsSchema,
      ours: true,
    }),
  }),
);
