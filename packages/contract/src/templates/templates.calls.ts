import { batchLists } from '@boedel/domain/templates/standard';
import { z } from 'zod';
import { declareChangingCalls, del, allowFirm, get, allowOnMatter, post } from '../call';
import { done, id, idInQuery, instant, text, version } from '../fields';
import { systemTypeID } from '../matter/matter.schema';
import {
  answers,
  batchSchema,
  content,
  editionSchema,
  madeFrom,
  madeSchema,
  offeredSchema,
  paperLanguage,
  previewSchema,
  templateRow,
  templateSchema,
  templateValues,
} from './templates.schema';

const admin = allowFirm('Admin');
const writer = allowOnMatter('Capture Matter');
const rows = z.array(templateRow);
const ofMatter = z.object({ matterID: idInQuery });

/** The firm's templates beside those of the catalogue. */
export const templateCalls = declareChangingCalls(['/api/defaulttemplate'], {
  getlist: get('/api/template/getlist', {
    about: "Every template: the catalogue's, in the firm's own text where it has one, and the firm's own.",
    who: allowFirm(),
    answer: rows,
  }),
  getcustomlist: get('/api/template/getcustomlist', {
    about: 'Templates the firm wrote itself, copies of standard ones among them.',
    who: allowFirm(),
    answer: rows,
  }),
  getstandardlist: get('/api/template/getstandardlist', {
    about: 'The templates of the catalogue that come with the product.',
    who: allowFirm(),
    answer: rows,
  }),
  getbytype: get('/api/template/getbytype', {
    about: 'The templates of one system type.',
    who: allowFirm(),
    query: z.object({ systemType: z.coerce.number().pipe(systemTypeID) }),
    answer: rows,
  }),
  getbyid: get('/api/template/getbyid', {
    about:
      "One template with its text. A standard one is asked for by the catalogue's number and `isStandardTemplate`.",
    who: allowFirm(),
    query: z.object({
      id: idInQuery,
      isStandardTemplate: z.enum(['true', 'false']).default('false'),
      /** Which text of a standard one; left out, that of the catalogue. */
      language: paperLanguage.optional(),
    }),
    answer: templateSchema,
  }),
  add: post('/api/template/add', {
    about: 'A template of the firm, new or a copy. Fields and conditions that no paper knows are refused.',
    who: admin,
    body: z.object(templateValues),
    answer: templateSchema,
  }),
  update: post('/api/template/update', {
    about: 'Changes a template of the firm; the text before it is kept as an edition.',
    who: admin,
    body: z.object({ id, version, ...templateValues }),
    answer: templateSchema,
  }),
  _delete: del('/api/template/_delete', { who: admin, body: z.object({ id }), answer: done }),
  updateSystemTypes: post('/api/template/updateSystemTypes', {
    about: 'The types of matter a template of the firm is offered for.',
    who: admin,
    body: z.object({ id, systemTypeIDs: templateValues.systemTypeIDs, version }),
    answer: templateSchema,
  }),
  viewRawTemplate: get('/api/template/viewRawTemplate', {
    about:
      'A template as a Word file with its fields unfilled; the training manual where no number of the catalogue is given.',
    who: allowFirm(),
    query: z.object({ templateTypeID: z.coerce.number().int().min(0).max(128).default(0) }),
    download: true,
  }),
  getversions: get('/api/template/getversions', {
    about: 'The editions of a template of the firm, the newest first.',
    ours: true,
    who: allowFirm(),
    query: z.object({ id: idInQuery }),
    answer: z.array(editionSchema),
  }),
  importword: post('/api/template/importword', {
    inVisit: 'write',
    about:
      'Makes a template of the firm from a Word letter: its words, lists, tables and the merge fields that are ours.',
    ours: true,
    upload: true,
    who: admin,
    body: z.object({}),
    answer: templateSchema.extend({
      /** Merge fields of the file that no paper knows; they stand in the text as «words». */
      unknown: z.array(z.string()),
      pictures: z.int(),
    }),
  }),
  check: post('/api/template/check', {
    about: 'Whether a text can be a template, and what it comes to for a matter.',
    ours: true,
    quiet: true,
    changes: 'nothing',
    who: allowFirm(),
    body: z.object({ content, systemTypeIDs: z.array(systemTypeID).max(5) }),
    answer: z.object({
      faults: z.array(z.object({ key: z.string(), values: z.record(z.string(), z.unknown()).optional() })),
    }),
  }),
});

/** Papers made from templates for one matter. */
export const paperCalls = declareChangingCalls(['/api/document', '/api/waiting'], {
  saveMatterTemplate: post('/api/template/saveMatterTemplate', {
    about: 'Makes a paper from a text and files it on the matter with the data it was made from.',
    who: writer,
    body: z.object({
      matterID: id,
      title: text(160),
      content,
      /** 0 is PDF, 1 Word. */
      fileType: z.int().min(0).max(1, 'Enter 0 for PDF or 1 for Word.').default(0),
      /** With the firm's letterhead, where the text has one. */
      includetemplate: z.boolean().default(true),
      ...madeFrom,
    }),
    answer: madeSchema,
  }),
  previewmattertemplate: post('/api/template/previewmattertemplate', {
    about: 'The paper as it would be made now, with what is missing and where that is captured.',
    quiet: true,
    changes: 'nothing',
    who: allowOnMatter(),
    body: z.object({ matterID: id, content: content.nullish(), ...madeFrom }),
    answer: previewSchema,
  }),
  getformatter: get('/api/template/getformatter', {
    about: 'The templates offered for a matter; those of the stage it is in are suggested.',
    ours: true,
    who: allowOnMatter(),
    query: ofMatter,
    answer: z.array(offeredSchema),
  }),
  getmade: get('/api/template/getmade', {
    about: 'The papers made for a matter, with what became of their mails.',
    ours: true,
    who: allowOnMatter(),
    query: ofMatter,
    answer: z.array(madeSchema),
  }),
  getdata: get('/api/template/getdata', {
    about: 'The data a paper was made from.',
    ours: true,
    who: allowOnMatter(),
    query: z.object({ id: idInQuery }),
    answer: z.object({
      title: z.string(),
      content: z.string(),
      createdAt: instant,
      data: z.record(z.string(), z.unknown()),
    }),
  }),
  makebatch: post('/api/template/makebatch', {
    about: 'A paper for every chosen row of a list, made in the background and mailed where that is asked.',
    ours: true,
    who: writer,
    body: z.object({
      matterID: id,
      title: text(160),
      /** Left out with a standard template, each recipient gets its text in their own language. */
      content: content.nullish(),
      templateID: id.nullish(),
      isStandardTemplate: z.boolean().default(true),
      language: paperLanguage.nullish(),
      answers,
      list: z.enum(batchLists),
      rows: z.array(z.int().min(0)).min(1, 'Choose at least one recipient.').max(2000),
      fileType: z.int().min(0).max(1).default(0),
      isMailed: z.boolean().default(false),
    }),
    answer: batchSchema,
  }),
  getbatch: get('/api/template/getbatch', {
    about: 'How far a batch is, and who got what.',
    ours: true,
    quiet: true,
    who: allowOnMatter(),
    query: z.object({ id: idInQuery }),
    answer: batchSchema,
  }),
  mailpaper: post('/api/template/mailpaper', {
    about: 'Sends a paper that was made by email, as an attachment.',
    ours: true,
    who: writer,
    body: z.object({ id, to: text(254), subject: text(250), text: text(20_000) }),
    answer: madeSchema,
  }),
});

const defaultRow = templateSchema.extend({ id });
/** The firm's own text for a standard template. Removing it goes back to the standard. */
export const defaultTemplateCalls = declareChangingCalls(['/api/template'], {
  getlist: get('/api/defaulttemplate/getlist', {
    about: 'The standard templates the firm has its own text for.',
    who: allowFirm(),
    answer: rows,
  }),
  getbyid: get('/api/defaulttemplate/getbyid', {
    who: allowFirm(),
    query: z.object({ id: idInQuery }),
    answer: defaultRow,
  }),
  add: post('/api/defaulttemplate/add', {
    about: 'Puts a text of the firm in the place of a standard one.',
    who: admin,
    body: z.object({ templateTypeID: z.int().min(1).max(128), title: text(160), content }),
    answer: defaultRow,
  }),
  update: post('/api/defaulttemplate/update', {
    who: admin,
    body: z.object({ id, title: text(160), content, version }),
    answer: defaultRow,
  }),
  _delete: del('/api/defaulttemplate/_delete', {
    about: 'Goes back to the standard text.',
    who: admin,
    body: z.object({ id }),
    answer: done,
  }),
});
