import { z } from 'zod';
import { type AccountKind, accountKinds } from '@boedel/domain/accounts/account-kinds';
import { flowKinds } from '@boedel/domain/accounts/pictures';
import { declareCalls, allowFirm, get, allowOnMatter } from '../call';
import { idInQuery, money, moneyInQuery } from '../fields';
import { paperFormat, paperSchema } from '../paper/paper.schema';
import { plainMessageSchema } from '../message.schema';
import { stoppingSchema } from './stopping.schema';

const estateAccountQuery = {
  language: z.enum(['en', 'af'], 'Choose en or af.').default('en'),
  /** Laid out as this matter's accounts will be; without it, as the firm's are. */
  matterID: idInQuery.optional(),
};

/** What the layout switches do, seen on an account of an invented estate. */
export const accountPreviewCalls = declareCalls({
  preview: get('/api/ldoptions/preview', {
    about: 'The account of an invented estate, laid out by the switches as they stand.',
    who: allowFirm(),
    ours: true,
    quiet: true,
    query: z.object(estateAccountQuery),
    answer: paperSchema,
  }),
  previewFile: get('/api/ldoptions/previewFile', {
    about: 'The same as a PDF, a Word document or a workbook with live formulas.',
    who: allowFirm(),
    ours: true,
    query: z.object({ ...estateAccountQuery, format: paperFormat.default('pdf') }),
    download: true,
  }),
});

const draft = {
  matterID: idInQuery,
  language: estateAccountQuery.language,
  kind: z
    .enum(Object.keys(accountKinds) as [AccountKind, ...AccountKind[]], 'Choose a kind of account.')
    .default('firstAndFinal'),
  /** Kept for a later account. */
  holdBack: moneyInQuery.optional(),
};

const proof = z.object({
  check: plainMessageSchema,
  holds: z.boolean(),
  figures: z.array(z.object({ label: z.string(), amount: money })),
});

/** A figure set by hand, beside what was computed. */
const override = z.object({
  name: z.string(),
  figure: plainMessageSchema,
  amount: money,
  computed: money,
  reason: z.string(),
});

const band = z.object({ kind: z.enum(flowKinds), name: plainMessageSchema, amount: money });

/** The matter's own liquidation and distribution account, drawn from what is captured. */
export const estateAccountCalls = declareCalls({
  draft: get('/api/estateaccount/draft', {
    about: 'The account as it would be lodged today, its proofs, or what keeps it from being drawn.',
    who: allowOnMatter(),
    ours: true,
    quiet: true,
    query: z.object(draft),
    answer: z.object({
      paper: paperSchema.nullable(),
      stopping: z.array(stoppingSchema),
      proofs: z.array(proof),
      balances: z.boolean(),
      overrides: z.array(override),
      /** Who gets what: both sides come to the gross value. */
      flow: z.object({ from: z.array(band), to: z.array(band) }).nullable(),
      /** Money there is against what is needed. */
      cashNeed: z
        .object({ cash: money, debts: money, legacies: money, heldBack: money, surplus: money, shortfall: money })
        .nullable(),
    }),
  }),
  draftFile: get('/api/estateaccount/draftFile', {
    about: 'The same as a PDF, a Word document or a workbook with live formulas.',
    who: allowOnMatter(),
    ours: true,
    query: z.object({ ...draft, format: paperFormat.default('pdf') }),
    download: true,
  }),
});
