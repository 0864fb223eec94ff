import type { peopleCalls } from '@boedel/contract/people/people.calls';
import { listName } from '@boedel/domain/parties/party-name';
import { partsAtOnce } from '@boedel/domain/people/parts';
import { sharedNumber } from '@boedel/domain/people/same-person';
import type { Tx } from '../../platform/db/database';
import type { Handler } from '../../platform/http/handler';
import { NotFound } from '../../platform/problems';
import type { Actor } from '../../platform/tenancy/actor';
import { peopleChanges } from './people-change.store';
import {
  mergedParticulars,
  byPerson,
  claimOf,
  nameOf,
  partOf,
  type PartShown,
  presentLine,
  presentRecord,
} from '../known-people/people.present';
import { numbersOf, peopleStore, type PersonRow } from '../known-people/people.store';
import { identityOf } from '../known-people/take-known';
import { type Page, peopleSharingNumbers, type Related, relatedTo } from './relations.store';

type Calls = typeof peopleCalls;

/** The same spouse in the estates of both is one spouse. */
function presentRelations(related: readonly Related[]): Page['relations'] {
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
export function severalPartsIn(parts: readonly PartShown[]): Page['severalParts'] {
  const matters = new Map<number, PartShown[]>();
  for (const part of parts) matters.set(part.matterID, [...(matters.get(part.matterID) ?? []), part]);
  return [...matters].flatMap(([matterID, all]) => {
    const { parts: held, isDoubtful } = partsAtOnce(all);
    return held.length === 0 ? [] : [{ matterID, reference: all[0]!.reference, parts: [...held], isDoubtful }];
  });
}

/** Others with one of the numbers, as far as the reader may see them, and by which. */
export async function maybeSameAs(tx: Tx, rows: readonly PersonRow[]) {
  const store = peopleStore(tx);
  const mine = [...new Set(rows.map(({ knownId }) => knownId))];
  const found = await store.withNumbers(numbersOf(rows), mine);
  const others = byPerson(await store.recordsOf(found));
  return [...others].flatMap(([knownId, records]) => {
    const by = records
      .flatMap((record) => rows.map((row) => sharedNumber(identityOf(row), identityOf(record))))
      .find((shared) => shared !== undefined);
    return by ? [{ knownId, records, by }] : [];
  });
}

export async function pageOf(tx: Tx, actor: Actor, knownID: number): Promise<Page> {
  const store = peopleStore(tx);
  const rows = await store.recordsOf([knownID]);
  if (rows.length === 0) throw new NotFound();
  const claims = (await store.claimsOf([knownID])).map(claimOf);
  const inAll = actor.reach ? rows.length : await store.countOf([knownID]);
  const parties = rows.filter(({ matter }) => matter !== null).map(({ id }) => id);
  const person = mergedParticulars(rows);
  const same = await maybeSameAs(tx, rows);
  const changes = actor.reach ? [] : await peopleChanges(tx).latestOf(knownID);
  return {
    knownID,
    listName: nameOf(person),
    kind: person.kind as Page['kind'],
    records: rows.map(presentRecord),
    hiddenCount: inAll - rows.length,
    claims,
    severalParts: severalPartsIn([...rows.flatMap((row) => partOf(row) ?? []), ...claims]),
    relations: parties.length === 0 ? [] : presentRelations(await relatedTo(tx, parties)),
    maybeSame: same.map(({ knownId, records, by }) => ({ ...presentLine(knownId, records, []), by })),
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

export const personPage: Handler<Calls['getbyid']> = ({ tenant, actor, query }) =>
  tenant.transaction((tx) => pageOf(tx, actor, query.knownID));

export const duplicates: Handler<Calls['getDuplicates']> = ({ tenant }) =>
  tenant.transaction(async (tx) => {
    const store = peopleStore(tx);
    const groups = await peopleSharingNumbers(tx);
    const people = byPerson(await store.recordsOf([...new Set(groups.flatMap(({ known }) => known))]));
    const listed = new Set<string>();
    return groups.flatMap(({ known }) => {
      const seen = known.filter((id) => people.has(id));
      const key = seen.join(' ');
      if (seen.length < 2 || listed.has(key)) return [];
      listed.add(key);
      const [first, second] = seen.map((id) => people.get(id)!);
      const by = first!
        .flatMap((row) => second!.map((other) => sharedNumber(identityOf(row), identityOf(other))))
        .find((shared) => shared !== undefined);
      return by ? [{ by, people: seen.map((id) => presentLine(id, people.get(id)!, [])) }] : [];
    });
  });
