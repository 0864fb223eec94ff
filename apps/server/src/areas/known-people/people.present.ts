import type { AnswerOf } from '@boedel/contract/call';
import type { peopleCalls } from '@boedel/contract/people/people.calls';
import type { FoundPersonEntry, PersonRecord, PersonRecordKey } from '@boedel/contract/people/people.schema';
import { formatPartyName, listName } from '@boedel/domain/parties/party-name';
import {
  type PersonParticular,
  particulars,
  type PersonParticulars,
  type ParticularValue,
} from '@boedel/domain/people/offer';
import { classifyNature } from '@boedel/domain/people/same-person';
import type { KnownPersonClaimRow, KnownPersonRow } from './people.store';

type PersonPageView = AnswerOf<typeof peopleCalls.getbyid>;
export type PersonPartView = PersonPageView['claims'][number];
export type PersonLine = Omit<PersonPageView['maybeSame'][number], 'by'>;

export const readParticulars = (row: PersonParticulars): PersonParticulars =>
  Object.fromEntries(particulars.map((field) => [field, row[field]])) as PersonParticulars;

export const formatListName = (row: Pick<KnownPersonRow, 'kind' | 'firstNames' | 'surname'>): string =>
  listName({ kind: row.kind, firstNames: row.firstNames as string | null, surname: String(row.surname) });

/** As a letter writes it. */
export const formatPersonName = (row: Pick<KnownPersonRow, 'kind' | 'firstNames' | 'surname'>): string =>
  formatPartyName({ kind: row.kind, firstNames: row.firstNames as string | null, surname: String(row.surname) });

export const formatKey = ({ source, id }: PersonRecordKey): string => `${source} ${id}`;

const toPart = (matter: NonNullable<KnownPersonRow['matter']>, role: string, takes: boolean): PersonPartView => ({
  matterID: matter.id,
  reference: matter.reference,
  matterName: matter.name,
  systemTypeID: matter.systemType,
  matterStatus: matter.status,
  role,
  takes,
});
export const presentPart = ({ matter, role, takes }: KnownPersonRow): PersonPartView | null =>
  matter && toPart(matter, role ?? '', takes);
export const presentClaim = ({ matter }: KnownPersonClaimRow): PersonPartView => toPart(matter, 'creditor', false);

export const presentRecord = (row: KnownPersonRow): PersonRecord =>
  ({
    source: row.source,
    id: row.id,
    listName: formatListName(row),
    kind: row.kind,
    ...readParticulars(row),
    part: presentPart(row),
    version: row.version,
  }) as unknown as PersonRecord;

/** Records by person, people in the order they were read. */
export function groupByPerson<R extends { readonly knownId: number }>(rows: readonly R[]): Map<number, R[]> {
  const people = new Map<number, R[]>();
  for (const row of rows) people.set(row.knownId, [...(people.get(row.knownId) ?? []), row]);
  return people;
}

/** What is known of somebody: the newest record first, what it leaves open from those before it. */
export function mergeParticulars(rows: readonly KnownPersonRow[]): PersonParticulars & { readonly kind: string } {
  const findFirstKnown = (field: PersonParticular): ParticularValue =>
    rows.find((row) => row[field] !== null)?.[field] ?? null;
  const named = rows[0]!;
  return {
    ...(Object.fromEntries(particulars.map((field) => [field, findFirstKnown(field)])) as PersonParticulars),
    firstNames: named.firstNames,
    surname: named.surname,
    kind: (rows.find(({ kind }) => classifyNature(kind) !== 'open') ?? named).kind,
  };
}

const mostParts = 4;

export function presentPersonLine(
  knownID: number,
  rows: readonly KnownPersonRow[],
  claims: readonly KnownPersonClaimRow[],
): PersonLine {
  const person = mergeParticulars(rows);
  const parts = [...rows.flatMap((row) => presentPart(row) ?? []), ...claims.map(presentClaim)];
  return {
    knownID,
    listName: formatListName(person),
    kind: person.kind as PersonLine['kind'],
    recordCount: rows.length,
    parts,
    directories: [...new Set(rows.flatMap(({ source, matter }) => (matter === null ? [source] : [])))],
  };
}

export function presentFoundPerson(
  knownID: number,
  rows: readonly KnownPersonRow[],
  claims: readonly KnownPersonClaimRow[],
  matterId: number | undefined,
): FoundPersonEntry {
  const { parts, directories, listName: name } = presentPersonLine(knownID, rows, claims);
  return {
    knownID,
    listName: name,
    ...mergeParticulars(rows),
    parts: parts.slice(0, mostParts),
    partCount: parts.length,
    directories,
    partyID: rows.find(({ matter }) => matter !== null && matter.id === matterId)?.id ?? null,
  } as unknown as FoundPersonEntry;
}
