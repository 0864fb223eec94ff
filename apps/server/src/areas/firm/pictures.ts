import type { organisationCalls } from '@boedel/contract/firm/firm.calls';
import { audit } from '../../platform/audit/audit';
import { pictures } from '../../platform/files/content-type';
import { storeUpload, readStoredFile, openFile, saveFile } from '../../platform/files/stored-file';
import type { ServiceHandler } from '../../platform/http/handler';
import { NotFound } from '../../platform/problems';

type PictureCalls = typeof organisationCalls;

/** Keeps a picture of the firm. What the bytes are decides, not what the file calls itself. */
export const addPicture: ServiceHandler<PictureCalls['addPicture']> = async ({ scope, actor, services, body }) => {
  const upload = { name: body.name, content: Buffer.from(body.content, 'base64') };
  const kept = await storeUpload(services.files, scope.firmId, upload, pictures);
  return scope.transaction(async (tx) => {
    const file = await saveFile(tx, kept);
    await audit(tx, actor, 'organisation.picture.added', {
      entity: ['stored_file', file.id],
      after: { name: file.name, size: file.size, sha256: file.sha256 },
    });
    return { fileID: file.id };
  });
};

/** Only the firm's own pictures: a matter's files have their own call, which checks who may see the matter. */
export const getPicture: ServiceHandler<PictureCalls['getPicture']> = ({ scope, services, query }) =>
  scope.transaction(async (tx) => {
    const { matter_id, content_type } = await readStoredFile(tx, query.fileID);
    if (matter_id !== null || !pictures.types.includes(content_type)) throw new NotFound();
    const { file: _, ...download } = await openFile(tx, services.files, query.fileID);
    return download;
  });
