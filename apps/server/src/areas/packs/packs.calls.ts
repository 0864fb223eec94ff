import { packCalls } from '@boedel/contract/packs/packs.calls';
import { withServices, pairHandlers } from '../../platform/http/handler';
import { openMatter } from '../../platform/tenancy/matter-door';
import { makeLodgingPack } from './lodging-pack';
import { makePack } from './make-pack';
import { presentChoices } from './pack-choices';
import { presentPack } from './pack.present';
import { packStore } from './pack.store';
import { resendPack, sendPack } from './send-pack';
import { getVoucherBundle, makeVoucherBundle } from './voucher-bundle';

export const handledPackCalls = pairHandlers(packCalls, {
  getPackChoices: ({ scope, query }) =>
    scope.transaction(async (tx) => {
      await openMatter(tx, query.matterID, 'documents');
      return presentChoices(await packStore(tx).choicesOf(query.matterID));
    }),
  makePack: withServices(makePack),
  getVoucherBundle,
  makeVoucherBundle: withServices(makeVoucherBundle),
  makeLodgingPack: withServices(makeLodgingPack),
  getPacks: ({ scope, query }) =>
    scope.transaction(async (tx) => {
      await openMatter(tx, query.matterID, 'documents');
      return (await packStore(tx).ofMatter(query.matterID)).map(presentPack);
    }),
  sendPack: withServices(sendPack),
  resendPack: withServices(resendPack),
});
