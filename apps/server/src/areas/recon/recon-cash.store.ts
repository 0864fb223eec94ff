import type { Cents } from '@boedel/domain/money/cents';
import type { Tx } from '../../platform/db/database';
import { sql } from '../../platform/db/sql';
import { isAside } from '../statements/bank-chain.store';
import { tableStore } from '../../platform/db/rows';
import { c, firmTable } from '../../platform/db/table';

export const allocationTable = firmTable(
  'cash_allocation',
  {
    matter_id: c.id,
    head: c.text,
    description: c.text,
    amount_cents: c.cents,
    party_id: c.id.orNull,
    group_id: c.id.orNull,
  },
  'money',
);

export const allocationStore = (tx: Tx) => tableStore(tx, allocationTable);

export const listPostedTotals = (tx: Tx, matterId: number): Promise<{ account: string; cents: Cents }[]> =>
  tx.rows(sql`
    select account, sum(cents)::bigint as cents from ledger_posting where matter_id = ${matterId} group by account`);

export const readProvidedExpenses = (tx: Tx, matterId: number): Promise<{ provided: Cents }> =>
  tx.one(sql`
    select coalesce(sum(amount_cents), 0)::bigint as provided from expense
    where matter_id = ${matterId} and bank_account_id is null and liability_id is null and is_provision`);

export const readLedgerCash = (tx: Tx, matterId: number): Promise<{ cash: Cents }> =>
  tx.one(sql`
    select coalesce(sum(cents), 0)::bigint as cash from ledger_posting where matter_id = ${matterId} and account = 'BANK'`);

export const readUnmatchedTotal = (tx: Tx, matterId: number): Promise<{ open: Cents }> =>
  tx.one(sql`
    select coalesce(sum(l.amount_cents), 0)::bigint as open from bank_line l
    where l.matter_id = ${matterId} and l.match_id is null and not ${isAside}`);

export const listPartyNames = (tx: Tx, matterId: number): Promise<{ id: number; name: string }[]> =>
  tx.rows(sql`
    select id, trim(concat_ws(' ', first_names, surname)) as name from matter_party where matter_id = ${matterId}`);

export const findMatterParty = (tx: Tx, partyId: number, matterId: number): Promise<object | undefined> =>
  tx.maybe(sql`select from matter_party where id = ${partyId} and matter_id = ${matterId}`);
