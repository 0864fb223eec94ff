import type { reconCalls } from '@boedel/contract/recon/recon.calls';
import type { SystemType } from '@boedel/domain/matter/kinds';
import { cents, sum } from '@boedel/domain/money/cents';
import { forEachInSteps, type Steps } from '@boedel/domain/steps/steps';
import { audit } from '../../platform/audit/audit';
import type { Handler } from '../../platform/http/handler';
import { runSteps } from '../../platform/steps/run-steps';
import { openToCapture } from '../../platform/tenancy/matter-door';
import { saveMatches, type MatchToSave } from './keep-matches';
import type { ExpectedPayments } from './expected-payments';
import type { LineToBook } from './made-entries.store';
import { makeEntries } from './make-entries';
import type { MadeEntry } from './made-entry';
import { answerWithAll } from './make-match';
import { markBatch } from './match.store';
import { findNextVoucher, takeNextVouchers } from './next-voucher';
import { bankLineStore, type BankLineRow } from './bank-line.store';
import type { OpenEntryRow } from './open-entry.store';
import { type MatchSuggestions, suggestFor } from './suggestions';
import { readTarget, type ReconTarget, formatTargetLabel } from './target';
import { createSettlingEntry, isWaitingForMoney } from './list-waiting-for-money';

type AutoMatchCalls = typeof reconCalls;

interface AnsweredMatch {
  readonly lines: readonly BankLineRow[];
  readonly entries: readonly OpenEntryRow[];
  readonly confidence: number;
}

const isPayment = ({ entries }: AnsweredMatch): boolean => entries.some(({ source }) => source === 'payout');

type MovementTarget = Extract<ReconTarget, { as: 'movement' }>;

interface ChosenMatches {
  /** Entries that stand in the ledger. */
  readonly booked: AnsweredMatch[];
  /** Entries that wait for their money: answering one changes its own row. */
  readonly expected: AnsweredMatch[];
  readonly toMake: (Omit<LineToBook, 'voucher'> & { readonly confidence: number })[];
  /** Transfers and the like. */
  readonly moved: { readonly line: BankLineRow; readonly target: MovementTarget; readonly confidence: number }[];
}

/** The best suggestion of each line from a confidence on; a line and an entry are used once. */
function* chooseBest({ lines, entries, suggestions }: MatchSuggestions, atLeast: number): Steps<ChosenMatches> {
  const byKey = new Map(entries.map((row) => [`${row.source}:${row.source_id}`, row]));
  const byId = new Map(lines.map((line) => [String(line.id), line]));
  const taken = new Set<string>();
  const takenEntries = new Set<string>();
  const chosen: ChosenMatches = { booked: [], expected: [], toMake: [], moved: [] };
  yield* forEachInSteps(suggestions, ([best], at) => {
    if (!best || best.confidence < atLeast) return;
    if (best.lineIds.some((id) => taken.has(id)) || best.entryIds.some((id) => takenEntries.has(id))) return;
    for (const id of best.lineIds) taken.add(id);
    for (const id of best.entryIds) takenEntries.add(id);
    const { confidence } = best;
    if (best.entryIds.length === 0) {
      const target = readTarget(best.target!);
      const line = lines[at]!;
      if (target.as === 'movement') chosen.moved.push({ line, target, confidence });
      else chosen.toMake.push({ line, source: target.as, label: formatTargetLabel(target), confidence });
      return;
    }
    const answered = best.entryIds.map((id) => byKey.get(id)!);
    const into = answered.some((row) => row.is_expected) ? chosen.expected : chosen.booked;
    into.push({ lines: best.lineIds.map((id) => byId.get(id)!), entries: answered, confidence });
  });
  return chosen;
}

/** What the movement of a line is made as. */
function toMovementEntry(line: BankLineRow, { kind, other }: MovementTarget): MadeEntry {
  const isTransfer = kind === 'transfer';
  return {
    make: 'movement',
    amount: cents(Math.abs(line.amount_cents)),
    type: null,
    description: null,
    kind,
    assetID: isTransfer ? null : other,
    toBankAccountID: isTransfer ? other : null,
  };
}

/**
 * Accepts every suggestion from a confidence on. Entries that stand in the ledger and entries that are made of a single
 * line go in a few statements however many there are; an expected one and a transfer change their own rows. Whatever there
 * is, the figures of the matter are computed once.
 */
export const createAutoMatch =
  (expectedPayments: ExpectedPayments): Handler<AutoMatchCalls['autoMatch']> =>
  ({ scope, actor, now, body }) =>
    scope.transaction(async (tx) => {
      const matter = await openToCapture(tx, actor, body.matterID, 'money');
      const accountId = body.bankAccountID;
      const type = matter.system_type as SystemType;
      await bankLineStore(tx).holdAccount(matter.id, accountId);
      const suggested = await suggestFor(tx, matter, accountId, expectedPayments);
      const { booked, expected, toMake, moved } = await runSteps(chooseBest(suggested, body.atLeast));

      const toKeep: MatchToSave[] = [];
      const answerLines = async (
        { lines, entries, confidence }: AnsweredMatch,
        makes: readonly MadeEntry[],
        next: string | null,
      ) => {
        const line = lines[0]!;
        const voucher = entries.find((row) => row.voucher !== null)?.voucher ?? next;
        const [waiting, chosen] = [entries.filter(isWaitingForMoney), entries.filter((row) => !isWaitingForMoney(row))];
        const total = sum(lines.map(({ amount_cents }) => amount_cents));
        const settling = waiting.map((row) =>
          createSettlingEntry(row, entries.length === 1 ? total : row.amount_cents, type),
        );
        const making = { tx, asked: { scope, actor, now }, matter, accountId, line, voucher, expectedPayments };
        const answers = await answerWithAll(making, chosen, [...makes, ...settling], line.amount_cents > 0);
        toKeep.push({ voucher, confidence, lineIds: lines.map(({ id }) => id), entries: answers });
      };
      // A payment of a file is given its number when it is booked, so that it goes before the others are given theirs.
      const [payments, others] = [expected.filter(isPayment), expected.filter((one) => !isPayment(one))];
      for (const one of payments) await answerLines(one, [], await findNextVoucher(tx, matter.id));

      const count = others.length + moved.length + toMake.length + booked.length;
      const numbers = (await takeNextVouchers(tx, matter.id, count)).values();
      const nextNumber = (): string | null => numbers.next().value ?? null;
      for (const one of others) await answerLines(one, [], nextNumber());
      for (const { line, target, confidence } of moved)
        await answerLines({ lines: [line], entries: [], confidence }, [toMovementEntry(line, target)], nextNumber());
      const numbered = toMake.map((one) => ({ ...one, voucher: nextNumber() }));
      for (const { line, source, id, voucher, confidence } of await makeEntries(
        tx,
        { actor, now, matter, accountId },
        numbered,
      )) {
        const entry = { source, source_id: id, amount_cents: line.amount_cents, is_made: true, expected_on: null };
        toKeep.push({ voucher, confidence, lineIds: [line.id], entries: [entry] });
      }
      for (const { lines, entries, confidence } of booked) {
        toKeep.push({
          voucher: entries.find(({ voucher }) => voucher !== null)?.voucher ?? nextNumber(),
          confidence,
          lineIds: lines.map(({ id }) => id),
          entries: entries.map(({ source, source_id, amount_cents }) => ({
            source,
            source_id,
            amount_cents,
            is_made: false,
            expected_on: null,
          })),
        });
      }
      const matchIDs = await saveMatches(tx, actor, { matterId: matter.id, accountId }, toKeep);
      if (matchIDs.length > 0) await markBatch(tx, matter.id, matchIDs);
      const lines = toKeep.reduce((total, { lineIds }) => total + lineIds.length, 0);
      await audit(tx, actor, 'recon.matched', {
        entity: ['bank_account', accountId],
        matterId: matter.id,
        after: { matches: matchIDs.length, lines, atLeast: body.atLeast },
      });
      return { matched: matchIDs.length, lines, left: suggested.lines.length - lines, matchIDs };
    });
