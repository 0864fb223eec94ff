import type { Tx } from '../../platform/db/database';
import { sql } from '../../platform/db/sql';
import type { PartyRow } from '../matter-parties/party.store';

export const findWillFacts = (
  tx: Tx,
  matterId: number,
): Promise<{ left_open: boolean; survivorship_days: number | null } | undefined> =>
  tx.maybe(sql`
    select survivorship_days, coalesce((select sum(t.share_n::numeric / t.share_d) from will_taker t join will_clause k
        on k.intermediary_id = t.intermediary_id and k.id = t.clause_id
      where t.matter_id = ${matterId} and k.kind = 'residue' and t.part = 'taker'), 0) < 0.999999 as left_open
    from will where matter_id = ${matterId}`);

export const listTreeMarriages = (
  tx: Tx,
  matterId: number,
): Promise<(Record<string, unknown> & { id: number; spouse_id: number | null })[]> =>
  tx.rows(sql`
    select id, spouse_id, kind, contract, married_on, ended_by, ended_on, recognition from marriage
    where matter_id = ${matterId} order by id`);

export const listPartiesByNumber = (
  tx: Tx,
  matterId: number,
  exceptId: number,
  numbers: readonly string[],
): Promise<PartyRow[]> =>
  tx.rows(sql`
    select id_number, passport_number, registration_number, kind, first_names, surname
    from matter_party where matter_id = ${matterId} and id <> ${exceptId}
      and (role = 'main' or is_beneficiary or role in ('spouse', 'child', 'beneficiary', 'relative'))
      and (id_number = any(${numbers}::text[]) or passport_number = any(${numbers}::text[]) or registration_number = any(${numbers}::text[]))
    limit 1`);
