import type { Tx } from '../../platform/db/database';
import { sql } from '../../platform/db/sql';

export const lockMembership = (
  tx: Tx,
  firmId: number,
  personId: number,
): Promise<{ support_until: string | null } | undefined> =>
  tx.maybe(sql`select support_until from membership
    where intermediary_id = ${firmId} and person_id = ${personId} for update`);

export const insertVisit = (
  tx: Tx,
  {
    firmId,
    personId,
    systemTypes,
    type,
    until,
    reason,
  }: {
    readonly firmId: number;
    readonly personId: number;
    readonly systemTypes: readonly number[];
    readonly type: number;
    readonly until: string;
    readonly reason: string;
  },
): Promise<number> =>
  tx.run(sql`
    insert into membership (intermediary_id, person_id, roles, system_types, system_type, support_until, support_reason)
    values (${firmId}, ${personId}, '{SuperAdmin,Admin,"Capture Matter"}', ${systemTypes}, ${type}, ${until},
            ${reason})
    on conflict (intermediary_id, person_id) do update set support_until = excluded.support_until,
      support_reason = excluded.support_reason, roles = excluded.roles, system_types = excluded.system_types,
      version = membership.version + 1`);

/** The firm keeps that somebody was there; their name stays theirs to see. */
export const keepVisit = (
  tx: Tx,
  visit: { readonly firmId: number; readonly personId: number; readonly reason: string },
  now: Date,
  until: string,
): Promise<number> =>
  tx.run(sql`insert into support_visit (intermediary_id, person_id, reason, began_at, ends_at)
    values (${visit.firmId}, ${visit.personId}, ${visit.reason}, ${now.toISOString()}, ${until})`);

export const findVisit = (
  tx: Tx,
  personId: number,
  now: Date,
): Promise<{ firm: string; reason: string; until: string; writeUntil: string | null } | undefined> =>
  tx.maybe(sql`
    select i.name as firm, coalesce(m.support_reason, '') as reason, m.support_until as until,
      (select max(least(w.ends_at, m.support_until)) from support_write w
       where w.intermediary_id = m.intermediary_id and w.ends_at > ${now.toISOString()}) as "writeUntil"
    from membership m join intermediary i on i.id = m.intermediary_id
    where m.person_id = ${personId} and m.support_until is not null`);

export const endVisit = async (tx: Tx, firmId: number, personId: number, now: Date): Promise<number> => {
  await tx.run(sql`update support_visit set ends_at = ${now.toISOString()}
    where intermediary_id = ${firmId} and person_id = ${personId} and ends_at > ${now.toISOString()}`);
  return tx.run(sql`update membership set support_until = ${now.toISOString()}, version = version + 1
    where intermediary_id = ${firmId} and person_id = ${personId} and support_until is not null`);
};

export const findHomeFirm = (tx: Tx, personId: number): Promise<{ id: number } | undefined> =>
  tx.maybe(sql`select m.intermediary_id as id from membership m
    join intermediary i on i.id = m.intermediary_id
    where m.person_id = ${personId} and m.support_until is null and m.accepted_at is not null order by i.is_provider desc, i.id limit 1`);

/** As the firm reads it. */
export const findSupportName = async (tx: Tx, fullName: string): Promise<string> =>
  (await tx.one<{ name: string }>(sql`select ${fullName}::text || support_mark() as name`)).name;
