import type { Tx } from '../../platform/db/database';
import { tableStore } from '../../platform/db/rows';
import { sql } from '../../platform/db/sql';
import { c, firmTable, type RowOf } from '../../platform/db/table';

export type UploadPiece = { readonly key: string; readonly size: number };

export type UploadRow = RowOf<typeof uploadTable>;

export const uploadTable = firmTable('document_upload', {
  matter_id: c.id,
  person_id: c.id,
  name: c.text,
  size: c.id,
  fingerprint: c.text,
  received: c.id,
  pieces: c.json<UploadPiece[]>(),
  document_id: c.id.orNull,
  created_at: c.instant,
});

export const listBegunUploads = (
  tx: Tx,
  {
    matterId,
    personId,
    fingerprint,
    size,
  }: { readonly matterId: number; readonly personId: number; readonly fingerprint: string; readonly size: number },
) =>
  tableStore(tx, uploadTable).list(
    sql`matter_id = ${matterId} and person_id = ${personId} and fingerprint = ${fingerprint}
        and size = ${size} and document_id is null and created_at > now() - ${goesOnFor}`,
    sql`id desc limit 1`,
  );

/** The pieces are swept after a day; what is nearly as old begins anew. */
export const goesOnFor = sql`interval '20 hours'`;

export const deleteOldUploads = (tx: Tx): Promise<number> =>
  tx.run(sql`delete from document_upload where created_at < now() - interval '1 day'`);
