import { z } from 'zod';
import { allowFirm, get, post } from '../call';
import { done, id, idInQuery, paging } from '../fields';
import { checkAnswer, importProgress, importRow, importRows, usesAnswer } from './directory-tools.schema';

const writer = allowFirm('Admin', 'Capture Matter', 'SuperAdmin');
/** A part of a file, in base64: small enough for one request. */
const part = z.base64('Send the part in base64.').max(700_000, 'Upload parts of at most half a megabyte.');

/** What can be done with any directory of a registry: its keys are the names it answers to. */
export function createDirectoryTools<K extends string>(keys: readonly [K, ...K[]]) {
  const directory = z.enum(keys, 'This directory does not exist.');
  const oneImport = z.object({ importID: id });
  return {
    check: post('/api/directory/check', {
      changes: 'nothing',
      about: 'What is wrong or doubtful about an entry, and who has the same name, before it is saved.',
      who: writer,
      ours: true,
      quiet: true,
      body: z.object({ directory, id: id.optional(), values: z.record(z.string(), z.unknown()) }),
      answer: checkAnswer,
    }),
    search: get('/api/directory/search', {
      fromReplica: true,
      about: 'Entries of every directory with a page, for the command palette: a few of each, by name.',
      who: allowFirm('Admin'),
      ours: true,
      quiet: true,
      query: z.object({ searchString: z.string().trim().min(2).max(100) }),
      answer: z.array(z.object({ directory, id, name: z.string() })),
    }),
    getwhereused: get('/api/directory/getwhereused', {
      about: 'Where an entry is used.',
      who: allowFirm(),
      ours: true,
      query: z.object({ directory, id: idInQuery }),
      answer: usesAnswer,
    }),
    export: get('/api/directory/export', {
      about: 'A directory as CSV, in the order and with the search of the list.',
      who: allowFirm(),
      ours: true,
      download: true,
      query: z.object({
        directory,
        searchString: paging.searchString,
        sortModelColId: z.string().max(60).optional(),
        sortModelSort: z.enum(['asc', 'desc']).default('asc'),
      }),
    }),
    importtemplate: get('/api/directory/importtemplate', {
      about: 'An empty CSV with the headings of a directory.',
      who: allowFirm(),
      ours: true,
      download: true,
      query: z.object({ directory }),
    }),
    importbegin: post('/api/directory/importbegin', {
      inVisit: 'never',
      about: 'Begins an import. The file follows in parts; nothing is in the directory until it is made live.',
      who: writer,
      ours: true,
      body: z.object({
        directory,
        fileName: z.string().trim().min(1, 'Name the file.').max(200),
        size: z.int().positive(),
      }),
      answer: importProgress,
    }),
    importpart: post('/api/directory/importpart', {
      inVisit: 'never',
      about: 'The next part of the file, counted from 0. A part sent twice counts once.',
      who: writer,
      ours: true,
      body: oneImport.extend({ number: z.int().min(0), content: part }),
      answer: importProgress,
    }),
    importread: post('/api/directory/importread', {
      inVisit: 'never',
      about:
        'Reads and checks the file; called again until the state is ready, or mapping where its columns must be named. Reading goes on by itself once it was asked for.',
      who: writer,
      ours: true,
      quiet: true,
      body: oneImport,
      answer: importProgress,
    }),
    importmap: post('/api/directory/importmap', {
      inVisit: 'never',
      about: 'Says which column is which field and reads the file by it; the firm remembers it for the next file.',
      who: writer,
      ours: true,
      body: oneImport.extend({ columns: z.array(z.string().max(60).nullable()).max(200) }),
      answer: importProgress,
    }),
    importmend: post('/api/directory/importmend', {
      inVisit: 'never',
      about: 'Cells of a row as they should be; the row is checked again.',
      who: writer,
      ours: true,
      quiet: true,
      body: oneImport.extend({ line: z.int(), cells: z.record(z.string().max(60), z.string().max(4000)) }),
      answer: z.object({ progress: importProgress, row: importRow }),
    }),
    importcurrent: get('/api/directory/importcurrent', {
      about: "The person's own import of a directory that is under way or not looked at yet, or null.",
      who: writer,
      ours: true,
      quiet: true,
      query: z.object({ directory }),
      answer: importProgress.nullable(),
    }),
    importrows: get('/api/directory/importrows', {
      about: 'The rows as they would be saved, each with what is wrong with it.',
      who: writer,
      ours: true,
      query: z.object({
        importID: idInQuery,
        skip: paging.skip,
        take: paging.take,
        show: z.enum(['all', 'errors', 'duplicates']).default('all'),
      }),
      answer: importRows,
    }),
    importcommit: post('/api/directory/importcommit', {
      inVisit: 'never',
      about: 'Makes the rows live, all at once. Rows with errors stay out only where that is said.',
      who: writer,
      ours: true,
      body: oneImport.extend({
        leaveOutErrors: z.boolean().default(false),
        leaveOutDuplicates: z.boolean().default(false),
      }),
      answer: importProgress,
    }),
    importundo: post('/api/directory/importundo', {
      inVisit: 'never',
      about: 'Takes every entry an import added out again, as long as none of them was changed or used since.',
      who: writer,
      ours: true,
      body: oneImport,
      answer: importProgress,
    }),
    importdiscard: post('/api/directory/importdiscard', {
      inVisit: 'never',
      about: 'Gives an import up that was not made live; what was staged is removed.',
      who: writer,
      ours: true,
      body: oneImport,
      answer: done,
    }),
  };
}
