import { message, quoteVerbatim } from '../law/message';
import { forEachInSteps, type Steps } from '../steps/steps';
import type { MatchSuggestion } from './match';
import type { PreparedEntry, PreparedLine } from './match-entries';

/** A name alone, without the amount: likely, and never more. */
const likely = 70;

/** What waits for money, by the first word that tells it from others: so that no line is held against all of it. */
export type WaitingEntries = ReadonlyMap<string, readonly PreparedEntry[]>;

export function* indexWaiting(entries: readonly PreparedEntry[]): Steps<WaitingEntries> {
  const byWord = new Map<string, PreparedEntry[]>();
  yield* forEachInSteps(entries, (each) => {
    const first = each.entry.isUndated ? each.words.telling[0] : undefined;
    if (first === undefined) return;
    const those = byWord.get(first);
    if (those) those.push(each);
    else byWord.set(first, [each]);
  });
  return byWord;
}

/** A claim that the line names whole and pays a part of; nothing where it names two. */
export function findPartPayment({ line, words }: PreparedLine, waiting: WaitingEntries): MatchSuggestion | undefined {
  if (waiting.size === 0) return undefined;
  const named = words.words
    .flatMap((word) => waiting.get(word) ?? [])
    .filter(
      ({ entry, words: { telling } }) =>
        telling.every((word) => words.words.includes(word)) &&
        entry.amount > 0 === line.amount > 0 &&
        Math.abs(line.amount) < Math.abs(entry.amount),
    );
  const [only] = named;
  if (!only || named.length > 1) return undefined;
  return {
    lineIds: [line.id],
    entryIds: [only.entry.id],
    confidence: likely,
    reasons: [
      message('The line names {name} and is part of the open amount.', { name: quoteVerbatim(only.entry.description) }),
    ],
  };
}
