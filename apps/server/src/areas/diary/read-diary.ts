import type { diaryCalls } from '@boedel/contract/diary/diary.calls';
import { listKeyDateNames } from '@boedel/contract/diary/diary.schema';
import type { MatterEventName } from '@boedel/contract/matter/matter-events';
import { trustKeyDate, trustMatterFormKeyDates } from '@boedel/contract/fixed/key-dates';
import { computeDayAt } from '@boedel/domain/dates/instant';
import type { LocalDate } from '@boedel/domain/dates/local-date';
import type { Tx } from '../../platform/db/database';
import type { Handler } from '../../platform/http/handler';
import { openMatter } from '../../platform/tenancy/matter-door';
import { presentEntry } from './diary.present';
import { diaryStore } from './diary.store';
import { listEventEntries } from './matter-event.store';

const registrationOfTrust: MatterEventName = 'lettersOfAuthority';

export const listDiary: Handler<typeof diaryCalls.getlist> = ({ scope, query, body, now }) =>
  scope.transaction(async (tx) => {
    const matterId = (typeof body === 'number' ? body : body.matterId) || query.matterId;
    if (matterId) await openMatter(tx, matterId);
    const { filterForType, start, end, watchList } = query;
    const asked = { filterForType, start, end, isWatched: watchList === 'true' };
    const rows = await diaryStore(tx).listed(matterId || undefined, asked);
    return rows.map((row) => presentEntry(row, computeDayAt(now)));
  });

export const listOfMatter: Handler<typeof diaryCalls.getmatterlist> = ({ scope, body, now }) =>
  scope.transaction(async (tx) => {
    await openMatter(tx, body.matterID);
    const { rows, total } = await diaryStore(tx).pageOf(body.matterID, body);
    return { rows: rows.map((row) => presentEntry(row, computeDayAt(now))), total };
  });

/** A list of key dates with what is captured of each; where one was captured twice, the latest. */
async function presentKeyDates(tx: Tx, matterId: number, names: Readonly<Record<string, string>>, today: LocalDate) {
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

export const listImportantDates: Handler<typeof diaryCalls.getimportantdateslistbymatterid> = ({ scope, query, now }) =>
  scope.transaction(async (tx) => {
    const matter = await openMatter(tx, query.matterId);
    return presentKeyDates(tx, matter.id, listKeyDateNames(matter.system_type), computeDayAt(now));
  });

export const listTrustDates: Handler<typeof diaryCalls.gettrustimportantdates> = ({ scope, query, now }) =>
  scope.transaction(async (tx) => {
    const matter = await openMatter(tx, query.matterId);
    return presentKeyDates(tx, matter.id, trustKeyDate, computeDayAt(now));
  });

export const readTrustRegistration: Handler<typeof diaryCalls.gettrustregistrationdate> = ({ scope, query }) =>
  scope.transaction(async (tx) => {
    await openMatter(tx, query.matterID);
    const [entry] = await listEventEntries(tx, query.matterID, [registrationOfTrust]);
    return { date: entry?.due_on ?? null, id: entry?.id ?? null };
  });
