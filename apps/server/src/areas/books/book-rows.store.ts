import type {
  Book,
  BookBankAccount,
  BookBankLine,
  BookEntry,
  BookEvent,
  BookFile,
  BookFileRow,
  BookLock,
  BookMatch,
  BookMatchEntry,
  BookPayment,
  BookPosting,
  BookStatement,
} from '@boedel/domain/books/book';
import type { Cents } from '@boedel/domain/money/cents';
import type { Tx } from '../../platform/db/database';
import { type Sql, sql } from '../../platform/db/sql';
import { isAside } from '../statements/bank-chain.store';

type OfMatter<T> = T & { readonly matterId: number };

const toMillis = (column: Sql): Sql => sql`(extract(epoch from ${column}) * 1000)::float8`;

/** The rows that events are booked from, told alike. A sale counts while it is not cancelled; its price follows from the facts. */
const selectEntries = (ids: Sql): Sql => sql`
  select matter_id as "matterId", 'income' as source, id, received_on as day, amount_cents as amount, voucher,
    bank_account_id as "bankAccountId", null::bigint as "toBankAccountId", reversal_of_id as "reversalOfId", true as "mustBeBooked"
  from income where matter_id = any(${ids})
  union all
  select matter_id, 'expense', id, paid_on, amount_cents, voucher, bank_account_id, null, reversal_of_id, true
  from expense where matter_id = any(${ids})
  union all
  select matter_id, 'money_movement', id, moved_on, amount_cents, voucher, bank_account_id, to_bank_account_id, reversal_of_id, true
  from money_movement where matter_id = any(${ids})
  union all
  select matter_id, 'trust_distribution', id, vested_on, amount_cents, voucher, null, null, null, true
  from trust_distribution where matter_id = any(${ids})
  union all
  select matter_id, 'asset_sale', id, coalesce(result_on, arranged_on), null, null, bank_account_id, null, null, false
  from asset_sale where matter_id = any(${ids}) and cancelled_at is null
  union all
  select matter_id, 'bank_account', id, opening_on, opening_balance_cents, null, id, null, null, true
  from bank_account where matter_id = any(${ids}) and opening_on is not null and opening_balance_cents <> 0`;

/** Everything the checks look at in some matters, in one statement a table. */
export async function readBooks(tx: Tx, matterIds: readonly number[]): Promise<ReadonlyMap<number, Book>> {
  const ids = sql`${[...matterIds]}::bigint[]`;
  const read = async <T>(statement: Sql): Promise<Map<number, T[]>> => {
    const byMatter = new Map<number, T[]>(matterIds.map((id) => [id, []]));
    for (const { matterId, ...row } of await tx.rows<OfMatter<T>>(statement)) byMatter.get(matterId)?.push(row as T);
    return byMatter;
  };
  const locks = await read<BookLock>(sql`
    select matter_id as "matterId", up_to as "upTo", ${toMillis(sql`locked_at`)} as "lockedAt" from ledger_lock
    where matter_id = any(${ids}) order by id`);
  const kept = await read<{ cash: Cents | null }>(sql`
    select matter_id as "matterId", cash_position_cents as cash from matter_figures where matter_id = any(${ids})`);
  const accounts = await read<BookBankAccount>(sql`
    select matter_id as "matterId", id, name, opening_on as "openingOn", coalesce(opening_balance_cents, 0)::bigint as opening
    from bank_account where matter_id = any(${ids}) order by id`);
  const events = await read<BookEvent>(sql`
    select matter_id as "matterId", id, day, kind, narrative, voucher, source, source_id as "sourceId", reverses_id as "reversesId",
      posting_count as "postingCount", ${toMillis(sql`booked_at`)} as "bookedAt"
    from ledger_event where matter_id = any(${ids}) order by id`);
  const postings = await read<BookPosting>(sql`
    select matter_id as "matterId", event_id as "eventId", day, account, bank_account_id as "bankAccountId", asset_id as "assetId",
      liability_id as "liabilityId", party_id as "partyId", claim_id as "claimId", cents
    from ledger_posting where matter_id = any(${ids}) order by event_id, line`);
  const sources = await read<BookEntry>(sql`${selectEntries(ids)}`);
  const statements = await read<BookStatement>(sql`
    select matter_id as "matterId", id, bank_account_id as "bankAccountId", from_on as "from", to_on as "to",
      opening_cents as opening, closing_cents as closing
    from bank_statement where matter_id = any(${ids}) and taken_at is not null and from_on is not null and to_on is not null
    order by from_on, to_on, id`);
  const lines = await read<BookBankLine>(sql`
    select l.matter_id as "matterId", l.id, l.bank_account_id as "bankAccountId", l.statement_id as "statementId", l.line as "row", l.day,
      l.amount_cents as amount, l.balance_cents as balance, l.description, l.match_id as "matchId",
      (l.match_id is not null or ${isAside}) as "isAnswered"
    from bank_line l where l.matter_id = any(${ids}) order by l.bank_account_id, l.day, l.id`);
  const matches = await read<BookMatch>(sql`
    select matter_id as "matterId", id, bank_account_id as "bankAccountId", voucher from recon_match
    where matter_id = any(${ids}) order by id`);
  const matchEntries = await read<BookMatchEntry>(sql`
    select matter_id as "matterId", match_id as "matchId", bank_account_id as "bankAccountId", source, source_id as "sourceId",
      amount_cents as amount
    from recon_match_entry where matter_id = any(${ids}) order by id`);
  const payments = await read<BookPayment>(sql`
    select matter_id as "matterId", id, payee, state, amount_cents as amount, paid_on as "paidOn", paid_expense_id as "paidExpenseId",
      paid_movement_id as "paidMovementId", bank_account_id as "bankAccountId"
    from payout where matter_id = any(${ids}) order by id`);
  const files = await read<BookFile>(sql`
    select matter_id as "matterId", id, number, action_on as "actionOn", row_count as "rowCount", total_cents as total from payout_file
    where matter_id = any(${ids}) order by id`);
  const fileRows = await read<BookFileRow>(sql`
    select matter_id as "matterId", payout_file_id as "fileId", payout_id as "paymentId", amount_cents as amount, outcome,
      returned_expense_id as "returnedExpenseId", returned_movement_id as "returnedMovementId"
    from payout_file_row where matter_id = any(${ids}) order by id`);
  return new Map(
    matterIds.map((id) => [
      id,
      {
        locks: locks.get(id)!,
        keptCash: kept.get(id)![0]?.cash ?? null,
        accounts: accounts.get(id)!,
        events: events.get(id)!,
        postings: postings.get(id)!,
        entries: sources.get(id)!,
        statements: statements.get(id)!,
        lines: lines.get(id)!,
        matches: matches.get(id)!,
        matchEntries: matchEntries.get(id)!,
        payments: payments.get(id)!,
        files: files.get(id)!,
        fileRows: fileRows.get(id)!,
      },
    ]),
  );
}
