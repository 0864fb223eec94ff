import type { Cents } from '@boedel/domain/money/cents';
import type { Tx } from '../../platform/db/database';
import { sql } from '../../platform/db/sql';

export const readClaims = async (tx: Tx, matterId: number): Promise<ReadonlyMap<string, DueClaimRow>> =>
  new Map(
    (
      await tx.rows<DueClaimRow>(sql`
        select l.id, d.name as creditor, coalesce(l.reference, d.reference) as reference from creditorclaim l
          join creditor d on d.intermediary_id = l.intermediary_id and d.id = l.creditor_id
        where l.matter_id = ${matterId} order by l.claim_number nulls last, l.id`)
    ).map((row) => [String(row.id), row]),
  );

export interface DueClaimRow {
  readonly id: number;
  readonly creditor: string;
  readonly reference: string | null;
}

export const readPostingsByClaim = async (
  tx: Tx,
  matterId: number,
  account: string,
): Promise<ReadonlyMap<number, Cents>> =>
  new Map(
    (
      await tx.rows<{ claim_id: number; cents: Cents }>(sql`
        select claim_id, abs(sum(cents))::bigint as cents from ledger_posting
        where matter_id = ${matterId} and account = ${account} and claim_id is not null group by 1`)
    ).map(({ claim_id, cents }) => [claim_id, cents]),
  );

export const readPostingsByParty = async (
  tx: Tx,
  matterId: number,
  account: string,
): Promise<ReadonlyMap<number, Cents>> =>
  new Map(
    (
      await tx.rows<{ party_id: number; cents: Cents }>(sql`
        select party_id, sum(cents)::bigint as cents from ledger_posting
        where matter_id = ${matterId} and account = ${account} and party_id is not null group by 1`)
    ).map(({ party_id, cents }) => [party_id, cents]),
  );

export const listLiabilityReferences = (
  tx: Tx,
  matterId: number,
): Promise<{ id: number; reference: string | null }[]> =>
  tx.rows(sql`select id, reference from liability where matter_id = ${matterId}`);

export const listUnpaidExpenses = (
  tx: Tx,
  matterId: number,
): Promise<
  {
    id: number;
    description: string;
    payee: string | null;
    amount_cents: Cents;
    voucher: string | null;
  }[]
> =>
  tx.rows(sql`
    select id, description, payee, amount_cents, voucher from expense
    where matter_id = ${matterId} and bank_account_id is null and liability_id is null and is_provision order by id`);

export const listPostedTotals = (
  tx: Tx,
  matterId: number,
  accounts: readonly string[],
): Promise<{ account: string; cents: Cents }[]> =>
  tx.rows(sql`
        select account, sum(cents)::bigint as cents from ledger_posting
        where matter_id = ${matterId} and account = any(${accounts}) group by account`);

export const readInspectionWait = (tx: Tx, matterId: number): Promise<{ waits: boolean }> =>
  tx.one(sql`
    select m.kind is distinct from 'Section 18(3)' and not exists (select from diary_entry d
      where d.matter_id = m.id and d.event = 'accountInspected' and d.done_at is not null) as waits
    from matter m where m.id = ${matterId}`);
