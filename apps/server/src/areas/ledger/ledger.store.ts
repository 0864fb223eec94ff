import type { LocalDate } from '@boedel/domain/dates/local-date';
import type { AccountCode } from '@boedel/domain/ledger/chart';
import type { AccountPosting } from '@boedel/domain/ledger/happening';
import type { Cents } from '@boedel/domain/money/cents';
import type { Tx } from '../../platform/db/database';
import { type Sql, sql } from '../../platform/db/sql';

/** The row of a matter that an event was booked from. */
export interface BookingSource {
  readonly table: 'bank_account' | 'income' | 'expense' | 'money_movement' | 'asset_sale' | 'trust_distribution';
  readonly id: number;
}

export interface NewLedgerEvent {
  readonly day: LocalDate;
  readonly kind: string;
  readonly narrative: string;
  readonly voucher: string | null;
  readonly source: BookingSource;
  readonly postings: readonly AccountPosting[];
}

interface BookingActor {
  readonly personId: number;
  readonly fullName: string;
}

export interface LedgerEventRow {
  readonly id: number;
  readonly day: LocalDate;
  readonly kind: string;
  readonly narrative: string;
  readonly voucher: string | null;
  readonly source: string;
  readonly source_id: number | null;
  readonly reverses_id: number | null;
  readonly is_reversed: boolean;
  readonly booked_name: string;
  readonly booked_at: string;
  readonly postings: readonly {
    readonly account: AccountCode;
    readonly bank_account_id: number | null;
    readonly asset_id: number | null;
    readonly liability_id: number | null;
    readonly party_id: number | null;
    readonly claim_id: number | null;
    readonly about_name: string | null;
    readonly cents: Cents;
  }[];
}

interface LedgerEventQuery {
  readonly account?: string | undefined;
  readonly bankAccountID?: number | undefined;
  readonly upTo?: LocalDate | undefined;
  readonly skip: number;
  readonly take: number;
}

/** An event that stands: not one that undoes another, and not undone itself. */
const stands: Sql = sql`e.reverses_id is null and not exists (select from ledger_event r
  where r.intermediary_id = e.intermediary_id and r.reverses_id = e.id)`;

export const ledgerStore = (tx: Tx) => ({
  /** How far the matter is locked by what was lodged. */
  lockedUpTo: async (matterId: number): Promise<LocalDate | null> =>
    (
      await tx.one<{ up_to: LocalDate | null }>(
        sql`select max(up_to) as up_to from ledger_lock where matter_id = ${matterId}`,
      )
    ).up_to,

  /** Whether anything was ever booked in the matter, undone or not. */
  hasMoved: async (matterId: number): Promise<boolean> =>
    (await tx.maybe(sql`select from ledger_event where matter_id = ${matterId} limit 1`)) !== undefined,

  /** Events with their postings, however many, in one statement: the database looks at each of them whole. */
  add: (matterId: number, by: BookingActor, events: readonly NewLedgerEvent[]): Promise<number> =>
    tx.run(sql`
      with given as (
        select nextval('ledger_event_id_seq') as id, e from jsonb_array_elements(${JSON.stringify(events)}::jsonb) e
      ), booked as (
        insert into ledger_event (id, matter_id, day, kind, narrative, voucher, source, source_id, posting_count, booked_by, booked_name)
        select id, ${matterId}, (e ->> 'day')::date, e ->> 'kind', e ->> 'narrative', e ->> 'voucher', e #>> '{source,table}',
          (e #>> '{source,id}')::bigint, jsonb_array_length(e -> 'postings'), ${by.personId}, ${by.fullName}
        from given
      )
      insert into ledger_posting (event_id, line, matter_id, day, account, bank_account_id, asset_id, liability_id, party_id, claim_id, cents)
      select given.id, line, ${matterId}, (e ->> 'day')::date, p ->> 'account', (p ->> 'bankAccountId')::bigint,
        (p ->> 'assetId')::bigint, (p ->> 'liabilityId')::bigint, (p ->> 'partyId')::bigint, (p ->> 'claimId')::bigint,
        (p ->> 'cents')::bigint
      from given, jsonb_array_elements(e -> 'postings') with ordinality posting (p, line)`),

  /** The day of the event an entry stands on; nothing where none was booked. */
  dayOf: async ({ table, id }: BookingSource): Promise<LocalDate | undefined> =>
    (
      await tx.maybe<{ day: LocalDate }>(
        sql`select e.day from ledger_event e where e.source = ${table} and e.source_id = ${id} and ${stands}`,
      )
    )?.day,

  /** The event a row stands on, in one line: its day, what moved, and the account it moved through. */
  standing: ({ table, id }: BookingSource) =>
    tx.maybe<{ day: LocalDate; cents: Cents; bank_account_id: number | null }>(sql`
      select e.day, sum(p.cents) filter (where p.cents > 0)::bigint as cents, max(p.bank_account_id) as bank_account_id
      from ledger_event e join ledger_posting p on p.intermediary_id = e.intermediary_id and p.event_id = e.id
      where e.source = ${table} and e.source_id = ${id} and ${stands} group by e.id, e.day`),

  /** Undoes the event an entry stands on, on its own day: the same postings the other way round. */
  reverse: (by: BookingActor, { table, id }: BookingSource): Promise<number> =>
    tx.run(sql`
      with undone as (
        select nextval('ledger_event_id_seq') as new_id, e.* from ledger_event e
        where e.source = ${table} and e.source_id = ${id} and ${stands}
      ), booked as (
        insert into ledger_event (id, matter_id, day, kind, narrative, voucher, source, source_id, reverses_id, posting_count, booked_by, booked_name)
        select new_id, matter_id, day, kind, narrative, voucher, source, source_id, id, posting_count, ${by.personId}::bigint, ${by.fullName}
        from undone
      )
      insert into ledger_posting (event_id, line, matter_id, day, account, bank_account_id, asset_id, liability_id, party_id, claim_id, cents)
      select undone.new_id, p.line, p.matter_id, p.day, p.account, p.bank_account_id, p.asset_id, p.liability_id, p.party_id, p.claim_id, -p.cents
      from undone join ledger_posting p on p.intermediary_id = undone.intermediary_id and p.event_id = undone.id`),

  /** What each account and each bank comes to up to a day. */
  balances: (matterId: number, on: LocalDate) =>
    tx.rows<{ account: AccountCode; bank_account_id: number | null; cents: Cents }>(sql`
      select account, bank_account_id, sum(cents)::bigint as cents from ledger_posting
      where matter_id = ${matterId} and day <= ${on} group by account, bank_account_id order by account, bank_account_id`),

  /** What each bank account holds today. */
  cashOf: (matterId: number) =>
    tx.rows<{ bank_account_id: number; cents: Cents }>(sql`
      select bank_account_id, sum(cents)::bigint as cents from ledger_posting
      where matter_id = ${matterId} and account = 'BANK' group by bank_account_id`),

  /** Cash at the end of each month that something moved in. */
  months: (matterId: number, on: LocalDate) =>
    tx.rows<{ month: string; cents: Cents }>(sql`
      select month, sum(moved) over (order by month)::bigint as cents from (
        select to_char(day, 'YYYY-MM') as month, sum(cents) as moved from ledger_posting
        where matter_id = ${matterId} and day <= ${on} and account = 'BANK' group by 1) each order by month`),

  events: (matterId: number, { account, bankAccountID, upTo, skip, take }: LedgerEventQuery) =>
    tx.rows<LedgerEventRow>(sql`
      select e.id, e.day, e.kind, e.narrative, e.voucher, e.source, e.source_id, e.reverses_id, e.booked_name, e.booked_at,
        exists (select from ledger_event r where r.intermediary_id = e.intermediary_id and r.reverses_id = e.id) as is_reversed,
        (select json_agg(json_build_object('account', p.account, 'bank_account_id', p.bank_account_id, 'asset_id', p.asset_id,
            'liability_id', p.liability_id, 'party_id', p.party_id, 'claim_id', p.claim_id, 'about_name',
            coalesce(b.name, a.name, d.name, nullif(concat_ws(' ', w.first_names, w.surname), '')), 'cents', p.cents) order by p.line)
          from ledger_posting p
            left join bank_account b on b.intermediary_id = p.intermediary_id and b.id = p.bank_account_id
            left join asset a on a.intermediary_id = p.intermediary_id and a.id = p.asset_id
            left join matter_party w on w.intermediary_id = p.intermediary_id and w.id = p.party_id
            left join creditorclaim l on l.intermediary_id = p.intermediary_id and l.id = p.claim_id
            left join creditor d on d.intermediary_id = l.intermediary_id and d.id = l.creditor_id
          where p.intermediary_id = e.intermediary_id and p.event_id = e.id) as postings
      from ledger_event e
      where e.matter_id = ${matterId} and ${upTo === undefined ? sql`true` : sql`e.day <= ${upTo}`}
        and ${
          account === undefined && bankAccountID === undefined
            ? sql`true`
            : sql`exists (select from ledger_posting p where p.intermediary_id = e.intermediary_id and p.event_id = e.id
                and ${account === undefined ? sql`true` : sql`p.account = ${account}`}
                and ${bankAccountID === undefined ? sql`true` : sql`p.bank_account_id = ${bankAccountID}`})`
        }
      order by e.day desc, e.id desc offset ${skip} limit ${take}`),
});
