import type { BookedBank, BookedEntry, UnclassifiedLine } from '@boedel/domain/curator-account/books';
import type { LocalDate } from '@boedel/domain/dates/local-date';
import type { Cents } from '@boedel/domain/money/cents';
import type { Tx } from '../../platform/db/database';
import { type Sql, sql } from '../../platform/db/sql';

/** An event that stands: not one that undoes another, and not undone itself. */
const stands: Sql = sql`e.reverses_id is null and not exists (select from ledger_event r
  where r.intermediary_id = e.intermediary_id and r.reverses_id = e.id)`;

const selectEntries = (matterId: number, from: LocalDate, to: LocalDate): Sql => sql`
  select e.source, e.source_id as "sourceId", e.day, e.narrative, e.voucher, x.payee,
    bank.bank_account_id as "bankId", bank.cents as amount,
    coalesce(other.account, 'INTERNAL') as account, other.asset_id as "assetId", other.liability_id as "liabilityId",
    far.bank_account_id as "otherBankId", m.carrying_amount_cents as carrying, coalesce(m.is_for_use, false) as "isForUse"
  from ledger_event e
    join ledger_posting bank on bank.intermediary_id = e.intermediary_id and bank.event_id = e.id and bank.account = 'BANK'
    left join ledger_posting far on far.intermediary_id = e.intermediary_id and far.event_id = e.id and far.account = 'BANK' and far.line <> bank.line
    left join lateral (select p.account, p.asset_id, p.liability_id from ledger_posting p
      where p.intermediary_id = e.intermediary_id and p.event_id = e.id and p.account <> 'BANK' order by abs(p.cents) desc, p.line limit 1) other on true
    left join money_movement m on e.source = 'money_movement' and m.intermediary_id = e.intermediary_id and m.id = e.source_id
    left join expense x on e.source = 'expense' and x.intermediary_id = e.intermediary_id and x.id = e.source_id
  where e.matter_id = ${matterId} and e.day between ${from} and ${to} and e.source <> 'bank_account' and ${stands}`;

/** What a curator's account reads from the ledger and the statements. */
export const yearStore = (tx: Tx) => ({
  headOf: (matterId: number) =>
    tx.one<{ kind: string | null; mastersReference: string | null }>(
      sql`select kind, master_reference as "mastersReference" from matter where id = ${matterId}`,
    ),

  firstOpening: async (matterId: number): Promise<LocalDate | null> =>
    (
      await tx.one<{ day: LocalDate | null }>(
        sql`select min(opening_on) as day from bank_account where matter_id = ${matterId}`,
      )
    ).day,

  /** The day of the first entry that is no balance taken over. */
  firstEntry: async (matterId: number): Promise<LocalDate | null> =>
    (
      await tx.one<{ day: LocalDate | null }>(sql`
        select min(e.day) as day from ledger_event e
        where e.matter_id = ${matterId} and e.source <> 'bank_account' and ${stands}
          and exists (select from ledger_posting p where p.intermediary_id = e.intermediary_id and p.event_id = e.id and p.account = 'BANK')`)
    ).day,

  banks: (matterId: number, from: LocalDate): Promise<BookedBank[]> =>
    tx.rows(sql`
      select b.id, b.name, b.asset_id as "assetId", b.opening_on as "openingOn", coalesce(b.opening_balance_cents, 0)::bigint as opening,
        coalesce((select sum(p.cents) from ledger_posting p where p.matter_id = ${matterId} and p.account = 'BANK'
          and p.bank_account_id = b.id and p.day < ${from}), 0)::bigint as before
      from bank_account b where b.matter_id = ${matterId} order by b.is_main desc, b.name, b.id`),

  /** What moved through the banks in a period, one row an account: a transfer stands once on each of its two. */
  entries: (matterId: number, from: LocalDate, to: LocalDate): Promise<BookedEntry[]> =>
    tx.rows(sql`${selectEntries(matterId, from, to)} order by e.day, e.id, bank.line`),

  /** The same by what it was, however many there are: all that what is left asks for. */
  movedTogether: (matterId: number, from: LocalDate, to: LocalDate): Promise<BookedEntry[]> =>
    tx.rows(sql`
      select 'together' as source, (row_number() over ())::bigint as "sourceId", ${to}::date as day, '' as narrative, null as voucher, null as payee,
        "bankId", sum(amount)::bigint as amount, account, "assetId", "liabilityId", "otherBankId", sum(carrying)::bigint as carrying, "isForUse"
      from (${selectEntries(matterId, from, to)}) entry
      group by "bankId", account, "assetId", "liabilityId", "otherBankId", "isForUse", carrying is null, amount < 0`),

  /** What was ever paid on each debt. */
  paidOnDebts: async (matterId: number): Promise<Record<number, Cents>> =>
    Object.fromEntries(
      (
        await tx.rows<{ id: number; paid: Cents }>(sql`
          select liability_id as id, sum(cents)::bigint as paid from ledger_posting
          where matter_id = ${matterId} and liability_id is not null and account = 'CLAIMS' group by liability_id`)
      ).map(({ id, paid }) => [id, paid]),
    ),

  /** Bank lines of the period that ask for an entry and have none. */
  openLines: (matterId: number, from: LocalDate, to: LocalDate): Promise<UnclassifiedLine[]> =>
    tx.rows(sql`
      select l.id, l.day, l.description, l.amount_cents as amount, l.bank_account_id as "bankId" from bank_line l
        join bank_account b on b.intermediary_id = l.intermediary_id and b.id = l.bank_account_id
      where l.matter_id = ${matterId} and l.match_id is null and l.amount_cents <> 0 and l.day between ${from} and ${to}
        and (b.opening_on is null or l.day >= b.opening_on)
      order by l.day, l.id`),

  /** Vouchers of matched lines in a period that have no filed paper. */
  vouchersWithoutPaper: async (matterId: number, from: LocalDate, to: LocalDate): Promise<number> =>
    (
      await tx.one<{ count: number }>(sql`
        select count(distinct m.id)::int as count from recon_match m
          join bank_line l on l.intermediary_id = m.intermediary_id and l.match_id = m.id
        where m.matter_id = ${matterId} and m.document_id is null and l.matter_id = ${matterId} and l.day between ${from} and ${to}`)
    ).count,

  /**
   * The balance each bank states at the end of a period: that of its last line, where nothing was booked after it. Lines
   * without a balance move the last one that has one.
   */
  stated: async (matterId: number, to: LocalDate): Promise<Record<number, Cents>> => {
    const rows = await tx.rows<{ id: number; cents: Cents }>(sql`
      with line as (
        select l.bank_account_id, l.day, l.amount_cents, l.balance_cents, row_number() over (partition by l.bank_account_id order by l.day, l.id) as place
        from bank_line l where l.matter_id = ${matterId} and l.day <= ${to}
      ), told as (
        select distinct on (bank_account_id) bank_account_id, place, balance_cents from line
        where balance_cents is not null order by bank_account_id, place desc
      )
      select told.bank_account_id as id,
        (told.balance_cents + coalesce(sum(line.amount_cents) filter (where line.place > told.place), 0))::bigint as cents
      from told join line on line.bank_account_id = told.bank_account_id
      group by told.bank_account_id, told.place, told.balance_cents
      having not exists (select from ledger_posting p where p.matter_id = ${matterId} and p.account = 'BANK'
        and p.bank_account_id = told.bank_account_id and p.day <= ${to} and p.day > max(line.day)
        group by p.bank_account_id having sum(p.cents) <> 0)`);
    return Object.fromEntries(rows.map(({ id, cents }) => [id, cents]));
  },
});
