import type { reconCalls } from '@boedel/contract/recon/recon.calls';
import { movementKinds } from '@boedel/domain/cash/movement';
import { refuse } from '@boedel/domain/law/refusal';
import { type SystemType, systemType } from '@boedel/domain/matter/kinds';
import { type Cents, negate, sum } from '@boedel/domain/money/cents';
import { checkMatch } from '@boedel/domain/reconciliation/check-match';
import { audit } from '../../platform/audit/audit';
import type { Tx } from '../../platform/db/database';
import type { Handler } from '../../platform/http/handler';
import { requireValue } from '../../platform/require-value';
import { throwIfRefused } from '../../platform/throw-if-refused';
import { Conflict, NotFound, RefusalProblem } from '../../platform/problems';
import type { MatterRecordRequest } from '../../platform/record/matter-record';
import { type OpenedMatter, openToCapture } from '../../platform/tenancy/matter-door';
import { answerEntry } from '../cash/answer-entry';
import { blankExpense, blankIncome, blankMovement } from '../cash/blank-entries';
import { expenseKit } from '../cash/expenses';
import { incomeKit } from '../cash/income';
import { movementKit } from '../cash/movements';
import type { ExpectedPayments } from './expected-payments';
import { saveMatches } from './keep-matches';
import { findNextVoucher } from './next-voucher';
import { presentBankLines } from './recon.present';
import type { MadeEntry } from './made-entry';
import { bankLineStore, type BankLineRow } from './bank-line.store';
import { type AnsweredEntry, type EntrySource, releaseLines, findHandedOver, matchStore } from './match.store';
import { listExpectedEntries, listOpenEntries, type OpenEntryRow } from './open-entry.store';
import { toAnswerableLines } from './bank-chain';
import { makeReversal } from './make-reversal';
import { createSettlingEntry, listWaitingForMoney, isWaitingForMoney } from './list-waiting-for-money';

type MatchCalls = typeof reconCalls;
type AnsweringEntry = Omit<AnsweredEntry, 'match_id'>;

/** Lines of one account, as the person saw them: one that changed meanwhile is shown as it is now. */
export async function lockLines(
  tx: Tx,
  matter: OpenedMatter,
  asked: readonly { readonly id: number; readonly version: number }[],
): Promise<{ accountId: number; lines: BankLineRow[] }> {
  const bankLines = bankLineStore(tx);
  const first = asked[0];
  if (!first) throw new RefusalProblem(refuse('lines', 'Choose the bank line first.'));
  const { bank_account_id: accountId, matter_id } = await bankLines.find(first.id);
  if (matter_id !== matter.id) throw new NotFound();
  await bankLines.holdAccount(matter.id, accountId);
  const lines: BankLineRow[] = [];
  for (const { id, version } of new Map(asked.map((one) => [one.id, one])).values()) {
    const line = await bankLines.lock(id);
    if (line.matter_id !== matter.id) throw new NotFound();
    if (line.match_id !== null || line.version !== version) {
      throw new Conflict({
        matchID: line.match_id ?? line.id,
        lines: await presentBankLines(tx, await bankLines.shownLines([id])),
      });
    }
    lines.push(line);
  }
  if (lines.some((line) => line.bank_account_id !== accountId)) {
    throw new RefusalProblem(refuse('lines', 'Lines from two accounts cannot be matched together.'));
  }
  return { accountId, lines };
}

const isEstate = ({ system_type }: OpenedMatter): boolean =>
  system_type === systemType.estateLate || system_type === systemType.liquidation;

/** How a new entry moves the account: as its kind does, and a transfer as the line does. */
function computeSigned(made: MadeEntry, isIn: boolean): Cents {
  if (made.make === 'reversal') return isIn ? made.amount : negate(made.amount);
  if (made.make === 'income') return made.amount;
  if (made.make !== 'movement') return negate(made.amount);
  const kind = made.kind ? movementKinds[made.kind] : undefined;
  if (made.kind === 'transfer') return isIn ? made.amount : negate(made.amount);
  return kind?.way === 'in' ? made.amount : negate(made.amount);
}

export interface MatchMaking {
  readonly tx: Tx;
  readonly asked: MatterRecordRequest;
  readonly matter: OpenedMatter;
  readonly accountId: number;
  readonly line: BankLineRow;
  readonly voucher: string | null;
  readonly expectedPayments: ExpectedPayments;
}

/** Makes one entry of a line, by the rules its own tab has. */
async function makeEntry(
  { tx, asked, matter, accountId, line, voucher, expectedPayments }: MatchMaking,
  made: MadeEntry,
  isIn: boolean,
): Promise<AnsweringEntry> {
  const description = made.description ?? line.description;
  const common = { description, amount: made.amount, bankAccountID: accountId, voucher };
  const amount_cents = computeSigned(made, isIn);
  const createAnswer = (source: EntrySource, source_id: number): AnsweringEntry => ({
    source,
    source_id,
    amount_cents,
    is_made: true,
    expected_on: null,
  });
  if (made.make === 'reversal') {
    const by = await makeReversal({ tx, asked, matter, accountId, line, voucher }, made, isIn);
    if (made.isReturnedPayment) {
      const { day, description: why } = line;
      const { amount, reversalOf: original } = made;
      await expectedPayments.returned(tx, asked, matter, { original: original!, by, amount, day, why });
    }
    return createAnswer(by.source, by.id);
  }
  if (made.make === 'income') {
    const at = await incomeKit.toChange(tx, asked, matter.id);
    const values = {
      ...blankIncome,
      ...common,
      receivedDate: line.day,
      incomeType: made.type ?? '',
      assetID: made.assetID ?? null,
    };
    return createAnswer('income', (await incomeKit.insert(values, at)).id);
  }
  if (made.make === 'movement') {
    const at = await movementKit.toChange(tx, asked, matter.id);
    const isTransferIn = made.kind === 'transfer' && isIn;
    if (isTransferIn && !made.toBankAccountID)
      throw new RefusalProblem(refuse('toBankAccountID', 'Choose the other account.'));
    const values = {
      ...blankMovement,
      ...common,
      ...(isTransferIn
        ? { bankAccountID: made.toBankAccountID, toBankAccountID: accountId }
        : { toBankAccountID: made.toBankAccountID ?? null }),
      movedDate: line.day,
      kind: requireValue(made.kind, refuse('kind', 'Choose what it was.')),
      assetID: made.assetID ?? null,
      partyID: made.partyID ?? null,
      claimID: made.claimID ?? null,
    };
    return createAnswer('money_movement', (await movementKit.insert(values, at)).id);
  }
  const at = await expenseKit.toChange(tx, asked, matter.id);
  if (made.make === 'claim' && !made.liabilityID)
    throw new RefusalProblem(refuse('liabilityID', 'Choose the claim that was paid.'));
  const values = {
    ...blankExpense,
    ...common,
    paidDate: line.day,
    ...(isEstate(matter) ? { costType: made.type } : { expenseType: made.type }),
    assetID: made.assetID ?? null,
    liabilityID: made.make === 'claim' ? made.liabilityID! : null,
  };
  return createAnswer('expense', (await expenseKit.insert(values, at)).id);
}
/** An entry that was chosen: one that waits for its money was received or paid on the day of the line, through its account. */
async function answerWithChosen(
  { tx, asked, matter, accountId, line, voucher, expectedPayments }: MatchMaking,
  { source, source_id, amount_cents, day, is_expected }: OpenEntryRow,
): Promise<AnsweringEntry> {
  const answered = { source, source_id, amount_cents, is_made: false, expected_on: null };
  if (source === 'payout') {
    const booked = await expectedPayments.paid(tx, asked, matter, source_id, line.day);
    return { ...answered, source: booked.source, source_id: booked.id };
  }
  if (!is_expected) return answered;
  if (source !== 'income' && source !== 'expense')
    throw new RefusalProblem(refuse('entries', 'This entry cannot be matched to a bank line.'));
  await answerEntry(tx, asked, { source, id: source_id }, { bankAccountID: accountId, day: line.day, voucher });
  return { ...answered, expected_on: day };
}

/** Answers what was chosen for lines, and makes what is missing. */
export async function answerWithAll(
  making: MatchMaking,
  chosen: readonly OpenEntryRow[],
  makes: readonly MadeEntry[],
  isIn: boolean,
): Promise<AnsweringEntry[]> {
  const answering: AnsweringEntry[] = [];
  for (const row of chosen) answering.push(await answerWithChosen(making, row));
  for (const made of makes) answering.push(await makeEntry(making, made, isIn));
  return answering;
}

/** Matches lines to what they are for, all of it to the cent; what is missing is made, what was expected becomes paid. */
export const createAllocate =
  (expectedPayments: ExpectedPayments): Handler<MatchCalls['allocate']> =>
  ({ scope, actor, now, body }) =>
    scope.transaction(async (tx) => {
      const matter = await openToCapture(tx, actor, body.matterID, 'money');
      const { accountId, lines } = await lockLines(tx, matter, body.lines);
      const chosen = { ...body, accountId, lines, expectedPayments };
      const match = await matchLines(tx, { scope, actor, now }, matter, chosen);
      return {
        matchID: match,
        lines: await presentBankLines(tx, await bankLineStore(tx).shownLines(lines.map(({ id }) => id))),
      };
    });

interface LineMatching {
  readonly accountId: number;
  readonly lines: readonly BankLineRow[];
  readonly entries: readonly { readonly source: EntrySource; readonly id: number }[];
  readonly make: readonly MadeEntry[];
  readonly voucher: string | null;
  readonly confidence?: number | null | undefined;
  readonly expectedPayments: ExpectedPayments;
}

export async function matchLines(
  tx: Tx,
  asked: MatterRecordRequest,
  matter: OpenedMatter,
  body: LineMatching,
): Promise<number> {
  const { accountId, lines, expectedPayments } = body;
  const [line] = await toAnswerableLines(tx, matter.id, [lines[0]!]);
  const total = sum(lines.map(({ amount_cents }) => amount_cents));
  const [open, expected] = [await listOpenEntries(tx, matter.id, accountId), await listExpectedEntries(tx, matter.id)];
  const waiting = body.entries.some(isWaitingForMoney) ? await listWaitingForMoney(tx, matter.id) : [];
  const payments = body.entries.some(({ source }) => source === 'payout')
    ? await expectedPayments.of(tx, matter.id, accountId)
    : [];
  const makes: MadeEntry[] = [...body.make];
  const chosen: OpenEntryRow[] = [];
  for (const { source, id } of body.entries) {
    const row = [...payments, ...open, ...expected, ...waiting].find(
      (one) => one.source === source && one.source_id === id,
    );
    if (row && isWaitingForMoney(row)) {
      // One alone may be settled in part: by as much as the lines come to.
      const isAlone = body.entries.length + body.make.length === 1;
      const isItsWay = total > 0 === row.amount_cents > 0;
      makes.push(
        createSettlingEntry(row, isAlone && isItsWay ? total : row.amount_cents, matter.system_type as SystemType),
      );
    } else if (row) chosen.push(row);
    else
      throw new RefusalProblem(
        refuse('entries', 'This entry is no longer open: someone matched or removed it. Check the list again.'),
      );
  }
  throwIfRefused(
    checkMatch(
      lines.map(({ amount_cents }) => amount_cents),
      [...chosen.map(({ amount_cents }) => amount_cents), ...makes.map((made) => computeSigned(made, total > 0))],
    ),
  );
  const voucher =
    body.voucher ?? chosen.find((row) => row.voucher !== null)?.voucher ?? (await findNextVoucher(tx, matter.id));
  const entries = await answerWithAll(
    { tx, asked, matter, accountId, line: line!, voucher, expectedPayments },
    chosen,
    makes,
    total > 0,
  );
  const [matchId] = await saveMatches(tx, asked.actor, { matterId: matter.id, accountId }, [
    { voucher, confidence: body.confidence ?? null, lineIds: lines.map(({ id }) => id), entries },
  ]);
  await audit(tx, asked.actor, 'recon.matched', {
    entity: ['recon_match', matchId!],
    matterId: matter.id,
    after: { lines: lines.map(({ id }) => id), entries, voucher },
  });
  return matchId!;
}

/** Takes a match apart: what was made with it goes, what was expected is expected again. */
export async function removeMatch(
  tx: Tx,
  asked: MatterRecordRequest,
  matter: OpenedMatter,
  matchId: number,
): Promise<void> {
  const matches = matchStore(tx);
  const match = await matches.lock(matchId);
  if (match.matter_id !== matter.id) throw new NotFound();
  const exported = await findHandedOver(tx, matchId);
  if (exported) {
    throw new RefusalProblem(
      refuse('matchIDs', 'This line was sent to Sage Pastel, so the match cannot be undone. Add a correcting entry.'),
    );
  }
  const entries = await matches.entriesOf([matchId]);
  await releaseLines(tx, matchId);
  await matches.remove(matchId);
  for (const entry of entries) {
    if (entry.is_made) {
      const kit = { income: incomeKit, expense: expenseKit, money_movement: movementKit }[entry.source as 'income'];
      await kit?.removeIn(tx, asked, entry.source_id);
    } else if (entry.expected_on !== null && (entry.source === 'income' || entry.source === 'expense')) {
      const source = { source: entry.source, id: entry.source_id };
      await answerEntry(tx, asked, source, { bankAccountID: null, day: entry.expected_on });
    }
  }
  await audit(tx, asked.actor, 'recon.undone', {
    entity: ['recon_match', matchId],
    matterId: matter.id,
    before: { entries, voucher: match.voucher },
  });
}

export const undoAllocate: Handler<MatchCalls['undoAllocate']> = ({ scope, actor, now, body }) =>
  scope.transaction(async (tx) => {
    const matter = await openToCapture(tx, actor, body.matterID, 'money');
    const matchIds = new Set(body.matchIDs);
    for (const matchId of matchIds) await removeMatch(tx, { scope, actor, now }, matter, matchId);
    return { undone: matchIds.size };
  });
