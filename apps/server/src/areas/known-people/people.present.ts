import type { AnswerOf } from '@boedel/contract/call';
import type { peopleCalls } from '@boedel/contract/people/people.calls';
import type { FoundPerson, PersonRecord, RecordKey } from '@boedel/contract/people/people.schema';
import { fullName, listName } from '@boedel/domain/parties/party-name';
import { type Particular, particulars, type Particulars, type Value } from '@boedel/domain/people/offer';
import { natureOf } from '@boedel/domain/people/same-person';
import type { ClaimRow, PersonRow } from './people.store';

type Page = AnswerOf<typeof peopleCalls.getbyid>;
export type PartShown = Page['claims'][number];
export type PersonLine = Omit<Page['maybeSame'][number], 'by'>;

export const particularsOf = (row: Particulars): Particulars =>
  Object.fromEntries(particulars.map((field) => [field, row[field]])) as Particulars;

export const nameOf = (row: Pick<PersonRow, 'kind' | 'firstNames' | 'surname'>): string =>
  listName({ kind: row.kind, firstNames: row.firstNames as string | null, surname: String(row.surname) });

/** As a letter writes it. */
export const wholeName = (row: Pick<PersonRow, 'kind' | 'firstNames' | 'surname'>): string =>
  fullName({ kind: row.kind, firstNames: row.firstNames as string | null, surname: String(row.surname) });

export const keyOf = ({ source, id }: RecordKey): string => `${source} ${id}`;

const partIn = (matter: NonNullable<PersonRow['matter']>, role: string, takes: boolean): PartShown => ({
  matterID: matter.id,
  reference: matter.reference,
  matterName: matter.name,
  systemTypeID: matter.systemType,
  matterStatus: matter.status,
  role,
  takes,
});
export const partOf = ({ matter, role, takes }: PersonRow): PartShown | null =>
  matter && partIn(matter, role ?? '', takes);
export const claimOf = ({ matter }: ClaimRow): PartShown => partIn(matter, 'creditor', false);

export const presentRecord = (row: PersonRow): PersonRecord =>
  ({
    source: row.source,
    id: row.id,
    listName: nameOf(row),
    kind: row.kind,
    ...particularsOf(row),
    part: partOf(row),
    version: row.version,
  }) as unknown as PersonRecord;

/** Records by person, people in the order they were read. */
export function byPerson<R extends { readonly knownId: number }>(rows: readonly R[]): Map<number, R[]> {
  const people = new Map<number, R[]>();
  for (const row of rows) people.set(row.knownId, [...(people.get(row.knownId) ?? []), row]);
  return people;
}

/** What is known of somebody: the newest record first, what it leaves open from those before it. */
export function mergedParticulars(rows: readonly PersonRow[]): Particulars & { readonly kind: string } {
  const firstKnown = (field: Particular): Value => rows.find((row) => row[field] !== null)?.[field] ?? null;
  const named = rows[0]!;
  return {
    ...(Object.fromEntries(particulars.map((field) => [field, firstKnown(field)])) as Particulars),
    firstNames: named.firstNames,
    surname: named.surname,
    kind: (rows.find(({ kind }) => natureOf(kind) !== 'open') ?? named).kind,
  };
}

const partsShown = 4;

export function presentLine(knownID: number, rows: readonly PersonRow[], claims: readonly ClaimRow[]): PersonLine {
  const person = mergedParticulars(rows);
  const parts = [...rows.flatMap((row) => partOf(row) ?? []), ...claims.map(claimOf)];
  return {
    knownID,
    listName: nameOf(person),
    kind: person.kind as PersonLine['kind'],
    recordCount: rows.length,
    parts,
    directories: [...new Set(rows.flatMap(({ source, matter }) => (matter === null ? [source] : [])))],
  };
}

export function presentFound(
  knownID: number,
  rows: readonly PersonRow[],
  claims: readonly ClaimRow[],
  matterId: number | undefined,
): FoundPerson {
  const { parts, directories, listName: name } = presentLine(knownID, rows, claims);
  return {
    knownID,
    listName: name,
    ...mergedParticulars(rows),
    parts: parts.slice(0, partsShown),
    partCount: parts.length,
    directories,
    partyID: rows.find(({ matter }) => matter !== null && matter.id === matterId)?.id ?? null,
  } as unknown as FoundPerson;
}
