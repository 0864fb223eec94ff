import type { MovedAccount } from '@boedel/domain/cash/warn-of-account';
import type { LocalDate } from '@boedel/domain/dates/local-date';
import type { Tx } from '../../platform/db/database';
import { sql } from '../../platform/db/sql';
import type { MatchedSource } from './matched.store';

/** An account with its lowest balance from a day on, without what one entry was booked as. */
export const readMovedAccount = (
  tx: Tx,
  bankAccountId: number,
  day: LocalDate,
  source: MatchedSource,
  sourceId: number,
): Promise<MovedAccount | undefined> =>
  tx.maybe(sql`
    with moved as (
      select greatest(p.day, ${day}::date) as day, sum(p.cents) as cents from ledger_posting p
        join ledger_event e on e.intermediary_id = p.intermediary_id and e.id = p.event_id
      where p.bank_account_id = ${bankAccountId} and p.account = 'BANK' and not (e.source = ${source} and e.source_id = ${sourceId})
      group by 1
    ), balance as (
      select day, sum(cents) over (order by day) as cents from (
        select day, cents from moved union all select ${day}::date, 0) each_day
    )
    select b.name, b.opening_on as "openingOn", lowest.cents::bigint as lowest, lowest.day as "lowestOn"
    from bank_account b cross join lateral (select day, cents from balance order by cents, day limit 1) lowest
    where b.id = ${bankAccountId}`);
