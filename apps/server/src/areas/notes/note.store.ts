import type { LocalDate } from '@boedel/domain/dates/local-date';
import type { Tx } from '../../platform/db/database';
import { tableStore } from '../../platform/db/rows';
import { whereWordsFound } from '../../platform/db/search-words';
import { joinSql, sql } from '../../platform/db/sql';
import { c, firmTable, type RowOf } from '../../platform/db/table';
import type { MailLanguage } from '../../platform/mail/mail-text';

export const noteTable = firmTable('matter_note', {
  matter_id: c.id,
  person_id: c.id.orNull,
  person_name: c.text,
  html: c.text,
  plain: c.text,
  show_in_report: c.flag,
  mentions: c.ids,
  created_at: c.instant,
  changed_at: c.instant.orNull,
});
export type NoteRow = RowOf<typeof noteTable>;

export const noteStore = (tx: Tx) => ({
  ...tableStore(tx, noteTable),

  /** Newest first; the newest is the one the matter's header shows. */
  async pageOf(
    matterId: number,
    { skip, take, searchString }: { skip: number; take: number; searchString: string },
  ): Promise<{ rows: NoteRow[]; total: number }> {
    const where = joinSql(
      [sql`matter_id = ${matterId}`, ...whereWordsFound(sql`plain_text(plain)`, searchString)],
      ' and ',
    );
    const rows = await tx.rows<NoteRow & { total: number }>(sql`
      select *, count(*) over ()::int as total from matter_note where ${where} order by id desc offset ${skip} limit ${take}`);
    if (rows.length > 0 || skip === 0) return { rows, total: rows[0]?.total ?? 0 };
    return {
      rows,
      ...(await tx.one<{ total: number }>(sql`select count(*)::int as total from matter_note where ${where}`)),
    };
  },

  /** What clients are shown of the file, newest first; the latest are enough for a page or two. */
  shownInReports: (matterId: number): Promise<{ day: LocalDate; text: string }[]> =>
    tx.rows(sql`
      select (created_at at time zone 'Africa/Johannesburg')::date as day, plain as text from matter_note
      where matter_id = ${matterId} and show_in_report and plain <> '' order by id desc limit 20`),

  /** Of these people, those of the firm who may read the matter's notes. */
  readersAmong: (
    ids: readonly number[],
    matterId: number,
  ): Promise<{ id: number; email: string; full_name: string; language: MailLanguage }[]> =>
    tx.rows(sql`
      select p.id, p.email, p.full_name, language_of(p.id, app_firm()) as language from membership m join person p on p.id = m.person_id
      where m.intermediary_id = app_firm() and m.person_id = any(${[...ids]}::bigint[])
        and (not is_restricted(m.roles) and exists (
          select from matter t where t.intermediary_id = m.intermediary_id and t.id = ${matterId} and t.system_type = any(m.system_types)) or exists (
          select from matter_access a where a.intermediary_id = m.intermediary_id and a.person_id = m.person_id
            and a.matter_id = ${matterId} and 'notes' = any(a.rights)))
      order by p.id`),
});
