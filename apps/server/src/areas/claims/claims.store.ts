import { claims } from '@boedel/contract/claims/claim.record';
import type { FieldValues } from '@boedel/contract/record/schemas';
import {
  type CapturedClaim,
  type ClaimPart,
  type ClaimSetOff,
  claimTypes,
  type ForeignClaim,
  securityKinds,
} from '@boedel/domain/claims/captured-claim';
import type { StandingClaim } from '@boedel/domain/claims/same-claim';
import type { LocalDate } from '@boedel/domain/dates/local-date';
import { type Cents, nil } from '@boedel/domain/money/cents';
import { parseDecimal, percent } from '@boedel/domain/money/fraction';
import type { Tx } from '../../platform/db/database';
import { joinSql, sql } from '../../platform/db/sql';
import { tableStore } from '../../platform/db/rows';
import { c, firmTable } from '../../platform/db/table';
import { readFieldValues, type RecordRow } from '../../platform/record/record-table';
import { runAsFirm } from '../../platform/tenancy/run-as-firm';
import { whereSeesMatter } from '../../platform/db/sees';

export type ClaimValues = FieldValues<typeof claims.fields>;

export const claimSecurityTable = firmTable('creditorclaim_security', {
  matter_id: c.id,
  creditorclaim_id: c.id,
  asset_id: c.id,
  rank: c.int,
});
export const claimAmountTable = firmTable('creditorclaim_amount', {
  matter_id: c.id,
  creditorclaim_id: c.id,
  part: c.text,
  amount_cents: c.cents,
});

export interface ClaimAmountRow {
  readonly id: number;
  readonly creditorclaim_id: number;
  readonly part: ClaimPart;
  readonly amount_cents: Cents;
}
/** What is kept in tables of its own of a claim that was just written. */
export interface ClaimParts {
  readonly id: number;
  readonly values: Pick<ClaimValues, 'securedBy' | 'amounts'>;
}
interface ClaimSecurityRow {
  readonly creditorclaim_id: number;
  readonly asset_id: number;
  readonly rank: number;
}
export interface CreditorName {
  readonly id: number;
  readonly name: string;
  readonly reference: string | null;
}
const securedType = 1;
const landlordsHypothec = 1;
const isBond = (security: number | null): boolean => security === 3 || security === 4;
const isRate = /^\d{1,12}([.,]\d{1,10})?$/;
const toSetOff = (values: ClaimValues): ClaimSetOff => ({
  amount: values.setOffAmount ?? nil,
  ...(values.setOffDate !== null && { on: values.setOffDate }),
  ...(values.isSetOffByCession && { isByCession: true }),
  ...(values.setOffDisregardedDate !== null && { disregardedOn: values.setOffDisregardedDate }),
});
function toForeignClaim(amount: Cents, { foreignCurrency, foreignRate, foreignRateDate }: ClaimValues): ForeignClaim {
  const rate =
    foreignRate !== null && isRate.test(foreignRate) ? parseDecimal(foreignRate.replace(',', '.')) : undefined;
  return {
    amount,
    ...(foreignCurrency !== null && { currency: foreignCurrency.toUpperCase() }),
    ...(rate && { rate }),
    ...(foreignRateDate !== null && { rateOn: foreignRateDate }),
  };
}
/** What was captured, in the domain's words. */
export const toCapturedClaim = (id: string, creditor: string, values: ClaimValues): CapturedClaim => ({
  id,
  creditorId: String(values.creditorID),
  creditor,
  type: claimTypes[(values.claimTypeID ?? 3) - 1]!,
  status: values.status,
  claimed: values.amount,
  parts: values.amounts.map(({ part, amount }) => ({ part, amount })),
  securedBy: values.securedBy.map(({ assetID, rank }) => ({ assetId: String(assetID), rank })),
  reliesSolely: values.reliesSolely,
  isApplicant: values.isApplicant,
  isReserved: values.isReserved,
  ...(values.claimNumber !== null && { number: values.claimNumber }),
  ...(values.preferentClaimCategoryID !== null && { category: values.preferentClaimCategoryID }),
  ...(values.statusDate !== null && { statusOn: values.statusDate }),
  ...(values.provedDate !== null && { provedOn: values.provedDate }),
  ...(values.lateShareDate !== null && { lateShareOn: values.lateShareDate }),
  ...(values.statusReason !== null && { reason: values.statusReason }),
  ...(values.provedAmount !== null && { proved: values.provedAmount }),
  ...(values.agreedRate !== null && { agreedRate: percent(values.agreedRate) }),
  ...(values.isCourtClaim && {
    court: {
      ...(values.courtCaseNumber !== null && { caseNumber: values.courtCaseNumber }),
      ...(values.courtOrderDate !== null && { orderedOn: values.courtOrderDate }),
    },
  }),
  ...(values.isApplicant && values.petitionAmount !== null && { petition: values.petitionAmount }),
  isOrderChosen: values.isOrderChosen,
  ...(values.claimTypeID === securedType &&
    values.securityTypeID !== null && { security: securityKinds[values.securityTypeID - 1]! }),
  ...(values.bondedSum !== null && { bondedSum: values.bondedSum }),
  ...(isBond(values.securityTypeID) && values.bondLimit !== null && { bondedSum: values.bondLimit }),
  ...(values.securityValue !== null && { securityValue: values.securityValue }),
  ...((values.setOffAmount !== null || values.setOffDisregardedDate !== null) && { setOff: toSetOff(values) }),
  ...(values.foreignAmount !== null && { foreign: toForeignClaim(values.foreignAmount, values) }),
  ...((values.executionSheriff ?? values.executionCosts) !== null && {
    execution: {
      sheriff: values.executionSheriff ?? nil,
      otherTaxedCosts: values.executionCosts ?? nil,
      ...(values.attachedProceeds !== null && { proceedsOfAttached: values.attachedProceeds }),
    },
  }),
  ...(values.securityTypeID === landlordsHypothec && {
    lease: {
      ...(values.rentPerPeriod !== null && { rentPerPeriod: values.rentPerPeriod }),
      ...(values.rentPeriodMonths !== null && { periodMonths: values.rentPeriodMonths }),
    },
  }),
});

/** Rows by the claim they are of. */
function groupByClaim<T extends { readonly creditorclaim_id: number }>(rows: readonly T[]): ReadonlyMap<number, T[]> {
  const by = new Map<number, T[]>();
  for (const row of rows) {
    const there = by.get(row.creditorclaim_id);
    if (there) there.push(row);
    else by.set(row.creditorclaim_id, [row]);
  }
  return by;
}
const toSecurities = (rows: readonly ClaimSecurityRow[] = []) =>
  rows.map(({ asset_id, rank }) => ({ assetID: asset_id, rank }));
const toAmounts = (rows: readonly ClaimAmountRow[] = []) =>
  rows.map(({ part, amount_cents }) => ({ part, amount: amount_cents }));

export const claimStore = (tx: Tx) => ({
  /** All of a matter's claims in the domain's words, in three statements, by their numbers. */
  capturedIn: async (matterId: number): Promise<CapturedClaim[]> => {
    const rows = await tx.rows<RecordRow & { readonly creditor_name: string }>(sql`
      select l.*, e.name as creditor_name from creditorclaim l
        join creditor e on e.intermediary_id = l.intermediary_id and e.id = l.creditor_id
      where l.matter_id = ${matterId} and ${whereSeesMatter(sql`l.matter_id`)} order by l.claim_number nulls last, l.id`);
    const security = groupByClaim(
      await tx.rows<ClaimSecurityRow>(
        sql`select * from creditorclaim_security where matter_id = ${matterId} order by id`,
      ),
    );
    const parts = groupByClaim(
      await tx.rows<ClaimAmountRow>(sql`select * from creditorclaim_amount where matter_id = ${matterId} order by id`),
    );
    return rows.map(({ creditor_name, ...row }) => {
      const values = {
        ...readFieldValues(claims.fields, row),
        securedBy: toSecurities(security.get(row.id)),
        amounts: toAmounts(parts.get(row.id)),
      } as unknown as ClaimValues;
      return toCapturedClaim(String(row.id), creditor_name, values);
    });
  },

  creditorsNamed: async (ids: readonly number[]): Promise<ReadonlyMap<number, CreditorName>> => {
    const rows =
      ids.length === 0
        ? []
        : await tx.rows<CreditorName>(
            sql`select id, name, reference from creditor where id = any(${[...ids]}::bigint[])`,
          );
    return new Map(rows.map((row) => [row.id, row]));
  },

  /** What each of these is secured on and made up of. */
  partsOf: async (ids: readonly number[]) => {
    if (ids.length === 0) return [];
    const security = groupByClaim(
      await tx.rows<ClaimSecurityRow>(sql`
        select * from creditorclaim_security where creditorclaim_id = any(${[...ids]}::bigint[]) order by id`),
    );
    const parts = groupByClaim(
      await tx.rows<ClaimAmountRow>(sql`
        select * from creditorclaim_amount where creditorclaim_id = any(${[...ids]}::bigint[]) order by id`),
    );
    return ids.map((id) => ({ securedBy: toSecurities(security.get(id)), amounts: toAmounts(parts.get(id)) }));
  },

  async replaceParts(matterId: number, id: number, values: Pick<ClaimValues, 'securedBy' | 'amounts'>): Promise<void> {
    await tx.run(sql`delete from creditorclaim_security where creditorclaim_id = ${id}`);
    await tx.run(sql`delete from creditorclaim_amount where creditorclaim_id = ${id}`);
    const security = values.securedBy.map(
      ({ assetID, rank }) => sql`(${matterId}::bigint, ${id}::bigint, ${assetID}::bigint, ${rank}::int)`,
    );
    if (security.length > 0) {
      await tx.run(
        sql`insert into creditorclaim_security (matter_id, creditorclaim_id, asset_id, rank) values ${joinSql(security)}`,
      );
    }
    const parts = values.amounts.map(
      ({ part, amount }) => sql`(${matterId}::bigint, ${id}::bigint, ${part}::text, ${amount}::bigint)`,
    );
    if (parts.length > 0) {
      await tx.run(
        sql`insert into creditorclaim_amount (matter_id, creditorclaim_id, part, amount_cents) values ${joinSql(parts)}`,
      );
    }
  },

  /** The assets of the matter, with whether each is given as security; held, so that none goes before the claim is saved. */
  assetsOf: (matterId: number, ids: readonly number[]): Promise<{ id: number; name: string; encumbered: boolean }[]> =>
    ids.length === 0
      ? Promise.resolve([])
      : tx.rows(sql`
          select id, name, encumbered from asset
          where matter_id = ${matterId} and id = any(${[...ids]}::bigint[]) for key share`),

  /** By claim number, which claim of the matter has it. */
  numbersIn: async (matterId: number): Promise<Map<number, number>> => {
    const rows = await tx.rows<{ id: number; claim_number: number }>(sql`
      select id, claim_number from creditorclaim where matter_id = ${matterId} and claim_number is not null`);
    return new Map(rows.map(({ id, claim_number }) => [claim_number, id]));
  },

  /** What tells the claims of a matter apart. */
  identitiesIn: (matterId: number): Promise<StandingClaim[]> =>
    tx.rows(sql`
      select creditor_id as "creditorId", claim_type_id as type, amount_cents as amount, reference, claim_number as number,
        status, status_on as "statusOn" from creditorclaim where matter_id = ${matterId} order by id`),

  /** Makes the creditors the matter's, where they are not yet. */
  linkCreditors: (matterId: number, creditorIds: readonly number[]) =>
    tx.run(sql`
      insert into matter_creditor (matter_id, creditor_id)
      select ${matterId}::bigint, id from unnest(${[...new Set(creditorIds)]}::bigint[]) as creditor (id)
      on conflict (intermediary_id, matter_id, creditor_id) do nothing`),

  /** What new claims are secured on and made up of. */
  async insertParts(matterId: number, saved: readonly ClaimParts[]): Promise<void> {
    await tableStore(tx, claimSecurityTable).insertAll(
      saved.flatMap(({ id, values }) =>
        values.securedBy.map(({ assetID, rank }) => ({
          matter_id: matterId,
          creditorclaim_id: id,
          asset_id: assetID,
          rank,
        })),
      ),
    );
    await tableStore(tx, claimAmountTable).insertAll(
      saved.flatMap(({ id, values }) =>
        values.amounts.map(({ part, amount }) => ({
          matter_id: matterId,
          creditorclaim_id: id,
          part,
          amount_cents: amount,
        })),
      ),
    );
  },

  amountsOf: (claimId: number): Promise<ClaimAmountRow[]> =>
    tx.rows(sql`select * from creditorclaim_amount where creditorclaim_id = ${claimId} order by id`),

  findAmount: (id: number): Promise<ClaimAmountRow | undefined> =>
    tx.maybe(sql`
      select * from creditorclaim_amount where id = ${id} and ${whereSeesMatter(sql`creditorclaim_amount.matter_id`)}`),

  /** As the diary has it concluded, else as it stands among the meetings. */
  secondMeetingOn: async (matterId: number): Promise<LocalDate | undefined> =>
    runAsFirm(tx, async () => {
      const { day } = await tx.one<{ day: LocalDate | null }>(sql`
        select coalesce(
          (select max(due_on) from diary_entry where matter_id = ${matterId} and event in ('secondMeeting', 'secondMeetingConcluded')),
          (select max(meeting_on) from meeting_advert where matter_id = ${matterId} and type = 2 and cancelled_on is null)) as day`);
      return day ?? undefined;
    }),
  /** When the last account was lodged: here, or with the Master by the diary. */
  accountLodgedOn: async (matterId: number): Promise<LocalDate | undefined> =>
    runAsFirm(tx, async () => {
      const { day } = await tx.one<{ day: LocalDate | null }>(sql`
        select greatest((select max(due_on) from diary_entry where matter_id = ${matterId} and event = 'accountLodged'),
          (select max(created_at)::date from lodged_account where matter_id = ${matterId})) as day`);
      return day ?? undefined;
    }),
});
