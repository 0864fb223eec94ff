import type { Tx } from '../../platform/db/database';
import { joinSql, sqlName, type Sql, sql } from '../../platform/db/sql';
import type { GlobalEntry } from '../matter-parties/global-entry';
import { type PartyRow, partyTable } from '../matter-parties/party.store';

export const globalExecutors = 'globalexecutor';

export interface GlobalExecutorRow extends GlobalEntry {
  readonly capacity: string | null;
  readonly is_linked: boolean;
}

export const executorStore = (tx: Tx) => {
  const listGlobalsWhere = (where: Sql, matterId: number | null): Promise<GlobalExecutorRow[]> =>
    tx.rows(sql`
      select g.id, g.name, g.party_type, g.id_number, g.registration_number, g.tax_number, g.email, g.phone, g.mobile,
        g.physical_address1, g.physical_address2, g.physical_city, g.physical_code, g.capacity, g.known_id,
        exists (select from matter_party p where p.intermediary_id = g.intermediary_id and p.matter_id = ${matterId}::bigint
          and p.role = 'executor' and p.directory_kind = ${globalExecutors} and p.directory_id = g.id) as is_linked
      from globalexecutor g where ${where} order by g.sort_name, g.id limit 1000`);
  return {
    globals: (matterId: number | null): Promise<GlobalExecutorRow[]> => listGlobalsWhere(sql`true`, matterId),
    global: async (id: number, matterId: number): Promise<GlobalExecutorRow | undefined> =>
      (await listGlobalsWhere(sql`g.id = ${id}`, matterId))[0],
    linkOf: (matterId: number, executorId: number): Promise<PartyRow | undefined> =>
      tx.maybe(sql`
        select ${joinSql(Object.keys(partyTable.columns).map(sqlName))} from matter_party where matter_id = ${matterId} and role = 'executor'
          and directory_kind = ${globalExecutors} and directory_id = ${executorId}`),
    /** Executors of a matter; a linked one carries its entry's name and contact details as they are today. */
    listOf: (matterId: number): Promise<PartyRow[]> =>
      tx.rows(sql`
        select ${joinSql(Object.keys(partyTable.columns).map((column) => sql`p.${sqlName(column)}`))}, coalesce(g.name, p.surname) as surname, coalesce(g.email, p.email) as email,
          coalesce(g.phone, p.phone) as phone, coalesce(g.mobile, p.mobile) as mobile
        from matter_party p left join globalexecutor g on g.intermediary_id = p.intermediary_id
          and p.directory_kind = ${globalExecutors} and g.id = p.directory_id
        where p.matter_id = ${matterId} and p.role = 'executor' order by p.position, p.id`),
    /** How much of the remuneration those still acting have together, in percent; the executor told is left out. */
    sharesBeside: async (matterId: number, besides: number): Promise<number> =>
      Number(
        (
          await tx.one<{ total: string }>(sql`
            select coalesce(sum((details ->> 'sharePercent')::numeric), 0)::text as total from matter_party
            where matter_id = ${matterId} and role = 'executor' and id <> ${besides} and details ->> 'endedDate' is null`)
        ).total,
      ),
  };
};
