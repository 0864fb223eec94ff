import type { reconCalls } from '@boedel/contract/recon/recon.calls';
import type { SystemType } from '@boedel/domain/matter/kinds';
import { cents, sum } from '@boedel/domain/money/cents';
import { eachInSteps, type Steps } from '@boedel/domain/steps/steps';
import { audit } from '../../platform/audit/audit';
import type { Handler } from '../../platform/http/handler';
import { runSteps } from '../../platform/steps/run-steps';
import { openToCapture } from '../../platform/tenancy/matter-door';
import { figuredOnce } from '../kept-figures/refigure';
import { keepMatches, type MatchToKeep } from './keep-matches';
import type { LineToMake } from './made-entries.store';
import { makeEntries } from './make-entries';
import type { MadeEntry } from './made-entry';
import { answerAll } from './make-match';
import { nextVoucher, nextVouchersOf } from './next-voucher';
import { bankLineStore, type LineRow } from './bank-line.store';
import type { OpenRow } from './open-entry.store';
import { type Suggested, suggestFor } from './suggestions';
import { readTarget, type Target, targetLabel } from './target';
import { settled, waitsForMoney } from './waiting-for-money';

type Calls = typeof reconCalls;

interface Answered {
  readonly lines: readonly LineRow[];
  readonly entries: readonly OpenRow[];
  readonly confidence: number;
}

const isPayment = ({ entries }: Answered): boolean => entries.some(({ source }) => source === 'payout');

type Movement = Extract<Target, { as: 'movement' }>;

interface Chosen {
  /** Entries that stand in the ledger. */
  readonly booked: Answered[];
  /** Entries that wait for their money: answering one changes its own row. */
  readonly expected: Answered[];
  readonly toMake: (Omit<LineToMake, 'voucher'> & { readonly confidence: number })[];
  /** Transfers and the like. */
  readonly moved: { readonly line: LineRow; readonly target: Movement; readonly confidence: number }[];
}

/** The best suggestion of each line from a confidence on; a line and an entry are used once. */
function* chooseBest({ lines, entries, suggestions }: Suggested, atLeast: number): Steps<Chosen> {
  const byKey = new Map(entries.map((row) => [`${row.source}:${row.source_id}`, row]));
  const byId = new Map(lines.map((line) => [String(line.id), line]));
  const taken = new Set<string>();
  const takenEntries = new Set<string>();
  const chosen: Chosen = { booked: [], expected: [], toMake: [], moved: [] };
  yield* eachInSteps(suggestions, ([best], at) => {
    if (!best || best.confidence < atLeast) return;
    if (best.lineIds.some((id) => taken.has(id)) || best.entryIds.some((id) => takenEntries.has(id))) return;
    for (const id of best.lineIds) taken.add(id);
    for (const id of best.entryIds) takenEntries.add(id);
    const { confidence } = best;
    if (best.entryIds.length === 0) {
      const target = readTarget(best.target!);
      const line = lines[at]!;
      if (target.as === 'movement') chosen.moved.push({ line, target, confidence });
      else chosen.toMake.push({ line, source: target.as, label: targetLabel(target), confidence });
      return;
    }
    const answered = best.entryIds.map((id) => byKey.get(id)!);
    const into = answered.some((row) => row.is_expected) ? chosen.expected : chosen.booked;
    into.push({ lines: best.lineIds.map((id) => byId.get(id)!), entries: answered, confidence });
  });
  return chosen;
}

/** What the movement of a line is made as. */
function moves(line: LineRow, { kind, other }: Movement): MadeEntry {
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
 * is, the figures of the matter are worked out once.
 */
export const autoMatch: Handler<Calls['autoMatch']> = ({ tenant, actor, now, body }) =>
  tenant.transaction(async (tx) => {
    const matter = await openToCapture(tx, actor, body.matterID, 'money');
    const accountId = body.bankAccountID;
    const type = matter.system_type as SystemType;
    await bankLineStore(tx).holdAccount(matter.id, accountId);
    const suggested = await suggestFor(tx, matter, accountId);
    const { booked, expected, toMake, moved } = await runSteps(chooseBest(suggested, body.atLeast));

    const toKeep: MatchToKeep[] = [];
    const answer = async (
      { lines, entries, confidence }: Answered,
      makes: readonly MadeEntry[],
      next: string | null,
    ) => {
      const line = lines[0]!;
      const voucher = entries.find((row) => row.voucher !== null)?.voucher ?? next;
      const [waiting, chosen] = [entries.filter(waitsForMoney), entries.filter((row) => !waitsForMoney(row))];
      const total = sum(lines.map(({ amount_cents }) => amount_cents));
      const settling = waiting.map((row) => settled(row, entries.length === 1 ? total : row.amount_cents, type));
      const making = { tx, asked: { tenant, actor, now }, matter, accountId, line, voucher };
      const answers = await answerAll(making, chosen, [...makes, ...settling], line.amount_cents > 0);
      toKeep.push({ voucher, confidence, lineIds: lines.map(({ id }) => id), entries: answers });
    };
    await figuredOnce(tx, async () => {
      // A payment of a file is given its number when it is booked, so that it goes before the others are given theirs.
      const [payments, others] = [expected.filter(isPayment), expected.filter((one) => !isPayment(one))];
      for (const one of payments) await answer(one, [], await nextVoucher(tx, matter.id));

      const count = others.length + moved.length + toMake.length + booked.length;
      const numbers = (await nextVouchersOf(tx, matter.id, count)).values();
      const next = (): string | null => numbers.next().value ?? null;
      for (const one of others) await answer(one, [], next());
      for (const { line, target, confidence } of moved)
        await answer({ lines: [line], entries: [], confidence }, [moves(line, target)], next());
      const numbered = toMake.map((one) => ({ ...one, voucher: next() }));
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
          voucher: entries.find(({ voucher }) => voucher !== null)?.voucher ?? next(),
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
    });
    const matchIDs = await keepMatches(tx, actor, { matterId: matter.id, accountId }, toKeep);
    const lines = toKeep.reduce((total, { lineIds }) => total + lineIds.length, 0);
    await audit(tx, actor, 'recon.matched', {
      entity: ['bank_account', accountId],
      matterId: matter.id,
      after: { matches: matchIDs.length, lines, atLeast: body.atLeast },
    });
    return { matched: matchIDs.length, lines, left: suggested.lines.length - lines, matchIDs };
  });
