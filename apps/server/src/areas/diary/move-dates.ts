import { deadlineRules } from '@boedel/domain/deadlines/rules';
import { type KeptDate, type Move, planMoves } from '@boedel/domain/deadlines/plan-moves';
import { dayAt } from '@boedel/domain/dates/instant';
import type { LocalDate } from '@boedel/domain/dates/local-date';
import { refuse } from '@boedel/domain/law/refusal';
import { said } from '@boedel/domain/law/said';
import { audit } from '../../platform/audit/audit';
import type { Tx } from '../../platform/db/database';
import { orRefuse } from '../../platform/or-refuse';
import type { Actor } from '../../platform/tenancy/actor';
import { asTheFirm } from '../../platform/tenancy/as-the-firm';
import { type MatterDeadlines, matterDeadlines } from './deadline-facts';
import {
  adopt,
  answered,
  answeredByEvents,
  type Arriving,
  doneOfRules,
  dropUndone,
  letGoOfDone,
  put,
} from './diary-dates.store';
import { type DiaryRow, diaryStore } from './diary.store';

type Who = Pick<Actor, 'personId' | 'fullName' | 'requestId'>;

const keptAs = ({ rule, due_on, is_fixed, done_at }: DiaryRow): KeptDate => ({
  rule: rule!,
  due: due_on,
  isFixed: is_fixed,
  doneOn: done_at === null ? null : dayAt(new Date(done_at)),
});

export const movesOf = ({ kept, deadlines }: MatterDeadlines): Move[] => planMoves(kept.map(keptAs), deadlines);

export const ruleById = new Map(deadlineRules.map((rule) => [rule.id, rule]));

/** Carries moves out, each kind in one statement, and writes the trail. Gives the ids of the entries that stand now. */
export async function carryOutMoves(tx: Tx, who: Who, matterId: number, moves: readonly Move[]): Promise<number[]> {
  if (moves.length === 0) return [];
  const arriving = moves.filter((move): move is Arriving => move.kind !== 'stops');
  const stopping = moves.filter(({ kind }) => kind === 'stops').map(({ rule }) => rule);
  const mayBeKept = arriving.filter(({ kind, deadline }) => kind === 'new' && deadline.rule.keyDate !== undefined);
  const adopted =
    mayBeKept.length > 0 ? new Set((await adopt(tx, matterId, mayBeKept)).map(({ rule }) => rule)) : new Set();
  const placed = arriving.filter(({ rule }) => !adopted.has(rule));
  // What was done this year stays in the diary as done; the next one is an entry of its own.
  const round = placed.filter(({ kind, deadline }) => kind === 'returns' && deadline.rule.comesRound);
  if (round.length > 0) {
    await letGoOfDone(
      tx,
      matterId,
      round.map(({ rule }) => rule),
    );
  }
  const ids = placed.length > 0 ? (await put(tx, matterId, placed)).map(({ id }) => id) : [];
  if (stopping.length > 0) {
    await dropUndone(tx, matterId, stopping);
  }
  const sideOf = (side: (move: Move) => string | null) =>
    Object.fromEntries(moves.map((move) => [move.rule, side(move)]));
  await audit(tx, who, 'dates.moved', {
    entity: ['matter', matterId],
    matterId,
    before: sideOf((move) => ('from' in move ? move.from : null)),
    after: sideOf((move) => ('to' in move ? move.to : null)),
  });
  return ids;
}

/**
 * Moves what was shown and nothing else, in the transaction that changed its event: a date that would now go elsewhere is
 * refused, so that it is looked at again. Gives the ids of the entries that stand now.
 */
export async function moveAsked(
  tx: Tx,
  { actor, now }: { readonly actor: Who; readonly now: Date },
  matterId: number,
  wanted: readonly { readonly rule: string; readonly to: LocalDate | null }[],
): Promise<number[]> {
  if (wanted.length === 0) return [];
  const asked = new Map(wanted.map(({ rule, to }) => [rule, to]));
  return asTheFirm(tx, async () => {
    const moves = movesOf(await matterDeadlines(tx, matterId, now)).filter(({ rule }) => asked.has(rule));
    const stale = moves.find((move) => ('to' in move ? move.to : null) !== asked.get(move.rule));
    if (stale) {
      const title = ruleById.get(stale.rule)?.title ?? stale.rule;
      const day = 'to' in stale ? stale.to : said('no day');
      orRefuse(
        refuse(
          'moves',
          said('{title} would now move to {day}. Look at the dates again before moving them.', {
            title: said(title),
            day,
          }),
        ),
      );
    }
    return carryOutMoves(tx, actor, matterId, moves);
  });
}

/** What was to be done by a day and has happened since is done with the event. */
async function answerByEvents(tx: Tx, who: Who, matterId: number, now: Date): Promise<void> {
  const rows = await answeredByEvents(tx, matterId);
  for (const row of rows) await setDone(tx, who, row, { done_at: now.toISOString(), done_by: who.personId });
}

/** An event that was taken back, or lies ahead again, has not done what it did: it is to be done as before. */
export async function reopenAnswered(tx: Tx, who: Who, matterId: number, event: string): Promise<void> {
  const rules = answered.filter(({ answeredBy }) => answeredBy === event).map(({ id }) => id);
  if (rules.length === 0) return;
  const rows = await doneOfRules(tx, matterId, rules);
  for (const row of rows) await setDone(tx, who, row, { done_at: null, done_by: null });
}

export async function setDone(
  tx: Tx,
  who: Who,
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
export const layOutDates = (tx: Tx, who: Who, matterId: number, now: Date): Promise<void> =>
  asTheFirm(tx, async () => {
    const read = await matterDeadlines(tx, matterId, now);
    const begun = movesOf(read).filter(
      (move) =>
        move.kind === 'new' ||
        (move.kind === 'returns' && move.deadline.rule.comesRound) ||
        (move.kind === 'stops' && read.isOver && ruleById.get(move.rule)?.comesRound),
    );
    await carryOutMoves(tx, who, matterId, begun);
    await answerByEvents(tx, who, matterId, now);
  });
