import { auditInFirm } from '../../platform/audit/audit-in-firm';
import type { Tx } from '../../platform/db/database';
import { acceptMembership, deleteMembership, lockMembership } from './membership.store';

type InvitationActor = Parameters<typeof auditInFirm>[2];

/**
 * Who enters a firm that invited them accepts; from then on the firm sees their own name. Gives false where the firm took
 * their place back at this very moment: then nothing of theirs may stand in its trail.
 */
export async function acceptInvitation(
  tx: Tx,
  who: InvitationActor & { personId: number },
  firmId: number,
  now: Date,
): Promise<boolean> {
  const place = await lockMembership(tx, firmId, who.personId);
  if (!place) return false;
  const accepted = await acceptMembership(tx, now, firmId, who.personId);
  if (accepted > 0) await auditInFirm(tx, firmId, who, 'user.accepted', { entity: ['person', who.personId] });
  return true;
}

/** Who declines stays what the firm called them: its trail tells no name of theirs. */
export async function deleteInvitation(
  tx: Tx,
  who: InvitationActor & { personId: number },
  firmId: number,
): Promise<boolean> {
  const dropped = await deleteMembership(tx, firmId, who.personId);
  if (!dropped) return false;
  const asTyped = { ...who, fullName: dropped.invited_name };
  await auditInFirm(tx, firmId, asTyped, 'user.declined', { entity: ['person', who.personId] });
  return true;
}
