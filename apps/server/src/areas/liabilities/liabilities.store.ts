import { liabilities } from '@boedel/contract/liabilities/liability.record';
import type { FieldValues } from '@boedel/contract/record/schemas';
import type { CapturedLiability } from '@boedel/domain/liabilities/captured-liability';
import type { LocalDate } from '@boedel/domain/dates/local-date';
import type { Cents } from '@boedel/domain/money/cents';
import { percent } from '@boedel/domain/money/fraction';
import { countMentionsByColumn } from '../../platform/db/count-naming';
import type { Tx } from '../../platform/db/database';
import { joinSql, sql } from '../../platform/db/sql';
import { c, firmTable } from '../../platform/db/table';
import { readFieldValues, type RecordRow } from '../../platform/record/record-table';
import { whereSeesMatter } from '../../platform/db/sees';

export type LiabilityValues = FieldValues<typeof liabilities.fields>;

export const securityTable = firmTable('liability_security', { matter_id: c.id, liability_id: c.id, asset_id: c.id });

const optionalField = <K extends string, V>(key: K, value: V | null | undefined): { readonly [P in K]?: V } =>
  (value === null || value === undefined ? {} : { [key]: value }) as { readonly [P in K]?: V };

/** What was captured, in the domain's words. */
export const toCapturedLiability = (id: string, creditor: string, values: LiabilityValues): CapturedLiability => ({
  id,
  creditor,
  claimed: values.amount,
  kind: values.kind,
  status: values.status,
  securedBy: values.securedBy.map(({ assetID }) => String(assetID)),
  ...optionalField('statusOn', values.statusDate),
  ...optionalField('statusReason', values.statusReason),
  ...optionalField('incurredOn', values.incurredDate),
  ...optionalField('purpose', values.description),
  ...optionalField('reference', values.reference),
  ...optionalField('voucher', values.voucher),
  ...optionalField('allocation', values.allocation),
  ...optionalField('securityRank', values.securityRank),
  ...optionalField('rank', values.rank),
  ...optionalField('account', values.account),
  ...(values.isToNonResident && { toNonResident: true }),
  ...(values.isOfLastIllness && { ofLastIllness: true }),
  ...(values.staysOnAsset && { staysOnAsset: true }),
  ...(values.takenOverByID !== null && { takenOverBy: String(values.takenOverByID) }),
  ...(values.interestRate !== null &&
    values.interestFromDate !== null &&
    values.interestToDate !== null && {
      interest: {
        yearlyRate: percent(values.interestRate),
        from: values.interestFromDate,
        to: values.interestToDate,
      },
    }),
});

type JoinedLiabilityRow = RecordRow & { readonly entry: string | null; readonly assets: number[] | null };

export const liabilityStore = (tx: Tx) => ({
  /** All of a matter's liabilities in the domain's words, in one statement, oldest first. */
  capturedIn: async (matterId: number): Promise<CapturedLiability[]> => {
    const rows = await tx.rows<JoinedLiabilityRow>(sql`
      with security as (
        select liability_id, array_agg(asset_id order by id)::bigint[] as assets from liability_security
        where matter_id = ${matterId} group by liability_id
      )
      select l.*, e.name as entry, security.assets from liability l
        left join creditor e on e.intermediary_id = l.intermediary_id and e.id = l.creditor_id
        left join security on security.liability_id = l.id
      where l.matter_id = ${matterId} and ${whereSeesMatter(sql`l.matter_id`)} order by l.id`);
    return rows.map(({ entry, assets, ...row }) => {
      const values = {
        ...readFieldValues(liabilities.fields, row),
        securedBy: (assets ?? []).map((assetID) => ({ assetID })),
      } as unknown as LiabilityValues;
      return toCapturedLiability(String(row.id), entry ?? values.creditor ?? '', values);
    });
  },

  /** What creditors of the directory are called. */
  creditorsNamed: async (ids: readonly number[]): Promise<ReadonlyMap<number, string>> =>
    new Map(
      ids.length === 0
        ? []
        : (
            await tx.rows<{ id: number; name: string }>(
              sql`select id, name from creditor where id = any(${[...ids]}::bigint[])`,
            )
          ).map(({ id, name }) => [id, name]),
    ),

  /** The assets each of these is secured on, in the order they were named. */
  securityOf: async (ids: readonly number[]): Promise<readonly { securedBy: { assetID: number }[] }[]> => {
    const rows =
      ids.length === 0
        ? []
        : await tx.rows<{ liability_id: number; asset_id: number }>(sql`
            select liability_id, asset_id from liability_security
            where liability_id = any(${[...ids]}::bigint[]) order by id`);
    const by = new Map<number, { assetID: number }[]>();
    for (const row of rows) by.set(row.liability_id, [...(by.get(row.liability_id) ?? []), { assetID: row.asset_id }]);
    return ids.map((id) => ({ securedBy: by.get(id) ?? [] }));
  },

  /** Of these assets, those of this matter; held, so that none goes before the liability is saved. */
  assetsAmong: async (matterId: number, ids: readonly number[]): Promise<ReadonlySet<number>> =>
    new Set(
      ids.length === 0
        ? []
        : (
            await tx.rows<{ id: number }>(sql`
              select id from asset where matter_id = ${matterId} and id = any(${[...ids]}::bigint[]) for key share`)
          ).map(({ id }) => id),
    ),

  async replaceSecurity(matterId: number, id: number, assets: readonly number[]): Promise<void> {
    await tx.run(sql`delete from liability_security where liability_id = ${id}`);
    if (assets.length === 0) return;
    const rows = assets.map((asset) => sql`(${matterId}::bigint, ${id}::bigint, ${asset}::bigint)`);
    await tx.run(sql`insert into liability_security (matter_id, liability_id, asset_id) values ${joinSql(rows)}`);
  },

  /** How many liabilities, or claims of an insolvency, each of these assets secures. */
  securedOn: (assetIds: readonly number[]): Promise<ReadonlyMap<number, number>> =>
    countMentionsByColumn(tx, 'asset_id', assetIds, ['liability_security', 'creditorclaim_security']),
});

/** Claims that were paid by matched entries and have no voucher of their own take the one of the payment. */
export const nameClaimVouchers = (
  tx: Tx,
  matterId: number,
  paid: readonly { readonly expenseId: number; readonly voucher: string }[],
): Promise<number> =>
  paid.length === 0
    ? Promise.resolve(0)
    : tx.run(sql`
        update liability l set voucher = n.voucher, version = l.version + 1
        from unnest(${paid.map(({ expenseId }) => expenseId)}::bigint[], ${paid.map(({ voucher }) => voucher)}::text[])
            as n(expense_id, voucher)
          join expense e on e.id = n.expense_id
        where e.matter_id = ${matterId} and l.matter_id = e.matter_id and l.id = e.liability_id and l.voucher is null`);

export const reduceDebt = (tx: Tx, id: number, rest: Cents, diedOn: LocalDate): Promise<number> =>
  tx.run(
    rest > 0
      ? sql`update liability set amount_cents = ${rest}, version = version + 1 where id = ${id}`
      : sql`update liability set status = 'withdrawn', status_on = ${diedOn}, status_reason = 'Paid under the curatorship.', version = version + 1 where id = ${id}`,
  );

export const insertDebt = (
  tx: Tx,
  {
    matterId,
    description,
    amount,
    incurredOn,
  }: {
    readonly matterId: number;
    readonly description: string;
    readonly amount: Cents;
    readonly incurredOn: LocalDate;
  },
): Promise<number> =>
  tx.run(sql`
    insert into liability (matter_id, creditor, description, kind, amount_cents, incurred_on, status)
    values (${matterId}, ${description}, ${'Owed by the curatorship'}, 'debtBeforeDeath', ${amount}, ${incurredOn}, 'lodged')`);
