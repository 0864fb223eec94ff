import type { reconCalls } from '@boedel/contract/recon/recon.calls';
import { cents } from '@boedel/domain/money/cents';
import { nextVouchers } from '@boedel/domain/reconciliation/vouchers';
import { eachInSteps, type Steps } from '@boedel/domain/steps/steps';
import { audit } from '../../platform/audit/audit';
import type { Handler } from '../../platform/http/handler';
import { carryOn } from '../../platform/steps/carry-on';
import { openToCapture } from '../../platform/tenancy/matter-door';
import { moneyMoved } from '../figures/refigure';
import { reconStore as optionStore } from '../firm/settings.store';
import { keepMatches, type MatchToKeep } from './keep-matches';
import { type LineToMake, makeEntries } from './make-entries';
import { matchLines } from './make-match';
import { type LineRow, type OpenRow, reconStore } from './recon.store';
import { type Suggested, suggestFor } from './suggestions';
import { readTarget, type Target, targetLabel } from './target';

type Calls = typeof reconCalls;

interface Answered {
  readonly lines: readonly LineRow[];
  readonly entries: readonly OpenRow[];
  readonly confidence: number;
}

type Movement = Extract<Target, { as: 'movement' }>;

interface Chosen {
  /** Entries that stand in the ledger. */
  readonly booked: Answered[];
  /** Entries that wait for their money: answering one changes its own row. */
  readonly expected: Answered[];
  readonly toMake: (Omit<LineToMake, 'voucher'> & { readonly confidence: number })[];
  /** Transfers and the like, made one by one. */
  readonly moves: { readonly line: LineRow; readonly target: Movement; readonly confidence: number }[];
}

/** The best suggestion of each line from a confidence on; a line and an entry are used once. */
function* chooseBest({ lines, entries, suggestions }: Suggested, atLeast: number): Steps<Chosen> {
  const byKey = new Map(entries.map((row) => [`${row.source}:${row.source_id}`, row]));
  const byId = new Map(lines.map((line) => [String(line.id), line]));
  const taken = new Set<string>();
  const takenEntries = new Set<string>();
  const chosen: Chosen = { booked: [], expected: [], toMake: [], moves: [] };
  yield* eachInSteps(suggestions, ([best], at) => {
    if (!best || best.confidence < atLeast) return;
    if (best.lineIds.some((id) => taken.has(id)) || best.entryIds.some((id) => takenEntries.has(id))) return;
    for (const id of best.lineIds) taken.add(id);
    for (const id of best.entryIds) takenEntries.add(id);
    const { confidence } = best;
    if (best.entryIds.length === 0) {
      const target = readTarget(best.target!);
      const line = lines[at]!;
      if (target.as === 'movement') chosen.moves.push({ line, target, confidence });
      else chosen.toMake.push({ line, source: target.as, label: targetLabel(target), confidence });
      return;
    }
    const answered = best.entryIds.map((id) => byKey.get(id)!);
    const into = answered.some((row) => row.is_expected) ? chosen.expected : chosen.booked;
    into.push({ lines: best.lineIds.map((id) => byId.get(id)!), entries: answered, confidence });
  });
  return chosen;
}

/**
 * Accepts every suggestion from a confidence on. Entries that stand in the ledger and entries that are made of a single
 * line go in a few statements however many there are; an expected one changes its own row.
 */
export const autoMatch: Handler<Calls['autoMatch']> = ({ tenant, actor, now, body }) =>
  tenant.transaction(async (tx) => {
    const matter = await openToCapture(tx, actor, body.matterID, 'money');
    const accountId = body.bankAccountID;
    const store = reconStore(tx);
    await store.holdAccount(matter.id, accountId);
    const suggested = await suggestFor(tx, matter, accountId);
    const { booked, expected, toMake, moves } = await carryOn(chooseBest(suggested, body.atLeast));

    const matchIDs: number[] = [];
    for (const { lines, entries, confidence } of expected) {
      const answered = entries.map(({ source, source_id }) => ({ source, id: source_id }));
      const match = { accountId, lines, entries: answered, make: [], voucher: null, confidence };
      matchIDs.push(await matchLines(tx, { tenant, actor, now }, matter, match));
    }
    for (const { line, target, confidence } of moves) {
      const isTransfer = target.kind === 'transfer';
      const made = {
        make: 'movement' as const,
        amount: cents(Math.abs(line.amount_cents)),
        type: null,
        description: null,
        kind: target.kind,
        assetID: isTransfer ? null : target.other,
        toBankAccountID: isTransfer ? target.other : null,
      };
      const match = { accountId, lines: [line], entries: [], make: [made], voucher: null, confidence };
      matchIDs.push(await matchLines(tx, { tenant, actor, now }, matter, match));
    }

    const options = await optionStore(tx).ofFirm();
    const series = { prefix: options.voucher_prefix ?? '', first: options.first_voucher_number };
    const numbers =
      options.assigns_vouchers && !options.needs_voucher_document
        ? nextVouchers(series, await store.vouchers(matter.id), toMake.length + booked.length)
        : [];
    const made = await makeEntries(
      tx,
      { actor, now, matter, accountId },
      toMake.map((one, at) => ({ ...one, voucher: numbers[at] ?? null })),
    );
    const toKeep: MatchToKeep[] = [
      ...made.map(({ line, source, id, voucher, confidence }) => ({
        voucher,
        confidence,
        lineIds: [line.id],
        entries: [{ source, source_id: id, amount_cents: line.amount_cents, is_made: true, expected_on: null }],
      })),
      ...booked.map(({ lines, entries, confidence }, at) => ({
        voucher: entries.find(({ voucher }) => voucher !== null)?.voucher ?? numbers[toMake.length + at] ?? null,
        confidence,
        lineIds: lines.map(({ id }) => id),
        entries: entries.map(({ source, source_id, amount_cents }) => ({
          source,
          source_id,
          amount_cents,
          is_made: false,
          expected_on: null,
        })),
      })),
    ];
    matchIDs.push(...(await keepMatches(tx, actor, { matterId: matter.id, accountId }, toKeep)));
    if (toKeep.length > 0) await moneyMoved(tx, matter.id);
    const linesOf = (all: readonly { readonly length: number }[]): number =>
      all.reduce((total, { length }) => total + length, 0);
    const count =
      moves.length + linesOf(expected.map(({ lines }) => lines)) + linesOf(toKeep.map(({ lineIds }) => lineIds));
    await audit(tx, actor, 'recon.matched', {
      entity: ['bank_account', accountId],
      matterId: matter.id,
      after: { matches: matchIDs.length, lines: count, atLeast: body.atLeast },
    });
    return { matched: matchIDs.length, lines: count, left: suggested.lines.length - count, matchIDs };
  });
