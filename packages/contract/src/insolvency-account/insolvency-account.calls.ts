import { type AccountKind, accountKinds } from '@boedel/domain/accounts/account-kinds';
import { destinations } from '@boedel/domain/insolvency-account/pictures';
import { residueRanks } from '@boedel/domain/insolvency/ranks';
import { z } from 'zod';
import { declareCalls, declareChangingCalls, get, allowOnMatter, post } from '../call';
import { stoppingSchema } from '../estate-account/stopping.schema';
import { day, id, idInQuery, money } from '../fields';
import { paperFormat, paperSchema } from '../paper/paper.schema';
import { declareAccountChoices } from '../lodging/account-choices';
import { plainMessageSchema } from '../message.schema';
import { insolvencyChoiceFields } from './choices.fields';

const insolvencyAccountQuery = {
  matterID: idInQuery,
  language: z.enum(['en', 'af'], 'Choose en or af.').default('en'),
  kind: z
    .enum(Object.keys(accountKinds) as [AccountKind, ...AccountKind[]], 'Choose a kind of account.')
    .default('firstAndFinal'),
};

const choices = declareAccountChoices(insolvencyChoiceFields);

/** The liquidation and distribution, or contribution, account of an insolvent estate. */
export const insolvencyAccountCalls = declareChangingCalls(
  ['/api/lodgedaccount'],
  declareCalls({
    draft: get('/api/insolvencyaccount/draft', {
      about: 'The account as it would be lodged today, its proofs and pictures, or what keeps it from being drawn.',
      who: allowOnMatter(),
      ours: true,
      quiet: true,
      query: z.object(insolvencyAccountQuery),
      answer: z.object({
        number: z.int().nullable(),
        title: z.string().nullable(),
        toDate: day.nullable(),
        paper: paperSchema.nullable(),
        stopping: z.array(stoppingSchema),
        proofs: z.array(
          z.object({
            check: plainMessageSchema,
            holds: z.boolean(),
            figures: z.array(z.object({ label: z.string(), amount: money })),
          }),
        ),
        balances: z.boolean(),
        /** Of a claim, with the claim it is about. */
        remarks: z.array(z.object({ says: plainMessageSchema, tab: z.string(), claimID: id.nullable() })),
        /** Where each rand that came in went. */
        went: z.array(z.object({ to: z.enum(destinations), amount: money })),
        ranks: z.array(z.object({ rank: z.enum(['secured', ...residueRanks]), claimed: money, paid: money })),
        /** Cents in the rand on concurrent claims. */
        dividend: z.string().nullable(),
        contribution: money,
      }),
    }),
    draftFile: get('/api/insolvencyaccount/draftFile', {
      about: 'The same as a PDF, a Word document or a workbook with live formulas.',
      who: allowOnMatter(),
      ours: true,
      query: z.object({ ...insolvencyAccountQuery, format: paperFormat.default('pdf') }),
      download: true,
    }),
    getChoices: get('/api/insolvencyaccount/choices', {
      about: 'What is chosen or set by hand for an account of this kind.',
      who: allowOnMatter(),
      ours: true,
      query: z.object({ matterID: idInQuery, kind: insolvencyAccountQuery.kind }),
      answer: choices.answer,
    }),
    saveChoices: post('/api/insolvencyaccount/saveChoices', {
      about: 'Saves them as a whole. A conflict answers 409 with what stands.',
      who: allowOnMatter('Capture Matter'),
      ours: true,
      ...choices,
    }),
  }),
);
