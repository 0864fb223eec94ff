import { packCalls } from '@boedel/contract/packs/packs.calls';
import { further, handle } from '../../platform/http/handler';
import { openMatter } from '../../platform/tenancy/matter-door';
import { makePack } from './make-pack';
import { presentChoices } from './pack-choices';
import { presentPack } from './pack.present';
import { packStore } from './pack.store';
import { resendPack, sendPack } from './send-pack';

export const handledPackCalls = handle(packCalls, {
  getPackChoices: ({ tenant, query }) =>
    tenant.transaction(async (tx) => {
      await openMatter(tx, query.matterID, 'documents');
      return presentChoices(await packStore(tx).choicesOf(query.matterID));
    }),
  makePack: further(makePack),
  getPacks: ({ tenant, query }) =>
    tenant.transaction(async (tx) => {
      await openMatter(tx, query.matterID, 'documents');
      return (await packStore(tx).ofMatter(query.matterID)).map(presentPack);
    }),
  sendPack: further(sendPack),
  resendPack: further(resendPack),
});
