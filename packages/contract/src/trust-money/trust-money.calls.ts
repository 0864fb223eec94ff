import { z } from 'zod';
import { declareChangingCalls, allowFirm, get, allowOnMatter } from '../call';
import { day, id, idInQuery, language, money } from '../fields';
import { paperFormat, paperSchema } from '../paper/paper.schema';
import { declareMatterRecordCalls } from '../record/matter-record';
import { ofMoney } from '../subjects';
import { plainMessageSchema } from '../message.schema';
import { distributions } from './distribution.record';

export const distributionCalls = declareChangingCalls(ofMoney, {
  ...declareMatterRecordCalls(distributions),
  getResolutions: get('/api/trustdistribution/getResolutions', {
    about: 'Resolutions of the trustees that were carried: what a distribution may stand on.',
    ours: true,
    quiet: true,
    who: allowOnMatter(),
    query: z.object({ matterID: idInQuery }),
    answer: z.array(z.object({ id, name: z.string(), resolvedDate: day })),
  }),
});

const year = z.object({ fromDate: day, toDate: day });
const trustMoneyQuery = { matterID: idInQuery, toDate: day.optional(), language: language.default('en') };

/** With a beneficiary, the statement of that person alone. */
const reportQuery = { ...trustMoneyQuery, beneficiaryID: idInQuery.optional() };

const vesting = z.object({
  beneficiaryID: id,
  name: z.string(),
  interest: money,
  dividends: money,
  rent: money,
  otherIncome: money,
  foreignInterest: money,
  foreignDividends: money,
  foreignRent: money,
  foreignOther: money,
  expenses: money,
  netIncome: money,
  gain: money,
  capital: money,
  paid: money,
  inKind: money,
  account: money,
  missing: z.array(plainMessageSchema),
});

/** The year of a trust: what it earned and spent by beneficiary, what vested, what there is and whose it is. */
export const trustMoneyCalls = declareChangingCalls(ofMoney, {
  report: get('/api/trustaccount/report', {
    fromReplica: true,
    about: 'The statements of a year as one paper, the years there are, their proofs, and what is worth a look.',
    ours: true,
    quiet: true,
    who: allowOnMatter(),
    query: z.object(reportQuery),
    answer: z.object({
      years: z.array(year),
      year,
      people: z.array(z.object({ beneficiaryID: id, name: z.string() })),
      paper: paperSchema,
      proofs: z.array(
        z.object({
          check: plainMessageSchema,
          holds: z.boolean(),
          figures: z.array(z.object({ label: z.string(), amount: money })),
        }),
      ),
      remarks: z.array(z.object({ says: plainMessageSchema, tab: z.string() })),
    }),
  }),
  reportFile: get('/api/trustaccount/reportFile', {
    fromReplica: true,
    about: 'The same as a PDF, a Word document or a workbook with live formulas.',
    ours: true,
    who: allowOnMatter(),
    query: z.object({ ...reportQuery, format: paperFormat.default('pdf') }),
    download: true,
  }),
  getVestings: get('/api/trustaccount/getVestings', {
    about: 'IT3(t): what vested in each beneficiary in a year of assessment, by its nature.',
    ours: true,
    quiet: true,
    who: allowOnMatter(),
    query: z.object({ matterID: idInQuery, toDate: day.optional() }),
    answer: z.object({
      years: z.array(year),
      year,
      rows: z.array(vesting),
      totals: vesting.omit({ beneficiaryID: true, name: true, missing: true }),
    }),
  }),
  vestingsFile: get('/api/trustaccount/vestingsFile', {
    about: 'The same as a CSV file with whole numbers; the trail keeps who had it.',
    ours: true,
    who: allowFirm('Capture Matter'),
    query: z.object(trustMoneyQuery),
    download: true,
  }),
});
