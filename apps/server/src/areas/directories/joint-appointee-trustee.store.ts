import { jointAppointeeTrustee } from '@boedel/contract/directories/registry';
import type { Tx } from '../../platform/db/database';
import { tableStore } from '../../platform/db/rows';
import { sql } from '../../platform/db/sql';
import { c, firmTable } from '../../platform/db/table';
import { NotFound } from '../../platform/problems';
import { createColumns } from '../../platform/record/record-table';

export const appointeeTrusteeTable = firmTable('jointappointee_trustee', {
  jointappointee_id: c.id,
  ...createColumns(jointAppointeeTrustee),
});

export const appointeeTrusteeStore = (tx: Tx) => tableStore(tx, appointeeTrusteeTable);

export async function mustExistAsAppointee(tx: Tx, jointAppointeeID: number): Promise<void> {
  const found = await tx.maybe(sql`select id from jointappointee where id = ${jointAppointeeID} for key share`);
  if (!found) throw new NotFound();
}

export const listAppointeeTrustees = (tx: Tx, jointAppointeeId: number) =>
  appointeeTrusteeStore(tx).list(sql`jointappointee_id = ${jointAppointeeId}`, sql`name, id`);
