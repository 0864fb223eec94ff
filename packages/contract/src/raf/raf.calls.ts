import { ageBands, claimStates, letterStages } from '@boedel/domain/raf/ageing';
import { findReasons } from '@boedel/domain/raf/find-payments';
import { z } from 'zod';
import { declareChangingCalls, get, allowOnMatter, post } from '../call';
import { day, id, idInQuery, language, money, version } from '../fields';
import { declareMatterRecordCalls } from '../record/matter-record';
import { toAnswerSchemas, toSchemas, createSchemaOf, type FieldValues, type FieldWireValues } from '../record/schemas';
import { rafClaims, rafDetailFields, rafItems, rafPayments } from './raf.records';

const writer = allowOnMatter('Capture Matter');
const ofMatter = z.object({ matterID: idInQuery });
const rafSubjects = ['/api/rafdetails', '/api/rafclaim', '/api/rafitem', '/api/rafpayment'] as const;

interface RafRowKeys {
  readonly matterID: number;
  readonly version: number;
}
const details = createSchemaOf<
  FieldValues<typeof rafDetailFields> & RafRowKeys,
  FieldWireValues<typeof rafDetailFields> & RafRowKeys
>({
  matterID: id,
  ...toAnswerSchemas(rafDetailFields),
  /** 0 while nothing is captured. */
  version: z.int().min(0),
});
const stage = z.union(
  letterStages.map((one) => z.literal(one)),
  'Choose 30, 60 or 90 days.',
);

const claimPosition = z.object({
  id,
  description: z.string(),
  reference: z.string().nullable(),
  lodgedDate: day.nullable(),
  acknowledgedDate: day.nullable(),
  closedDate: day.nullable(),
  state: z.enum(claimStates),
  accounts: z.int(),
  gross: money,
  apportioned: money,
  claimed: money,
  paid: money,
  toSuppliers: money,
  inBank: money,
  /** The Fund says it was paid, and no bank account has it. */
  notInBank: money,
  outstanding: money,
  waitedDays: z.int().nullable(),
  /** The letter that is to go now. */
  letterDue: stage.nullable(),
  letters: z.array(z.object({ stage, sentDate: day, documentID: id.nullable() })),
  version,
});

export const rafCalls = declareChangingCalls([...rafSubjects, '/api/document', '/api/diary', '/api/activity'], {
  getRAFDetails: get('/api/rafDetails/getRAFDetails', {
    about: 'The award, the undertaking and the numbers of the Road Accident Fund in a trust.',
    who: allowOnMatter(),
    query: ofMatter,
    answer: details,
  }),
  upsertRAFDetails: post('/api/rafDetails/upsertRAFDetails', {
    about: 'Keeps them. Version 0 the first time; a conflict answers 409 with what stands.',
    who: writer,
    query: ofMatter,
    body: z.object({ ...toSchemas(rafDetailFields), version: z.int().min(0) }),
    answer: details,
  }),
  getPosition: get('/api/rafDetails/getPosition', {
    about:
      'Every claim against the undertaking: claimed, paid, in the bank, how long it waits, and receipts that may be its payment.',
    ours: true,
    who: allowOnMatter(),
    query: ofMatter,
    answer: z.object({
      claims: z.array(claimPosition),
      totals: z.object({ claimed: money, paid: money, inBank: money, notInBank: money, outstanding: money }),
      ageing: z.object(
        Object.fromEntries(ageBands.map((band) => [band, money])) as Record<(typeof ageBands)[number], typeof money>,
      ),
      found: z.array(
        z.object({
          claimID: id,
          incomeID: id,
          receivedDate: day,
          description: z.string(),
          amount: money,
          reasons: z.array(z.enum(findReasons)),
        }),
      ),
    }),
  }),
  makeLetter: post('/api/rafDetails/makeLetter', {
    about: 'Makes the letter of a claim to the Fund from the template, files it, and keeps that it went.',
    ours: true,
    who: writer,
    body: z.object({
      claimID: id,
      /** 0 for the letter the claim is lodged with. */
      stage: z.union([z.literal(0), ...letterStages.map((one) => z.literal(one))], 'Choose 30, 60 or 90 days.'),
      language: language.default('en'),
    }),
    answer: z.object({ documentID: id.nullable(), title: z.string() }),
  }),
});

export const rafClaimCalls = declareChangingCalls(rafSubjects, declareMatterRecordCalls(rafClaims));
export const rafItemCalls = declareChangingCalls(rafSubjects, declareMatterRecordCalls(rafItems));
export const rafPaymentCalls = declareChangingCalls(
  [...rafSubjects, '/api/income'],
  declareMatterRecordCalls(rafPayments),
);
