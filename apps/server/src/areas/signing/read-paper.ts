import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { Tx } from '../../platform/db/database';
import { openFile } from '../../platform/files/stored-file';
import type { Services } from '../../platform/services';
import { documentStore } from '../documents/document.store';

export interface SignedPaper {
  readonly name: string;
  readonly sha256: string;
  readonly content: Uint8Array;
}

/** The bytes of a filed paper, whole. */
export async function readPaper(tx: Tx, services: Pick<Services, 'files'>, documentId: number): Promise<SignedPaper> {
  const { file_id } = await documentStore(tx).tell(documentId);
  const { file, content } = await openFile(tx, services.files, file_id);
  return {
    name: file.name,
    sha256: file.sha256,
    content: content instanceof Readable ? await buffer(content) : content,
  };
}
