import { auditInFirm } from '../../platform/audit/audit-in-firm';
import type { Tx } from '../../platform/db/database';
import { sql } from '../../platform/db/sql';

type Who = Parameters<typeof auditInFirm>[2];

/** Who enters a firm that invited them accepts; from then on the firm sees their own name. */
export async function acceptInvitation(tx: Tx, who: Who & { personId: number }, firmId: number, now: Date) {
  const accepted = await tx.run(sql`update membership set accepted_at = ${now.toISOString()}, invited_name = null,
      invited_email = null, version = version + 1
    where intermediary_id = ${firmId} and person_id = ${who.personId} and accepted_at is null`);
  if (accepted > 0) await auditInFirm(tx, firmId, who, 'user.accepted', { entity: ['person', who.personId] });
}

/** Who declines stays what the firm called them: its trail tells no name of theirs. */
export async function dropInvitation(tx: Tx, who: Who & { personId: number }, firmId: number): Promise<boolean> {
  const dropped = await tx.maybe<{ invited_name: string }>(sql`delete from membership
    where intermediary_id = ${firmId} and person_id = ${who.personId} and accepted_at is null returning invited_name`);
  if (!dropped) return false;
  const asTyped = { ...who, fullName: dropped.invited_name };
  await auditInFirm(tx, firmId, asTyped, 'user.declined', { entity: ['person', who.personId] });
  return true;
}
