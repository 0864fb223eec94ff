import type { matterCalls } from '@boedel/contract/matter/matter.calls';
import { formatPartyName } from '@boedel/domain/parties/party-name';
import type { Handler } from '../../platform/http/handler';
import { openMatter } from '../../platform/tenancy/matter-door';
import { readMatterFacts } from './client-view.store';
import { readMatterSteps } from './read-matter-steps';

/** Where the matter stands, for somebody who has no law and none of our tasks: what happened, what is next, whom to call. */
export const readClientView: Handler<typeof matterCalls.getClientView> = ({ scope, actor, query, now }) =>
  scope.transaction(async (tx) => {
    const matter = await openMatter(tx, query.matterID);
    const around = await readMatterFacts(tx, matter.id);
    return {
      id: matter.id,
      systemTypeID: matter.system_type,
      reference: matter.reference,
      calledName: formatPartyName(around),
      reader: actor.fullName,
      ...(await readMatterSteps(tx, matter, now)),
      firm: around.firm,
      contact: { name: around.responsible, phone: around.phone, email: around.email },
    };
  });
