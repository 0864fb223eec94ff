import type { AnswerOf } from '@boedel/contract/call';
import { awaited } from '@boedel/contract/waiting/awaited.record';
import { waitingCalls } from '@boedel/contract/waiting/waiting.calls';
import { refuse } from '@boedel/domain/law/refusal';
import { type Cents, nil, plus } from '@boedel/domain/money/cents';
import { getStandardTemplate } from '@boedel/domain/templates/catalogue';
import { checkAwaited, checkChase } from '@boedel/domain/waiting/check-waiting';
import { explainIdleMoney, idleReasons, idleTab } from '@boedel/domain/waiting/idle-money';
import { countWaitsByAge, computeWaits, type WaitStanding } from '@boedel/domain/waiting/waiting-on';
import { mayWait } from '@boedel/domain/waiting/waiting-types';
import type { Tx } from '../../platform/db/database';
import { pairHandlers } from '../../platform/http/handler';
import { RefusalProblem } from '../../platform/problems';
import { throwIfRefused } from '../../platform/throw-if-refused';
import { handleMatterRecord } from '../../platform/record/matter-record';
import { runAsFirm } from '../../platform/tenancy/run-as-firm';
import { openMatter, openToCapture } from '../../platform/tenancy/matter-door';
import { listChases, saveChase } from './chase.store';
import { type MatterWaits, readMatterWaits, listSeenWaits } from './wait-facts.store';

type WaitingAgeing = AnswerOf<typeof waitingCalls.ageing>;

/** How many rows of each list a firm's page shows; the counts are of all. */
const most = 100;

const presentWait = ({ key, office, who, what, since, days, lastChased, chases, nextChase, isDue }: WaitStanding) => ({
  key,
  office,
  who,
  what,
  sinceDate: since,
  days,
  lastChasedDate: lastChased,
  chases,
  nextChaseDate: nextChase,
  isDue,
});

const describeIdle = ({ facts, isSmall, claimsClose, objectionsOpen }: MatterWaits) =>
  explainIdleMoney({ ...facts, isSmall, claimsClose, objectionsOpen });

async function openWaitingMatter(tx: Tx, matterId: number) {
  const matter = await openMatter(tx, matterId, 'estate');
  if (!mayWait(matter.system_type)) {
    throw new RefusalProblem(refuse('matterID', 'A client’s plan has nothing outstanding from others.'));
  }
  return matter;
}

/** The money of every estate by what holds it, the largest sum first. */
function readIdleMoney(estates: readonly MatterWaits[]): WaitingAgeing['idle'] {
  const held = estates
    .filter((estate): estate is MatterWaits & { cash: Cents } => estate.cash !== null && estate.cash > 0)
    .map((estate) => ({ estate, idle: describeIdle(estate) }));
  return idleReasons
    .flatMap((reason) => {
      const some = held
        .filter(({ idle }) => idle.reason === reason)
        .toSorted((a, b) => b.estate.cash - a.estate.cash || a.estate.id - b.estate.id);
      const [first] = some;
      if (!first) return [];
      return [
        {
          reason,
          words: first.idle.words,
          tab: idleTab[reason],
          count: some.length,
          cash: some.reduce<Cents>((total, { estate }) => plus(total, estate.cash), nil),
          matters: some.slice(0, most).map(({ estate: { id, reference, name, cash }, idle: { days } }) => ({
            matterID: id,
            reference,
            name,
            cash,
            days,
          })),
        },
      ];
    })
    .toSorted((a, b) => b.cash - a.cash);
}

export const handledWaitingCalls = pairHandlers(waitingCalls, {
  getbymatterid: ({ scope, query, now }) =>
    scope.transaction(async (tx) => {
      const matter = await openWaitingMatter(tx, query.matterID);
      return runAsFirm(tx, async () => {
        const waiting = (await readMatterWaits(tx, matter.id, now))!;
        const kept = await listChases(tx, matter.id);
        const { cash } = waiting;
        const idle = waiting.facts.isEstate && cash !== null && cash > 0 ? describeIdle(waiting) : null;
        return {
          waits: computeWaits(waiting.facts).map((wait) => ({
            ...presentWait(wait),
            letter: { number: wait.letter, name: getStandardTemplate(wait.letter)?.name ?? '' },
            tab: wait.tab,
            awaitedID: wait.rowId,
            history: kept
              .filter(({ key, chased_on }) => key === wait.key && chased_on >= wait.since)
              .map(({ chased_on, next_on, note, person_name }) => ({
                date: chased_on,
                nextDate: next_on,
                note,
                by: person_name,
              })),
          })),
          idle:
            idle && cash !== null
              ? {
                  reason: idle.reason,
                  words: idle.words,
                  tab: idleTab[idle.reason],
                  cash,
                  sinceDate: idle.since,
                  days: idle.days,
                }
              : null,
        };
      });
    }),
  chase: ({ scope, actor, body, now }) =>
    scope.transaction(async (tx) => {
      const { matterID, key, chasedDate, nextDate } = body;
      await openToCapture(tx, actor, matterID, 'estate');
      await openWaitingMatter(tx, matterID);
      await runAsFirm(tx, async () => {
        const { facts } = (await readMatterWaits(tx, matterID, now))!;
        const wait = computeWaits(facts).find((one) => one.key === key);
        throwIfRefused(checkChase(wait, { chasedOn: chasedDate, nextOn: nextDate }, facts.today));
        await saveChase(tx, actor, {
          matterId: matterID,
          key,
          on: chasedDate,
          next: nextDate,
          note: body.note ?? null,
        });
      });
      return { done: true as const };
    }),
  ageing: ({ scope, now }) =>
    scope.transaction(async (tx) => {
      const matters = await listSeenWaits(tx, now);
      const all = matters.flatMap(({ id, reference, name, facts }) =>
        computeWaits(facts).map((wait) => ({ ...wait, matterID: id, reference, name })),
      );
      return {
        offices: countWaitsByAge(all).map(({ ages, ...office }) => ({ ...office, ages: [...ages] })),
        waits: all
          .toSorted((a, b) => Number(b.isDue) - Number(a.isDue) || b.days - a.days)
          .slice(0, most)
          .map((wait) => ({
            ...presentWait(wait),
            matterID: wait.matterID,
            reference: wait.reference,
            name: wait.name,
          })),
        idle: readIdleMoney(matters.filter(({ facts }) => facts.isEstate)),
      };
    }),
});

export const handledAwaitedCalls = handleMatterRecord(awaited, {
  check: (values, { today }) => checkAwaited(values, today) ?? { values },
});
