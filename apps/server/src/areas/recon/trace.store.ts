import type { LocalDate } from '@boedel/domain/dates/local-date';
import type { AccountCode } from '@boedel/domain/ledger/chart';
import type { Cents } from '@boedel/domain/money/cents';
import type { Tx } from '../../platform/db/database';
import { sql } from '../../platform/db/sql';

/** The event an entry stands on now. */
export const findTracedEvent = (
  tx: Tx,
  matterId: number,
  source: string,
  id: number,
): Promise<
  | {
      day: LocalDate;
      narrative: string;
      voucher: string | null;
      postings: { account: AccountCode; cents: Cents }[];
    }
  | undefined
> =>
  tx.maybe(sql`
    select e.day, e.narrative, e.voucher, (select json_agg(json_build_object('account', p.account, 'cents', p.cents) order by p.line)
        from ledger_posting p where p.intermediary_id = e.intermediary_id and p.event_id = e.id) as postings
    from ledger_event e
    where e.matter_id = ${matterId} and e.source = ${source} and e.source_id = ${id} and e.reverses_id is null
      and not exists (select from ledger_event r where r.intermediary_id = e.intermediary_id and r.reverses_id = e.id)
    order by e.id desc limit 1`);

export const listTracedLines = (
  tx: Tx,
  matterId: number,
  source: string,
  id: number,
): Promise<
  {
    id: number;
    day: LocalDate;
    amount: Cents;
    description: string;
    bankAccount: string;
    file: string | null;
    voucher: string | null;
    document_id: number | null;
  }[]
> =>
  tx.rows(sql`
    select l.id, l.day, l.amount_cents as amount, l.description, b.name as "bankAccount", f.file_name as file, m.voucher, m.document_id
    from recon_match_entry e
      join recon_match m on m.intermediary_id = e.intermediary_id and m.id = e.match_id
      join bank_line l on l.intermediary_id = m.intermediary_id and l.match_id = m.id
      join bank_account b on b.intermediary_id = l.intermediary_id and b.id = l.bank_account_id
      left join bank_statement s on s.intermediary_id = l.intermediary_id and s.id = l.statement_id
      left join statement_file f on f.intermediary_id = s.intermediary_id and f.id = s.statement_file_id
    where e.matter_id = ${matterId} and e.source = ${source} and e.source_id = ${id} order by l.day, l.id`);

export const listAccountsOfDay = (tx: Tx, matterId: number, day: LocalDate): Promise<{ id: number; title: string }[]> =>
  tx.rows(sql`
    select id, title from lodged_account
    where matter_id = ${matterId} and (from_on is null or from_on <= ${day}) and up_to >= ${day} order by number`);
