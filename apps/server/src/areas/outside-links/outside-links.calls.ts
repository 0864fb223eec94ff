import { outsideLinkCalls } from '@boedel/contract/outside-links/outside-links.calls';
import { fullName } from '@boedel/domain/parties/party-name';
import { audit } from '../../platform/audit/audit';
import { handle, type Handler } from '../../platform/http/handler';
import { asTheFirm } from '../../platform/tenancy/as-the-firm';
import { openMatter } from '../../platform/tenancy/matter-door';
import { aroundMatter } from '../matter/client-view.store';
import { linkStore } from './outside-links.store';

const readLink: Handler<typeof outsideLinkCalls.get> = ({ tenant, guest }) =>
  tenant.transaction(async (tx) => {
    const link = await linkStore(tx).byId(guest.linkId);
    // Of the matter's people and the firm's own pages a link shows a name and a number to call, and nothing else.
    const { matter, around, colour } = await asTheFirm(tx, async () => ({
      matter: await openMatter(tx, guest.matterId),
      around: await aroundMatter(tx, guest.matterId),
      colour: await linkStore(tx).colourOfFirm(),
    }));
    return {
      purpose: guest.purpose,
      reader: guest.fullName,
      language: guest.language,
      endsAt: link.ends_at,
      firm: around.firm,
      colour,
      matter: { name: fullName(around), reference: matter.reference, systemTypeID: matter.system_type },
      contact: { name: around.responsible, phone: around.phone, email: around.email },
    };
  });

const noteOpened: Handler<typeof outsideLinkCalls.opened> = ({ tenant, guest, now }) =>
  tenant.transaction(async (tx) => {
    if (await linkStore(tx).opened(guest.linkId, now)) {
      const { linkId, matterId, purpose } = guest;
      await audit(tx, guest, 'outsideLink.opened', { entity: ['outside_link', linkId], matterId, after: { purpose } });
    }
    return { done: true as const };
  });

export const handledOutsideLinkCalls = handle(outsideLinkCalls, { get: readLink, opened: noteOpened });
