import type { directorySpecialCalls } from '@boedel/contract/directories/directories.calls';
import { jointAppointeeTrustee } from '@boedel/contract/directories/registry';
import { restoreMaskedNumbers } from '@boedel/domain/identity/keep-numbers';
import { audit } from '../../platform/audit/audit';
import { presentConflict } from '../../platform/db/present-conflict';
import type { Handler } from '../../platform/http/handler';
import { throwIfRefused } from '../../platform/throw-if-refused';
import { NotFound } from '../../platform/problems';
import { checkFields } from '../../platform/record/check-fields';
import { toColumnValues, readFieldValues } from '../../platform/record/record-table';
import { mustExistAsAppointee, appointeeTrusteeStore, listAppointeeTrustees } from './joint-appointee-trustee.store';

type AppointeeTrusteeCalls = typeof directorySpecialCalls;
type AppointeeTrusteeRow = Record<string, unknown> & { id: number; jointappointee_id: number; version: number };

const presentTrustee = (row: AppointeeTrusteeRow) =>
  ({
    id: row.id,
    jointAppointeeID: row.jointappointee_id,
    ...readFieldValues(jointAppointeeTrustee, row),
    version: row.version,
  }) as never;

export const listTrustees: Handler<AppointeeTrusteeCalls['getTrusteeList']> = ({ scope, query }) =>
  scope.transaction(async (tx) => {
    await mustExistAsAppointee(tx, query.jointAppointeeID);
    const rows = await listAppointeeTrustees(tx, query.jointAppointeeID);
    return rows.map((row) => presentTrustee(row as AppointeeTrusteeRow));
  });

export const addTrustee: Handler<AppointeeTrusteeCalls['addTrustee']> = ({ scope, actor, body, now }) =>
  scope.transaction(async (tx) => {
    const { jointAppointeeID, ...given } = body;
    await mustExistAsAppointee(tx, jointAppointeeID);
    const { values } = checkFields(
      jointAppointeeTrustee,
      throwIfRefused(restoreMaskedNumbers(given)),
      actor.country,
      now,
    );
    const row = await appointeeTrusteeStore(tx).insert({
      jointappointee_id: jointAppointeeID,
      ...toColumnValues(jointAppointeeTrustee, values),
    });
    await audit(tx, actor, 'jointappointee.trustee.added', {
      entity: ['jointappointee', jointAppointeeID],
      after: row,
    });
    return presentTrustee(row);
  });

/** A trustee stays with the joint appointee it was added to. */
export const changeTrustee: Handler<AppointeeTrusteeCalls['updatetrustee']> = ({ scope, actor, body, now }) =>
  scope.transaction(async (tx) => {
    const { id, version, jointAppointeeID, ...given } = body;
    const before = await appointeeTrusteeStore(tx).lock(id);
    if (before.jointappointee_id !== jointAppointeeID) throw new NotFound();
    const kept = throwIfRefused(restoreMaskedNumbers(given, readFieldValues(jointAppointeeTrustee, before)));
    const { values } = checkFields(jointAppointeeTrustee, kept, actor.country, now);
    const change = appointeeTrusteeStore(tx).change(id, version, toColumnValues(jointAppointeeTrustee, values));
    const after = await presentConflict(change, (row) => presentTrustee(row as AppointeeTrusteeRow));
    await audit(tx, actor, 'jointappointee.trustee.changed', {
      entity: ['jointappointee', jointAppointeeID],
      before,
      after,
    });
    return presentTrustee(after);
  });

export const deleteTrustee: Handler<AppointeeTrusteeCalls['deletetrustee']> = ({ scope, actor, query }) =>
  scope.transaction(async (tx) => {
    const before = await appointeeTrusteeStore(tx).remove(query.id);
    await audit(tx, actor, 'jointappointee.trustee.deleted', {
      entity: ['jointappointee', before.jointappointee_id],
      before,
    });
    return { done: true };
  });
