import { documentCalls, documentLinkCalls, documentUploadCalls } from '@boedel/contract/documents/documents.calls';
import { openFile } from '../../platform/files/stored-file';
import { withServices, pairHandlers } from '../../platform/http/handler';
import { openMatter } from '../../platform/tenancy/matter-door';
import { noteStore } from '../notes/note.store';
import { documentStore } from './document.store';
import { draftMail } from './draft-mail';
import {
  addMatterComment,
  addMatterDocument,
  changeDocument,
  uploadFilePond,
  formatLinkName,
  presentDocument,
  removeDocument,
  uploadByType,
  uploadFile,
} from './file-document';
import { activityStore } from '../activity-progress/activity.store';
import { hasPaper } from './file-for-activity';
import { findWords } from './find-words';
import { checkAndGetFile, readCompanyLogo, downloadMany } from './give-file';
import {
  linkActivity,
  linkAuditor,
  linkBeneficiary,
  linkDirector,
  linkExecutor,
  linkMeeting,
  linkPersonOfInterest,
  linkTaxPractitioner,
  linkToTarget,
  unlinkDocument,
} from './link-document';
import { assetMatter, bondMatter, claimMatter, meetingMatter } from './matter-of';
import { listMissingDocuments } from './missing-documents';
import { beginUpload, finishUpload, sendPiece } from './upload-in-pieces';

export const handledDocumentCalls = pairHandlers(documentCalls, {
  getbymatterid: ({ scope, query }) =>
    scope.transaction(async (tx) => {
      await openMatter(tx, query.matterID, 'documents');
      const { rows, total } = await documentStore(tx).pageOf(query.matterID, query);
      return { rows: rows.map(presentDocument), total };
    }),
  getbydocumentid: ({ scope, query }) =>
    scope.transaction(async (tx) => presentDocument(await documentStore(tx).tell(query.documentID))),
  downloaddocument: withServices(({ scope, services, query }) =>
    scope.transaction(async (tx) => {
      const { file_id } = await documentStore(tx).tell(query.documentID);
      const { file: _, ...download } = await openFile(tx, services.files, file_id);
      return download;
    }),
  ),
  getbyassetid: ({ scope, query }) =>
    scope.transaction(async (tx) => {
      await openMatter(tx, await assetMatter(tx, query.assetID), 'documents');
      return (await documentStore(tx).ofAsset(query.assetID)).map(presentDocument);
    }),
  getbybondid: ({ scope, query }) =>
    scope.transaction(async (tx) => {
      await openMatter(tx, await bondMatter(tx, query.bondID), 'documents');
      return (await documentStore(tx).ofBond(query.bondID)).map(presentDocument);
    }),
  getbymeetingid: ({ scope, query }) =>
    scope.transaction(async (tx) => {
      await openMatter(tx, await meetingMatter(tx, query.meetingID), 'documents');
      return (await documentStore(tx).ofMeeting(query.meetingID)).map(presentDocument);
    }),
  searchText: findWords,
  getVersions: ({ scope, query }) =>
    scope.transaction(async (tx) => {
      await documentStore(tx).tell(query.documentID);
      return (await documentStore(tx).versionsOf(query.documentID)).map(presentDocument);
    }),
  getCompanyLogo: withServices(readCompanyLogo),
  CheckAndGetFile: withServices(checkAndGetFile),
  downloadMany: withServices(downloadMany),
  getMissingDocuments: listMissingDocuments,
  update: changeDocument,
  linkMeeting,
  checkassetfile: ({ scope, query }) =>
    scope.transaction(async (tx) => {
      await openMatter(tx, await assetMatter(tx, query.assetID), 'documents');
      const count = await documentStore(tx).countOfAsset(query.assetID);
      return { exists: count > 0, count };
    }),
  UploadFile: withServices(uploadFile),
  uploadByType: withServices(uploadByType),
  FilePondUpload: withServices(uploadFilePond),
  AddMatterDocument: addMatterDocument,
  AddMatterComment: withServices(addMatterComment),
  senddocumentwithoutlook: withServices(draftMail),
  _delete: withServices(removeDocument),
});

export const handledDocumentLinkCalls = pairHandlers(documentLinkCalls, {
  getbycommentid: ({ scope, query }) =>
    scope.transaction(async (tx) => {
      const note = await noteStore(tx).find(query.commentID);
      await openMatter(tx, note.matter_id, 'documents');
      return (await documentStore(tx).ofNote(note.id)).map(presentDocument);
    }),
  getbyclaimid: ({ scope, query }) =>
    scope.transaction(async (tx) => {
      await openMatter(tx, await claimMatter(tx, query.claimID), 'documents');
      return (await documentStore(tx).ofClaim(query.claimID)).map(presentDocument);
    }),
  activityStepDocumentExists: ({ scope, query }) =>
    scope.transaction(async (tx) => {
      const activity = await activityStore(tx).find(query.activityID);
      await openMatter(tx, activity.matter_id, 'documents');
      return { exists: await hasPaper(tx, activity, query.step ?? null) };
    }),
  checkDocumentOutsideActivity: ({ scope, query }) =>
    scope.transaction(async (tx) => {
      const { links } = await documentStore(tx).tell(query.documentID);
      return { isOutside: links.every(({ kind }) => kind !== 'activity') };
    }),
  getLinkTargets: ({ scope, query }) =>
    scope.transaction(async (tx) => {
      await openMatter(tx, query.matterID, 'documents');
      const rows = await documentStore(tx).targetsOf(query.matterID);
      return rows.map((row) => ({ ...row, name: formatLinkName(row.kind, row.name) ?? row.name }));
    }),
  linkAuditor,
  linkTaxPractitioner,
  linkBeneficiary,
  linkDirector,
  linkExecutor,
  linkPersonOfInterest,
  linkActivity,
  linkTo: linkToTarget,
  unlink: unlinkDocument,
});

export const handledDocumentUploadCalls = pairHandlers(documentUploadCalls, {
  beginUpload: withServices(beginUpload),
  sendPiece: withServices(sendPiece),
  finishUpload: withServices(finishUpload),
});
