import type { Database, Tx } from '../../platform/db/database';
import { sql } from '../../platform/db/sql';
import { openProviderScope } from '../../platform/tenancy/scopes';

export interface LedgerFault {
  readonly matterId: number;
  readonly reference: string | null;
  /** The event it is about; nothing where a balance of the whole matter is wrong. */
  readonly eventId: number | null;
  readonly why: string;
}

const mostFaults = 100;

/**
 * Works the ledger of the transaction's firm out again: each event sums to nil and has the postings it says, each posting
 * belongs to its event, each reversal undoes an event that is there, and the balances that are kept are what was posted.
 */
export const verifyLedger = (tx: Tx): Promise<LedgerFault[]> =>
  tx.rows(sql`
    with posted as (
      select event_id, count(*) as lines, sum(cents) as total from ledger_posting where intermediary_id = app_firm() group by event_id
    ), faults as (
      select e.matter_id, e.id as event_id,
        case when p.lines is distinct from e.posting_count then 'it has ' || coalesce(p.lines, 0) || ' postings instead of ' || e.posting_count
          else 'its postings come to ' || p.total || ' cents instead of nil' end as why
      from ledger_event e left join posted p on p.event_id = e.id
      where e.intermediary_id = app_firm() and (p.lines is distinct from e.posting_count or p.total <> 0)
      union all
      select p.matter_id, p.event_id, 'a posting of ' || p.cents || ' cents belongs to no event of its matter and day'
      from ledger_posting p left join ledger_event e on e.intermediary_id = p.intermediary_id and e.id = p.event_id
      where p.intermediary_id = app_firm() and (p.matter_id, p.day) is distinct from (e.matter_id, e.day)
      union all
      select r.matter_id, r.id, case when e.id is null then 'it undoes event ' || r.reverses_id || ', which is not there'
          when e.matter_id <> r.matter_id then 'it undoes event ' || e.id || ', which is of another matter'
          when e.reverses_id is not null then 'it undoes event ' || e.id || ', which itself undoes one'
          else 'it does not undo event ' || e.id || ' posting for posting' end
      from ledger_event r left join ledger_event e on e.intermediary_id = r.intermediary_id and e.id = r.reverses_id
      where r.intermediary_id = app_firm() and r.reverses_id is not null and (
        e.id is null or e.matter_id <> r.matter_id or e.reverses_id is not null
        or exists (select from (
            select account, bank_account_id, asset_id, liability_id, party_id, claim_id, cents from ledger_posting
            where intermediary_id = app_firm() and event_id in (r.id, e.id)) together
          group by account, bank_account_id, asset_id, liability_id, party_id, claim_id having sum(cents) <> 0))
      union all
      select e.matter_id, e.reverses_id, 'it was undone ' || count(*) || ' times'
      from ledger_event e where e.intermediary_id = app_firm() and e.reverses_id is not null
      group by e.matter_id, e.reverses_id having count(*) > 1
      union all
      select f.matter_id, null, 'its cash is kept as ' || coalesce(f.cash_position_cents::text, 'nothing') || ' cents, its postings come to ' || b.total
      from matter_figures f join (
          select matter_id, sum(cents) as total from ledger_posting where intermediary_id = app_firm() and account = 'BANK' group by matter_id) b
        on b.matter_id = f.matter_id
      where f.intermediary_id = app_firm() and f.cash_position_cents is distinct from b.total
      union all
      select matter_id, null, 'its accounts together come to ' || sum(cents) || ' cents instead of nil'
      from ledger_posting where intermediary_id = app_firm() group by matter_id having sum(cents) <> 0
    )
    select f.matter_id as "matterId", m.reference, f.event_id as "eventId", f.why
    from faults f left join matter m on m.intermediary_id = app_firm() and m.id = f.matter_id
    order by f.matter_id, f.event_id nulls first, f.why limit ${mostFaults}`);

export interface FirmLedgerReport {
  readonly id: number;
  readonly name: string;
  readonly events: number;
  readonly faults: readonly LedgerFault[];
}

/** Every firm's ledger, one after the other, each as it stands at one moment. */
export async function* verifyLedgers(database: Database): AsyncGenerator<FirmLedgerReport> {
  const provider = openProviderScope(database);
  // The list of firms is the provider's; each ledger is then read inside its firm.
  const firms = await provider.transaction((tx) =>
    tx.rows<{ id: number; name: string }>(sql`select id, name from intermediary order by id`),
  );
  for (const { id, name } of firms) {
    yield await provider.firm(id).snapshot(async (tx) => {
      await tx.run(sql`select set_config('statement_timeout', '0', true)`); // a large ledger takes its time
      const { events } = await tx.one<{ events: number }>(
        sql`select count(*) as events from ledger_event where intermediary_id = app_firm()`,
      );
      return { id, name, events, faults: await verifyLedger(tx) };
    });
  }
}

/** The lines of a firm, for a terminal. */
export const describeLedgerFaults = ({ id, name, events, faults }: FirmLedgerReport): string[] =>
  faults.length === 0
    ? [`${name} (firm ${id}): ${events} events of the ledger add up`]
    : faults.map(
        ({ matterId, reference, eventId, why }) =>
          `${name} (firm ${id}): LEDGER WRONG in matter ${reference ?? matterId} (${matterId})${eventId === null ? '' : `, event ${eventId}`}: ${why}`,
      );
