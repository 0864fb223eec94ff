import type { directoryOfMatterCalls, directorySpecialCalls } from '@boedel/contract/directories/directories.calls';
import type { Handlers } from '../../platform/http/handler';
import { entryRows, type Kit } from './directory-table';
import { presentEntry } from './directory.present';
import { directoryStore, regionsOfMaster } from './directory.store';
import { ofMatter } from './of-matter';
import { addTrustee, changeTrustee, deleteTrustee, trusteesOf } from './joint-appointee-trustees';

/** What single directories have beyond the five calls. */
export function specialHandlers(kits: ReadonlyMap<string, Kit>): Handlers<typeof directorySpecialCalls> {
  const kit = (key: string): Kit => kits.get(key)!;
  return {
    getbycreditorid: ({ tenant, body }) =>
      tenant.transaction(async (tx) =>
        presentEntry(kit('creditor'), await entryRows(tx, kit('creditor')).find(body.id)),
      ),
    getbyintermediary: ({ tenant }) =>
      tenant.transaction(async (tx) => {
        const creditors = kit('globalcreditor');
        const rows = await directoryStore(tx, creditors).all({ searchString: '', sortModelSort: 'asc' });
        return rows.map((row) => presentEntry(creditors, row));
      }),
    getregionlist: ({ tenant }) => tenant.transaction((tx) => regionsOfMaster(tx)),
    getTrusteeList: trusteesOf,
    addTrustee,
    updatetrustee: changeTrustee,
    deletetrustee: deleteTrustee,
  };
}

/** The creditors of a matter, and the Legal Agents who act in it. */
export function ofMatterHandlers(kits: ReadonlyMap<string, Kit>): Handlers<typeof directoryOfMatterCalls> {
  const [creditors, agents] = [ofMatter(kits.get('creditor')!), ofMatter(kits.get('director')!)];
  return {
    getbymatterid: ({ tenant, query }) => creditors.list(tenant, query.matterID),
    linkCreditor: ({ body, ...asked }) => creditors.link(asked, { matterID: body.matterID, entryID: body.creditorID }),
    unlinkCreditor: ({ body, ...asked }) =>
      creditors.unlink(asked, { matterID: body.matterID, entryID: body.creditorID }),
    getListByMatterID: ({ tenant, query }) => agents.list(tenant, query.matterID),
    linkDirector: ({ body, ...asked }) => agents.link(asked, { matterID: body.matterID, entryID: body.directorID }),
    unlinkDirector: ({ body, ...asked }) => agents.unlink(asked, { matterID: body.matterID, entryID: body.directorID }),
  };
}
