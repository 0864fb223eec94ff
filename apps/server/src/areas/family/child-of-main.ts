import type { Tx } from '../../platform/db/database';
import { sql } from '../../platform/db/sql';
import type { PartyRow } from '../matter-parties/party.store';

/** Whose child somebody is who was captured among the children: one of the spouse or taken in is not of the main party. */
const kindTold = ({ details }: Pick<PartyRow, 'details'>): 'birth' | 'adoption' | null => {
  const told = details['relationship'];
  if (told === 'stepchild' || told === 'foster child') return null;
  return told === 'adopted' ? 'adoption' : 'birth';
};

/**
 * Parents say what the law asks; a child captured on the page of the person is one of that person there too. What the
 * tree says besides (the other parent) stays.
 */
export async function childOfMain(tx: Tx, before: PartyRow | undefined, row: PartyRow): Promise<void> {
  if (row.role !== 'child') return;
  const kind = kindTold(row);
  if (before && kindTold(before) === kind) return;
  await tx.run(sql`
    delete from parentage x using matter_party m where x.matter_id = ${row.matter_id} and x.child_id = ${row.id}
      and m.intermediary_id = x.intermediary_id and m.id = x.parent_id and m.role = 'main'`);
  if (kind) {
    await tx.run(sql`
      insert into parentage (matter_id, child_id, parent_id, kind)
      select matter_id, ${row.id}, id, ${kind} from matter_party where matter_id = ${row.matter_id} and role = 'main'`);
  }
}

/** Whoever has the family open is told that it changed. */
export const familyTouched = (tx: Tx, matterId: number): Promise<number> =>
  tx.run(sql`update succession set version = version + 1 where matter_id = ${matterId}`);
