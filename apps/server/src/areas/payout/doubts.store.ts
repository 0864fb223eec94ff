import type { LocalDate } from '@boedel/domain/dates/local-date';
import type { Cents } from '@boedel/domain/money/cents';
import { type ComparedPayment, type PaymentDoubt, listPaymentDoubts } from '@boedel/domain/payout/list-payment-doubts';
import type { Tx } from '../../platform/db/database';
import { whereSeesMatter } from '../../platform/db/sees';
import { sql } from '../../platform/db/sql';
import { runAsFirm } from '../../platform/tenancy/run-as-firm';

interface ComparedRow {
  readonly id: number;
  readonly matter_id: number;
  readonly payee: string;
  readonly payee_key: string | null;
  readonly account_number: string | null;
  readonly amount_cents: Cents;
  readonly ben_ref: string | null;
  readonly day: LocalDate;
  readonly is_approved: boolean;
  readonly matter_name: string | null;
}

const toCompared = (row: ComparedRow): ComparedPayment => ({
  id: row.id,
  matterId: row.matter_id,
  payee: row.payee,
  payeeKey: row.payee_key,
  account: row.account_number,
  amount: row.amount_cents,
  reference: row.ben_ref,
  day: row.day,
  isApproved: row.is_approved,
  matterName: row.matter_name,
});

/** Payments into the same accounts, in whichever matter: the recent ones, and one of each payee in each matter. */
const listComparedPayments = (
  tx: Tx,
  ids: readonly number[],
  given: readonly number[] | null,
): Promise<ComparedRow[]> =>
  tx.rows<ComparedRow>(sql`
    with accounts as (
      select distinct bare_account(account_number) as bare from payout where id = any(${[...ids]}::bigint[]) and account_number is not null
    ), found as (
      select p.*, a.bare_number, greatest((p.created_at at time zone 'Africa/Johannesburg')::date, p.paid_on) as day
      from accounts join payee_account a on a.bare_number = accounts.bare and a.holder = 'payout' and a.replaced_at is null
        join payout p on p.intermediary_id = a.intermediary_id and p.id = a.holder_id
    ), ranked as (
      select f.*, row_number() over (partition by bare_number, matter_id, plain_text(payee) order by (state <> 'captured') desc, id) as place
      from found f
    )
    select r.id, r.matter_id, r.payee, r.account_number, r.amount_cents, r.ben_ref, r.day, r.state <> 'captured' as is_approved,
      coalesce('person ' || w.known_id, 'creditor ' || coalesce(l.creditor_id, c.creditor_id)) as payee_key,
      case when (${given}::bigint[] is null or r.matter_id = any(${given}::bigint[])) and ${whereSeesMatter(sql`r.matter_id`)} then m.reference || ' ' || m.name end as matter_name
    from ranked r join matter m on m.intermediary_id = r.intermediary_id and m.id = r.matter_id
      left join matter_party w on w.intermediary_id = r.intermediary_id and w.id = r.party_id
      left join liability l on l.intermediary_id = r.intermediary_id and l.id = r.liability_id
      left join creditorclaim c on c.intermediary_id = r.intermediary_id and c.id = r.claim_id
    where r.place = 1 or r.id = any(${[...ids]}::bigint[])
      or r.day >= (select min((created_at at time zone 'Africa/Johannesburg')::date) - 31 from payout where id = any(${[...ids]}::bigint[]))
    order by r.id`);

const listOwnAccounts = (
  tx: Tx,
  matterIds: readonly number[],
): Promise<{ matter_id: number; account_number: string }[]> =>
  tx.rows(sql`
    select matter_id, account_number from bank_account
    where matter_id = any(${[...matterIds]}::bigint[]) and account_number is not null`);

/** What each payment needs a reason for. */
export async function readPaymentDoubts(
  tx: Tx,
  ids: readonly number[],
): Promise<ReadonlyMap<number, readonly PaymentDoubt[]>> {
  if (ids.length === 0) return new Map();
  // Somebody who was given single matters is told of the others, but not which they are.
  const { given } = await tx.one<{ given: number[] | null }>(sql`select app_matters() as given`);
  const { rows, own } = await runAsFirm(tx, async () => {
    const found = await listComparedPayments(tx, ids, given);
    const asked = found.filter(({ id }) => ids.includes(id));
    return { rows: found, own: await listOwnAccounts(tx, [...new Set(asked.map(({ matter_id }) => matter_id))]) };
  });
  const others = rows.map(toCompared);
  const wanted = new Set(ids);
  return new Map(
    others
      .filter(({ id }) => wanted.has(id))
      .map((payment) => [
        payment.id,
        listPaymentDoubts(
          payment,
          others,
          own.filter(({ matter_id }) => matter_id === payment.matterId).map(({ account_number }) => account_number),
        ),
      ]),
  );
}
