import type { Tx } from '../db/database';
import { sql } from '../db/sql';
import { audit, type AuditChange } from './audit';

/**
 * In the provider's transactions, which have no firm of their own: writes the trail of the firm the change belongs to.
 * It comes last, because from here on the transaction's rows default to that firm.
 */
export async function auditInFirm(
  tx: Tx,
  firmId: number,
  who: Parameters<typeof audit>[1],
  action: string,
  change: AuditChange,
): Promise<void> {
  await tx.run(sql`select set_config('app.firm', ${String(firmId)}, true)`);
  await audit(tx, who, action, change);
}
