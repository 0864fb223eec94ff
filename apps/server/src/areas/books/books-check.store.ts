import type { BookCheckName, BookFinding } from '@boedel/domain/books/named-checks';
import type { Tx } from '../../platform/db/database';
import { whereSeesMatter, whereSeesType } from '../../platform/db/sees';
import { sql } from '../../platform/db/sql';
import { c, firmTable, type RowOf } from '../../platform/db/table';

/** A finding as it is kept: with when a check found it first. */
export interface KeptFinding extends BookFinding {
  readonly since: string;
}

const checkTable = firmTable(
  'books_check',
  {
    matter_id: c.id,
    checked_at: c.instant,
    event_count: c.int,
    looked: c.json<Partial<Record<BookCheckName, number>>>(),
    findings: c.json<KeptFinding[]>(),
    error_count: c.int,
    warning_count: c.int,
  },
  'money',
);
export type BooksCheckRow = RowOf<typeof checkTable>;
export type NamedBooksCheck = BooksCheckRow & { readonly reference: string; readonly name: string };

export interface NewBooksCheck {
  readonly matter_id: number;
  readonly event_count: number;
  readonly looked: Partial<Record<BookCheckName, number>>;
  readonly findings: readonly KeptFinding[];
  readonly error_count: number;
  readonly warning_count: number;
}

/** The matters of the firm after one, in the order of their ids. */
export const listMattersAfter = (
  tx: Tx,
  after: number,
  most: number,
): Promise<{ id: number; reference: string; name: string }[]> =>
  tx.rows(sql`select id, reference, name from matter where id > ${after} order by id limit ${most}`);

export const listKeptFindings = (
  tx: Tx,
  matterIds: readonly number[],
): Promise<{ matter_id: number; findings: KeptFinding[] }[]> =>
  tx.rows(sql`select matter_id, findings from books_check where matter_id = any(${[...matterIds]}::bigint[])`);

/** Keeps the last check of each matter, in the place of the one before. */
export const saveChecks = (tx: Tx, checks: readonly NewBooksCheck[], now: Date): Promise<number> =>
  tx.run(sql`
    insert into books_check (matter_id, checked_at, event_count, looked, findings, error_count, warning_count)
    select r.matter_id, ${now.toISOString()}::timestamptz, r.event_count, r.looked, r.findings, r.error_count, r.warning_count
    from jsonb_to_recordset(${JSON.stringify(checks)}::jsonb)
      as r (matter_id bigint, event_count int, looked jsonb, findings jsonb, error_count int, warning_count int)
    on conflict (intermediary_id, matter_id) do update set checked_at = excluded.checked_at, event_count = excluded.event_count,
      looked = excluded.looked, findings = excluded.findings, error_count = excluded.error_count,
      warning_count = excluded.warning_count, version = books_check.version + 1`);

const reached = whereSeesMatter(sql`k.matter_id`);

/** What each check looked at and found in all the matters one may see. */
export const sumByCheck = (
  tx: Tx,
): Promise<{ check: BookCheckName; looked: number; found: number; matters: number }[]> =>
  tx.rows(sql`
    select coalesce(l.check, f.check) as "check", coalesce(l.looked, 0)::int as looked, coalesce(f.found, 0)::int as found,
      coalesce(f.matters, 0)::int as matters
    from (select one.key as "check", sum(one.value::bigint) as looked
        from books_check k, jsonb_each_text(k.looked) one where ${reached} group by one.key) l
      full join (select one ->> 'check' as "check", count(*) as found, count(distinct k.matter_id) as matters
        from books_check k, jsonb_array_elements(k.findings) one where ${reached} group by one ->> 'check') f
        on f.check = l.check`);

export const countChecked = (
  tx: Tx,
): Promise<{ checked_at: string | null; matters: number; unchecked: number; found: number }> =>
  tx.one(sql`
    select min(k.checked_at) as checked_at, count(k.id)::int as matters, (count(*) - count(k.id))::int as unchecked,
      (count(*) filter (where k.error_count > 0 or k.warning_count > 0))::int as found
    from matter m left join books_check k on k.intermediary_id = m.intermediary_id and k.matter_id = m.id
    where ${whereSeesType(sql`m.system_type`)}`);

/** Matters with findings, those with errors first. */
export const listChecksWithFindings = (tx: Tx, most: number): Promise<NamedBooksCheck[]> =>
  tx.rows(sql`
    select k.*, m.reference, m.name from books_check k
      join matter m on m.intermediary_id = k.intermediary_id and m.id = k.matter_id
    where (k.error_count > 0 or k.warning_count > 0) and ${reached}
    order by k.error_count desc, k.warning_count desc, k.matter_id limit ${most}`);
