import { z } from 'zod';
import { declareChangingCalls, del, get, allowOnMatter, post, signedIn } from '../call';
import { day, done, flagInQuery, id, idInQuery, optionalText, paging, text, version } from '../fields';
import { ofPapers } from '../subjects';
import { about, documents, documentSchema, documentType, linkKind, linkSchema, uploadSchema } from './documents.schema';

const writer = allowOnMatter('Capture Matter');

export const documentCalls = declareChangingCalls(ofPapers, {
  getbymatterid: get('/api/document/getbymatterid', {
    about: 'The papers of a matter, newest first.',
    who: allowOnMatter(),
    query: z.object({
      matterID: idInQuery,
      /** Leaves out versions whose place another took. */
      latestOnly: flagInQuery,
      ...paging,
    }),
    answer: z.object({ rows: documents, total: z.int() }),
  }),
  getbydocumentid: get('/api/document/getbydocumentid', {
    who: allowOnMatter(),
    query: z.object({ documentID: idInQuery }),
    answer: documentSchema,
  }),
  downloaddocument: get('/api/document/downloaddocument', {
    who: allowOnMatter(),
    query: z.object({ documentID: idInQuery }),
    download: true,
  }),
  getbyassetid: get('/api/document/getbyassetid', {
    about: 'The papers of an asset: valuations, offers, results.',
    who: allowOnMatter(),
    query: z.object({ assetID: idInQuery }),
    answer: documents,
  }),
  getbybondid: get('/api/document/getbybondid', {
    about: 'The papers of a bond of security: the bond itself, letters, proof of premiums.',
    who: allowOnMatter(),
    query: z.object({ bondID: idInQuery }),
    answer: documents,
  }),
  getbymeetingid: get('/api/document/getbymeetingid', {
    about: 'The papers of a meeting or an advert: the notice, invoices, proof that it appeared.',
    who: allowOnMatter(),
    query: z.object({ meetingID: idInQuery }),
    answer: documents,
  }),
  searchText: get('/api/document/searchText', {
    fromReplica: true,
    about: 'Papers in whose text every word stands: PDF, Word and plain text. Words count from their beginning.',
    ours: true,
    quiet: true,
    who: allowOnMatter(),
    query: z.object({ matterID: idInQuery, searchString: z.string().max(200) }),
    answer: z.array(
      z.object({
        document: documentSchema,
        snippet: z.object({ before: z.string(), hit: z.string(), after: z.string() }).nullable(),
      }),
    ),
  }),
  getVersions: get('/api/document/getVersions', {
    about: 'Every version of a paper, the latest first.',
    ours: true,
    who: allowOnMatter(),
    query: z.object({ documentID: idInQuery }),
    answer: documents,
  }),
  getCompanyLogo: get('/api/document/getCompanyLogo', {
    about: "The firm's logo.",
    who: signedIn,
    download: true,
  }),
  CheckAndGetFile: get('/api/document/CheckAndGetFile', {
    about: 'The file, after it was held against the checksum that was kept when it came in.',
    who: allowOnMatter(),
    query: z.object({ documentID: idInQuery }),
    download: true,
  }),
  downloadMany: post('/api/document/downloadMany', {
    about: 'Several papers as one zip file.',
    ours: true,
    changes: 'nothing',
    who: allowOnMatter(),
    body: z.object({ documentIDs: z.array(id).min(1, 'Choose at least one document.').max(1000) }),
    download: true,
  }),
  getMissingDocuments: get('/api/document/getMissingDocuments', {
    about:
      'Papers the matter should have by now: those of the milestones it has reached, and of the next one. The stage is the last milestone reached.',
    who: allowOnMatter(),
    query: z.object({ matterID: idInQuery }),
    answer: z.object({
      stage: z.string().nullable(),
      rows: z.array(
        z.object({
          /** The kind it is filed as; where another will do as well, that is named too. */
          type: z.int(),
          orTypes: z.array(z.int()),
          name: z.string(),
          /** The milestone that needs it. */
          by: z.string(),
          section: z.string().nullable(),
          isOverdue: z.boolean(),
        }),
      ),
    }),
  }),
  update: post('/api/document/update', {
    about:
      'Changes what a paper is called, what kind it is and which voucher of the account. A voucher left out stays.',
    ours: true,
    who: writer,
    body: z.object({
      id,
      title: text(200),
      type: documentType.nullable(),
      voucher: optionalText(40).optional(),
      version,
    }),
    answer: documentSchema,
  }),
  linkMeeting: post('/api/document/linkMeeting', {
    about: 'Files a paper of the matter with one of its meetings or adverts.',
    who: writer,
    body: z.object({ DocumentID: id, MeetingID: id }),
    answer: documentSchema,
  }),
  checkassetfile: get('/api/document/checkassetfile', {
    about: 'Whether a paper is filed for an asset.',
    who: allowOnMatter(),
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
  uploadByType: post('/api/document/uploadByType', {
    about: 'Files one or more papers of one kind: it then no longer counts as missing.',
    upload: true,
    who: writer,
    body: z.object({ matterID: idInQuery, ...about, type: documentType }),
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
  AddMatterComment: post('/api/document/AddMatterComment', {
    about: 'Files a kept file with a file note: one that is there (commentID) or a new one (comment).',
    who: writer,
    changes: ['/api/mattercomment', '/api/matter'],
    body: z.object({
      matterID: id,
      fileID: id,
      title: optionalText(200),
      commentID: id.nullish(),
      comment: optionalText(20_000),
    }),
    answer: z.object({ commentID: id, document: documentSchema }),
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

/** What papers are about, beside their matter. */
export const documentLinkCalls = declareChangingCalls(ofPapers, {
  getLinkTargets: get('/api/document/getLinkTargets', {
    about: 'What papers of the matter can be linked to.',
    ours: true,
    who: allowOnMatter(),
    query: z.object({ matterID: idInQuery }),
    answer: z.array(linkSchema.omit({ id: true }).extend({ name: z.string(), role: z.string().nullable() })),
  }),
  linkAuditor: post('/api/document/linkAuditor', {
    who: writer,
    body: z.object({ DocumentID: id, AuditorID: id }),
    answer: documentSchema,
  }),
  linkTaxPractitioner: post('/api/document/linkTaxPractitioner', {
    who: writer,
    body: z.object({ DocumentID: id, taxPractitionerID: id }),
    answer: documentSchema,
  }),
  linkBeneficiary: post('/api/document/linkBeneficiary', {
    who: writer,
    body: z.object({ DocumentID: id, BeneficiaryID: id, MatterID: id }),
    answer: documentSchema,
  }),
  linkDirector: post('/api/document/linkDirector', {
    about: "Links a paper to one of the firm's Legal Agents.",
    who: writer,
    body: z.object({ DocumentID: id, DirectorID: id }),
    answer: documentSchema,
  }),
  linkExecutor: post('/api/document/linkExecutor', {
    who: writer,
    body: z.object({ DocumentID: id, ExecutorID: id, MatterID: id.nullish() }),
    answer: documentSchema,
  }),
  linkPersonOfInterest: post('/api/document/linkPersonOfInterest', {
    who: writer,
    body: z.object({ DocumentID: id, PersonOfInterestID: id }),
    answer: documentSchema,
  }),
  linkActivity: post('/api/document/linkActivity', {
    who: writer,
    about: 'Files a paper with an activity: as which of its papers, and of whom.',
    body: z.object({
      DocumentID: id,
      ActivityID: id,
      paper: optionalText(60),
      partyID: id.nullish(),
      stepDate: day.nullish(),
    }),
    answer: documentSchema,
  }),
  linkTo: post('/api/document/linkTo', {
    about: 'Links a paper to anything of its matter that getLinkTargets names.',
    ours: true,
    who: writer,
    body: z.object({ DocumentID: id, kind: linkKind, targetID: id }),
    answer: documentSchema,
  }),
  unlink: post('/api/document/unlink', {
    about: 'Takes one link of a paper away; the paper stays.',
    ours: true,
    who: writer,
    body: z.object({ DocumentID: id, linkID: id }),
    answer: documentSchema,
  }),
  getbycommentid: get('/api/document/getbycommentid', {
    about: 'The papers of a file note.',
    who: allowOnMatter(),
    query: z.object({ commentID: idInQuery }),
    answer: documents,
  }),
  getbyclaimid: get('/api/document/getbyclaimid', {
    about: "The papers of a creditor's claim.",
    who: allowOnMatter(),
    query: z.object({ claimID: idInQuery }),
    answer: documents,
  }),
  activityStepDocumentExists: get('/api/document/activityStepDocumentExists', {
    about: 'Whether a paper is filed for a step of an activity.',
    who: allowOnMatter(),
    query: z.object({ activityID: idInQuery, step: z.coerce.number().int().min(0).nullish() }),
    answer: z.object({ exists: z.boolean() }),
  }),
  checkDocumentOutsideActivity: get('/api/document/checkDocumentOutsideActivity', {
    about: 'Whether a paper is filed outside every activity.',
    who: allowOnMatter(),
    query: z.object({ documentID: idInQuery }),
    answer: z.object({ isOutside: z.boolean() }),
  }),
});

/** A file in pieces, which goes on after a lost connection. */
export const documentUploadCalls = declareChangingCalls(ofPapers, {
  beginUpload: post('/api/document/beginUpload', {
    inVisit: 'write',
    about: 'Begins to send a file in pieces, or goes on with one that stopped: the answer says from where.',
    ours: true,
    quiet: true,
    changes: 'nothing',
    who: writer,
    body: z.object({
      matterID: id,
      name: text(260),
      size: z.int().positive('The file is empty. Choose it again.'),
      /** The same for the same file of the same person, so that it can go on. */
      fingerprint: text(400),
    }),
    answer: uploadSchema,
  }),
  sendPiece: post('/api/document/sendPiece', {
    inVisit: 'write',
    about: 'One piece. Where it does not follow what is there, the answer says what to send next.',
    ours: true,
    quiet: true,
    changes: 'nothing',
    upload: true,
    who: writer,
    body: z.object({ uploadID: idInQuery, offset: z.coerce.number().int().min(0) }),
    answer: uploadSchema,
  }),
  finishUpload: post('/api/document/finishUpload', {
    about: 'Files what was sent in pieces, once: asked again it answers the same.',
    ours: true,
    quiet: true,
    who: writer,
    body: z.object({ uploadID: id, ...about }),
    answer: documentSchema,
  }),
});
