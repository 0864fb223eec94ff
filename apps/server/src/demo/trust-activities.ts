import { systemType } from '@boedel/domain/matter/kinds';
import { activityCalls } from '@boedel/contract/activities/activities.calls';
import type { AnswerOf } from '@boedel/contract/call';
import { documentCalls } from '@boedel/contract/documents/documents.calls';
import { executorCalls } from '@boedel/contract/matter-people/matter-people.calls';
import { computeDayAt } from '@boedel/domain/dates/instant';
import { addDays } from '@boedel/domain/dates/local-date';
import type { Tx } from '../platform/db/database';
import { sql } from '../platform/db/sql';
import type { DemoCaller } from './call-in-firm';

type DemoActivity = AnswerOf<typeof activityCalls.add>;

/** Each trust with what changes in it, how long ago that began, and the steps that are done. */
const changes: readonly (readonly [place: number, type: number, days: number, steps: readonly number[]])[] = [
  [0, 1, 34, [1, 2, 3, 4]],
  [1, 4, 31, [1, 2, 4, 5, 6]],
  [2, 7, 120, [1, 2, 3, 5, 6, 8]],
  [3, 9, 48, [1, 2, 5, 6, 7, 8]],
  [4, 2, 15, [1, 2, 5]],
];

async function finish(call: DemoCaller, matterID: number, opened: DemoActivity, place: number): Promise<void> {
  const step = opened.steps.find((one) => one.step === place);
  if (!step) return;
  const stepDate = addDays(opened.dateCreated, place * 3);
  for (const { paper, partyID, name } of step.papers) {
    const about = { matterID, activityID: opened.id, paper, stepDate, title: name, ...(partyID && { partyID }) };
    await call(documentCalls.UploadFile, about as never, [
      { name: `${paper.replace(/\W+/g, '-')}.txt`, content: Buffer.from(`${name}. A specimen of the demo.`) },
    ]);
  }
  if (step.isDated && step.papers.length === 0) {
    await call(activityCalls.saveStep, { activityID: opened.id, step: place, date: stepDate });
  }
}

/** The trusts of the demo are in the middle of things: one is registered, trustees come and go, one ends, one claims. */
export async function addTrustActivities(tx: Tx, call: DemoCaller, now: Date): Promise<void> {
  const today = computeDayAt(now);
  const trusts = await tx.rows<{ id: number; isRegistered: boolean }>(sql`
    select m.id, exists (select from diary_entry d where d.intermediary_id = m.intermediary_id and d.matter_id = m.id
      and d.event = 'lettersOfAuthority' and d.done_at is not null) as "isRegistered"
    from matter m where m.system_type = ${systemType.trust} order by m.id`);
  for (const [place, wanted, days, steps] of changes) {
    const trust = trusts[place];
    if (!trust) continue;
    const activityType = wanted <= 4 && !trust.isRegistered ? 6 : wanted;
    const { incoming, outgoing, ground } = await chooseTrustees(tx, call, trust.id, activityType);
    const opened = await call(activityCalls.add, {
      matterID: trust.id,
      activityType,
      dateCreated: addDays(today, -days),
      incomingIDs: incoming,
      outgoingIDs: outgoing,
      ground,
      note: null,
    });
    for (const step of steps) await finish(call, trust.id, opened, step);
  }
}

/** Who comes and who goes: a trustee who died is replaced, one resigns, one is added. */
async function chooseTrustees(tx: Tx, call: DemoCaller, matterID: number, type: number) {
  const incoming = type === 1 || type === 4 ? [await createTrustee(call, matterID, false)] : [];
  if (type === 2)
    return { incoming, outgoing: [await createTrustee(call, matterID, true)], ground: 'resignation' as const };
  if (type !== 4) return { incoming, outgoing: [], ground: null };
  const died = await tx.rows<{ party_id: number }>(
    sql`select party_id from trustee where matter_id = ${matterID} and status = 'deceased' order by id`,
  );
  return { incoming, outgoing: died.map(({ party_id }) => party_id), ground: 'death' as const };
}

async function createTrustee(call: DemoCaller, matterID: number, isInOffice: boolean): Promise<number> {
  const { id } = await call(executorCalls.SaveExecutor, {
    matterID,
    kind: 'person',
    firstNames: isInOffice ? 'Willem' : 'Nomsa',
    surname: isInOffice ? 'Fourie' : 'Khumalo',
    details: { capacity: 'Trustee', appointedDate: isInOffice ? '2021-04-12' : null },
  } as never);
  return id;
}
