import type { auditTrailCalls } from '@boedel/contract/audit-trail/audit-trail.calls';
import { audit } from '../../platform/audit/audit';
import { declaredTables } from '../../platform/db/table';
import type { Handler } from '../../platform/http/handler';
import { NotFound } from '../../platform/problems';
import { findPrivateNumber } from './number.store';

const columns = { idNumber: 'id_number', passportNumber: 'passport_number', accountNumber: 'account_number' } as const;

/**
 * One call for every record that has such a number. Only declared tables and these three columns can be named, row
 * security, the person's types and on single matters the right to the estate decide whether the record is there for
 * them, and looking leaves a line in the trail.
 */
export const reveal: Handler<typeof auditTrailCalls.reveal> = ({ scope, actor, body }) =>
  scope.transaction(async (tx) => {
    const table = declaredTables.get(body.entityType);
    const isWithin = body.within.length > 0;
    const column = isWithin ? 'details' : columns[body.field];
    const hasMatter = table !== undefined && 'matter_id' in table.columns;
    // Somebody who was given single matters has no part in the firm's own lists.
    if (!table || !(column in table.columns) || (actor.reach && !hasMatter)) throw new NotFound();
    const row = await findPrivateNumber(
      tx,
      table,
      body.id,
      isWithin ? { within: [...body.within, body.field] } : { column },
    );
    if (!row) throw new NotFound();
    await audit(tx, actor, 'number.revealed', {
      entity: [body.entityType, body.id],
      matterId: row.matter_id,
      after: { field: [...body.within, body.field].join('.') },
    });
    return { value: row.value };
  });
