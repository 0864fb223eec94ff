import { type AccountKind, type AccountKindFacts, accountKinds } from '@boedel/domain/accounts/account-kinds';
import { computeDayAt } from '@boedel/domain/dates/instant';
import type { LocalDate } from '@boedel/domain/dates/local-date';
import type { CarriedInsolvency } from '@boedel/domain/insolvency-account/carried';
import { findCountry } from '@boedel/domain/law/country';
import {
  type LodgedEstateAccount,
  findNextPlace,
  type AccountPlace,
  listStandingAccounts,
} from '@boedel/domain/lodging/estate-course';
import { systemType } from '@boedel/domain/matter/kinds';
import type { Tx } from '../../platform/db/database';
import { tableStore } from '../../platform/db/rows';
import { type Sql, sql } from '../../platform/db/sql';
import { c, firmTable, type RowOf } from '../../platform/db/table';
import type { OpenedMatter } from '../../platform/tenancy/matter-door';
import { createWholeReader, runAsFirm } from '../../platform/tenancy/run-as-firm';

export const lodgedTable = firmTable('lodged_account', {
  matter_id: c.id,
  number: c.int,
  kind: c.text,
  title: c.text,
  sequence: c.int,
  from_on: c.day.orNull,
  up_to: c.day,
  language: c.text,
  facts_file_id: c.id,
  paper_file_id: c.id,
  sha256: c.text,
  carries: c.json<unknown>(),
  person_id: c.id.orNull,
  person_name: c.text,
  created_at: c.instant,
});
export type LodgedAccountRow = RowOf<typeof lodgedTable>;

export const lodgedStore = (tx: Tx) => ({
  ...tableStore(tx, lodgedTable),
  /** Oldest first. */
  ofMatter: (matterId: number): Promise<LodgedAccountRow[]> =>
    tx.rows(sql`select * from lodged_account where matter_id = ${matterId} order by number`),
});

const readLodgedDay = ({ created_at }: Pick<LodgedAccountRow, 'created_at'>, country: string): LocalDate =>
  computeDayAt(new Date(created_at), findCountry(country));

type CourseMatter = Pick<OpenedMatter, 'id' | 'system_type'>;

/**
 * The accounts of an estate, deceased or insolvent, that go through the Master's hands, oldest first: a mere statement does
 * not, nor one of another kind of matter that it was before.
 */
export const listPlacedAccounts = createWholeReader(
  async (tx: Tx, { id, system_type }: CourseMatter): Promise<LodgedAccountRow[]> => {
    const rows = await lodgedStore(tx).ofMatter(id);
    return system_type === systemType.liquidation
      ? rows.filter(({ kind }) => kind.startsWith(insolvencyMark))
      : rows.filter(({ kind }) => Object.hasOwn(accountKinds, kind) && !isStatement(kind as AccountKind));
  },
);

/** The kinds of an insolvent estate are stored apart: what they carry is another thing. */
export const insolvencyMark = 'insolvency.';
/** The kind that all estates have. */
export const readAccountKind = ({ kind }: Pick<LodgedAccountRow, 'kind'>): AccountKind =>
  (kind.startsWith(insolvencyMark) ? kind.slice(insolvencyMark.length) : kind) as AccountKind;
/** It is no account: nothing is distributed by it. */
export const isStatement = (kind: AccountKind): boolean => {
  const { statementOnly = false }: AccountKindFacts = accountKinds[kind];
  return statementOnly;
};

/** The day from which the account may have been lodged: that on which the last one was generated. */
export const findFirstDay = async (
  tx: Tx,
  matter: CourseMatter & { readonly country: string },
): Promise<LocalDate | null> => {
  const last = (await listPlacedAccounts(tx, matter)).at(-1);
  return last ? readLodgedDay(last, matter.country) : null;
};

/** The accounts of a deceased estate in the words of its course; those of a curatorship before it are none of them. */
export const listEstateAccounts = createWholeReader(
  async (tx: Tx, matterId: number): Promise<readonly LodgedEstateAccount[]> =>
    (await lodgedStore(tx).ofMatter(matterId)).filter(({ kind }) =>
      Object.hasOwn(accountKinds, kind),
    ) as unknown as readonly LodgedEstateAccount[],
);

const statements = Object.keys(accountKinds).filter((kind) => isStatement(kind as AccountKind));

/** Whether a row names the account lodged last, or one that it amends; a row that names none is of the one there is. */
export const isOfLastAccount = (row: Sql): Sql => sql`(${row}.account_no is null or exists (
  select from lodged_account asked where asked.intermediary_id = ${row}.intermediary_id and asked.matter_id = ${row}.matter_id
    and asked.number = ${row}.account_no and asked.sequence = (select l.sequence from lodged_account l
      where l.intermediary_id = ${row}.intermediary_id and l.matter_id = ${row}.matter_id and l.kind <> all(${statements}::text[])
      order by l.number desc limit 1)))`;

export interface LodgedInsolvency extends AccountPlace {
  readonly carries: CarriedInsolvency;
  readonly number: number;
  readonly from: string | null;
  readonly lodgedOn: string;
}

/** The accounts of an insolvent estate, oldest first, under the kinds all estates have. */
export const listInsolvencyAccounts = createWholeReader(
  async (tx: Tx, matterId: number): Promise<readonly LodgedInsolvency[]> =>
    (await lodgedStore(tx).ofMatter(matterId))
      .filter(({ kind }) => kind.startsWith(insolvencyMark))
      .map(({ kind, sequence, carries, number, from_on, created_at }) => ({
        kind: readAccountKind({ kind }),
        sequence,
        carries: carries as CarriedInsolvency,
        number,
        from: from_on,
        lodgedOn: created_at.slice(0, 10),
      })),
);

/** The account that something captured now belongs to; nothing while none of the estate's was lodged. */
export const findNextAccount = (
  tx: Tx,
  matter: { readonly id: number; readonly system_type: number },
): Promise<number | null> =>
  matter.system_type === systemType.estateLate
    ? runAsFirm(tx, async () => findNextPlace(await listEstateAccounts(tx, matter.id)))
    : Promise.resolve(null);

/** The account of an insolvent estate that was lodged last, as it was lodged. */
export const findLastInsolvencyAccount = (tx: Tx, matterId: number): Promise<LodgedInsolvency | undefined> =>
  runAsFirm(tx, async () => listStandingAccounts(await listInsolvencyAccounts(tx, matterId)).at(-1));
