import type { AnswerOf } from '@boedel/contract/call';
import type { userCalls } from '@boedel/contract/users/users.calls';
import type { Tx } from '../../platform/db/database';
import type { Handler } from '../../platform/http/handler';
import { NotFound } from '../../platform/problems';
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

/** Another firm's people are listed inside that firm: the provider's staff enter it first. */
export const listUsers: Handler<typeof userCalls.getlist> = ({ scope, query }) =>
  scope.transaction(async (tx) => {
    if (query.intermediaryID !== undefined && query.intermediaryID !== scope.firmId) throw new NotFound();
    const { rows, total } = await userStore(tx).list(query);
    return { rows: rows.map(presentLine), total };
  });

export const findResponsible: Handler<typeof userCalls.getuseridbymatterid> = ({ scope, query }) =>
  scope.transaction(async (tx) => {
    const matter = await findResponsiblePerson(tx, query.matterID);
    if (!matter) throw new NotFound();
    return { userID: matter.responsible_person_id };
  });
