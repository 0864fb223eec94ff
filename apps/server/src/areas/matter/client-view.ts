import type { matterCalls } from '@boedel/contract/matter/matter.calls';
import { fullName } from '@boedel/domain/parties/party-name';
import type { Handler } from '../../platform/http/handler';
import { openMatter } from '../../platform/tenancy/matter-door';
import { aroundMatter } from './client-view.store';
import { whereItStands } from './where-it-stands';

/** Where the matter stands, for somebody who has no law and none of our tasks: what happened, what is next, whom to call. */
export const clientView: Handler<typeof matterCalls.getClientView> = ({ tenant, actor, query, now }) =>
  tenant.transaction(async (tx) => {
    const matter = await openMatter(tx, query.matterID);
    const around = await aroundMatter(tx, matter.id);
    return {
      id: matter.id,
      systemTypeID: matter.system_type,
      reference: matter.reference,
      calledName: fullName(around),
      reader: actor.fullName,
      ...(await whereItStands(tx, matter, now)),
      firm: around.firm,
      contact: { name: around.responsible, phone: around.phone, email: around.email },
    };
  });
