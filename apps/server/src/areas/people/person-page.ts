import type { AnswerOf } from '@boedel/contract/call';
import type { peopleCalls } from '@boedel/contract/people/people.calls';
import { listName } from '@boedel/domain/parties/party-name';
import { partsAtOnce } from '@boedel/domain/people/parts';
import { sharedNumber } from '@boedel/domain/people/same-person';
import type { Tx } from '../../platform/db/database';
import { sql } from '../../platform/db/sql';
import type { Handler } from '../../platform/http/handler';
import { NotFound } from '../../platform/problems';
import type { Actor } from '../../platform/session/actor';
import { peopleChanges } from './people-changes';
import {
  allTold,
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

type Calls = typeof peopleCalls;
type Page = AnswerOf<Calls['getbyid']>;

interface Related {
  readonly kind: Page['relations'][number]['kind'];
  readonly known_id: number;
  readonly person_kind: string;
  readonly first_names: string | null;
  readonly surname: string;
  readonly matter_id: number;
  readonly reference: string;
  readonly from_on: string | null;
  readonly to_on: string | null;
  readonly ended: string | null;
}

/** Spouses, parents and children of these records, each in its own matter: read from marriages and parentage. */
const relatedTo = (tx: Tx, partyIds: readonly number[]): Promise<Related[]> =>
  // From the few records outward, each step by a whole key: what has no statistics yet would be joined all with all.
  tx.rows(sql`
    with mine as materialized (
      select p.intermediary_id, p.matter_id, p.id, p.role from matter_party p
      where p.intermediary_id = app_firm() and p.id = any(${[...partyIds]}::bigint[])
    ), wed as materialized (
      select w.intermediary_id, w.matter_id, w.spouse_id, w.married_on, w.ended_on, w.ended_by, mine.id as mine_id, mine.role
      from mine join marriage w on w.intermediary_id = mine.intermediary_id and w.matter_id = mine.matter_id
      where w.spouse_id = mine.id or mine.role = 'main'
    ), related as materialized (
      select 'spouse' as kind, w.intermediary_id, w.matter_id, case when s.id = w.mine_id then a.id else s.id end as other_id,
        w.married_on as from_on, coalesce(w.ended_on, s.died_on, a.died_on) as to_on,
        coalesce(w.ended_by, case when coalesce(s.died_on, a.died_on) is not null then 'by death' end) as ended
      from wed w
        join matter_party a on a.intermediary_id = w.intermediary_id and a.matter_id = w.matter_id and a.role = 'main'
        join matter_party s on s.intermediary_id = w.intermediary_id and s.matter_id = w.matter_id and s.id = w.spouse_id
      union all select 'parent', x.intermediary_id, x.matter_id, x.parent_id, null, null, null
        from mine join parentage x on x.intermediary_id = mine.intermediary_id and x.matter_id = mine.matter_id and x.child_id = mine.id
      union all select 'child', x.intermediary_id, x.matter_id, x.child_id, null, null, null
        from mine join parentage x on x.intermediary_id = mine.intermediary_id and x.matter_id = mine.matter_id and x.parent_id = mine.id
    )
    select r.kind, o.known_id, o.kind as person_kind, o.first_names, o.surname, m.id as matter_id, m.reference,
      r.from_on::text, r.to_on::text, r.ended
    from related r
      join matter_party o on o.intermediary_id = r.intermediary_id and o.matter_id = r.matter_id and o.id = r.other_id
      join matter m on m.intermediary_id = r.intermediary_id and m.id = r.matter_id
    order by r.kind desc, r.from_on nulls last, o.born_on nulls last, o.id`);

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
  const told = allTold(rows);
  const same = await maybeSameAs(tx, rows);
  const changes = actor.reach ? [] : await peopleChanges(tx).latestOf(knownID);
  return {
    knownID,
    listName: nameOf(told),
    kind: told.kind as Page['kind'],
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

/** So many groups are shown; whoever has merged them is shown the next. */
const most = 50;

export const duplicates: Handler<Calls['getDuplicates']> = ({ tenant }) =>
  tenant.transaction(async (tx) => {
    const store = peopleStore(tx);
    const groups = await tx.rows<{ known: number[] }>(sql`
      select array_agg(distinct known_id order by known_id) as known from (
        select known_id, unnest(search_numbers) as number from matter_party
        union all select known_id, unnest(search_numbers) from globalbeneficiary
        union all select known_id, unnest(search_numbers) from globalexecutor
        union all select known_id, unnest(search_numbers) from founder
        union all select known_id, unnest(search_numbers) from globaltrustee
        union all select known_id, 'registered ' || registration_number from matter_party where registration_number is not null
        union all select known_id, 'registered ' || registration_number from globalbeneficiary where registration_number is not null
        union all select known_id, 'registered ' || registration_number from globalexecutor where registration_number is not null
        union all select known_id, 'registered ' || registration_number from founder where registration_number is not null
        union all select known_id, 'registered ' || registration_number from globaltrustee where registration_number is not null
        union all select known_id, 'registered ' || registration_number from creditor where registration_number is not null
        union all select known_id, 'registered ' || registration_number from auditor where registration_number is not null
        union all select known_id, 'registered ' || registration_number from taxpractitioner where registration_number is not null) n
      group by number having count(distinct known_id) > 1 order by max(known_id) desc limit ${most}`);
    const people = byPerson(await store.recordsOf([...new Set(groups.flatMap(({ known }) => known))]));
    const told = new Set<string>();
    return groups.flatMap(({ known }) => {
      const seen = known.filter((id) => people.has(id));
      const key = seen.join(' ');
      if (seen.length < 2 || told.has(key)) return [];
      told.add(key);
      const [first, second] = seen.map((id) => people.get(id)!);
      const by = first!
        .flatMap((row) => second!.map((other) => sharedNumber(identityOf(row), identityOf(other))))
        .find((shared) => shared !== undefined);
      return by ? [{ by, people: seen.map((id) => presentLine(id, people.get(id)!, [])) }] : [];
    });
  });
