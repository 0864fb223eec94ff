import { personFields } from '@boedel/contract/beneficiaries/person.fields';
import { partyFields } from '@boedel/contract/parties/party.fields';
import type { Tx } from '../../platform/db/database';
import { tableStore } from '../../platform/db/rows';
import { sql } from '../../platform/db/sql';
import { c, firmTable, type RowOf } from '../../platform/db/table';
import { NotFound } from '../../platform/problems';
import { createColumns } from '../../platform/record/record-table';

export const partyTable = firmTable('matter_party', {
  matter_id: c.id,
  role: c.text,
  ...createColumns(partyFields),
  ...createColumns(personFields),
  known_id: c.id,
  is_beneficiary: c.flag,
  is_resident: c.flag.orNull,
  directory_kind: c.text.orNull,
  directory_id: c.id.orNull,
  details: c.json<Record<string, unknown>>(),
  position: c.int,
});
export type PartyRow = RowOf<typeof partyTable>;

export const partyStore = (tx: Tx) => {
  const rows = tableStore(tx, partyTable);
  return {
    ...rows,
    /** The parties of a matter in these roles, whom it is about first. */
    listOf: (matterId: number, roles: readonly string[]): Promise<PartyRow[]> =>
      rows.list(sql`matter_id = ${matterId} and role = any(${[...roles]}::text[])`, sql`role <> 'main', position, id`),
    /** One party in one of these roles; in another it is not there. */
    findAs: async (partyId: number, roles: readonly string[]): Promise<PartyRow> => {
      const row = await rows.find(partyId);
      if (!roles.includes(row.role)) throw new NotFound();
      return row;
    },
    mainOf: async (matterId: number): Promise<PartyRow> => {
      const [row] = await rows.list(sql`matter_id = ${matterId} and role = 'main'`);
      if (!row) throw new NotFound();
      return row;
    },
  };
};
