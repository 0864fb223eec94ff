import type { AnswerOf } from '@boedel/contract/call';
import type { peopleCalls } from '@boedel/contract/people/people.calls';
import type { Tx } from '../../platform/db/database';
import { sql } from '../../platform/db/sql';

type RelationCalls = typeof peopleCalls;

export type RelatedPersonPage = AnswerOf<RelationCalls['getbyid']>;

export interface RelatedPerson {
  readonly kind: RelatedPersonPage['relations'][number]['kind'];
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
export const listRelated = (tx: Tx, partyIds: readonly number[]): Promise<RelatedPerson[]> =>
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

export const listPeopleSharingNumbers = (tx: Tx): Promise<{ known: number[] }[]> =>
  tx.rows(sql`
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

/** So many groups are shown; whoever has merged them is shown the next. */
export const most = 50;
