import { accountStepNames } from '@boedel/domain/lodging/step-courses';
import { z } from 'zod';
import { declareChangingCalls, get, allowOnMatter, post } from '../call';
import { day, done, id, idInQuery, money, optionalText } from '../fields';
import { declareMatterRecordCalls } from '../record/matter-record';
import { ofDates } from '../subjects';
import { plainMessageSchema } from '../message.schema';
import { accountQueries } from './account-query.record';

const ofMatter = z.object({ matterID: idInQuery });
const step = z.enum(accountStepNames, 'Choose a step from the list.');

/** What an estate, deceased or insolvent, goes through once its account was lodged: dated steps with their papers. */
export const afterLodgingCalls = declareChangingCalls([...ofDates, '/api/releaseofduties'], {
  getbymatterid: get('/api/afterlodging/getbymatterid', {
    about: 'Every step after lodging: when it was taken, what is missing before it, and its papers.',
    who: allowOnMatter(),
    ours: true,
    query: ofMatter.extend({
      /** Of which account; without it the one lodged last. */
      accountNo: idInQuery.optional(),
    }),
    answer: z.object({
      /** The account whose steps these are; null while none was lodged. */
      accountNo: z.int().nullable(),
      /** The newest first. An amended account replaces the one it amends. */
      accounts: z.array(z.object({ number: z.int(), title: z.string(), generatedDate: day, isReplaced: z.boolean() })),
      steps: z.array(
        z.object({
          step,
          part: z.enum(['account', 'money', 'sars', 'end']),
          /** Each account goes through it; otherwise the estate does once. */
          isOfAccount: z.boolean(),
          title: z.string(),
          evidence: z.string().nullable(),
          section: z.string().nullable(),
          state: z.enum(['done', 'notNeeded', 'open']),
          doneDate: day.nullable(),
          /** The statutory date that belongs to it: the day to do it by, or on which its period ends. */
          dueDate: day.nullable(),
          missing: z.array(plainMessageSchema),
          /** Papers of the catalogue that belong to it, each with the day it was last filed. */
          papers: z.array(z.object({ number: z.int(), name: z.string(), filedDate: day.nullable() })),
          tab: z.string().nullable(),
          mayMark: z.boolean(),
          maySkip: z.boolean(),
          note: z.string().nullable(),
        }),
      ),
      /** Estate duty as it stands today; null outside South Africa and while it is not known. */
      duty: z.object({ due: money, interest: money, paid: money, left: money }).nullable(),
      /** Of a deceased estate; of an insolvent one its dividends stand below. */
      creditorsLeft: money.nullable(),
      heirsLeft: money.nullable(),
      /** Of an insolvent estate: what the account awards and asks, and what of it is open; null where it does not say. */
      dividends: z.object({ awarded: money, left: money, asked: money, toCollect: money }).nullable(),
      cash: money,
    }),
  }),
  save: post('/api/afterlodging/save', {
    about: 'Marks a step done on a day, not needed here with a reason, or open again.',
    who: allowOnMatter('Capture Matter'),
    ours: true,
    body: z.object({
      matterID: id,
      step,
      /** Of which account, where each goes through the step; null is the one lodged last. */
      accountNo: id.nullable().default(null),
      doneDate: day.nullable(),
      isNotNeeded: z.boolean().default(false),
      note: optionalText(500),
    }),
    answer: done,
  }),
});

export const accountQueryCalls = declareChangingCalls([...ofDates], {
  ...declareMatterRecordCalls(accountQueries),
  getLines: get('/api/accountquery/lines', {
    about: 'Lines of the accounts that were lodged which differ since, and those a query names: before and after.',
    who: allowOnMatter(),
    ours: true,
    quiet: true,
    query: ofMatter,
    answer: z.array(
      z.object({
        accountNo: z.int(),
        line: z.string(),
        before: money.nullable(),
        after: money.nullable(),
        change: z.enum(['same', 'changed', 'added', 'removed']),
      }),
    ),
  }),
});
