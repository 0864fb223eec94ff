import { rafDetailFields } from '@boedel/contract/raf/raf.records';
import type { FieldValues } from '@boedel/contract/record/schemas';
import type { LocalDate } from '@boedel/domain/dates/local-date';
import type { Cents } from '@boedel/domain/money/cents';
import type { RafLetterStage } from '@boedel/domain/raf/ageing';
import type { RafPayee, RafClaim, RafUndertaking } from '@boedel/domain/raf/claim';
import type { Tx } from '../../platform/db/database';
import { tableStore } from '../../platform/db/rows';
import { sql } from '../../platform/db/sql';
import { c, firmTable, type RowOf } from '../../platform/db/table';
import { createColumns, readFieldValues, type RecordRow, recordStore } from '../../platform/record/record-table';

export type RafDetails = FieldValues<typeof rafDetailFields>;

const detailTable = firmTable('raf_details', { matter_id: c.id, ...createColumns(rafDetailFields) }, 'money');
const letterTable = firmTable(
  'raf_letter',
  { matter_id: c.id, raf_claim_id: c.id, stage: c.int, sent_on: c.day, document_id: c.id.orNull },
  'money',
);
export type RafLetterRow = RowOf<typeof letterTable>;

/** An account of a schedule, as the totals and the letter need it. */
export interface RafItemRow {
  readonly id: number;
  readonly raf_claim_id: number;
  readonly served_on: LocalDate;
  readonly provider: string;
  readonly provider_address: string | null;
  readonly treatment: string | null;
  readonly injury_link: string | null;
  readonly invoice_number: string | null;
  readonly amount: Cents;
  readonly pay_to: RafPayee;
}
export interface RafPaymentRow {
  readonly id: number;
  readonly raf_claim_id: number;
  readonly paid_on: LocalDate;
  readonly amount: Cents;
  readonly paid_to: RafPayee;
  readonly income_id: number | null;
  readonly bank_account_name: string | null;
  readonly is_in_bank: boolean;
  readonly is_on_statement: boolean;
}
export interface RafClaimRow extends RafClaim {
  readonly id: number;
  readonly description: string;
  readonly reference: string | null;
  readonly version: number;
}
export interface RafReceiptRow {
  readonly income_id: number;
  readonly received_on: LocalDate;
  readonly description: string;
  readonly free: Cents;
}

const nothing = Object.fromEntries(
  Object.entries(rafDetailFields).map(([name, { kind }]) => [name, kind === 'flag' ? false : null]),
) as unknown as RafDetails;
export const toRafDetails = (row: RecordRow | undefined): RafDetails =>
  row ? (readFieldValues(rafDetailFields, row) as unknown as RafDetails) : nothing;

export const toUndertaking = (row: RecordRow | undefined): RafUndertaking | null => {
  if (!row) return null;
  const { linkNumber, accidentDate, apportionmentPercent, isProtected } = toRafDetails(row);
  return { linkNumber, accidentDate, apportionmentPercent, isProtected };
};

const claimColumns = sql`id, description, reference, lodged_on as "lodgedDate", acknowledged_on as "acknowledgedDate",
  closed_on as "closedDate", difference, version`;

export const rafStore = (tx: Tx) => {
  const details = recordStore<RecordRow>(tx, detailTable);
  const letters = tableStore(tx, letterTable);
  return {
    details,
    letters,
    detailsOf: async (matterId: number): Promise<RecordRow | undefined> => (await details.ofMatter(matterId))[0],
    claimsOf: (matterId: number): Promise<RafClaimRow[]> =>
      tx.rows(sql`
        select ${claimColumns} from raf_claim where matter_id = ${matterId} order by lodged_on nulls last, id`),
    /** Held until the transaction ends: a schedule is not added to while its claim is lodged. */
    holdClaim: (matterId: number, claimId: number): Promise<RafClaimRow> =>
      tx.one(sql`
        select ${claimColumns} from raf_claim where matter_id = ${matterId} and id = ${claimId} for no key update`),
    itemsOf: (matterId: number): Promise<RafItemRow[]> =>
      tx.rows(sql`
        select id, raf_claim_id, served_on, provider, provider_address, treatment, injury_link, invoice_number,
          amount_cents as amount, pay_to
        from raf_item where matter_id = ${matterId} order by raf_claim_id, served_on, id`),
    /** With the account the money came into: what the ledger has in a bank is paid, the rest is only said. */
    paymentsOf: (matterId: number): Promise<RafPaymentRow[]> =>
      tx.rows(sql`
        select p.id, p.raf_claim_id, p.paid_on, p.amount_cents as amount, p.paid_to, p.income_id, b.name as bank_account_name,
          b.id is not null as is_in_bank,
          exists (select from recon_match_entry m where m.intermediary_id = p.intermediary_id and m.source = 'income'
            and m.source_id = p.income_id) as is_on_statement
        from raf_payment p
          left join income i on i.intermediary_id = p.intermediary_id and i.id = p.income_id
          left join bank_account b on b.intermediary_id = i.intermediary_id and b.id = i.bank_account_id
        where p.matter_id = ${matterId} order by p.raf_claim_id, p.paid_on, p.id`),
    lettersOf: (matterId: number): Promise<(RafLetterRow & { readonly stage: RafLetterStage })[]> =>
      letters.list(sql`matter_id = ${matterId}`, sql`raf_claim_id, stage`) as never,
    /** What came into a bank account and answers no payment yet. */
    receiptsOf: (matterId: number): Promise<RafReceiptRow[]> =>
      tx.rows(sql`
        select * from (
          select i.id as income_id, i.received_on, i.description,
            (i.amount_cents - coalesce((select sum(p.amount_cents) from raf_payment p
              where p.intermediary_id = i.intermediary_id and p.income_id = i.id), 0))::bigint as free
          from income i where i.matter_id = ${matterId} and i.bank_account_id is not null) receipt
        where free > 0 order by received_on, income_id`),
    /** One receipt, held, with what of it other payments leave. */
    holdReceipt: async (incomeId: number, but: number | null) => {
      await tx.run(sql`select id from income where id = ${incomeId} for no key update`);
      return tx.one<{ free: Cents; is_in_bank: boolean }>(sql`
        select (i.amount_cents - coalesce((select sum(p.amount_cents) from raf_payment p
            where p.intermediary_id = i.intermediary_id and p.income_id = i.id and p.id is distinct from ${but}::bigint), 0))::bigint as free,
          i.bank_account_id is not null as is_in_bank
        from income i where i.id = ${incomeId}`);
    },
  };
};
