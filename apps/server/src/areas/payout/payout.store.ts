import type { LocalDate } from '@boedel/domain/dates/local-date';
import type { CapturedPayment } from '@boedel/domain/payout/payout-row';
import { formatFileAmount } from '@boedel/domain/payout/bank-files';
import type { PayoutPurpose } from '@boedel/domain/payout/paid-entry';
import type { Cents } from '@boedel/domain/money/cents';
import type { PayoutState } from '@boedel/contract/payout/payout.record';
import type { Tx } from '../../platform/db/database';
import { whereWordsFound } from '../../platform/db/search-words';
import { joinSql, type Sql, sql } from '../../platform/db/sql';
import { NotFound } from '../../platform/problems';
import { whereWorksIn } from '../../platform/tenancy/colleagues';
import { whereSeesMatter } from '../../platform/db/sees';

/** A payment with what happened to it. */
export interface StoredPayoutRow {
  readonly id: number;
  readonly matter_id: number;
  readonly payee: string;
  readonly purpose: PayoutPurpose;
  readonly party_id: number | null;
  readonly liability_id: number | null;
  readonly claim_id: number | null;
  readonly expense_id: number | null;
  readonly cost_type: string | null;
  readonly expense_type: string | null;
  readonly bank_account_id: number | null;
  readonly account_number: string | null;
  readonly account_type: string | null;
  readonly branch_code: string | null;
  readonly branch_number: string | null;
  readonly amount_cents: Cents;
  readonly my_ref: string | null;
  readonly ben_ref: string | null;
  readonly same_day: boolean;
  /** Why it is right although something about it looks doubtful. */
  readonly reason: string | null;
  readonly state: PayoutState;
  readonly makers: number[];
  readonly account_changed: boolean;
  readonly known_account_number: string | null;
  readonly known_branch_code: string | null;
  readonly confirmed_how: string | null;
  readonly paid_on: LocalDate | null;
  readonly paid_movement_id: number | null;
  readonly paid_expense_id: number | null;
  readonly version: number;
}

/** What an answer says of a payment beside its fields. */
export interface PayoutDetails extends StoredPayoutRow {
  readonly confirmed_name: string | null;
  readonly is_mine: boolean;
  readonly is_approved_by_me: boolean;
  readonly maker_names: string[];
  readonly matter_name: string;
  readonly reference: string;
  readonly bank_name: string | null;
  readonly own_account: string | null;
  readonly system_type: number;
  readonly approvals: { by: string; at: string; reason: string | null }[];
  readonly file_id: number | null;
  readonly file_number: number | null;
  readonly sent_on: LocalDate | null;
  readonly failed_why: string | null;
}

const types: Readonly<Record<string, CapturedPayment['type']>> = { Current: '1', Savings: '2', Transmission: '3' };

/** A payment as a bank is asked to make it. */
export const toCapturedPayment = (row: StoredPayoutRow): CapturedPayment => ({
  name: row.payee,
  account: row.account_number ?? '',
  type: types[row.account_type ?? ''] ?? '1',
  branch: row.branch_code ?? '',
  amount: formatFileAmount(row.amount_cents),
  ownReference: row.my_ref ?? '',
  reference: row.ben_ref ?? '',
});

interface PayoutPageQuery {
  readonly state?: PayoutState | undefined;
  /** Only what waits for an approval of the person who asks. */
  readonly forMe: boolean;
  readonly searchString: string;
  readonly skip: number;
  readonly take: number;
}

const reached: Sql = whereSeesMatter(sql`p.matter_id`);

export const payoutStore = (tx: Tx) => ({
  /** Held until the transaction ends, in the order of their numbers, so that two who come at once wait and do not stand still. */
  async hold(ids: readonly number[]): Promise<StoredPayoutRow[]> {
    const wanted = [...new Set(ids)];
    const rows = await tx.rows<StoredPayoutRow>(
      sql`select p.* from payout p where p.id = any(${wanted}::bigint[]) and ${reached} order by p.id for update`,
    );
    if (rows.length !== wanted.length) throw new NotFound();
    return rows;
  },
  /** Of all matters one sees, the newest first, with what stands in each state. */
  async page({ state, forMe, searchString, skip, take }: PayoutPageQuery) {
    const text = sql`plain_text(concat_ws(' ', p.payee, p.my_ref, p.ben_ref, m.reference, m.name))`;
    const from = sql`from payout p join matter m on m.intermediary_id = p.intermediary_id and m.id = p.matter_id where ${reached}`;
    const wanted = joinSql(
      [
        sql`true`,
        ...(state ? [sql`p.state = ${state}`] : []),
        ...(forMe
          ? [
              sql`p.state = 'captured' and not coalesce(app_user_id() = any(p.makers), false)
                and not exists (select from payout_approval a where a.intermediary_id = p.intermediary_id and a.matter_id = p.matter_id
                  and a.payout_id = p.id and a.voided_at is null and a.person_id = app_user_id())`,
            ]
          : []),
        ...(searchString.trim() ? whereWordsFound(text, searchString) : []),
      ],
      ' and ',
    );
    const rows = await tx.rows<{ id: number }>(
      sql`select p.id ${from} and ${wanted} order by p.id desc offset ${skip} limit ${take}`,
    );
    const { total } = await tx.one<{ total: number }>(sql`select count(*)::int as total ${from} and ${wanted}`);
    const totals = await tx.rows<{ state: PayoutState; count: number; amount: Cents }>(sql`
      select p.state, count(*)::int as count, sum(p.amount_cents)::bigint as amount ${from} group by p.state`);
    return { rows, total, totals };
  },
  standings: (ids: readonly number[]): Promise<PayoutDetails[]> =>
    tx.rows(sql`
      select p.*, m.name as matter_name, m.reference, m.system_type, b.name as bank_name, b.account_number as own_account,
        coalesce(app_user_id() = any(p.makers), false) as is_mine,
        exists (select from payout_approval a where a.intermediary_id = p.intermediary_id and a.matter_id = p.matter_id and a.payout_id = p.id
          and a.voided_at is null and a.person_id = app_user_id()) as is_approved_by_me,
         array(select shown_name(w.id, w.full_name) from person w where w.id = any(p.makers) order by w.id) as maker_names,
         coalesce((select json_agg(json_build_object('by', a.person_name, 'at', a.approved_at, 'reason', a.reason) order by a.id)
          from payout_approval a where a.intermediary_id = p.intermediary_id and a.matter_id = p.matter_id and a.payout_id = p.id
            and a.voided_at is null), '[]') as approvals,
        f.id as file_id, f.number as file_number, f.action_on as sent_on,
        (select x.why from payout_file_row x where x.intermediary_id = p.intermediary_id and x.matter_id = p.matter_id
          and x.payout_id = p.id and x.outcome in ('failed', 'returned') order by x.id desc limit 1) as failed_why
      from payout p join matter m on m.intermediary_id = p.intermediary_id and m.id = p.matter_id
        left join bank_account b on b.intermediary_id = p.intermediary_id and b.id = p.bank_account_id
        left join payout_file_row r on r.intermediary_id = p.intermediary_id and r.matter_id = p.matter_id and r.payout_id = p.id
          and r.outcome in ('sent', 'paid')
        left join payout_file f on f.intermediary_id = r.intermediary_id and f.id = r.payout_file_id
      where p.id = any(${[...ids]}::bigint[])`),
  setState: (id: number, state: PayoutState): Promise<number> =>
    tx.run(sql`update payout set state = ${state}, version = version + 1 where id = ${id}`),
  /** A payment to capture anew: whatever was approved of it is void. */
  async captureAgain(id: number): Promise<void> {
    await tx.run(sql`update payout set state = 'captured', paid_on = null, paid_movement_id = null, paid_expense_id = null,
      version = version + 1 where id = ${id}`);
    await tx.run(sql`update payout_approval set voided_at = now(), version = version + 1
      where payout_id = ${id} and voided_at is null`);
  },
  /** A provision that came back is to be paid anew, out of an entry of its own. */
  setExpense: (id: number, expenseId: number): Promise<number> =>
    tx.run(sql`update payout set expense_id = ${expenseId} where id = ${id}`),
  setPaid: (
    id: number,
    day: LocalDate,
    by: { readonly movement?: number; readonly expense?: number },
  ): Promise<number> =>
    tx.run(sql`update payout set state = 'paid', paid_on = ${day}, paid_movement_id = ${by.movement ?? null},
      paid_expense_id = ${by.expense ?? null}, version = version + 1 where id = ${id}`),
  /** What of each thing stands in payments that were not made yet. */
  underWay: (matterId: number) =>
    tx.rows<
      Pick<
        StoredPayoutRow,
        'id' | 'purpose' | 'party_id' | 'liability_id' | 'claim_id' | 'expense_id' | 'cost_type' | 'amount_cents'
      >
    >(sql`
      select id, purpose, party_id, liability_id, claim_id, expense_id, cost_type, amount_cents from payout
      where matter_id = ${matterId} and state <> 'paid'`),
});

export const findOwnAccount = async (tx: Tx, id: number | null): Promise<string | null> =>
  id === null
    ? null
    : ((
        await tx.maybe<{ account_number: string | null }>(sql`select account_number from bank_account where id = ${id}`)
      )?.account_number ?? null);

export const confirmAccount = (tx: Tx, confirmedHow: string | null, fullName: string, id: number): Promise<number> =>
  tx.run(sql`update payout set confirmed_how = ${confirmedHow}, confirmed_name = ${fullName} where id = ${id}`);

/** The account payments are made from, where the matter has one of them. */
export const choosePayingAccount = async (tx: Tx, matterId: number): Promise<number | null> => {
  const rows = await tx.rows<{ id: number; is_main: boolean }>(sql`
    select id, is_main from bank_account where matter_id = ${matterId} and closed_on is null order by is_main desc, id`);
  return rows[0]?.is_main || rows.length === 1 ? rows[0]!.id : null;
};

export const findExpensePayout = (
  tx: Tx,
  expenseId: number,
  exceptId: number | undefined,
): Promise<{ is_open: boolean; is_taken: boolean } | undefined> =>
  tx.maybe(sql`
      select bank_account_id is null and liability_id is null as is_open,
        exists (select from payout p where p.expense_id = ${expenseId} and p.id is distinct from ${exceptId ?? null}) as is_taken
      from expense where id = ${expenseId}`);

export const lockLiability = (tx: Tx, liabilityId: number): Promise<number> =>
  tx.run(sql`select id from liability where id = ${liabilityId} for update`);

export const lockClaim = (tx: Tx, claimId: number): Promise<number> =>
  tx.run(sql`select id from creditorclaim where id = ${claimId} for update`);

/** All that a matter may pay a claim on, held, so that who fills in payments and who enters one come one after the other. */
export async function lockClaims(tx: Tx, matterId: number): Promise<void> {
  await tx.run(sql`select id from liability where matter_id = ${matterId} order by id for update`);
  await tx.run(sql`select id from creditorclaim where matter_id = ${matterId} order by id for update`);
}

/** Whether the account is another than the payee was known to have, and which that was. */
export const markAccountChanged = (
  tx: Tx,
  id: number,
  known: { readonly account: string | null; readonly branch: string | null } | undefined,
): Promise<number> =>
  tx.run(sql`update payout set account_changed = ${known !== undefined}, known_account_number = ${known?.account ?? null},
    known_branch_code = ${known?.branch ?? null}, confirmed_how = null, confirmed_name = null where id = ${id}`);

export const listPayers = (tx: Tx, systemType: number): Promise<{ person_id: number }[]> =>
  tx.rows(sql`
          select m.person_id from membership m
          where m.roles && '{Request Account,Admin}'::text[] and ${whereWorksIn(sql`${systemType}::int`)}`);
