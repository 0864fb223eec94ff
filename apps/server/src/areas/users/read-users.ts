import type { AnswerOf } from '@boedel/contract/call';
import type { userCalls } from '@boedel/contract/users/users.calls';
import type { Tx } from '../../platform/db/database';
import type { Handler, ServiceHandler } from '../../platform/http/handler';
import { NotFound } from '../../platform/problems';
import { openProviderScope } from '../../platform/tenancy/scopes';
import { readChosen } from './notifications';
import { presentLine, presentUserDetails } from './users.present';
import { findResponsiblePerson, userStore } from './users.store';

export async function readUserDetails(tx: Tx, id: number): Promise<AnswerOf<typeof userCalls.getbyid>> {
  const store = userStore(tx);
  const row = await store.withCounts(id);
  return presentUserDetails(row, await store.mattersGivenTo(id), await readChosen(tx, id));
}

export const getUser: Handler<typeof userCalls.getbyid> = ({ scope, query }) =>
  scope.transaction((tx) => readUserDetails(tx, query.id));

/** Another firm's people are for the provider's staff alone; for everybody else there is no such firm. */
export const listUsers: ServiceHandler<typeof userCalls.getlist> = async ({ scope, actor, query, services }) => {
  const { intermediaryID: firmId = scope.firmId } = query;
  const list = async (tx: Tx) => {
    const { rows, total } = await userStore(tx).list(query);
    return { rows: rows.map(presentLine), total };
  };
  if (firmId === scope.firmId) return scope.transaction(list);
  if (!actor.roles.includes('SuperAdmin')) throw new NotFound();
  const provider = openProviderScope(services.database);
  if (!(await provider.transaction((tx) => userStore(tx).isFirm(firmId)))) throw new NotFound();
  return provider.firm(firmId).transaction(list);
};

export const findResponsible: Handler<typeof userCalls.getuseridbymatterid> = ({ scope, query }) =>
  scope.transaction(async (tx) => {
    const matter = await findResponsiblePerson(tx, query.matterID);
    if (!matter) throw new NotFound();
    return { userID: matter.responsible_person_id };
  });
