import type { peopleCalls } from '@boedel/contract/people/people.calls';
import { listName } from '@boedel/domain/parties/party-name';
import { findPartsAtOnce } from '@boedel/domain/people/parts';
import { findSharedNumber } from '@boedel/domain/people/same-person';
import type { Tx } from '../../platform/db/database';
import type { Handler } from '../../platform/http/handler';
import { NotFound } from '../../platform/problems';
import type { Actor } from '../../platform/tenancy/actor';
import { peopleChangeStore } from './people-change.store';
import {
  mergeParticulars,
  groupByPerson,
  presentClaim,
  formatListName,
  presentPart,
  type PersonPartView,
  presentPersonLine,
  presentRecord,
} from '../known-people/people.present';
import { listNumbers, peopleStore, type KnownPersonRow } from '../known-people/people.store';
import { toIdentity } from '../known-people/take-known';
import { type RelatedPersonPage, listPeopleSharingNumbers, type RelatedPerson, listRelated } from './relations.store';

type PersonPageCalls = typeof peopleCalls;

/** The same spouse in the estates of both is one spouse. */
function presentRelations(related: readonly RelatedPerson[]): RelatedPersonPage['relations'] {
  const seen = new Set<string>();
  return related.flatMap((one) => {
    const key = `${one.kind} ${one.known_id}`;
    if (seen.has(key)) return [];
    seen.add(key);
    return [
      {
        kind: one.kind,
        knownID: one.known_id,
        listName: listName({ kind: one.person_kind, firstNames: one.first_names, surname: one.surname }),
        matterID: one.matter_id,
        reference: one.reference,
        fromDate: one.from_on,
        toDate: one.to_on,
        ended: one.ended,
      },
    ];
  });
}

/** Matters in which somebody has several parts at once. */
export function listSeveralParts(parts: readonly PersonPartView[]): RelatedPersonPage['severalParts'] {
  const matters = new Map<number, PersonPartView[]>();
  for (const part of parts) matters.set(part.matterID, [...(matters.get(part.matterID) ?? []), part]);
  return [...matters].flatMap(([matterID, all]) => {
    const { parts: held, isDoubtful } = findPartsAtOnce(all);
    return held.length === 0 ? [] : [{ matterID, reference: all[0]!.reference, parts: [...held], isDoubtful }];
  });
}

/** Others with one of the numbers, as far as the reader may see them, and by which. */
export async function listMaybeSame(tx: Tx, rows: readonly KnownPersonRow[]) {
  const store = peopleStore(tx);
  const mine = [...new Set(rows.map(({ knownId }) => knownId))];
  const found = await store.withNumbers(listNumbers(rows), mine);
  const others = groupByPerson(await store.recordsOf(found));
  return [...others].flatMap(([knownId, records]) => {
    const by = records
      .flatMap((record) => rows.map((row) => findSharedNumber(toIdentity(row), toIdentity(record))))
      .find((shared) => shared !== undefined);
    return by ? [{ knownId, records, by }] : [];
  });
}

export async function readPage(tx: Tx, actor: Actor, knownID: number): Promise<RelatedPersonPage> {
  const store = peopleStore(tx);
  const rows = await store.recordsOf([knownID]);
  if (rows.length === 0) throw new NotFound();
  const claims = (await store.claimsOf([knownID])).map(presentClaim);
  const inAll = actor.reach ? rows.length : await store.countOf([knownID]);
  const parties = rows.filter(({ matter }) => matter !== null).map(({ id }) => id);
  const person = mergeParticulars(rows);
  const same = await listMaybeSame(tx, rows);
  const changes = actor.reach ? [] : await peopleChangeStore(tx).latestOf(knownID);
  return {
    knownID,
    listName: formatListName(person),
    kind: person.kind as RelatedPersonPage['kind'],
    records: rows.map(presentRecord),
    hiddenCount: inAll - rows.length,
    claims,
    severalParts: listSeveralParts([...rows.flatMap((row) => presentPart(row) ?? []), ...claims]),
    relations: parties.length === 0 ? [] : presentRelations(await listRelated(tx, parties)),
    maybeSame: same.map(({ knownId, records, by }) => ({ ...presentPersonLine(knownId, records, []), by })),
    changes: changes.map((row) => ({
      id: row.id,
      kind: row.kind === 'merge' ? 'merge' : 'change',
      by: row.person_name,
      at: new Date(row.made_at).toISOString(),
      records: row.kind === 'merge' ? row.moved.length : row.changed.length,
      isUndone: row.undone_at !== null,
    })),
  };
}

export const readPersonPage: Handler<PersonPageCalls['getbyid']> = ({ scope, actor, query }) =>
  scope.transaction((tx) => readPage(tx, actor, query.knownID));

export const listDuplicates: Handler<PersonPageCalls['getDuplicates']> = ({ scope }) =>
  scope.transaction(async (tx) => {
    const store = peopleStore(tx);
    const groups = await listPeopleSharingNumbers(tx);
    const people = groupByPerson(await store.recordsOf([...new Set(groups.flatMap(({ known }) => known))]));
    const listed = new Set<string>();
    return groups.flatMap(({ known }) => {
      const seen = known.filter((id) => people.has(id));
      const key = seen.join(' ');
      if (seen.length < 2 || listed.has(key)) return [];
      listed.add(key);
      const [first, second] = seen.map((id) => people.get(id)!);
      const by = first!
        .flatMap((row) => second!.map((other) => findSharedNumber(toIdentity(row), toIdentity(other))))
        .find((shared) => shared !== undefined);
      return by ? [{ by, people: seen.map((id) => presentPersonLine(id, people.get(id)!, [])) }] : [];
    });
  });
