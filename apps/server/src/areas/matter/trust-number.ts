import type { matterCalls } from '@boedel/contract/matter/matter.calls';
import { idInQuery } from '@boedel/contract/fields';
import type { ServiceHandler } from '../../platform/http/handler';
import { readInput } from '../../platform/http/input';
import { openMatter } from '../../platform/tenancy/matter-door';
import { partyStore } from '../matter-parties/party.store';

/** A letter or form asks for it in passing and must not stop there: what goes wrong is logged, and the number is empty. */
export const readTrustNumber: ServiceHandler<typeof matterCalls.trustnumber> = async ({
  scope,
  query,
  log,
  requestId,
}) => {
  try {
    const matterId = readInput(idInQuery, query.matterID);
    return await scope.transaction(async (tx) => {
      await openMatter(tx, matterId, 'estate');
      const main = await partyStore(tx).mainOf(matterId);
      return { trustNumber: main.kind === 'trust' ? (main.registration_number ?? '') : '' };
    });
  } catch (error) {
    log.error({ err: error, requestId }, 'the number of a trust could not be read');
    return { trustNumber: '' };
  }
};
