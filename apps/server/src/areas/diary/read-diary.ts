import type { diaryCalls } from '@boedel/contract/diary/diary.calls';
import { keyDatesOf } from '@boedel/contract/diary/diary.schema';
import type { EventName } from '@boedel/contract/matter/matter-events';
import { trustKeyDate, trustMatterFormKeyDates } from '@boedel/contract/fixed/key-dates';
import { dayAt } from '@boedel/domain/dates/instant';
import type { LocalDate } from '@boedel/domain/dates/local-date';
import type { Tx } from '../../platform/db/database';
import { joined, type Sql, sql } from '../../platform/db/sql';
import type { Handler } from '../../platform/http/handler';
import { openMatter } from '../../platform/tenancy/matter-door';
import { presentEntry } from './diary.present';
import { diaryStore } from './diary.store';
import { isCurrent } from '../../platform/db/matter-status';

const registrationOfTrust: EventName = 'lettersOfAuthority';

export const filters: Readonly<Record<number, Sql>> = {
  1: sql`true`,
  2: sql`d.type = 1 and d.rule is null and d.event is null`,
  3: sql`(d.type <> 1 or d.event is not null)`,
  4: sql`d.rule is not null`,
  5: sql`d.assigned_person_id = app_user_id()`,
};

export const listDiary: Handler<typeof diaryCalls.getlist> = ({ tenant, query, body, now }) =>
  tenant.transaction(async (tx) => {
    const matterId = body.matterId || query.matterId;
    if (matterId) await openMatter(tx, matterId);
    const conditions = [
      filters[query.filterForType]!,
      ...(matterId ? [sql`d.matter_id = ${matterId}`] : [isCurrent(sql`m.status`)]),
      ...(query.start ? [sql`d.due_on >= ${query.start}`] : []),
      ...(query.end ? [sql`d.due_on <= ${query.end}`] : []),
      ...(query.watchList === 'true'
        ? [
            sql`exists (select from matter_watch w where w.intermediary_id = d.intermediary_id and w.person_id = app_user_id() and w.matter_id = d.matter_id)`,
          ]
        : []),
    ];
    const rows = await diaryStore(tx).shown(joined(conditions, ' and '));
    return rows.map((row) => presentEntry(row, dayAt(now)));
  });

export const listOfMatter: Handler<typeof diaryCalls.getmatterlist> = ({ tenant, body, now }) =>
  tenant.transaction(async (tx) => {
    await openMatter(tx, body.matterID);
    const { rows, total } = await diaryStore(tx).pageOf(body.matterID, body);
    return { rows: rows.map((row) => presentEntry(row, dayAt(now))), total };
  });

/** A list of key dates with what is captured of each; where one was captured twice, the latest. */
async function keyDates(tx: Tx, matterId: number, names: Readonly<Record<string, string>>, today: LocalDate) {
  const onForm: readonly number[] = trustMatterFormKeyDates;
  const types = Object.keys(names).map(Number);
  const entries = await diaryStore(tx).shown(sql`d.matter_id = ${matterId} and d.type = any(${types}::int[])`);
  const latest = new Map(entries.map((row) => [row.type, row]));
  return types.map((type) => {
    const entry = latest.get(type);
    return {
      type,
      name: names[type]!,
      onForm: onForm.includes(type),
      entry: entry ? presentEntry(entry, today) : null,
    };
  });
}

export const importantDates: Handler<typeof diaryCalls.getimportantdateslistbymatterid> = ({ tenant, query, now }) =>
  tenant.transaction(async (tx) => {
    const matter = await openMatter(tx, query.matterId);
    return keyDates(tx, matter.id, keyDatesOf(matter.system_type), dayAt(now));
  });

export const trustDates: Handler<typeof diaryCalls.gettrustimportantdates> = ({ tenant, query, now }) =>
  tenant.transaction(async (tx) => {
    const matter = await openMatter(tx, query.matterId);
    return keyDates(tx, matter.id, trustKeyDate, dayAt(now));
  });

export const trustRegistration: Handler<typeof diaryCalls.gettrustregistrationdate> = ({ tenant, query }) =>
  tenant.transaction(async (tx) => {
    await openMatter(tx, query.matterID);
    const [entry] = await diaryStore(tx).list(sql`matter_id = ${query.matterID} and event = ${registrationOfTrust}`);
    return { date: entry?.due_on ?? null, id: entry?.id ?? null };
  });
