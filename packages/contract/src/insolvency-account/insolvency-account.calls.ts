import { type AccountKind, accountKinds } from '@boedel/domain/accounts/account-kinds';
import { destinations } from '@boedel/domain/insolvency-account/pictures';
import { residueRanks } from '@boedel/domain/insolvency/ranks';
import { z } from 'zod';
import { calls, changing, get, onMatter, post } from '../call';
import { stoppingSchema } from '../estate-account/stopping.schema';
import { day, id, idInQuery, money } from '../fields';
import { paperFormat, paperSchema } from '../paper/paper.schema';
import { choicesOfAccount } from '../lodging/account-choices';
import { saidSchema } from '../message.schema';
import { insolvencyChoiceFields } from './choices.fields';

const asked = {
  matterID: idInQuery,
  language: z.enum(['en', 'af'], 'Choose en or af.').default('en'),
  kind: z
    .enum(Object.keys(accountKinds) as [AccountKind, ...AccountKind[]], 'Choose a kind of account.')
    .default('firstAndFinal'),
};

const choices = choicesOfAccount(insolvencyChoiceFields);

/** The liquidation and distribution, or contribution, account of an insolvent estate. */
export const insolvencyAccountCalls = changing(
  ['/api/lodgedaccount'],
  calls({
    draft: get('/api/insolvencyaccount/draft', {
      about: 'The account as it would be lodged today, its proofs and pictures, or what keeps it from being drawn.',
      who: onMatter(),
      ours: true,
      quiet: true,
      query: z.object(asked),
      answer: z.object({
        number: z.int().nullable(),
        title: z.string().nullable(),
        toDate: day.nullable(),
        paper: paperSchema.nullable(),
        stopping: z.array(stoppingSchema),
        proofs: z.array(
          z.object({
            check: saidSchema,
            holds: z.boolean(),
            figures: z.array(z.object({ label: z.string(), amount: money })),
          }),
        ),
        balances: z.boolean(),
        /** Of a claim, with the claim it is about. */
        remarks: z.array(z.object({ says: saidSchema, tab: z.string(), claimID: id.nullable() })),
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
      who: onMatter(),
      ours: true,
      query: z.object({ ...asked, format: paperFormat.default('pdf') }),
      download: true,
    }),
    getChoices: get('/api/insolvencyaccount/choices', {
      about: 'What is chosen or set by hand for an account of this kind.',
      who: onMatter(),
      ours: true,
      query: z.object({ matterID: idInQuery, kind: asked.kind }),
      answer: choices.answer,
    }),
    saveChoices: post('/api/insolvencyaccount/saveChoices', {
      about: 'Saves them as a whole. A conflict answers 409 with what stands.',
      who: onMatter('Capture Matter'),
      ours: true,
      ...choices,
    }),
  }),
);
