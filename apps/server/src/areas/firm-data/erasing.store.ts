import type { LocalDate } from '@boedel/domain/dates/local-date';
import { readRoot, readTreeSize } from '../../platform/audit/tree-reads';
import type { Tx } from '../../platform/db/database';
import type { TableReferenceRow } from '../../platform/db/firm-tables';
import { joinSql, sqlName, sql, type Sql } from '../../platform/db/sql';

export interface EndingFirm {
  readonly id: number;
  readonly country: string;
  readonly terminates_on: LocalDate | null;
  readonly erasing_since: string | null;
}

export const deleteBatch = async (
  tx: Tx,
  group: readonly string[],
  firmId: number,
  refersToItself: boolean,
): Promise<number> => (await tx.one<{ count: number }>(selectBatch(group, firmId, refersToItself))).count;

/** Rows of one table, a batch at a time in short transactions; a ring of tables in one statement. */
export const selectBatch = (group: readonly string[], firmId: number, refersToItself: boolean): Sql => {
  const [table] = group;
  if (group.length === 1 && !refersToItself) {
    const from = sqlName(table!);
    return sql`with gone as (delete from ${from} where ctid in
      (select ctid from ${from} where intermediary_id = ${firmId} limit ${atOnce}) returning 1) select count(*) as count from gone`;
  }
  // References are checked when the statement ends, and by then every row of the ring is gone.
  const each = group.map(
    (one) =>
      sql`${sqlName(`of_${one}`)} as (delete from ${sqlName(one)} where intermediary_id = ${firmId} returning 1)`,
  );
  const counts = group.map((one) => sql`(select count(*) from ${sqlName(`of_${one}`)})`);
  return sql`with ${joinSql(each)} select ${joinSql(counts, ' + ')} as count`;
};

export const atOnce = 2_000;

/** Somebody who belonged to this firm alone goes with it, unless another firm's rows still tell of them. */
export async function erasePeople(
  tx: Tx,
  firmId: number,
  all: readonly TableReferenceRow[],
  tables: readonly string[],
): Promise<void> {
  const toPerson = all.filter(({ to }) => to === 'person');
  const nameColumn = ({ columns }: TableReferenceRow): Sql =>
    sqlName(columns.find((each) => each !== 'intermediary_id')!);
  const elsewhere = toPerson
    .filter(({ from }) => tables.includes(from))
    .map(
      (key) =>
        sql`not exists (select from ${sqlName(key.from)} r where r.${nameColumn(key)} = m.person_id and r.intermediary_id <> ${firmId})`,
    );
  const own = toPerson
    .filter(({ from }) => !tables.includes(from))
    .map(
      (key, index) =>
        sql`${sqlName(`own_${index}`)} as (delete from ${sqlName(key.from)} where ${nameColumn(key)} in (select person_id from gone))`,
    );
  await tx.run(sql`update person set last_intermediary_id = null where last_intermediary_id = ${firmId}`);
  await tx.run(sql`
    with gone as materialized (select m.person_id from membership m where ${joinSql([sql`m.intermediary_id = ${firmId}`, ...elsewhere], ' and ')}),
      ${joinSql([...own, sql`places as (delete from membership where intermediary_id = ${firmId})`])}
    delete from person where id in (select person_id from gone)`);
}

export const lockFirm = (tx: Tx, firmId: number): Promise<number> =>
  tx.run(sql`select from intermediary where id = ${firmId} for update`);

export const deleteFirm = (tx: Tx, firmId: number): Promise<number> =>
  tx.run(sql`delete from intermediary where id = ${firmId}`);

export const countErased = (tx: Tx, firmId: number, rows: number, files: number): Promise<number> =>
  tx.run(sql`update erased_firm set erased_at = now(), rows_erased = rows_erased + ${rows},
    files_erased = files_erased + ${files} where firm_id = ${firmId}`);

export const deleteFiles = (tx: Tx, firmId: number): Promise<{ key: string }[]> =>
  tx.rows(sql`delete from stored_file where ctid in
    (select ctid from stored_file where intermediary_id = ${firmId} limit ${atOnce}) returning key`);

export const lockFirmToErase = (tx: Tx, firmId: number): Promise<EndingFirm | undefined> =>
  tx.maybe(sql`select id, country, terminates_on, erasing_since from intermediary
    where id = ${firmId} and not is_provider for update`);

export const markErasing = (tx: Tx, firmId: number, now: Date): Promise<number> =>
  tx.run(
    sql`update intermediary set erasing_since = coalesce(erasing_since, ${now.toISOString()}) where id = ${firmId}`,
  );

export async function insertTombstone(tx: Tx, firmId: number, now: Date): Promise<void> {
  const size = await readTreeSize(tx, firmId);
  const root = await readRoot(tx, firmId, size);
  await tx.run(sql`
    insert into erased_firm (firm_id, name, country, notice_from, notice_by, notice_at, reason, terminated_on, begun_at,
      audit_links, audit_head, account)
    select i.id, i.name, i.country, i.notice_from, i.notice_by, i.notice_at, i.termination_reason, i.terminates_on,
      ${now.toISOString()}, ${size}, ${root.toString('hex')},
      coalesce((select jsonb_agg(jsonb_build_object('kind', s.kind, 'reference', s.reference, 'on', s.counts_on,
        'amountCents', s.amount_cents) order by s.counts_on, s.id) from subscription_entry s where s.intermediary_id = i.id), '[]')
    from intermediary i where i.id = ${firmId} on conflict (firm_id) do nothing`);
}

export const listEndingFirms = (tx: Tx): Promise<EndingFirm[]> =>
  tx.rows(sql`select id, country, terminates_on, erasing_since from intermediary
    where not is_provider and (terminates_on is not null or erasing_since is not null)`);
