import type { QueryOf } from '@boedel/contract/call';
import type { auditTrailCalls } from '@boedel/contract/audit-trail/audit-trail.calls';
import { addDays, type LocalDate } from '@boedel/domain/dates/local-date';
import type { Tx } from '../../platform/db/database';
import { toPlainText } from '../../platform/db/search-words';
import { type Sql, sql } from '../../platform/db/sql';
import { whereSeesType } from '../../platform/db/sees';

export type AuditFilters = QueryOf<typeof auditTrailCalls.export>;

export interface AuditEntryRow {
  readonly id: number;
  readonly at: string;
  readonly person_id: number | null;
  readonly person_name: string;
  readonly action: string;
  readonly entity_type: string;
  readonly entity_id: number | null;
  readonly matter_id: number | null;
  readonly matter_reference: string | null;
  readonly before: Record<string, unknown> | null;
  readonly after: Record<string, unknown> | null;
  readonly why: string | null;
}

/** A day begins at midnight where the firm works. */
const toMidnight = (day: LocalDate, timeZone: string): Sql => sql`${day}::date::timestamp at time zone ${timeZone}`;

const subjects: Readonly<Record<NonNullable<AuditFilters['about']>, Sql>> = {
  matters: sql`e.matter_id is not null`,
  people: sql`e.matter_id is null and e.entity_type = 'person'`,
  'sign-ins': sql`e.entity_type = 'session'`,
  firm: sql`e.matter_id is null and e.entity_type not in ('person', 'session')`,
};

/** What a word of the search is written as in actions, by the word. */
const readSpellings = (writtenAs = ''): ReadonlyMap<string, string[]> =>
  new Map(writtenAs.split(';').map((each) => [each.split(':')[0] ?? '', (each.split(':')[1] ?? '').split(',')]));

/** Every word stands in the entry as it is written, or in an action that is read with it. */
function matchWords(words: readonly string[], written: ReadonlyMap<string, string[]>): Sql | false {
  const plain = words.filter((word) => !written.has(word.toLowerCase()));
  const text = sql`plain_text(concat_ws(' ', e.person_name, e.action, e.entity_type, e.why, m.reference))`;
  const all = words
    .filter((word) => !plain.includes(word))
    .map((word) => {
      const codes = (written.get(word.toLowerCase()) ?? []).filter(Boolean);
      return sql`(strpos(${text}, ${toPlainText(word)}) > 0
        or exists (select from unnest(${codes}::text[]) code where strpos(lower(e.action), code) > 0))`;
    });
  if (plain.length > 0) {
    all.push(sql`not exists (select from unnest(${plain}::text[]) word where strpos(${text}, plain_text(word)) = 0)`);
  }
  return all.length > 0 && all.reduce((one, next) => sql`${one} and ${next}`);
}

function matchEntries(asked: AuditFilters, timeZone: string): Sql {
  const wanted = [
    matchWords(asked.searchString.split(/\s+/).filter(Boolean), readSpellings(asked.writtenAs)),
    asked.id !== undefined && sql`e.id = ${asked.id}`,
    asked.entityType && sql`e.entity_type = ${asked.entityType}`,
    asked.entityID !== undefined && sql`e.entity_id = ${asked.entityID}`,
    asked.matterID !== undefined && sql`e.matter_id = ${asked.matterID}`,
    asked.personID !== undefined && sql`e.person_id = ${asked.personID}`,
    asked.about && subjects[asked.about],
    asked.from && sql`e.at >= ${toMidnight(asked.from, timeZone)}`,
    asked.to && sql`e.at < ${toMidnight(addDays(asked.to, 1), timeZone)}`,
  ].filter((part) => part !== false && part !== undefined && part !== '');
  return wanted.reduce<Sql>(
    (all, part) => sql`${all} and ${part}`,
    sql`e.intermediary_id = app_firm() and (m.id is null or ${whereSeesType(sql`m.system_type`)})`,
  );
}

const entries = sql`audit_entry e left join matter m on m.intermediary_id = e.intermediary_id and m.id = e.matter_id`;

export const auditTrailStore = (tx: Tx, timeZone: string) => ({
  list: (asked: AuditFilters, skip: number, take: number): Promise<AuditEntryRow[]> =>
    tx.rows(sql`select e.id, e.at, e.person_id, e.person_name, e.action, e.entity_type, e.entity_id, e.matter_id,
        m.reference as matter_reference, e.before, e.after, e.why
      from ${entries} where ${matchEntries(asked, timeZone)} order by e.id desc limit ${take} offset ${skip}`),
  count: async (asked: AuditFilters): Promise<number> =>
    (
      await tx.one<{ total: number }>(
        sql`select count(*) as total from ${entries} where ${matchEntries(asked, timeZone)}`,
      )
    ).total,
  /** The firm's people, and those who left it. */
  people: (): Promise<{ person_id: number; person_name: string }[]> =>
    tx.rows(sql`
      select m.person_id, shown_name(p.id, p.full_name) as person_name from membership m join person p on p.id = m.person_id
      union
      select e.entity_id, max(e.before ->> 'fullname') from audit_entry e
      where e.intermediary_id = app_firm() and e.entity_type = 'person' and e.action = 'user.removed'
        and not exists (select from membership m where m.person_id = e.entity_id) group by e.entity_id
      order by person_name`),
});
