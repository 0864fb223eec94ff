import { documentCalls } from '@boedel/contract/documents/documents.calls';
import { openFile } from '../../platform/files/stored-file';
import { handle } from '../../platform/http/handler';
import { openMatter } from '../../platform/tenancy/matter-door';
import { assetStore } from '../assets/assets.store';
import { bondMatter } from '../bond/bond.store';
import { meetingMatter } from './meeting-matter';
import { documentStore } from './document.store';
import { draftMail } from './draft-mail';
import {
  addMatterDocument,
  filePondUpload,
  linkMeeting,
  presentDocument,
  removeDocument,
  uploadFile,
} from './file-document';

export const handledDocumentCalls = handle(documentCalls, {
  getbymatterid: ({ tenant, query }) =>
    tenant.transaction(async (tx) => {
      await openMatter(tx, query.matterID, 'documents');
      const { rows, total } = await documentStore(tx).pageOf(query.matterID, query);
      return { rows: rows.map(presentDocument), total };
    }),
  getbydocumentid: ({ tenant, query }) =>
    tenant.transaction(async (tx) => presentDocument(await documentStore(tx).tell(query.documentID))),
  downloaddocument: ({ tenant, parts, query }) =>
    tenant.transaction(async (tx) => {
      const { file_id } = await documentStore(tx).tell(query.documentID);
      const { file: _, ...download } = await openFile(tx, parts.files, file_id);
      return download;
    }),
  getbyassetid: ({ tenant, query }) =>
    tenant.transaction(async (tx) => {
      await openMatter(tx, await assetStore(tx).matterOf(query.assetID), 'documents');
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
  linkMeeting,
  checkassetfile: ({ tenant, query }) =>
    tenant.transaction(async (tx) => {
      await openMatter(tx, await assetStore(tx).matterOf(query.assetID), 'documents');
      const count = await documentStore(tx).countOfAsset(query.assetID);
      return { exists: count > 0, count };
    }),
  UploadFile: uploadFile,
  FilePondUpload: filePondUpload,
  AddMatterDocument: addMatterDocument,
  senddocumentwithoutlook: draftMail,
  _delete: removeDocument,
});
