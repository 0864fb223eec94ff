import type { Tx } from '../../platform/db/database';
import { sql } from '../../platform/db/sql';

/** Who is asked for, in the order of the rows. */
export interface WantedCreditor {
  readonly id: number | null;
  readonly globalId: number | null;
  readonly name: string;
}
export interface FoundCreditor {
  /** The place of the row that asked, from 1. */
  readonly place: number;
  /** The name as names are compared: two rows with the same one mean the same creditor. */
  readonly key: string;
  /** The firm's own entry; none where it is new. */
  readonly id: number | null;
  readonly name: string | null;
  readonly account_number: string | null;
  /** A global creditor to take over, where the firm has no entry of it yet. */
  readonly global_id: number | null;
}

/**
 * Who already is on file of those asked for, in one statement: by the entry chosen, by the global creditor it was taken
 * from, else by its name. Of several with one name, the matter's own comes first.
 */
export const findClaimingCreditors = (
  tx: Tx,
  matterId: number,
  wanted: readonly WantedCreditor[],
): Promise<FoundCreditor[]> =>
  tx.rows(sql`
    with wanted as (
      select ord::int as place, id, global_id, plain_text(name) as key
      from unnest(${wanted.map(({ id }) => id)}::bigint[], ${wanted.map(({ globalId }) => globalId)}::bigint[],
        ${wanted.map(({ name }) => name)}::text[]) with ordinality as w (id, global_id, name, ord)),
    own as (select creditor_id from matter_creditor where matter_id = ${matterId}),
    known as (
      select w.place, c.id from wanted w join creditor c on c.id = w.id
      union all
      select w.place, c.id from wanted w join creditor c on c.global_creditor_id = w.global_id where w.id is null
      union all
      select w.place, c.id from wanted w join creditor c on plain_text(c.name) = w.key where w.id is null and w.global_id is null),
    first as (
      select distinct on (k.place) k.place, k.id from known k left join own o on o.creditor_id = k.id
      order by k.place, (o.creditor_id is null), k.id),
    offered as (
      select w.place, g.id from wanted w join globalcreditor g on g.id = w.global_id
      union all
      select w.place, g.id from wanted w join globalcreditor g on plain_text(g.name) = w.key where w.id is null and w.global_id is null),
    global as (select place, min(id) as id from offered group by place)
    select w.place, w.key, c.id, c.name, c.account_number, g.id as global_id
    from wanted w left join first f on f.place = w.place left join creditor c on c.id = f.id
      left join global g on g.place = w.place
    order by w.place`);
