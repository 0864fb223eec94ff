import { dayFormats } from '@boedel/domain/imports/read-day';
import { z } from 'zod';
import { declareCalls, allowFirm, get, post } from '../call';
import { done, id, idInQuery, paging } from '../fields';
import { systemTypeID } from '../matter/matter.schema';
import { plainMessageSchema } from '../message.schema';
import { importKinds } from './import-kinds';

const kind = z.enum(importKinds, 'Choose what the list contains.');
const oneImport = z.object({ importID: id });
const cells = z.record(z.string().max(60), z.string().max(4000));

/** How far an import is. */
const progress = z.object({
  importID: id,
  kind,
  /** Of a list that was brought in from inside a matter. */
  matterID: id.nullable(),
  systemTypeID: systemTypeID.nullable(),
  fileName: z.string(),
  state: z.enum(['mapping', 'reading', 'ready', 'making', 'done', 'undone']),
  dayFormat: z.enum(dayFormats),
  /** Each column of the file: its heading, the first of its cells, and the field it is taken for. */
  columns: z.array(z.object({ heading: z.string(), samples: z.array(z.string()), field: z.string().nullable() })),
  /** Of the bytes of the file, those read. */
  size: z.int(),
  read: z.int(),
  rows: z.int(),
  wrong: z.int(),
  duplicates: z.int(),
  skipped: z.int(),
  /** Those that would come in, or came. */
  ready: z.int(),
  made: z.int(),
});
const row = z.object({
  line: z.int(),
  cells,
  errors: z.record(z.string(), z.array(z.string())),
  /** The same, words and values apart. */
  said: z.record(z.string(), z.array(plainMessageSchema)),
  /** What to look at again: somebody like this is in the firm already. */
  notes: z.array(plainMessageSchema),
  isDuplicate: z.boolean(),
  isSkipped: z.boolean(),
});
const importer = allowFirm('Admin', 'Capture Matter');

/** Existing matters, people, assets and liabilities from a spreadsheet. Whoever sent a file alone sees it. */
export const importCalls = declareCalls({
  begin: post('/api/import/begin', {
    inVisit: 'never',
    about: 'Takes a CSV or Excel file. Nothing of it is in a matter until it is made so.',
    ours: true,
    upload: true,
    who: importer,
    body: z.object({
      kind,
      systemTypeID: z.coerce.number().pipe(systemTypeID).optional(),
      matterID: idInQuery.optional(),
    }),
    answer: progress,
  }),
  current: get('/api/import/current', {
    about: "The person's own import of a kind that is under way or was made last, or null.",
    ours: true,
    quiet: true,
    who: importer,
    query: z.object({ kind, matterID: idInQuery.optional() }),
    answer: progress.nullable(),
  }),
  map: post('/api/import/map', {
    inVisit: 'never',
    about: 'Says which column is which field and how days are written; the firm remembers it for the next file.',
    ours: true,
    who: importer,
    body: oneImport.extend({
      columns: z.array(z.string().max(60).nullable()).max(200),
      dayFormat: z.enum(dayFormats),
    }),
    answer: progress,
  }),
  read: post('/api/import/read', {
    inVisit: 'never',
    about: 'Tries the next rows and undoes them again, so that every fault is known; called until the state is ready.',
    ours: true,
    quiet: true,
    who: importer,
    body: oneImport,
    answer: progress,
  }),
  rows: get('/api/import/rows', {
    about: 'The rows as they stand, each with what is wrong with it.',
    ours: true,
    who: importer,
    query: z.object({
      importID: idInQuery,
      skip: paging.skip,
      take: paging.take,
      show: z.enum(['all', 'errors', 'duplicates', 'skipped']).default('all'),
    }),
    answer: z.object({ rows: z.array(row), total: z.int() }),
  }),
  mend: post('/api/import/mend', {
    inVisit: 'never',
    about: 'Cells of a row as they should be; the row is tried again.',
    ours: true,
    who: importer,
    body: oneImport.extend({ line: z.int(), cells }),
    answer: z.object({ progress, row }),
  }),
  skip: post('/api/import/skip', {
    inVisit: 'never',
    about: 'Leaves rows out, or takes them in again; without lines, every row that has a fault.',
    ours: true,
    who: importer,
    body: oneImport.extend({ lines: z.array(z.int()).max(1000).nullable(), isSkipped: z.boolean() }),
    answer: progress,
  }),
  make: post('/api/import/make', {
    inVisit: 'never',
    about:
      'Makes the next rows, each whole or not at all; called until the state is done. What stopped goes on where it was.',
    ours: true,
    quiet: true,
    who: importer,
    body: oneImport.extend({ leaveOutDuplicates: z.boolean().default(true) }),
    answer: progress,
  }),
  undo: post('/api/import/undo', {
    inVisit: 'never',
    about: 'Takes everything an import made out again, as long as nothing of it was changed since.',
    ours: true,
    who: importer,
    body: oneImport,
    answer: progress,
  }),
  discard: post('/api/import/discard', {
    inVisit: 'never',
    about: 'Gives a file up that was not made; nothing of it stays.',
    ours: true,
    who: importer,
    body: oneImport,
    answer: done,
  }),
});
