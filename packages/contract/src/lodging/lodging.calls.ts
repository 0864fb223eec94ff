import { type AccountKind, accountKinds } from '@boedel/domain/accounts/account-kinds';
import { feeGrounds } from '@boedel/domain/accounts/fee-grounds';
import { z } from 'zod';
import { declareCalls, get, allowOnMatter, post } from '../call';
import { day, done, id, idInQuery, instant, money, moneyFromZero, moneyInQuery, optionalText } from '../fields';
import { ofLodging } from '../subjects';
import { plainMessageSchema, messageSchema } from '../message.schema';
import { comparedLine } from './compared.schema';

const language = z.enum(['en', 'af'], 'Choose en or af.').default('en');
const kind = z.enum(Object.keys(accountKinds) as [AccountKind, ...AccountKind[]], 'Choose a kind of account.');

const ground = z.enum(feeGrounds, 'Choose the authority.');

const lodged = z.object({
  id,
  number: z.int(),
  kind: z.string(),
  title: z.string(),
  sequence: z.int(),
  fromDate: day.nullable(),
  toDate: day,
  language: z.string(),
  /** Of its number, its facts and its paper together. */
  sha256: z.string(),
  by: z.string(),
  lodgedAt: instant,
});

const compared = z.object({
  before: z.string(),
  after: z.string(),
  lines: z.array(comparedLine),
});

/** Accounts that were generated for lodging: frozen, numbered and hashed. */
export const lodgingCalls = declareCalls({
  getbymatterid: get('/api/lodgedaccount/getbymatterid', {
    about: 'The accounts of a matter that were lodged, the newest first.',
    who: allowOnMatter(),
    ours: true,
    query: z.object({ matterID: idInQuery }),
    answer: z.array(lodged),
  }),
  getKinds: get('/api/lodgedaccount/kinds', {
    about: 'Every kind of account of a deceased or insolvent estate: its place now, or what it needs first.',
    who: allowOnMatter(),
    ours: true,
    query: z.object({ matterID: idInQuery }),
    answer: z.object({
      usual: kind,
      /** What the account lodged last holds back: so does the one that amends it, unless somebody says otherwise. */
      heldBack: money,
      kinds: z.array(
        z.object({ kind, title: z.string(), sequence: z.int().nullable(), needs: plainMessageSchema.nullable() }),
      ),
    }),
  }),
  check: get('/api/lodgedaccount/check', {
    about:
      'What stands between an estate and a lodged account: facts, stages, papers its Master’s office asks, and proofs of the account that do not hold.',
    who: allowOnMatter(),
    ours: true,
    quiet: true,
    query: z.object({
      matterID: idInQuery,
      language,
      /** The account that is looked at; without it the one that comes now. */
      kind: kind.optional(),
      holdBack: moneyInQuery.optional(),
    }),
    answer: z.object({
      points: z.array(
        z.object({
          id: z.string(),
          kind: z.enum(['facts', 'stages', 'papers', 'figures']),
          message: messageSchema,
          tab: z.string(),
          /** The row of the list that asks it. */
          requirementID: id.nullable(),
          /** By what name somebody may answer for it; nothing where it has to be mended. */
          settles: z.string().nullable(),
          /** Of which one is named with the answer. */
          grounds: z.array(ground),
        }),
      ),
      /** What was marked as met without a paper filed here. */
      met: z.array(z.object({ requirementID: id, name: z.string(), date: day })),
      /** What somebody answers for as it stands. */
      settled: z.array(
        z.object({
          point: z.string(),
          message: plainMessageSchema,
          reason: z.string(),
          ground: ground.nullable(),
          date: day,
        }),
      ),
    }),
  }),
  markRequirement: post('/api/lodgedaccount/markRequirement', {
    inVisit: 'write',
    about: 'Marks a requirement as met otherwise than by a paper filed in the matter, or open again.',
    who: allowOnMatter('Capture Matter'),
    ours: true,
    body: z.object({ matterID: id, requirementID: id, isMet: z.boolean(), note: optionalText(500) }),
    answer: done,
  }),
  settlePoint: post('/api/lodgedaccount/settlePoint', {
    inVisit: 'write',
    about:
      'Answers for a point that the law leaves to judgement, with the reason; without one it is open again. It lapses when its amounts change.',
    who: allowOnMatter('Capture Matter'),
    ours: true,
    body: z.object({
      matterID: id,
      point: z.string().max(80),
      kind: kind.optional(),
      holdBack: moneyFromZero.optional(),
      reason: optionalText(500),
      /** What allows a fee above the tariff. */
      ground: ground.nullable().default(null),
    }),
    answer: done,
  }),
  lodgeEstate: post('/api/lodgedaccount/lodgeEstate', {
    inVisit: 'never',
    about: 'Generates the account for the Master: a frozen copy, its period locked, key date 20 set.',
    who: allowOnMatter('Request Account'),
    ours: true,
    body: z.object({
      matterID: id,
      kind,
      language,
      holdBack: moneyFromZero.nullable().default(null),
      /** What the check before lodging finds was seen, and it is lodged nevertheless. */
      despiteOpen: z.boolean().default(false),
    }),
    changes: ofLodging,
    answer: lodged,
  }),
  lodgeCurator: post('/api/lodgedaccount/lodgeCurator', {
    inVisit: 'never',
    about: 'The same for the account of a curator, tutor or administrator that comes now.',
    who: allowOnMatter('Request Account'),
    ours: true,
    body: z.object({
      matterID: id,
      language,
      /** The account that was looked at: another may have been lodged meanwhile. */
      accountNumber: id,
      /** What it is still without was seen. */
      despiteOpen: z.boolean('Choose yes or no.').default(false),
    }),
    changes: ofLodging,
    answer: lodged,
  }),
  lodgeInsolvency: post('/api/lodgedaccount/lodgeInsolvency', {
    inVisit: 'never',
    about: 'The same for the account of an insolvent estate.',
    who: allowOnMatter('Request Account'),
    ours: true,
    body: z.object({ matterID: id, kind, language }),
    changes: ofLodging,
    answer: lodged,
  }),
  compare: get('/api/lodgedaccount/compare', {
    about: 'An account as it stands now, or a later one that was lodged, against one that was lodged, line by line.',
    who: allowOnMatter(),
    ours: true,
    quiet: true,
    query: z.object({
      id: idInQuery,
      /** Another that was lodged; without it the account as it would be drawn now. */
      againstID: idInQuery.optional(),
      kind: kind.optional(),
      /** What the account looked at holds back. */
      holdBack: moneyInQuery.optional(),
    }),
    answer: compared,
  }),
  file: get('/api/lodgedaccount/file', {
    about: 'The paper as it was lodged, or the facts and figures it was drawn from.',
    who: allowOnMatter(),
    ours: true,
    query: z.object({
      id: idInQuery,
      what: z.enum(['paper', 'facts'], 'Choose a document or facts.').default('paper'),
    }),
    download: true,
  }),
});
