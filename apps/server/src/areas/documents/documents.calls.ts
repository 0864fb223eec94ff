import { documentCalls, documentLinkCalls, documentUploadCalls } from '@boedel/contract/documents/documents.calls';
import { openFile } from '../../platform/files/stored-file';
import { further, handle } from '../../platform/http/handler';
import { openMatter } from '../../platform/tenancy/matter-door';
import { noteStore } from '../notes/note.store';
import { documentStore } from './document.store';
import { draftMail } from './draft-mail';
import {
  addMatterComment,
  addMatterDocument,
  changeDocument,
  filePondUpload,
  linkName,
  presentDocument,
  removeDocument,
  uploadByType,
  uploadFile,
} from './file-document';
import { activityStore } from '../activity-progress/activity.store';
import { hasPaper } from './file-for-activity';
import { findWords } from './find-words';
import { checkAndGetFile, companyLogo, downloadMany } from './give-file';
import {
  linkActivity,
  linkAuditor,
  linkBeneficiary,
  linkDirector,
  linkExecutor,
  linkMeeting,
  linkPersonOfInterest,
  linkTaxPractitioner,
  linkTo,
  unlink,
} from './link-document';
import { assetMatter, bondMatter, claimMatter, meetingMatter } from './matter-of';
import { missingDocuments } from './missing-documents';
import { beginUpload, finishUpload, sendPiece } from './upload-in-pieces';

export const handledDocumentCalls = handle(documentCalls, {
  getbymatterid: ({ tenant, query }) =>
    tenant.transaction(async (tx) => {
      await openMatter(tx, query.matterID, 'documents');
      const { rows, total } = await documentStore(tx).pageOf(query.matterID, query);
      return { rows: rows.map(presentDocument), total };
    }),
  getbydocumentid: ({ tenant, query }) =>
    tenant.transaction(async (tx) => presentDocument(await documentStore(tx).tell(query.documentID))),
  downloaddocument: further(({ tenant, parts, query }) =>
    tenant.transaction(async (tx) => {
      const { file_id } = await documentStore(tx).tell(query.documentID);
      const { file: _, ...download } = await openFile(tx, parts.files, file_id);
      return download;
    }),
  ),
  getbyassetid: ({ tenant, query }) =>
    tenant.transaction(async (tx) => {
      await openMatter(tx, await assetMatter(tx, query.assetID), 'documents');
      return (await documentStore(tx).ofAsset(query.assetID)).map(presentDocument);
    }),
  getbybondid: ({ tenant, query }) =>
    tenant.transaction(async (tx) => {
      await openMatter(tx, await bondMatter(tx, query.bondID), 'documents');
      return (await documentStore(tx).ofBond(query.bondID)).map(presentDocument);
    }),
  getbymeetingid: ({ tenant, query }) =>
    tenant.transaction(async (tx) => {
      await openMatter(tx, await meetingMatter(tx, query.meetingID), 'documents');
      return (await documentStore(tx).ofMeeting(query.meetingID)).map(presentDocument);
    }),
  searchText: findWords,
  getVersions: ({ tenant, query }) =>
    tenant.transaction(async (tx) => {
      await documentStore(tx).tell(query.documentID);
      return (await documentStore(tx).versionsOf(query.documentID)).map(presentDocument);
    }),
  getCompanyLogo: further(companyLogo),
  CheckAndGetFile: further(checkAndGetFile),
  downloadMany: further(downloadMany),
  getMissingDocuments: missingDocuments,
  update: changeDocument,
  linkMeeting,
  checkassetfile: ({ tenant, query }) =>
    tenant.transaction(async (tx) => {
      await openMatter(tx, await assetMatter(tx, query.assetID), 'documents');
      const count = await documentStore(tx).countOfAsset(query.assetID);
      return { exists: count > 0, count };
    }),
  UploadFile: further(uploadFile),
  uploadByType: further(uploadByType),
  FilePondUpload: further(filePondUpload),
  AddMatterDocument: addMatterDocument,
  AddMatterComment: further(addMatterComment),
  senddocumentwithoutlook: further(draftMail),
  _delete: further(removeDocument),
});

export const handledDocumentLinkCalls = handle(documentLinkCalls, {
  getbycommentid: ({ tenant, query }) =>
    tenant.transaction(async (tx) => {
      const note = await noteStore(tx).find(query.commentID);
      await openMatter(tx, note.matter_id, 'documents');
      return (await documentStore(tx).ofNote(note.id)).map(presentDocument);
    }),
  getbyclaimid: ({ tenant, query }) =>
    tenant.transaction(async (tx) => {
      await openMatter(tx, await claimMatter(tx, query.claimID), 'documents');
      return (await documentStore(tx).ofClaim(query.claimID)).map(presentDocument);
    }),
  activityStepDocumentExists: ({ tenant, query }) =>
    tenant.transaction(async (tx) => {
      const activity = await activityStore(tx).find(query.activityID);
      await openMatter(tx, activity.matter_id, 'documents');
      return { exists: await hasPaper(tx, activity, query.step ?? null) };
    }),
  checkDocumentOutsideActivity: ({ tenant, query }) =>
    tenant.transaction(async (tx) => {
      const { links } = await documentStore(tx).tell(query.documentID);
      return { isOutside: links.every(({ kind }) => kind !== 'activity') };
    }),
  getLinkTargets: ({ tenant, query }) =>
    tenant.transaction(async (tx) => {
      await openMatter(tx, query.matterID, 'documents');
      const rows = await documentStore(tx).targetsOf(query.matterID);
      return rows.map((row) => ({ ...row, name: linkName(row.kind, row.name) ?? row.name }));
    }),
  linkAuditor,
  linkTaxPractitioner,
  linkBeneficiary,
  linkDirector,
  linkExecutor,
  linkPersonOfInterest,
  linkActivity,
  linkTo,
  unlink,
});

export const handledDocumentUploadCalls = handle(documentUploadCalls, {
  beginUpload: further(beginUpload),
  sendPiece: further(sendPiece),
  finishUpload: further(finishUpload),
});
