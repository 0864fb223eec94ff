import { directories } from '@boedel/contract/directories/registry';
import { peopleDirectories, type PeopleDirectory, type PersonRecordKey } from '@boedel/contract/people/people.schema';
import { partyFields } from '@boedel/contract/parties/party.fields';
import { type PersonParticular, particulars, type PersonParticulars } from '@boedel/domain/people/offer';
import { splitName } from '@boedel/domain/people/same-person';
import { systemType } from '@boedel/domain/matter/kinds';
import type { Tx } from '../../platform/db/database';
import { splitWords } from '../../platform/db/search-words';
import { joinSql, sqlName, type Sql, sql } from '../../platform/db/sql';
import { chooseColumn, readFieldValues } from '../../platform/record/record-table';
import { whereHoldsRight, whereSeesMatter } from '../../platform/db/sees';

/** A record of somebody as any of its tables holds it. */
export interface KnownPersonRow extends PersonParticulars {
  readonly source: PersonRecordKey['source'];
  readonly id: number;
  readonly knownId: number;
  readonly kind: string;
  readonly version: number;
  readonly matter: PartMatter | null;
  readonly role: string | null;
  readonly takes: boolean;
  /** The table has a person's whole name in one column. */
  readonly isNamedInOne: boolean;
}

interface PartMatter {
  readonly id: number;
  readonly reference: string;
  readonly name: string;
  readonly systemType: number;
  readonly status: number;
}

/** What a directory calls a particular where its own fields say otherwise. */
const otherwise: Partial<Record<PersonParticular, string>> = {
  surname: 'name',
  address1: 'physicalAddress1',
  address2: 'physicalAddress2',
  city: 'physicalCity',
  code: 'physicalCode',
};

/** The column a table keeps a particular in; none where it does not ask for it. */
export function findColumn(source: PersonRecordKey['source'], particular: PersonParticular): string | undefined {
  if (source === 'matter_party') return partyFields[particular] && chooseColumn(particular, partyFields[particular]);
  const field = otherwise[particular] ?? particular;
  const declared = (directories[source].fields as Record<string, Parameters<typeof chooseColumn>[1]>)[field];
  return declared && chooseColumn(field, declared);
}

/** The particulars a record of this table can hold. One name of a person in a directory is both. */
export const listParticulars = (source: PersonRecordKey['source']): readonly PersonParticular[] =>
  particulars.filter((one) => one === 'firstNames' || findColumn(source, one) !== undefined);

/** How each is typed, where a table does not have it. */
const typeOf: Partial<Record<PersonParticular, Sql>> = {
  dateOfBirth: sql`date`,
  dateOfDeath: sql`date`,
  gender: sql`int`,
};
/** What a party's column of each particular holds, under that column's name whatever the table. */
const selectParticulars = (source: PersonRecordKey['source']): Sql =>
  joinSql(
    particulars.map((one) => {
      const column = findColumn(source, one);
      const held = column ? sql`t.${sqlName(column)}` : sql`null`;
      return sql`${held}::${typeOf[one] ?? sql`text`} as ${sqlName(findColumn('matter_party', one)!)}`;
    }),
  );

/** Matters about somebody whose family inherits, or would. */
const ofFamilies: readonly number[] = [systemType.estateLate, systemType.flowConsult];

/** Whoever takes by the law or by a will, as far as lists know it: a spouse while the marriage stands. */
const takesSql = sql`(t.is_beneficiary or t.role = 'beneficiary' or (m.system_type = any(${ofFamilies}::int[]) and (t.role = 'child' or (t.role = 'spouse'
  and not exists (select from marriage w where w.intermediary_id = t.intermediary_id and w.spouse_id = t.id and w.ended_by is not null)))))`;

const hasType = (directory: PeopleDirectory): boolean => 'partyType' in directories[directory].fields;
const selectKind = (directory: PeopleDirectory): Sql =>
  hasType(directory)
    ? sql`case party_type when 'Individual' then 'person' when 'Company' then 'company' when 'Trust' then 'trust' else 'other' end`
    : sql`'other'`;

/** Every record that the condition on its number holds for and the person of the transaction may see. */
const selectRecords = (known: Sql): Sql =>
  sql`select 'matter_party' as source, t.id, t.known_id, t.kind, t.version, t.role, ${takesSql} as takes,
      m.id as matter_id, m.reference, m.name as matter_name, m.system_type, m.status, ${selectParticulars('matter_party')}
    from matter_party t join matter m on m.intermediary_id = t.intermediary_id and m.id = t.matter_id
    where t.known_id ${known} and ${whereSeesMatter(sql`t.matter_id`)} and ${whereHoldsRight(sql`t.matter_id`, 'estate')}
    ${joinSql(
      peopleDirectories.map(
        (directory) => sql`union all
          select ${directory}, t.id, t.known_id, ${selectKind(directory)}, t.version, null, false,
            null::bigint, null, null, null::int, null::int, ${selectParticulars(directory)}
          from ${sqlName(directory)} t where t.known_id ${known} and t.intermediary_id = app_firm() and (select app_matters() is null)`,
      ),
      ' ',
    )}`;

interface KnownPersonRecord extends Readonly<Record<string, unknown>> {
  readonly source: PersonRecordKey['source'];
  readonly id: number;
  readonly known_id: number;
  readonly kind: string;
  readonly version: number;
  readonly role: string | null;
  readonly takes: boolean;
  readonly matter_id: number | null;
  readonly reference: string;
  readonly matter_name: string;
  readonly system_type: number;
  readonly status: number;
}

/** A directory has a person's name in one, and so has who was appointed from it. */
function toPersonRow(read: KnownPersonRecord): KnownPersonRow {
  const { source, id, known_id, kind, version, role, takes } = read;
  const held = readFieldValues(partyFields, read) as unknown as PersonParticulars;
  const isNamedInOne = kind === 'person' && held.firstNames === null && (role === null || role === 'executor');
  return {
    ...held,
    ...(isNamedInOne && splitName(String(held.surname))),
    isNamedInOne,
    source,
    id,
    knownId: known_id,
    kind,
    version,
    role,
    takes,
    matter:
      read.matter_id === null
        ? null
        : {
            id: read.matter_id,
            reference: read.reference,
            name: read.matter_name,
            systemType: read.system_type,
            status: read.status,
          },
  };
}

export interface KnownPersonClaimRow {
  readonly liabilityId: number;
  readonly knownId: number;
  readonly matter: PartMatter;
}

const inOrder = sql`order by (source = 'matter_party') desc, id desc`;

export const peopleStore = (tx: Tx) => {
  const read = async (statement: Sql): Promise<KnownPersonRow[]> =>
    (await tx.rows<KnownPersonRecord>(statement)).map(toPersonRow);
  return {
    /** All records of these people, newest first; one statement. */
    recordsOf: (known: readonly number[]): Promise<KnownPersonRow[]> =>
      known.length === 0
        ? Promise.resolve([])
        : read(sql`select * from (${selectRecords(sql`= any(${[...known]}::bigint[])`)}) r ${inOrder}`),

    /** All records of the person of whom this is one. */
    besides: (source: PersonRecordKey['source'], id: number): Promise<KnownPersonRow[]> =>
      read(
        sql`select * from (${selectRecords(sql`= (select o.known_id from ${sqlName(source)} o where o.id = ${id})`)}) r ${inOrder}`,
      ),

    /** Who is found while typing, best first, with all their records; one statement. */
    find: (search: string, take: number): Promise<KnownPersonRow[]> => {
      const words = splitWords(search);
      if (words.length === 0) return Promise.resolve([]);
      return read(sql`
        with found as materialized (select known_id, place from known_people(${words}, ${take}))
        select r.* from (${selectRecords(sql`= any(array(select known_id from found))`)}) r join found on found.known_id = r.known_id
        order by found.place, (source = 'matter_party') desc, r.id desc`);
    },

    /** Claims these people make, in matters the reader may see. */
    claimsOf: async (known: readonly number[]): Promise<KnownPersonClaimRow[]> => {
      if (known.length === 0) return [];
      const rows = await tx.rows<Omit<KnownPersonClaimRow, 'matter'> & PartMatter>(sql`
        select l.liability_id as "liabilityId", l.known_id as "knownId", m.id, m.reference, m.name, m.system_type as "systemType", m.status
        from (select id as liability_id, matter_id, creditor_known_id as known_id from liability where creditor_known_id = any(${[...known]}::bigint[])
          union all select l.id, l.matter_id, c.known_id from creditor c join liability l on l.intermediary_id = c.intermediary_id and l.creditor_id = c.id
            where c.known_id = any(${[...known]}::bigint[])) l
          join matter m on m.intermediary_id = app_firm() and m.id = l.matter_id
        where ${whereSeesMatter(sql`l.matter_id`)} and ${whereHoldsRight(sql`l.matter_id`, 'estate')} order by m.id desc, l.liability_id`);
      return rows.map(({ liabilityId, knownId, ...matter }) => ({ liabilityId, knownId, matter }));
    },

    /** How many records there are in all, seen or not. */
    countOf: async (known: readonly number[]): Promise<number> =>
      (
        await tx.one<{ n: number }>(
          sql`select sum(n)::int as n from (${joinSql(
            (['matter_party', ...peopleDirectories] as const).map(
              (source) =>
                sql`select count(*) as n from ${sqlName(source)} where known_id = any(${[...known]}::bigint[])`,
            ),
            ' union all ',
          )}) c`,
        )
      ).n,

    /** Other people who have one of these numbers. */
    withNumbers: async (numbers: KnownNumbers, besides: readonly number[]): Promise<number[]> =>
      numbers.privately.length + numbers.registered.length === 0
        ? []
        : (
            await tx.rows<{ known_id: number }>(sql`
              select known_id from known_by_numbers(${[...numbers.privately]}::text[], ${[...numbers.registered]}::text[]) as known_id
              where known_id <> all(${[...besides]}::bigint[]) limit 200`)
          ).map(({ known_id }) => known_id),
  };
};

interface KnownNumbers {
  /** Letters and digits alone. */
  readonly privately: readonly string[];
  readonly registered: readonly string[];
}

/** What records can be found again by. */
export const listNumbers = (rows: readonly KnownPersonRow[]): KnownNumbers => {
  const listWhole = (values: readonly unknown[]): string[] => [
    ...new Set(
      values.flatMap((value) => (typeof value === 'string' ? value.replaceAll(/[^0-9a-z]/gi, '').toLowerCase() : [])),
    ),
  ];
  return {
    privately: listWhole(rows.flatMap(({ idNumber, passportNumber }) => [idNumber, passportNumber])).filter(Boolean),
    registered: [...new Set(rows.flatMap(({ registrationNumber }) => registrationNumber ?? []).map(String))],
  };
};
