import type { BodyOf } from '@boedel/contract/call';
import type { reconCalls } from '@boedel/contract/recon/recon.calls';
import { movementKinds } from '@boedel/domain/cash/movement';
import { refuse } from '@boedel/domain/law/refusal';
import { systemType } from '@boedel/domain/matter/kinds';
import { type Cents, negate, sum } from '@boedel/domain/money/cents';
import { checkMatch } from '@boedel/domain/reconciliation/check-match';
import { nextVouchers } from '@boedel/domain/reconciliation/vouchers';
import { audit } from '../../platform/audit/audit';
import type { Tx } from '../../platform/db/database';
import { sql } from '../../platform/db/sql';
import type { Handler } from '../../platform/http/handler';
import { orRefuse } from '../../platform/http/or-refuse';
import { Conflict, NotFound } from '../../platform/problems';
import type { Asked } from '../../platform/record/matter-record';
import { type OpenedMatter, openToCapture } from '../../platform/tenancy/matter-door';
import { expenseKit } from '../cash/expenses';
import { incomeKit } from '../cash/income';
import { movementKit } from '../cash/movements';
import { reconStore as optionStore } from '../firm/settings.store';
import { openClaims } from './claims';
import { expectedPayments } from './expected-payments';
import { presentLines } from './recon.present';
import { type EntrySource, type LineRow, type MatchedEntry, type OpenRow, reconStore } from './recon.store';

type Calls = typeof reconCalls;
type Made = BodyOf<Calls['allocate']>['make'][number];
type Answering = Omit<MatchedEntry, 'description' | 'match_id'>;

/** Lines of one account, as the person saw them: one that changed meanwhile is shown as it is now. */
export async function holdLines(
  tx: Tx,
  matter: OpenedMatter,
  asked: readonly { readonly id: number; readonly version: number }[],
): Promise<{ accountId: number; lines: LineRow[] }> {
  const store = reconStore(tx);
  const first = asked[0];
  if (!first) return orRefuse(refuse('lines', 'Choose the bank line first.'));
  const { bank_account_id: accountId, matter_id } = await store.lines.find(first.id);
  if (matter_id !== matter.id) throw new NotFound();
  await store.holdAccount(matter.id, accountId);
  const lines: LineRow[] = [];
  for (const { id, version } of new Map(asked.map((one) => [one.id, one])).values()) {
    const line = await store.lines.lock(id);
    if (line.matter_id !== matter.id) throw new NotFound();
    if (line.match_id !== null || line.version !== version) {
      throw new Conflict({
        matchID: line.match_id ?? line.id,
        lines: await presentLines(tx, await store.shownLines([id])),
      });
    }
    lines.push(line);
  }
  if (lines.some((line) => line.bank_account_id !== accountId)) {
    orRefuse(refuse('lines', 'Lines of two accounts cannot be matched together.'));
  }
  return { accountId, lines };
}

/** The next voucher of the firm's series, where it numbers by itself and no paper has to be there first. */
export async function nextVoucher(tx: Tx, matterId: number): Promise<string | null> {
  const options = await optionStore(tx).ofFirm();
  if (!options.assigns_vouchers || options.needs_voucher_document) return null;
  const series = { prefix: options.voucher_prefix ?? '', first: options.first_voucher_number };
  return nextVouchers(series, await reconStore(tx).vouchers(matterId), 1)[0]!;
}

const isEstate = ({ system_type }: OpenedMatter): boolean =>
  system_type === systemType.estateLate || system_type === systemType.liquidation;

/** How a new entry moves the account: as its kind does, and a transfer as the line does. */
function signed(made: Made, isIn: boolean): Cents {
  if (made.make === 'income') return made.amount;
  if (made.make !== 'movement') return negate(made.amount);
  const kind = made.kind ? movementKinds[made.kind] : undefined;
  if (made.kind === 'transfer') return isIn ? made.amount : negate(made.amount);
  return kind?.way === 'in' ? made.amount : negate(made.amount);
}

interface Making {
  readonly tx: Tx;
  readonly asked: Asked;
  readonly matter: OpenedMatter;
  readonly accountId: number;
  readonly line: LineRow;
  readonly voucher: string | null;
}

/** Makes one entry of a line, by the rules its own tab has. */
async function makeEntry(
  { tx, asked, matter, accountId, line, voucher }: Making,
  made: Made,
  isIn: boolean,
): Promise<Answering> {
  const description = made.description ?? line.description;
  const common = { description, amount: made.amount, bankAccountID: accountId, voucher };
  const amount_cents = signed(made, isIn);
  const entry = (source: EntrySource, source_id: number): Answering => ({
    source,
    source_id,
    amount_cents,
    is_made: true,
    expected_on: null,
  });
  if (made.make === 'income') {
    const at = await incomeKit.toChange(tx, asked, matter.id);
    const values = {
      ...blankIncome,
      ...common,
      receivedDate: line.day,
      incomeType: made.type ?? '',
      assetID: made.assetID ?? null,
    };
    return entry('income', (await incomeKit.insert(values, at)).id);
  }
  if (made.make === 'movement') {
    const at = await movementKit.toChange(tx, asked, matter.id);
    const isTransferIn = made.kind === 'transfer' && isIn;
    if (isTransferIn && !made.toBankAccountID) orRefuse(refuse('toBankAccountID', 'Choose the other account.'));
    const values = {
      ...blankMovement,
      ...common,
      ...(isTransferIn
        ? { bankAccountID: made.toBankAccountID, toBankAccountID: accountId }
        : { toBankAccountID: made.toBankAccountID ?? null }),
      movedDate: line.day,
      kind: made.kind ?? orRefuse(refuse('kind', 'Choose what it was.')),
      assetID: made.assetID ?? null,
      partyID: made.partyID ?? null,
    };
    return entry('money_movement', (await movementKit.insert(values, at)).id);
  }
  const at = await expenseKit.toChange(tx, asked, matter.id);
  if (made.make === 'claim' && !made.liabilityID) orRefuse(refuse('liabilityID', 'Choose the claim that was paid.'));
  const values = {
    ...blankExpense,
    ...common,
    paidDate: line.day,
    ...(isEstate(matter) ? { costType: made.type } : { expenseType: made.type }),
    assetID: made.assetID ?? null,
    liabilityID: made.make === 'claim' ? made.liabilityID! : null,
  };
  return entry('expense', (await expenseKit.insert(values, at)).id);
}
const blankIncome = { documentID: null, vatAmount: null, fromDate: null, toDate: null, account: null, notes: null };
const blankMovement = { carryingAmount: null, isForUse: false, notes: null };
const blankExpense = {
  documentID: null,
  payee: null,
  costType: null,
  expenseType: null,
  vatAmount: null,
  borneBy: null,
  isForEstateDuty: false,
  fromDate: null,
  toDate: null,
  account: null,
  notes: null,
};

/** An expected entry is answered by money: it was received or paid on the day of the line, through its account. */
async function answerExpected(
  { tx, asked, matter, accountId, line, voucher }: Making,
  row: OpenRow,
): Promise<Answering> {
  const answered = {
    source: row.source,
    source_id: row.source_id,
    amount_cents: row.amount_cents,
    is_made: false,
    expected_on: row.day,
  };
  if (row.source === 'income') {
    const before = await incomeKit.store(tx).find(row.source_id);
    const at = await incomeKit.toChange(tx, asked, matter.id, before);
    const values = incomeKit.read(before);
    await incomeKit.save(
      before,
      before.version,
      { ...values, bankAccountID: accountId, receivedDate: line.day, voucher: values.voucher ?? voucher },
      at,
    );
    return answered;
  }
  if (row.source === 'expense') {
    const before = await expenseKit.store(tx).find(row.source_id);
    const at = await expenseKit.toChange(tx, asked, matter.id, before);
    const values = expenseKit.read(before);
    await expenseKit.save(
      before,
      before.version,
      { ...values, bankAccountID: accountId, paidDate: line.day, voucher: values.voucher ?? voucher },
      at,
    );
    return answered;
  }
  return orRefuse(refuse('entries', 'This entry cannot be answered by a bank line.'));
}

/** Matches lines to what they are for, all of it to the cent; what is missing is made, what was expected becomes paid. */
export const allocate: Handler<Calls['allocate']> = ({ tenant, actor, now, body }) =>
  tenant.transaction(async (tx) => {
    const matter = await openToCapture(tx, actor, body.matterID, 'money');
    const store = reconStore(tx);
    const { accountId, lines } = await holdLines(tx, matter, body.lines);
    const match = await matchLines(tx, { tenant, actor, now }, matter, { ...body, accountId, lines });
    return { matchID: match, lines: await presentLines(tx, await store.shownLines(lines.map(({ id }) => id))) };
  });

interface Matching {
  readonly accountId: number;
  readonly lines: readonly LineRow[];
  readonly entries: readonly { readonly source: EntrySource; readonly id: number }[];
  readonly make: readonly Made[];
  readonly voucher: string | null;
  readonly confidence?: number | null | undefined;
}

export async function matchLines(tx: Tx, asked: Asked, matter: OpenedMatter, body: Matching): Promise<number> {
  const store = reconStore(tx);
  const { accountId, lines } = body;
  const line = lines[0]!;
  const total = sum(lines.map(({ amount_cents }) => amount_cents));
  const [open, expected] = [await store.openEntries(matter.id, accountId), await store.expected(matter.id)];
  const claims = body.entries.some(({ source }) => source === 'liability') ? await openClaims(tx, matter.id) : [];
  const payments = body.entries.some(({ source }) => source === 'payout')
    ? await expectedPayments().of(tx, matter.id, accountId)
    : [];
  const makes: Made[] = [...body.make];
  const chosen: OpenRow[] = [];
  for (const { source, id } of body.entries) {
    const row = [...payments, ...open, ...expected].find((one) => one.source === source && one.source_id === id);
    const claim = source === 'liability' ? claims.find(({ liabilityId }) => liabilityId === id) : undefined;
    if (claim) {
      makes.push({
        make: 'claim',
        liabilityID: id,
        amount: body.entries.length + body.make.length === 1 ? negate(total) : claim.open,
        type: null,
        description: null,
      });
    } else if (row) chosen.push(row);
    else
      orRefuse(
        refuse('entries', 'This entry is not open any more: somebody matched or removed it. Look at the list again.'),
      );
  }
  orRefuse(
    checkMatch(
      lines.map(({ amount_cents }) => amount_cents),
      [...chosen.map(({ amount_cents }) => amount_cents), ...makes.map((made) => signed(made, total > 0))],
    ),
  );
  const voucher =
    body.voucher ?? chosen.find((row) => row.voucher !== null)?.voucher ?? (await nextVoucher(tx, matter.id));
  const making: Making = { tx, asked, matter, accountId, line, voucher };
  const answering: Answering[] = [];
  for (const row of chosen) {
    if (row.source === 'payout') {
      const booked = await expectedPayments().paid(tx, asked, matter, row.source_id, line.day);
      const { amount_cents } = row;
      answering.push({ source: booked.source, source_id: booked.id, amount_cents, is_made: false, expected_on: null });
      continue;
    }
    answering.push(
      row.is_expected
        ? await answerExpected(making, row)
        : {
            source: row.source,
            source_id: row.source_id,
            amount_cents: row.amount_cents,
            is_made: false,
            expected_on: null,
          },
    );
  }
  for (const made of makes) answering.push(await makeEntry(making, made, total > 0));
  const match = await store.matches.insert({
    matter_id: matter.id,
    bank_account_id: accountId,
    voucher,
    confidence: body.confidence ?? null,
    made_name: asked.actor.fullName,
  });
  await store.keep(
    matter.id,
    accountId,
    lines.map(({ id }) => ({ id, match_id: match.id })),
    answering.map((one) => ({ ...one, match_id: match.id })),
  );
  await audit(tx, asked.actor, 'recon.matched', {
    entity: ['recon_match', match.id],
    matterId: matter.id,
    after: { lines: lines.map(({ id }) => id), entries: answering, voucher },
  });
  return match.id;
}

/** Takes a match apart: what was made with it goes, what was expected is expected again. */
export async function unmatch(tx: Tx, asked: Asked, matter: OpenedMatter, matchId: number): Promise<void> {
  const store = reconStore(tx);
  const match = await store.matches.lock(matchId);
  if (match.matter_id !== matter.id) throw new NotFound();
  const exported = await tx.maybe(
    sql`select from bank_line where match_id = ${matchId} and pastel_export_id is not null limit 1`,
  );
  if (exported) {
    orRefuse(
      refuse(
        'matchIDs',
        'This line was handed to Sage Pastel, so the match stays. Correct it with an entry of its own.',
      ),
    );
  }
  const entries = await store.entriesOf([matchId]);
  await tx.run(sql`update bank_line set match_id = null, version = version + 1 where match_id = ${matchId}`);
  await store.matches.remove(matchId);
  for (const entry of entries) {
    if (entry.is_made) {
      const kit = { income: incomeKit, expense: expenseKit, money_movement: movementKit }[entry.source as 'income'];
      await kit?.removeIn(tx, asked, entry.source_id);
    } else if (entry.expected_on !== null && entry.source === 'income') {
      const before = await incomeKit.store(tx).find(entry.source_id);
      const at = await incomeKit.toChange(tx, asked, matter.id, before);
      await incomeKit.save(
        before,
        before.version,
        { ...incomeKit.read(before), bankAccountID: null, receivedDate: entry.expected_on },
        at,
      );
    } else if (entry.expected_on !== null && entry.source === 'expense') {
      const before = await expenseKit.store(tx).find(entry.source_id);
      const at = await expenseKit.toChange(tx, asked, matter.id, before);
      await expenseKit.save(
        before,
        before.version,
        { ...expenseKit.read(before), bankAccountID: null, paidDate: entry.expected_on },
        at,
      );
    }
  }
  await audit(tx, asked.actor, 'recon.undone', {
    entity: ['recon_match', matchId],
    matterId: matter.id,
    before: { entries, voucher: match.voucher },
  });
}

export const undoAllocate: Handler<Calls['undoAllocate']> = ({ tenant, actor, now, body }) =>
  tenant.transaction(async (tx) => {
    const matter = await openToCapture(tx, actor, body.matterID, 'money');
    for (const matchId of new Set(body.matchIDs)) await unmatch(tx, { tenant, actor, now }, matter, matchId);
    return { undone: new Set(body.matchIDs).size };
  });
