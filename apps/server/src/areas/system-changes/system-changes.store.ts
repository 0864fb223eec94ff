import type { LocalDate } from '@boedel/domain/dates/local-date';
import type { Tx } from '../../platform/db/database';
import { toLikePattern, toPlainText } from '../../platform/db/search-words';
import { type Sql, sql } from '../../platform/db/sql';
import { Conflict, NotFound } from '../../platform/problems';

export interface SystemChangeRow {
  readonly id: number;
  readonly comment: string;
  readonly published_on: LocalDate;
  readonly version: number;
}

const columns = sql`id, comment, published_on, version`;
const whereMatching = (search: string): Sql => sql`plain_text(comment) like ${toPlainText(toLikePattern(search))}`;

export const systemChangeStore = (tx: Tx) => {
  const checkFound = (row: SystemChangeRow | undefined): SystemChangeRow => {
    if (!row) throw new NotFound();
    return row;
  };
  const find = async (id: number): Promise<SystemChangeRow> =>
    checkFound(await tx.maybe(sql`select ${columns} from system_change where id = ${id}`));

  return {
    find,
    /** Newest first; up to a day, or all of them for the provider. */
    list: async (
      until: LocalDate | null,
      { skip, take, searchString }: { skip: number; take: number; searchString: string },
    ) => {
      const where = sql`(${until}::date is null or published_on <= ${until}::date) and ${whereMatching(searchString)}`;
      const rows = await tx.rows<SystemChangeRow>(sql`select ${columns} from system_change where ${where}
        order by published_on desc, id desc limit ${take} offset ${skip}`);
      const { total } = await tx.one<{ total: number }>(
        sql`select count(*) as total from system_change where ${where}`,
      );
      return { rows, total };
    },
    insert: (comment: string, publishedOn: LocalDate, now: Date): Promise<SystemChangeRow> =>
      tx.one(sql`insert into system_change (comment, published_on, written_at)
        values (${comment}, ${publishedOn}, ${now.toISOString()}) returning ${columns}`),
    change: async (id: number, version: number, comment: string, publishedOn: LocalDate): Promise<SystemChangeRow> => {
      const changed = await tx.maybe<SystemChangeRow>(sql`update system_change
        set comment = ${comment}, published_on = ${publishedOn}, version = version + 1
        where id = ${id} and version = ${version} returning ${columns}`);
      if (changed) return changed;
      throw new Conflict(await find(id));
    },
    remove: async (id: number): Promise<SystemChangeRow> =>
      checkFound(await tx.maybe(sql`delete from system_change where id = ${id} returning ${columns}`)),
    /** Whether nothing was written or fell due since the person last looked. A day begins at midnight in the firm's country. */
    isSeenBy: async (personId: number, today: LocalDate, timeZone: string): Promise<boolean> => {
      const row = await tx.one<{ seen: boolean }>(sql`
        select not exists (
          select from system_change c where c.published_on <= ${today}
            and (p.changes_seen_at is null
              or greatest(c.written_at, c.published_on::timestamp at time zone ${timeZone}) > p.changes_seen_at)) as seen
        from person p where p.id = ${personId}`);
      return row.seen;
    },
    markSeen: (personId: number, now: Date): Promise<number> =>
      tx.run(sql`update person set changes_seen_at = ${now.toISOString()} where id = ${personId}`),
  };
};
