import { z } from 'zod';
import { declareCalls, declareChangingCalls, del, allowFirm, get, allowOnMatter, post } from '../call';
import { done, id, idInQuery } from '../fields';
import { ofMoney } from '../subjects';
import { mappingSchema, mappingToSave, statementFileSchema, statementToTake } from './statements.schema';

const writer = allowOnMatter('Capture Matter');
const files = z.array(statementFileSchema);

export const statementCalls = declareChangingCalls(
  ofMoney,
  declareCalls({
    importStatement: post('/api/recon/importStatement', {
      inVisit: 'write',
      about:
        'Keeps a bank’s file and reads it: CSV, Excel, OFX, MT940 or CAMT.053. Nothing is taken before somebody says so.',
      upload: true,
      who: writer,
      body: z.object({ matterID: idInQuery, bankAccountID: idInQuery.nullish() }),
      answer: files,
    }),
    getStatementFile: get('/api/recon/getStatementFile', {
      about: 'How far a file is read; then what it proves, what is doubted and what is new in it.',
      who: allowOnMatter(),
      query: z.object({ id: idInQuery }),
      answer: statementFileSchema,
      quiet: true,
      ours: true,
    }),
    getStatements: get('/api/recon/getStatements', {
      about: 'The files of a matter’s statements, newest first.',
      who: allowOnMatter(),
      query: z.object({ matterID: idInQuery }),
      answer: files,
      ours: true,
    }),
    takeStatement: post('/api/recon/takeStatement', {
      about:
        'Adds the lines of a statement to a bank account, all at once. Lines that are there already stay as they are.',
      who: writer,
      body: statementToTake,
      answer: statementFileSchema,
      ours: true,
    }),
    undoStatement: post('/api/recon/undoStatement', {
      about: 'Takes the lines that a statement brought out again, while none of them is matched.',
      who: writer,
      body: z.object({ statementID: id }),
      answer: statementFileSchema,
      ours: true,
    }),
    dropStatementFile: del('/api/recon/dropStatementFile', {
      about: 'Gives a file up of which nothing was taken.',
      who: writer,
      body: z.object({ id }),
      answer: done,
      ours: true,
    }),
    downloadStatementFile: get('/api/recon/downloadStatementFile', {
      about: 'The file as the bank made it.',
      who: allowOnMatter(),
      query: z.object({ id: idInQuery }),
      download: true,
      ours: true,
    }),
    mapStatementFile: post('/api/recon/mapStatementFile', {
      about: 'Asks which columns a table has, although a layout was known for it: it reads the file wrongly.',
      who: writer,
      body: z.object({ fileID: id }),
      answer: statementFileSchema,
      ours: true,
    }),
    saveMapping: post('/api/recon/saveMapping', {
      about:
        'Says once what the columns of a table are; the firm knows its heading from then on, and the file is read.',
      who: writer,
      body: z.object({ fileID: id, ...mappingToSave.shape }),
      answer: statementFileSchema,
      ours: true,
    }),
    getMappings: get('/api/recon/getMappings', {
      about: 'The layouts of statements that the firm taught.',
      who: allowFirm(),
      answer: z.array(mappingSchema),
      ours: true,
    }),
    deleteMapping: del('/api/recon/deleteMapping', {
      about: 'Forgets a layout; the next file with its heading is asked about again.',
      who: allowFirm('Admin', 'Capture Matter'),
      body: z.object({ id }),
      answer: done,
      ours: true,
    }),
  }),
);
