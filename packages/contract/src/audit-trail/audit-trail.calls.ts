import { z } from 'zod';
import { declareCalls, allowFirm, get, allowOnMatter, post } from '../call';
import { day, id, instant, paging, text } from '../fields';

const optionalId = z.coerce.number('Give a whole number.').pipe(id).optional();

/** What an entry may be about, from afar: a matter, people and what they may, signing in and out, or the firm's own set-up. */
const subjects = ['matters', 'people', 'sign-ins', 'firm'] as const;

/** All of them narrow; what is left out does not. */
const filters = {
  /** One entry alone. */
  id: optionalId,
  searchString: paging.searchString,
  /** Parts of actions that are read with a word of the search: 'second:twofactor;signed:session.started,session.ended'. */
  writtenAs: z.string().max(4000).optional(),
  entityType: z.string().max(60).optional(),
  entityID: optionalId,
  matterID: optionalId,
  personID: optionalId,
  about: z.enum(subjects, 'Choose a subject from the list.').optional(),
  from: day.optional(),
  to: day.optional(),
};

const entrySchema = z.object({
  id,
  at: instant,
  personID: id.nullable(),
  person: z.string(),
  /** What was done to what: 'matter.status.changed'. */
  action: z.string(),
  entityType: z.string(),
  entityID: id.nullable(),
  matterID: id.nullable(),
  matterReference: z.string().nullable(),
  /** Only what differs, identity and account numbers masked. */
  before: z.record(z.string(), z.unknown()).nullable(),
  after: z.record(z.string(), z.unknown()).nullable(),
  why: z.string().nullable(),
});

export const auditTrailCalls = declareCalls({
  getlist: get('/api/audittrail/getlist', {
    about: "The firm's trail, newest first; with a record's type and id, its history.",
    who: allowFirm(),
    query: z.object({ skip: paging.skip, take: paging.take.default(5), ...filters }),
    answer: z.object({ rows: z.array(entrySchema), total: z.int() }),
  }),
  getpeople: get('/api/audittrail/getpeople', {
    about: 'Everybody the trail names, for the filter.',
    who: allowFirm(),
    ours: true,
    quiet: true,
    answer: z.array(z.object({ personID: id, person: z.string() })),
  }),
  export: get('/api/audittrail/export', {
    about: 'What the filters leave of the trail, as CSV.',
    who: allowFirm(),
    ours: true,
    download: true,
    query: z.object(filters),
  }),
  verify: post('/api/audittrail/verify', {
    changes: 'nothing',
    about:
      'Recomputes the whole trail and holds it against every checkpoint: whether an entry was changed, moved, added or taken out.',
    who: allowFirm('Admin'),
    ours: true,
    answer: z.object({
      entries: z.int(),
      root: z.string(),
      unlinked: z.int(),
      checkpoints: z.int(),
      faults: z.array(z.object({ entryID: id.nullable(), why: z.string() })),
    }),
  }),
  getcheckpoint: get('/api/audittrail/getcheckpoint', {
    about:
      'The last checkpoint: how many entries were signed, and when; and whether it is mailed to the caller each day.',
    who: allowFirm('Admin'),
    ours: true,
    quiet: true,
    answer: z.object({
      last: z.object({ entries: z.int(), at: instant }).nullable(),
      isMailed: z.boolean(),
    }),
  }),
  setcheckpointmail: post('/api/audittrail/setcheckpointmail', {
    inVisit: 'never',
    about: 'Whether the caller gets the checkpoint by mail each day.',
    who: allowFirm('Admin'),
    ours: true,
    body: z.object({ isMailed: z.boolean() }),
    answer: z.object({ isMailed: z.boolean() }),
  }),
  checkpoint: get('/api/audittrail/checkpoint', {
    about: 'Signs the trail as it stands and gives the checkpoint as a file.',
    who: allowFirm('Admin'),
    ours: true,
    download: true,
  }),
  proof: get('/api/audittrail/proof', {
    inVisit: 'never',
    about:
      'The proof of one entry as a file that can be checked without this product. It holds the entry whole, numbers unmasked.',
    who: allowFirm('Admin'),
    ours: true,
    download: true,
    query: z.object({ id: z.coerce.number('Give a whole number.').pipe(id) }),
  }),
  consistency: get('/api/audittrail/consistency', {
    about: 'The proof that the trail of an earlier checkpoint is the beginning of the trail as it stands, as a file.',
    who: allowFirm('Admin'),
    ours: true,
    download: true,
    query: z.object({ size: z.coerce.number('Give a whole number.').pipe(id) }),
  }),
  publickeys: get('/api/audittrail/publickeys', {
    about: 'The public keys that checkpoints are signed with, earlier ones too, one a line.',
    who: allowFirm('Admin'),
    ours: true,
    download: true,
  }),
  reveal: post('/api/audittrail/reveal', {
    inVisit: 'never',
    changes: 'nothing',
    about: 'Shows an identity, passport or bank account number in full. Who looked is kept in the trail.',
    who: allowOnMatter(),
    ours: true,
    quiet: true,
    body: z.object({
      entityType: text(60),
      id,
      field: z.enum(['idNumber', 'passportNumber', 'accountNumber'], 'Choose the number to show.'),
      /** Where it stands among the record's details, as ['directors', '0']; left out, it is the record's own. */
      within: z.array(text(40)).max(6).default([]),
    }),
    answer: z.object({ value: z.string().nullable() }),
  }),
});
