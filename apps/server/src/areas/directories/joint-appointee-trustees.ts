import type { directorySpecialCalls } from '@boedel/contract/directories/directories.calls';
import { jointAppointeeTrustee } from '@boedel/contract/directories/registry';
import { keepNumbers } from '@boedel/domain/identity/keep-numbers';
import { audit } from '../../platform/audit/audit';
import { orConflict } from '../../platform/db/or-conflict';
import type { Handler } from '../../platform/http/handler';
import { orRefuse } from '../../platform/or-refuse';
import { NotFound } from '../../platform/problems';
import { checkFields } from '../../platform/record/check-fields';
import { columnValues, fieldValues } from '../../platform/record/record-table';
import { mustExistAsAppointee, appointeeTrusteeStore, trusteesOfAppointee } from './joint-appointee-trustee.store';

type Calls = typeof directorySpecialCalls;
type TrusteeRow = Record<string, unknown> & { id: number; jointappointee_id: number; version: number };

const present = (row: TrusteeRow) =>
  ({
    id: row.id,
    jointAppointeeID: row.jointappointee_id,
    ...fieldValues(jointAppointeeTrustee, row),
    version: row.version,
  }) as never;

export const trusteesOf: Handler<Calls['getTrusteeList']> = ({ tenant, query }) =>
  tenant.transaction(async (tx) => {
    await mustExistAsAppointee(tx, query.jointAppointeeID);
    const rows = await trusteesOfAppointee(tx, query.jointAppointeeID);
    return rows.map((row) => present(row as TrusteeRow));
  });

export const addTrustee: Handler<Calls['addTrustee']> = ({ tenant, actor, body, now }) =>
  tenant.transaction(async (tx) => {
    const { jointAppointeeID, ...given } = body;
    await mustExistAsAppointee(tx, jointAppointeeID);
    const { values } = checkFields(jointAppointeeTrustee, orRefuse(keepNumbers(given)), actor.country, now);
    const row = await appointeeTrusteeStore(tx).insert({
      jointappointee_id: jointAppointeeID,
      ...columnValues(jointAppointeeTrustee, values),
    });
    await audit(tx, actor, 'jointappointee.trustee.added', {
      entity: ['jointappointee', jointAppointeeID],
      after: row,
    });
    return present(row);
  });

/** A trustee stays with the joint appointee it was added to. */
export const changeTrustee: Handler<Calls['updatetrustee']> = ({ tenant, actor, body, now }) =>
  tenant.transaction(async (tx) => {
    const { id, version, jointAppointeeID, ...given } = body;
    const before = await appointeeTrusteeStore(tx).lock(id);
    if (before.jointappointee_id !== jointAppointeeID) throw new NotFound();
    const kept = orRefuse(keepNumbers(given, fieldValues(jointAppointeeTrustee, before)));
    const { values } = checkFields(jointAppointeeTrustee, kept, actor.country, now);
    const change = appointeeTrusteeStore(tx).change(id, version, columnValues(jointAppointeeTrustee, values));
    const after = await orConflict(change, (row) => present(row as TrusteeRow));
    await audit(tx, actor, 'jointappointee.trustee.changed', {
      entity: ['jointappointee', jointAppointeeID],
      before,
      after,
    });
    return present(after);
  });

export const deleteTrustee: Handler<Calls['deletetrustee']> = ({ tenant, actor, query }) =>
  tenant.transaction(async (tx) => {
    const before = await appointeeTrusteeStore(tx).remove(query.id);
    await audit(tx, actor, 'jointappointee.trustee.deleted', {
      entity: ['jointappointee', before.jointappointee_id],
      before,
    });
    return { done: true };
  });
