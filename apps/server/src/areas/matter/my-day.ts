import type { myDaySchema } from '@boedel/contract/my-day/my-day.schema';
import type { LocalDate } from '@boedel/domain/dates/local-date';
import { type DayKind, dayKinds } from '@boedel/domain/tasks/my-day';
import { computeWaits } from '@boedel/domain/waiting/waiting-on';
import type { z } from 'zod';
import type { Tx } from '../../platform/db/database';
import type { Actor } from '../../platform/tenancy/actor';
import { listPersonWaits } from '../waiting/wait-facts.store';
import { type MyDayRow, dayStore } from './day.store';

type MyDay = z.output<typeof myDaySchema>;
type MyDayItem = MyDay[number]['rows'][number];

/** As many of each kind as are looked at in the morning; the rest is where it is done. */
const mostOfAKind = 5;

const tabs: Partial<Record<DayKind, string>> = {
  payments: 'payoutfilematter',
  lines: 'cashallocationandrecon',
  premiums: 'bondofsecurity',
};

/** The page on which a row is done. */
export const buildPath = ({
  kind,
  source,
  id,
  matter_id,
}: Pick<MyDayRow, 'kind' | 'source' | 'id' | 'matter_id'>): string =>
  source === 'task' ? `/tasks?task=${id}` : `/matters/${matter_id}/${tabs[kind] ?? 'diarymatter'}`;

const presentRow = (row: MyDayRow): MyDayItem => ({
  source: row.source,
  id: row.id,
  matterID: row.matter_id,
  reference: row.reference,
  name: row.name,
  title: row.title,
  what: null,
  date: row.due_on,
  count: row.count,
  path: buildPath(row),
});

/** What the matters the person answers for wait for, and is to be asked for again by now; each leads to its letter. */
async function readChases(tx: Tx, personId: number, now: Date): Promise<{ count: number; rows: MyDayItem[] }> {
  const due = (await listPersonWaits(tx, personId, now))
    .flatMap(({ id, reference, name, facts }) =>
      computeWaits(facts)
        .filter(({ isDue }) => isDue)
        .map((wait) => ({ ...wait, id, reference, name })),
    )
    .toSorted((a, b) => (a.nextChase < b.nextChase ? -1 : a.nextChase > b.nextChase ? 1 : a.id - b.id));
  return {
    count: due.length,
    rows: due.slice(0, mostOfAKind).map(({ id, reference, name, key, what, nextChase, letter }) => ({
      source: 'wait',
      id,
      matterID: id,
      reference,
      name,
      title: null,
      what,
      date: nextChase,
      count: 1,
      path: buildLetterPath(id, letter, key),
    })),
  };
}

/** The letter that asks again, ready to be made. */
export const buildLetterPath = (matterId: number, letter: number, key: string): string =>
  `/matters/${matterId}/documents?show=made&make=s${letter}&waiting=${encodeURIComponent(key)}`;

/** A person's day: what is late and due, what waits, and what would otherwise be forgotten. */
export async function readMyDay(tx: Tx, actor: Actor, today: LocalDate, now: Date): Promise<MyDay> {
  const isAdmin = actor.roles.includes('Admin');
  const whose = {
    personId: actor.personId,
    types: actor.types ?? null,
    isChecker: isAdmin || actor.roles.includes('Request Account'),
    isAdmin,
    tasksUntil: today,
    datesUntil: today,
    watchedUntil: null,
  };
  const [rows, chases] = await Promise.all([
    dayStore(tx).days([whose], today, mostOfAKind),
    readChases(tx, actor.personId, now),
  ]);
  return dayKinds.flatMap((kind) => {
    const own = rows.filter((row) => row.kind === kind);
    const all = kind === 'chase' ? chases : { count: own[0]?.found ?? 0, rows: own.map(presentRow) };
    return all.count === 0 ? [] : [{ kind, ...all }];
  });
}
