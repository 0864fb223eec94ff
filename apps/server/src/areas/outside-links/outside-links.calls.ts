import { outsideLinkCalls } from '@boedel/contract/outside-links/outside-links.calls';
import { formatPartyName } from '@boedel/domain/parties/party-name';
import { audit } from '../../platform/audit/audit';
import { pairHandlers, type Handler } from '../../platform/http/handler';
import { runAsFirm } from '../../platform/tenancy/run-as-firm';
import { openMatter } from '../../platform/tenancy/matter-door';
import { readMatterFacts } from '../matter/client-view.store';
import { linkStore } from './outside-links.store';

const readLink: Handler<typeof outsideLinkCalls.get> = ({ scope, guest }) =>
  scope.transaction(async (tx) => {
    const link = await linkStore(tx).byId(guest.linkId);
    // Of the matter's people and the firm's own pages a link shows a name and a number to call, and nothing else.
    const { matter, around, colour } = await runAsFirm(tx, async () => ({
      matter: await openMatter(tx, guest.matterId),
      around: await readMatterFacts(tx, guest.matterId),
      colour: await linkStore(tx).colourOfFirm(),
    }));
    return {
      purpose: guest.purpose,
      reader: guest.fullName,
      language: guest.language,
      endsAt: link.ends_at,
      firm: around.firm,
      colour,
      matter: { name: formatPartyName(around), reference: matter.reference, systemTypeID: matter.system_type },
      contact: { name: around.responsible, phone: around.phone, email: around.email },
    };
  });

const recordOpened: Handler<typeof outsideLinkCalls.opened> = ({ scope, guest, now }) =>
  scope.transaction(async (tx) => {
    if (await linkStore(tx).opened(guest.linkId, now)) {
      const { linkId, matterId, purpose } = guest;
      await audit(tx, guest, 'outsideLink.opened', { entity: ['outside_link', linkId], matterId, after: { purpose } });
    }
    return { done: true as const };
  });

export const handledOutsideLinkCalls = pairHandlers(outsideLinkCalls, { get: readLink, opened: recordOpened });
