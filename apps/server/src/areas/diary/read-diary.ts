import type { diaryCalls } from '@boedel/contract/diary/diary.calls';
import { keyDatesOf } from '@boedel/contract/diary/diary.schema';
import type { EventName } from '@boedel/contract/matter/matter-events';
import { trustKeyDate, trustMatterFormKeyDates } from '@boedel/contract/fixed/key-dates';
import { dayAt } from '@boedel/domain/dates/instant';
import type { LocalDate } from '@boedel/domain/dates/local-date';
import type { Tx } from '../../platform/db/database';
import type { Handler } from '../../platform/http/handler';
import { openMatter } from '../../platform/tenancy/matter-door';
import { presentEntry } from './diary.present';
import { diaryStore } from './diary.store';
import { entriesOfEvents } from './matter-event.store';

const registrationOfTrust: EventName = 'lettersOfAuthority';

export const listDiary: Handler<typeof diaryCalls.getlist> = ({ tenant, query, body, now }) =>
  tenant.transaction(async (tx) => {
    const matterId = body.matterId || query.matterId;
    if (matterId) await openMatter(tx, matterId);
    const { filterForType, start, end, watchList } = query;
    const asked = { filterForType, start, end, isWatched: watchList === 'true' };
    const rows = await diaryStore(tx).listed(matterId || undefined, asked);
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
  const entries = await diaryStore(tx).ofTypes(matterId, types);
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
    const [entry] = await entriesOfEvents(tx, query.matterID, [registrationOfTrust]);
    return { date: entry?.due_on ?? null, id: entry?.id ?? null };
  });
