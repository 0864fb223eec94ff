import type { LocalDate } from '@boedel/domain/dates/local-date';
import type { Tx } from '../../platform/db/database';
import { sql } from '../../platform/db/sql';

export interface LodgedMatterDates {
  readonly kind: string | null;
  readonly closed_on: LocalDate | null;
  readonly bonds: number;
  readonly bonds_released: number;
  readonly bond_released_on: LocalDate | null;
  readonly release_asked_on: LocalDate | null;
  readonly inspection_ends: LocalDate | null;
  readonly cash: number;
}

/** What other areas have of the matter, in one statement. */
export const readLodgedDates = (tx: Tx, matterId: number): Promise<LodgedMatterDates> =>
  tx.one(sql`
    select m.kind, (m.closed_at at time zone 'Africa/Johannesburg')::date as closed_on,
      (select count(*)::int from bond_of_security where matter_id = m.id) as bonds,
      (select count(released_on)::int from bond_of_security where matter_id = m.id) as bonds_released,
      (select max(released_on) from bond_of_security where matter_id = m.id) as bond_released_on,
      (select done_on from release_step where matter_id = m.id and step = 'requestRelease') as release_asked_on,
      (select max(due_on) from diary_entry where matter_id = m.id and rule = 'inspection-ends') as inspection_ends,
      (select coalesce(sum(cents), 0)::bigint from ledger_posting where matter_id = m.id and account = 'BANK') as cash
    from matter m where m.id = ${matterId}`);

/** The day each paper was last filed or made, by its number in the catalogue. */
export async function readFiledDays(tx: Tx, matterId: number): Promise<ReadonlyMap<number, LocalDate>> {
  const rows = await tx.rows<{ number: number; on: LocalDate }>(sql`
    select number, max(at at time zone 'Africa/Johannesburg')::date as on from (
      select type as number, created_at as at from matter_document where matter_id = ${matterId} and type is not null
      union all select standard_id, created_at from paper_made
        where matter_id = ${matterId} and standard_id is not null and document_id is not null) papers group by number`);
  return new Map(rows.map(({ number, on }) => [number, on]));
}

/** The day of each of these statutory dates that stands in the diary. */
export async function readRuleDays(tx: Tx, matterId: number): Promise<ReadonlyMap<string, LocalDate>> {
  const rows = await tx.rows<{ rule: string; on: LocalDate }>(sql`
    select rule, max(due_on) as on from diary_entry where matter_id = ${matterId} and rule is not null group by rule`);
  return new Map(rows.map(({ rule, on }) => [rule, on]));
}

/** Whose estate it is: a person, or a company. */
export const readInsolventKind = async (tx: Tx, matterId: number): Promise<string | null> =>
  (
    await tx.maybe<{ kind: string | null }>(
      sql`select kind from matter_party where matter_id = ${matterId} and role = 'main' order by id limit 1`,
    )
  )?.kind ?? null;
