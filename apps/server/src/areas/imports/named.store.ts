import type { Tx } from '../../platform/db/database';
import { sql } from '../../platform/db/sql';

export const findCreditorByName = (tx: Tx, creditor: unknown): Promise<{ id: number } | undefined> =>
  tx.maybe(sql`select id from creditor where plain_text(name) = plain_text(${String(creditor)}) order by id limit 1`);

export const findAssetByName = (tx: Tx, matterId: number, name: string): Promise<{ id: number } | undefined> =>
  tx.maybe(sql`
    select id from asset where matter_id = ${matterId} and plain_text(name) = plain_text(${name}) order by id limit 1`);

export const findOfficeByName = (tx: Tx, name: string): Promise<{ id: number } | undefined> =>
  tx.maybe(sql`
    select id from masteroffice where plain_text(name) = plain_text(${name})
      or plain_text(name) = plain_text(${`Master's Office ${name}`}) order by id limit 1`);

export const findColleagueByName = (tx: Tx, name: string): Promise<{ id: number } | undefined> =>
  tx.maybe(sql`
    select p.id from membership m join person p on p.id = m.person_id
    where lower(p.email) = lower(${name}) or plain_text(p.full_name) = plain_text(${name}) order by p.id limit 1`);

export const readMadeMatter = (tx: Tx, id: number): Promise<{ version: number; trail: number | null }> =>
  tx.one(sql`
    select version, (select max(e.id) from audit_entry e where e.matter_id = m.id) as trail from matter m where id = ${id}`);

export const findMatterByReference = (tx: Tx, reference: string): Promise<{ id: number } | undefined> =>
  tx.maybe(sql`select id from matter where lower(reference) = ${reference} limit 1`);
