import { batchLists } from '@boedel/domain/templates/standard';
import { z } from 'zod';
import { id, instant, text } from '../fields';
import { systemTypeID } from '../matter/matter.schema';
import { paperSchema } from '../paper/paper.schema';
import { plainMessageSchema } from '../message.schema';

export const paperLanguage = z.enum(['en', 'af'], 'Choose en or af.');
export const templateKind = z.enum(['letter', 'form', 'notice', 'report', 'recon']);
export const longestContent = 200_000;
export const content = z
  .string('Enter the text of the template.')
  .max(longestContent, 'A template holds at most 200000 characters.');

/** A template as lists show it. `id` is the catalogue's number for a standard one, the firm's own number otherwise. */
export const templateRow = z.object({
  id,
  title: z.string(),
  isStandard: z.boolean(),
  /** The standard template it came from. */
  templateTypeID: z.int().nullable(),
  /** The firm's own text stands in the place of the standard one. */
  isChanged: z.boolean(),
  language: paperLanguage,
  /** The languages it has a text in. */
  languages: z.array(paperLanguage),
  kind: templateKind,
  to: z.string().nullable(),
  systemTypeIDs: z.array(systemTypeID),
  changedAt: instant.nullable(),
  /** Nought for a standard template, which nobody changes. */
  version: z.int(),
});
export const templateSchema = templateRow.extend({ content: z.string() });

export const templateValues = {
  title: text(160),
  content,
  language: paperLanguage.default('en'),
  kind: templateKind.default('letter'),
  systemTypeIDs: z.array(systemTypeID).min(1, 'Choose at least one system type.').max(5),
  templateTypeID: z.int().min(1).max(128).nullable().default(null),
};

export const editionSchema = z.object({
  number: z.int(),
  title: z.string(),
  content: z.string(),
  by: z.string(),
  at: instant,
});

/** The most that is typed for one place of a paper. */
export const longestAnswer = 20_000;

/** What is typed for one paper alone, by the path of the hole. */
export const answers = z
  .record(z.string().max(200), z.union([z.string().max(longestAnswer), z.number(), z.boolean(), z.null()]))
  .default({});

/** The row of a list one paper is for: the third heir. */
export const rowOfList = z.object({ list: z.enum(batchLists), index: z.int().min(0).max(10_000) }).nullish();

/** Which text a paper is made from: a template, or a copy of one that was edited for this paper. */
export const madeFrom = {
  templateID: id.nullish(),
  isStandardTemplate: z.boolean().default(true),
  /** Left out, it is the language its recipient is written to in, else the firm's. */
  language: paperLanguage.nullish(),
  answers,
  row: rowOfList,
  /** What the matter waits for that this paper asks for again, by its key. */
  waitingFor: z.string().max(80).nullish(),
  /** The activity it is a paper of: which of its papers, and of whom. */
  filedWith: z.object({ activityID: id, paper: text(60), partyID: id.nullish() }).nullish(),
};

export const missingSchema = z.object({
  path: z.string(),
  field: z.string(),
  label: z.string(),
  of: z.string().nullable(),
  kind: z.enum(['text', 'term', 'day', 'money', 'number', 'flag']),
  isLong: z.boolean(),
  options: z.array(z.string()),
  /** Asked when the paper is made, rather than captured in the matter. */
  isAsked: z.boolean(),
  /** The tab of the matter that captures it; 'organisation' is the firm's own page. */
  tab: z.string().nullable(),
});

export const previewSchema = z.object({
  title: z.string(),
  content: z.string(),
  language: paperLanguage,
  /** The languages this paper exists in, and the one that was chosen or that its recipient is written to in. */
  languages: z.array(paperLanguage),
  wantedLanguage: paperLanguage,
  paper: paperSchema,
  missing: z.array(missingSchema),
  /** Signs that the faces of a PDF lack; each would be a box on the paper. */
  lacking: z.array(z.string()),
  /** What is asked for this paper, with what it says now. */
  asked: z.array(missingSchema.extend({ value: z.union([z.string(), z.number(), z.boolean(), z.null()]) })),
  /** The rows one may make a paper for. */
  rows: z.array(
    z.object({
      name: z.string(),
      email: z.string().nullable(),
      /** What they are written to in; null is the firm's language. */
      language: paperLanguage.nullable(),
    }),
  ),
  list: z.string().nullable(),
});

export const offeredSchema = templateRow.extend({
  isSuggested: z.boolean(),
  batch: z.string().nullable(),
  /** When this firm last made it for this matter. */
  lastMadeAt: instant.nullable(),
});

export const madeSchema = z.object({
  id,
  matterID: id,
  documentID: id.nullable(),
  title: z.string(),
  language: z.string(),
  templateTypeID: z.int().nullable(),
  recipient: z.string().nullable(),
  recipientEmail: z.string().nullable(),
  /** What became of its mail: queued, sent, dead. */
  mailState: z.string().nullable(),
  mailError: z.string().nullable(),
  attempts: z.int().nullable(),
  batchID: id.nullable(),
  fault: plainMessageSchema.nullable(),
  by: z.string().nullable(),
  createdAt: instant,
});

export const batchSchema = z.object({
  id,
  matterID: id,
  title: z.string(),
  total: z.int(),
  done: z.int(),
  failed: z.int(),
  state: z.enum(['waiting', 'done']),
  isMailed: z.boolean(),
  by: z.string(),
  createdAt: instant,
  papers: z.array(madeSchema),
});
