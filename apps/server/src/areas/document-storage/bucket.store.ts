import type { Message } from '@boedel/domain/law/message';
import type { Tx } from '../../platform/db/database';
import { tableStore } from '../../platform/db/rows';
import { sql } from '../../platform/db/sql';
import { c, firmTable, type RowOf } from '../../platform/db/table';
import { type SecretKeys } from '../../platform/session/keys';
import { seal, unseal } from '../../platform/session/sealed';

export const bucketTable = firmTable('firm_bucket', {
  endpoint: c.text,
  region: c.text,
  bucket: c.text,
  folder: c.text.orNull,
  access_key_id: c.text,
  secret_sealed: c.text,
});
export type FirmBucketRow = RowOf<typeof bucketTable>;

/** One document of a copying: where it lies now, or why it does not. */
export interface CopiedDocument {
  readonly documentID: number;
  readonly title: string;
  readonly key: string | null;
  readonly wasThere: boolean;
  readonly fault: Message | null;
}

export const copyTable = firmTable('bucket_copy', {
  matter_id: c.id,
  bucket: c.text,
  total: c.int,
  state: c.text,
  report: c.json<readonly CopiedDocument[]>(),
  person_id: c.id.orNull,
  person_name: c.text,
  created_at: c.instant,
});
export type BucketCopyRow = RowOf<typeof copyTable>;

export interface DocumentToCopy {
  readonly id: number;
  readonly title: string;
  readonly edition: number;
  readonly file_name: string;
  readonly key: string;
  readonly content_type: string;
  readonly sha256: string;
}

export const bucketStore = (tx: Tx) => {
  const buckets = tableStore(tx, bucketTable);
  const copies = tableStore(tx, copyTable);
  return {
    buckets,
    copies,
    ofFirm: async (): Promise<FirmBucketRow | undefined> => (await buckets.list(sql`true`))[0],
    copiesOf: (matterId: number): Promise<BucketCopyRow[]> =>
      copies.list(sql`matter_id = ${matterId}`, sql`id desc limit 10`),
    documentsOf: (matterId: number): Promise<DocumentToCopy[]> =>
      tx.rows(sql`
        select d.id, d.title, d.edition, f.name as file_name, f.key, f.content_type, f.sha256 from matter_document d
          join stored_file f on f.intermediary_id = d.intermediary_id and f.id = d.file_id
        where d.matter_id = ${matterId} order by d.id`),
  };
};

/** Seals every firm's secret with the key that signs now; one that no key opens must be given again. */
export async function resealBuckets(tx: Tx, keys: SecretKeys): Promise<{ resealed: number; lost: number }> {
  const rows = await tx.rows<{ intermediary_id: number; id: number; secret_sealed: string }>(
    sql`select intermediary_id, id, secret_sealed from firm_bucket order by intermediary_id for update`,
  );
  let resealed = 0;
  for (const { intermediary_id, id, secret_sealed } of rows) {
    const secret = unseal(keys, secret_sealed);
    if (secret === undefined) continue;
    resealed += await tx.run(sql`update firm_bucket set secret_sealed = ${seal(keys, secret)}
      where intermediary_id = ${intermediary_id} and id = ${id}`);
  }
  return { resealed, lost: rows.length - resealed };
}
