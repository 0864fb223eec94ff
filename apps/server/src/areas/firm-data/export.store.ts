import type { Tx } from '../../platform/db/database';
import { sql } from '../../platform/db/sql';

export interface FirmExportRow {
  readonly id: number;
  readonly person_name: string;
  readonly requested_at: string;
  readonly finished_at: string | null;
  readonly expires_at: string | null;
  readonly error: string | null;
  readonly file_id: number | null;
  readonly size: number | null;
  readonly progress_done: number | null;
  readonly progress_total: number | null;
}

export const findRequester = (tx: Tx, exportId: number): Promise<{ person_id: number | null } | undefined> =>
  tx.maybe(sql`select person_id from firm_export where id = ${exportId}`);

export const finishExport = (
  tx: Tx,
  {
    fileId,
    exportId,
    at,
    expiresAt,
  }: { readonly fileId: number; readonly exportId: number; readonly at: Date; readonly expiresAt: string },
): Promise<number> =>
  tx.run(sql`update firm_export set file_id = ${fileId}, finished_at = ${at.toISOString()},
    expires_at = ${expiresAt} where id = ${exportId}`);

export const failExport = (tx: Tx, exportId: number, error: string): Promise<number> =>
  tx.run(sql`update firm_export set finished_at = now(), error = ${error} where id = ${exportId}`);

export const expireExports = (tx: Tx, now: string): Promise<{ key: string }[]> =>
  tx.rows(sql`
    with over as (
      update firm_export e set file_id = null from (
        select x.intermediary_id, x.id, x.file_id from firm_export x
        where x.file_id is not null and x.expires_at < ${now} for update) old
      where e.intermediary_id = old.intermediary_id and e.id = old.id
      returning old.intermediary_id, old.file_id)
    select f.key from stored_file f join over on over.intermediary_id = f.intermediary_id and over.file_id = f.id`);

export const deleteFilesByKey = (tx: Tx, keys: readonly string[]): Promise<number> =>
  tx.run(sql`delete from stored_file where key = any(${keys}::text[])`);

export const listRecentExports = (tx: Tx): Promise<FirmExportRow[]> =>
  tx.rows(sql`
    select e.id, e.person_name, e.requested_at, e.finished_at, e.expires_at, e.error, e.file_id, f.size,
           j.progress_done, j.progress_total
    from firm_export e left join job j on j.id = e.job_id left join stored_file f on f.id = e.file_id
    order by e.id desc limit 20`);

export const beginExport = (
  tx: Tx,
  personId: number,
  fullName: string,
): Promise<
  | {
      id: number;
    }
  | undefined
> =>
  tx.maybe(sql`insert into firm_export (person_name, person_id) values (${fullName}, ${personId})
    on conflict (intermediary_id) where finished_at is null do nothing returning id`);

export const setJob = (tx: Tx, jobId: number | undefined, exportId: number): Promise<number> =>
  tx.run(sql`update firm_export set job_id = ${jobId} where id = ${exportId}`);

export const findExportFile = (tx: Tx, id: number): Promise<{ file_id: number | null } | undefined> =>
  tx.maybe(sql`select file_id from firm_export where id = ${id}`);
