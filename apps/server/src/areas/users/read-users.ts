import type { AnswerOf } from '@boedel/contract/call';
import type { userCalls } from '@boedel/contract/users/users.calls';
import type { Tx } from '../../platform/db/database';
import type { Handler } from '../../platform/http/handler';
import { NotFound } from '../../platform/problems';
import { chosenBy } from './notifications';
import { presentLine, presentWhole } from './users.present';
import { responsibleOf, userStore } from './users.store';

export async function wholeUser(tx: Tx, id: number): Promise<AnswerOf<typeof userCalls.getbyid>> {
  const store = userStore(tx);
  const row = await store.withCounts(id);
  return presentWhole(row, await store.mattersGivenTo(id), await chosenBy(tx, id));
}

export const getUser: Handler<typeof userCalls.getbyid> = ({ tenant, query }) =>
  tenant.transaction((tx) => wholeUser(tx, query.id));

/** Another firm's people are listed inside that firm: the provider's staff enter it first. */
export const listUsers: Handler<typeof userCalls.getlist> = ({ tenant, query }) =>
  tenant.transaction(async (tx) => {
    if (query.intermediaryID !== undefined && query.intermediaryID !== tenant.firmId) throw new NotFound();
    const { rows, total } = await userStore(tx).list(query);
    return { rows: rows.map(presentLine), total };
  });

export const responsibleFor: Handler<typeof userCalls.getuseridbymatterid> = ({ tenant, query }) =>
  tenant.transaction(async (tx) => {
    const matter = await responsibleOf(tx, query.matterID);
    if (!matter) throw new NotFound();
    return { userID: matter.responsible_person_id };
  });
