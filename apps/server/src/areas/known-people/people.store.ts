import { directories } from '@boedel/contract/directories/registry';
import { peopleDirectories, type PeopleDirectory, type RecordKey } from '@boedel/contract/people/people.schema';
import { partyFields } from '@boedel/contract/parties/party.fields';
import { type Particular, particulars, type Particulars } from '@boedel/domain/people/offer';
import { namesOf } from '@boedel/domain/people/same-person';
import { systemType } from '@boedel/domain/matter/kinds';
import type { Tx } from '../../platform/db/database';
import { wordsOf } from '../../platform/db/search-words';
import { joined, name, type Sql, sql } from '../../platform/db/sql';
import { columnOf, fieldValues } from '../../platform/record/record-table';
import { holdsRight, seesMatter } from '../../platform/db/sees';

/** A record of somebody as any of its tables holds it. */
export interface PersonRow extends Particulars {
  readonly source: RecordKey['source'];
  readonly id: number;
  readonly knownId: number;
  readonly kind: string;
  readonly version: number;
  readonly matter: MatterOfPart | null;
  readonly role: string | null;
  readonly takes: boolean;
  /** The table has a person's whole name in one column. */
  readonly isNamedInOne: boolean;
}

interface MatterOfPart {
  readonly id: number;
  readonly reference: string;
  readonly name: string;
  readonly systemType: number;
  readonly status: number;
}

/** What a directory calls a particular where its own fields say otherwise. */
const otherwise: Partial<Record<Particular, string>> = {
  surname: 'name',
  address1: 'physicalAddress1',
  address2: 'physicalAddress2',
  city: 'physicalCity',
  code: 'physicalCode',
};

/** The column a table keeps a particular in; none where it does not ask for it. */
export function columnIn(source: RecordKey['source'], particular: Particular): string | undefined {
  if (source === 'matter_party') return partyFields[particular] && columnOf(particular, partyFields[particular]);
  const field = otherwise[particular] ?? particular;
  const declared = (directories[source].fields as Record<string, Parameters<typeof columnOf>[1]>)[field];
  return declared && columnOf(field, declared);
}

/** The particulars a record of this table can hold. One name of a person in a directory is both. */
export const heldIn = (source: RecordKey['source']): readonly Particular[] =>
  particulars.filter((one) => one === 'firstNames' || columnIn(source, one) !== undefined);

/** How each is typed, where a table does not have it. */
const typeOf: Partial<Record<Particular, Sql>> = {
  dateOfBirth: sql`date`,
  dateOfDeath: sql`date`,
  gender: sql`int`,
};
/** What a party's column of each particular holds, under that column's name whatever the table. */
const shown = (source: RecordKey['source']): Sql =>
  joined(
    particulars.map((one) => {
      const column = columnIn(source, one);
      const held = column ? sql`t.${name(column)}` : sql`null`;
      return sql`${held}::${typeOf[one] ?? sql`text`} as ${name(columnIn('matter_party', one)!)}`;
    }),
  );

/** Matters about somebody whose family inherits, or would. */
const ofFamilies: readonly number[] = [systemType.estateLate, systemType.flowConsult];

/** Whoever takes by the law or by a will, as far as lists know it: a spouse while the marriage stands. */
const takesSql = sql`(t.is_beneficiary or t.role = 'beneficiary' or (m.system_type = any(${ofFamilies}::int[]) and (t.role = 'child' or (t.role = 'spouse'
  and not exists (select from marriage w where w.intermediary_id = t.intermediary_id and w.spouse_id = t.id and w.ended_by is not null)))))`;

const hasType = (directory: PeopleDirectory): boolean => 'partyType' in directories[directory].fields;
const kindSql = (directory: PeopleDirectory): Sql =>
  hasType(directory)
    ? sql`case party_type when 'Individual' then 'person' when 'Company' then 'company' when 'Trust' then 'trust' else 'other' end`
    : sql`'other'`;

/** Every record that the condition on its number holds for and the person of the transaction may see. */
const records = (known: Sql): Sql =>
  sql`select 'matter_party' as source, t.id, t.known_id, t.kind, t.version, t.role, ${takesSql} as takes,
      m.id as matter_id, m.reference, m.name as matter_name, m.system_type, m.status, ${shown('matter_party')}
    from matter_party t join matter m on m.intermediary_id = t.intermediary_id and m.id = t.matter_id
    where t.known_id ${known} and ${seesMatter(sql`t.matter_id`)} and ${holdsRight(sql`t.matter_id`, 'estate')}
    ${joined(
      peopleDirectories.map(
        (directory) => sql`union all
          select ${directory}, t.id, t.known_id, ${kindSql(directory)}, t.version, null, false,
            null::bigint, null, null, null::int, null::int, ${shown(directory)}
          from ${name(directory)} t where t.known_id ${known} and t.intermediary_id = app_firm() and (select app_matters() is null)`,
      ),
      ' ',
    )}`;

interface Read extends Readonly<Record<string, unknown>> {
  readonly source: RecordKey['source'];
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
function rowOf(read: Read): PersonRow {
  const { source, id, known_id, kind, version, role, takes } = read;
  const held = fieldValues(partyFields, read) as unknown as Particulars;
  const isNamedInOne = kind === 'person' && held.firstNames === null && (role === null || role === 'executor');
  return {
    ...held,
    ...(isNamedInOne && namesOf(String(held.surname))),
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

export interface ClaimRow {
  readonly liabilityId: number;
  readonly knownId: number;
  readonly matter: MatterOfPart;
}

const inOrder = sql`order by (source = 'matter_party') desc, id desc`;

export const peopleStore = (tx: Tx) => {
  const read = async (statement: Sql): Promise<PersonRow[]> => (await tx.rows<Read>(statement)).map(rowOf);
  return {
    /** All records of these people, newest first; one statement. */
    recordsOf: (known: readonly number[]): Promise<PersonRow[]> =>
      known.length === 0
        ? Promise.resolve([])
        : read(sql`select * from (${records(sql`= any(${[...known]}::bigint[])`)}) r ${inOrder}`),

    /** All records of the person of whom this is one. */
    besides: (source: RecordKey['source'], id: number): Promise<PersonRow[]> =>
      read(
        sql`select * from (${records(sql`= (select o.known_id from ${name(source)} o where o.id = ${id})`)}) r ${inOrder}`,
      ),

    /** Who is found while typing, best first, with all their records; one statement. */
    find: (search: string, take: number): Promise<PersonRow[]> => {
      const words = wordsOf(search);
      if (words.length === 0) return Promise.resolve([]);
      return read(sql`
        with found as materialized (select known_id, place from known_people(${words}, ${take}))
        select r.* from (${records(sql`= any(array(select known_id from found))`)}) r join found on found.known_id = r.known_id
        order by found.place, (source = 'matter_party') desc, r.id desc`);
    },

    /** Claims these people make, in matters the reader may see. */
    claimsOf: async (known: readonly number[]): Promise<ClaimRow[]> => {
      if (known.length === 0) return [];
      const rows = await tx.rows<Omit<ClaimRow, 'matter'> & MatterOfPart>(sql`
        select l.liability_id as "liabilityId", l.known_id as "knownId", m.id, m.reference, m.name, m.system_type as "systemType", m.status
        from (select id as liability_id, matter_id, creditor_known_id as known_id from liability where creditor_known_id = any(${[...known]}::bigint[])
          union all select l.id, l.matter_id, c.known_id from creditor c join liability l on l.intermediary_id = c.intermediary_id and l.creditor_id = c.id
            where c.known_id = any(${[...known]}::bigint[])) l
          join matter m on m.intermediary_id = app_firm() and m.id = l.matter_id
        where ${seesMatter(sql`l.matter_id`)} and ${holdsRight(sql`l.matter_id`, 'estate')} order by m.id desc, l.liability_id`);
      return rows.map(({ liabilityId, knownId, ...matter }) => ({ liabilityId, knownId, matter }));
    },

    /** How many records there are in all, seen or not. */
    countOf: async (known: readonly number[]): Promise<number> =>
      (
        await tx.one<{ n: number }>(
          sql`select sum(n)::int as n from (${joined(
            (['matter_party', ...peopleDirectories] as const).map(
              (source) => sql`select count(*) as n from ${name(source)} where known_id = any(${[...known]}::bigint[])`,
            ),
            ' union all ',
          )}) c`,
        )
      ).n,

    /** Other people who have one of these numbers. */
    withNumbers: async (numbers: Numbers, besides: readonly number[]): Promise<number[]> =>
      numbers.privately.length + numbers.registered.length === 0
        ? []
        : (
            await tx.rows<{ known_id: number }>(sql`
              select known_id from known_by_numbers(${[...numbers.privately]}::text[], ${[...numbers.registered]}::text[]) as known_id
              where known_id <> all(${[...besides]}::bigint[]) limit 200`)
          ).map(({ known_id }) => known_id),
  };
};

interface Numbers {
  /** Letters and digits alone. */
  readonly privately: readonly string[];
  readonly registered: readonly string[];
}

/** What records can be found again by. */
export const numbersOf = (rows: readonly PersonRow[]): Numbers => {
  const whole = (values: readonly unknown[]): string[] => [
    ...new Set(
      values.flatMap((value) => (typeof value === 'string' ? value.replaceAll(/[^0-9a-z]/gi, '').toLowerCase() : [])),
    ),
  ];
  return {
    privately: whole(rows.flatMap(({ idNumber, passportNumber }) => [idNumber, passportNumber])).filter(Boolean),
    registered: [...new Set(rows.flatMap(({ registrationNumber }) => registrationNumber ?? []).map(String))],
  };
};
