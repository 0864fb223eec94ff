import { deadlineRules } from '@boedel/domain/deadlines/rules';
import { type StoredDeadline, type DeadlineMove, planMoves } from '@boedel/domain/deadlines/plan-moves';
import { computeDayAt } from '@boedel/domain/dates/instant';
import type { LocalDate } from '@boedel/domain/dates/local-date';
import { refuse } from '@boedel/domain/law/refusal';
import { message } from '@boedel/domain/law/message';
import { audit } from '../../platform/audit/audit';
import type { Tx } from '../../platform/db/database';
import { RefusalProblem } from '../../platform/problems';
import type { Actor } from '../../platform/tenancy/actor';
import { runAsFirm } from '../../platform/tenancy/run-as-firm';
import { type MatterDeadlines, readMatterDeadlines } from './deadline-facts';
import {
  adoptEntries,
  answered,
  listAnsweredByEvents,
  type ArrivingMove,
  listDoneEntries,
  deleteUndoneEntries,
  releaseDoneEntries,
  insertMoves,
} from './diary-dates.store';
import { type DiaryRow, diaryStore } from './diary.store';

type DiaryActor = Pick<Actor, 'personId' | 'fullName' | 'requestId'>;

const toKeptDate = ({ rule, due_on, is_fixed, done_at }: DiaryRow): StoredDeadline => ({
  rule: rule!,
  due: due_on,
  isFixed: is_fixed,
  doneOn: done_at === null ? null : computeDayAt(new Date(done_at)),
});

export const planMatterMoves = ({ kept, deadlines }: MatterDeadlines): DeadlineMove[] =>
  planMoves(kept.map(toKeptDate), deadlines);

export const ruleById = new Map(deadlineRules.map((rule) => [rule.id, rule]));

/** Carries moves out, each kind in one statement, and writes the trail. Gives the ids of the entries that stand now. */
export async function carryOutMoves(
  tx: Tx,
  who: DiaryActor,
  matterId: number,
  moves: readonly DeadlineMove[],
): Promise<number[]> {
  if (moves.length === 0) return [];
  const arriving = moves.filter((move): move is ArrivingMove => move.kind !== 'stops');
  const stopping = moves.filter(({ kind }) => kind === 'stops').map(({ rule }) => rule);
  const mayBeKept = arriving.filter(({ kind, deadline }) => kind === 'new' && deadline.rule.keyDate !== undefined);
  const adopted =
    mayBeKept.length > 0 ? new Set((await adoptEntries(tx, matterId, mayBeKept)).map(({ rule }) => rule)) : new Set();
  const placed = arriving.filter(({ rule }) => !adopted.has(rule));
  // What was done this year stays in the diary as done; the next one is an entry of its own.
  const round = placed.filter(({ kind, deadline }) => kind === 'returns' && deadline.rule.comesRound);
  if (round.length > 0) {
    await releaseDoneEntries(
      tx,
      matterId,
      round.map(({ rule }) => rule),
    );
  }
  const ids = placed.length > 0 ? (await insertMoves(tx, matterId, placed)).map(({ id }) => id) : [];
  if (stopping.length > 0) {
    await deleteUndoneEntries(tx, matterId, stopping);
  }
  const readMoveSides = (side: (move: DeadlineMove) => string | null) =>
    Object.fromEntries(moves.map((move) => [move.rule, side(move)]));
  await audit(tx, who, 'dates.moved', {
    entity: ['matter', matterId],
    matterId,
    before: readMoveSides((move) => ('from' in move ? move.from : null)),
    after: readMoveSides((move) => ('to' in move ? move.to : null)),
  });
  return ids;
}

/**
 * Moves what was shown and nothing else, in the transaction that changed its event: a date that would now go elsewhere is
 * refused, so that it is looked at again. Gives the ids of the entries that stand now.
 */
export async function moveAsked(
  tx: Tx,
  { actor, now }: { readonly actor: DiaryActor; readonly now: Date },
  matterId: number,
  wanted: readonly { readonly rule: string; readonly to: LocalDate | null }[],
): Promise<number[]> {
  if (wanted.length === 0) return [];
  const asked = new Map(wanted.map(({ rule, to }) => [rule, to]));
  return runAsFirm(tx, async () => {
    const moves = planMatterMoves(await readMatterDeadlines(tx, matterId, now)).filter(({ rule }) => asked.has(rule));
    const stale = moves.find((move) => ('to' in move ? move.to : null) !== asked.get(move.rule));
    if (stale) {
      const title = ruleById.get(stale.rule)?.title ?? stale.rule;
      const day = 'to' in stale ? stale.to : message('no day');
      throw new RefusalProblem(
        refuse(
          'moves',
          message('{title} would now move to {day}. Review the dates before moving them.', {
            title: message(title),
            day,
          }),
        ),
      );
    }
    return carryOutMoves(tx, actor, matterId, moves);
  });
}

/** What was to be done by a day and has happened since is done with the event. */
async function settleByEvents(tx: Tx, who: DiaryActor, matterId: number, now: Date): Promise<void> {
  const rows = await listAnsweredByEvents(tx, matterId);
  for (const row of rows) await setDone(tx, who, row, { done_at: now.toISOString(), done_by: who.personId });
}

/** An event that was taken back, or lies ahead again, has not done what it did: it is to be done as before. */
export async function reopenAnswered(tx: Tx, who: DiaryActor, matterId: number, event: string): Promise<void> {
  const rules = answered.filter(({ answeredBy }) => answeredBy === event).map(({ id }) => id);
  if (rules.length === 0) return;
  const rows = await listDoneEntries(tx, matterId, rules);
  for (const row of rows) await setDone(tx, who, row, { done_at: null, done_by: null });
}

export async function setDone(
  tx: Tx,
  who: DiaryActor,
  before: DiaryRow,
  done: Pick<DiaryRow, 'done_at' | 'done_by'>,
): Promise<void> {
  const after = await diaryStore(tx).change(before.id, before.version, done);
  await audit(tx, who, 'diary.changed', {
    entity: ['diary_entry', before.id],
    matterId: before.matter_id,
    before,
    after,
  });
}

/**
 * Puts statutory dates that have begun to run into the diary. Dates already there are left alone: they move once a person
 * has seen from what to what, except that the yearly calendar of a trust ends with the trust. Called wherever an event may have been captured: the diary, the matter, whom it is about.
 * The periods run by law, so they are laid out also by somebody who was given the matter without its diary.
 */
export const recomputeStatutoryDates = (tx: Tx, who: DiaryActor, matterId: number, now: Date): Promise<void> =>
  runAsFirm(tx, async () => {
    const read = await readMatterDeadlines(tx, matterId, now);
    const begun = planMatterMoves(read).filter(
      (move) =>
        move.kind === 'new' ||
        (move.kind === 'returns' && move.deadline.rule.comesRound) ||
        (move.kind === 'stops' && read.isOver && ruleById.get(move.rule)?.comesRound),
    );
    await carryOutMoves(tx, who, matterId, begun);
    await settleByEvents(tx, who, matterId, now);
  });
