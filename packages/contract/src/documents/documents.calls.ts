import { z } from 'zod';
import { changing, del, get, onMatter, post } from '../call';
import { done, id, idInQuery, instant, optionalText, paging, text } from '../fields';
import { ofPapers } from '../subjects';

const writer = onMatter('Capture Matter');

/** What a paper is about, beside its matter. Fields of an upload arrive as text. */
const about = {
  title: optionalText(200),
  /** As the list of documents numbers it. */
  type: z.coerce.number().int().min(1).max(200).nullish(),
  assetID: idInQuery.nullish(),
  assetAmountID: idInQuery.nullish(),
  findID: idInQuery.nullish(),
  bondID: idInQuery.nullish(),
  /** A marriage whose other estate it is evidence of. */
  marriageID: idInQuery.nullish(),
  meetingID: idInQuery.nullish(),
  /** The document this is a new version of. */
  replacesID: idInQuery.nullish(),
};

const documentSchema = z.object({
  id,
  matterID: id,
  title: z.string(),
  fileName: z.string(),
  contentType: z.string(),
  size: z.int(),
  sha256: z.string(),
  type: z.int().nullable(),
  edition: z.int(),
  /** A later version took its place. */
  isReplaced: z.boolean(),
  by: z.string().nullable(),
  createdAt: instant,
  assetIDs: z.array(id),
});
const documents = z.array(documentSchema);

export const documentCalls = changing(ofPapers, {
  getbymatterid: get('/api/document/getbymatterid', {
    about: 'The papers of a matter, newest first.',
    who: onMatter(),
    query: z.object({ matterID: idInQuery, ...paging }),
    answer: z.object({ rows: documents, total: z.int() }),
  }),
  getbydocumentid: get('/api/document/getbydocumentid', {
    who: onMatter(),
    query: z.object({ documentID: idInQuery }),
    answer: documentSchema,
  }),
  downloaddocument: get('/api/document/downloaddocument', {
    who: onMatter(),
    query: z.object({ documentID: idInQuery }),
    download: true,
  }),
  getbyassetid: get('/api/document/getbyassetid', {
    about: 'The papers of an asset: valuations, offers, results.',
    who: onMatter(),
    query: z.object({ assetID: idInQuery }),
    answer: documents,
  }),
  getbybondid: get('/api/document/getbybondid', {
    about: 'The papers of a bond of security: the bond itself, letters, proof of premiums.',
    who: onMatter(),
    query: z.object({ bondID: idInQuery }),
    answer: documents,
  }),
  getbymeetingid: get('/api/document/getbymeetingid', {
    about: 'The papers of a meeting or an advert: the notice, invoices, proof that it appeared.',
    who: onMatter(),
    query: z.object({ meetingID: idInQuery }),
    answer: documents,
  }),
  linkMeeting: post('/api/document/linkMeeting', {
    about: 'Files a paper of the matter with one of its meetings or adverts.',
    who: writer,
    body: z.object({ DocumentID: id, MeetingID: id }),
    answer: documentSchema,
  }),
  checkassetfile: get('/api/document/checkassetfile', {
    about: 'Whether a paper is filed for an asset.',
    who: onMatter(),
    query: z.object({ assetID: idInQuery }),
    answer: z.object({ exists: z.boolean(), count: z.int() }),
  }),
  UploadFile: post('/api/document/UploadFile', {
    about: 'Files one or more papers on a matter. Each is checked by its content.',
    upload: true,
    who: writer,
    body: z.object({ matterID: idInQuery, ...about }),
    answer: documents,
  }),
  FilePondUpload: post('/api/document/FilePondUpload', {
    about: 'Keeps a file that is not filed yet; AddMatterDocument files it.',
    upload: true,
    who: writer,
    body: z.object({ matterID: idInQuery }),
    answer: z.object({ fileID: id, name: z.string(), size: z.int() }),
  }),
  AddMatterDocument: post('/api/document/AddMatterDocument', {
    about: 'Files a kept file on its matter.',
    who: writer,
    body: z.object({ matterID: id, fileID: id, ...about }),
    answer: documentSchema,
  }),
  senddocumentwithoutlook: post('/api/document/senddocumentwithoutlook', {
    about: "A mail with these papers attached, unsent, to open in the person's own mail program.",
    who: writer,
    body: z.object({
      documentIDs: z.array(id).min(1, 'Choose at least one document.').max(50),
      to: optionalText(254),
      subject: text(250),
      text: text(20_000),
    }),
    download: true,
  }),
  _delete: del('/api/document/_delete', { who: writer, body: z.object({ id }), answer: done }),
});
