import { findDocumentKind } from '@boedel/domain/documents/document-kinds';
import { z } from 'zod';
import { day, id, idInQuery, instant, optionalText, version } from '../fields';

/** As the list of documents numbers it; from 201 on papers that others issue. */
export const documentType = z.coerce
  .number('Choose a kind of document.')
  .int('Choose a kind of document.')
  .min(2, 'Choose a kind of document.')
  .refine((number) => findDocumentKind(number) !== undefined, 'Choose a kind of document from the list.');

/** What a paper is about, beside its matter. Fields of an upload arrive as text. */
export const about = {
  title: optionalText(200),
  type: documentType.nullish(),
  assetID: idInQuery.nullish(),
  assetAmountID: idInQuery.nullish(),
  findID: idInQuery.nullish(),
  bondID: idInQuery.nullish(),
  /** A marriage whose other estate it is evidence of. */
  marriageID: idInQuery.nullish(),
  meetingID: idInQuery.nullish(),
  claimID: idInQuery.nullish(),
  taskID: idInQuery.nullish(),
  /** An activity it belongs to, which of its papers it is, and of whom. */
  activityID: idInQuery.nullish(),
  paper: optionalText(60),
  partyID: idInQuery.nullish(),
  /** The day of its step, where that gets one by it: today where none is given. */
  stepDate: day.nullish(),
  /** The document this is a new version of. */
  replacesID: idInQuery.nullish(),
};

/** What a paper can be about. */
export const linkKind = z.enum([
  'party',
  'legalAgent',
  'asset',
  'bond',
  'meeting',
  'claim',
  'comment',
  'find',
  'marriage',
  'activity',
  'task',
]);

export const linkSchema = z.object({
  id,
  kind: linkKind,
  targetID: id,
  /** What it is called; null to somebody who may not see that part of the matter. */
  name: z.string().nullable(),
});

export const documentSchema = z.object({
  id,
  matterID: id,
  title: z.string(),
  fileName: z.string(),
  contentType: z.string(),
  size: z.int(),
  sha256: z.string(),
  type: z.int().nullable(),
  /** The number of the line of the account that it proves. */
  voucher: z.string().nullable(),
  /** It is the signed scan of a paper that was made here: what that is called. */
  signedCopyOf: z.string().nullable(),
  edition: z.int(),
  /** A later version took its place. */
  isReplaced: z.boolean(),
  by: z.string().nullable(),
  createdAt: instant,
  assetIDs: z.array(id),
  /** A PDF that holds a script is given to be saved and not shown in the page. */
  hasScript: z.boolean(),
  /** What was found when the stored file was last held against its checksum. */
  fault: z.enum(['missing', 'changed']).nullable(),
  links: z.array(linkSchema),
  version,
});
export const documents = z.array(documentSchema);

export const uploadSchema = z.object({
  uploadID: id,
  /** How much of it is here. */
  offset: z.int(),
  size: z.int(),
});
