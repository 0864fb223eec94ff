import type { LocalDate } from '@boedel/domain/dates/local-date';
import type { ChainLine, ChainStatement } from '@boedel/domain/statements/bank-chain';
import type { Tx } from '../../platform/db/database';
import { type Sql, sql } from '../../platform/db/sql';

/** A line before the account was taken over, or of nil, needs no entry. */
export const isAside: Sql = sql`(l.amount_cents = 0 or l.day < coalesce((select b.opening_on from bank_account b
  where b.intermediary_id = l.intermediary_id and b.id = l.bank_account_id), l.day))`;

export const listChainStatements = (tx: Tx, matterId: number, accountId: number): Promise<ChainStatement[]> =>
  tx.rows(sql`
    select id, from_on as "from", to_on as "to", opening_cents as opening, closing_cents as closing from bank_statement
    where matter_id = ${matterId} and bank_account_id = ${accountId} and taken_at is not null
      and from_on is not null and to_on is not null
    order by from_on, to_on, id`);

export const listChainLines = (tx: Tx, matterId: number, accountId: number): Promise<ChainLine[]> =>
  tx.rows(sql`
    select l.id, l.line as "row", l.day, l.amount_cents as amount, l.balance_cents as balance,
      (l.match_id is not null or ${isAside}) as "isAnswered"
    from bank_line l where l.matter_id = ${matterId} and l.bank_account_id = ${accountId} order by l.day, l.id`);

/** Lines up to a day, of every account of the matter, that need an entry and have none. */
export const countUnanswered = (
  tx: Tx,
  matterId: number,
  upTo: LocalDate,
): Promise<{ count: number; first: LocalDate | null }> =>
  tx.one(sql`
    select count(*)::int as count, min(l.day) as first from bank_line l
    where l.matter_id = ${matterId} and l.match_id is null and l.day <= ${upTo} and not ${isAside}`);

/** The lines of a file, not yet imported, in a period that was lodged. */
export const countLateStaged = (tx: Tx, statementId: number, lockedUpTo: LocalDate): Promise<{ count: number }> =>
  tx.one(sql`
    select count(*)::int as count from bank_statement_staged where statement_id = ${statementId} and day <= ${lockedUpTo}`);
