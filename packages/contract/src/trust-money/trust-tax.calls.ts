import { z } from 'zod';
import { allowOnMatter, declareChangingCalls, get } from '../call';
import { day, idInQuery, language, money } from '../fields';
import { plainMessageSchema } from '../message.schema';
import { paperFormat, paperSchema } from '../paper/paper.schema';
import { declareMatterRecordCalls } from '../record/matter-record';
import { ofMoney } from '../subjects';
import { trustAttributions, trustTaxYears } from './trust-tax.records';

export const trustTaxYearCalls = declareChangingCalls(ofMoney, declareMatterRecordCalls(trustTaxYears));
export const trustAttributionCalls = declareChangingCalls(ofMoney, declareMatterRecordCalls(trustAttributions));

const period = z.object({ fromDate: day, toDate: day });
const taxQuery = { matterID: idInQuery, toDate: day.optional(), language: language.default('en') };

/** The year of assessment of a trust: what its return reports, with the section of each figure. */
export const trustTaxCalls = declareChangingCalls(ofMoney, {
  taxYear: get('/api/trustaccount/taxYear', {
    about:
      'The tax of a trust in a year of assessment as one paper, with the section of each figure, and what is missing.',
    ours: true,
    quiet: true,
    who: allowOnMatter(),
    query: z.object(taxQuery),
    answer: z.object({
      years: z.array(period),
      year: period,
      paper: paperSchema,
      taxableIncome: money,
      tax: money,
      balance: money,
      /** Nothing where the official rate of the year is not known. */
      donationsTax: money.nullable(),
      remarks: z.array(plainMessageSchema),
    }),
  }),
  taxYearFile: get('/api/trustaccount/taxYearFile', {
    about: 'The same as a PDF, a Word document or a workbook with live formulas.',
    ours: true,
    who: allowOnMatter(),
    query: z.object({ ...taxQuery, format: paperFormat.default('pdf') }),
    download: true,
  }),
});
