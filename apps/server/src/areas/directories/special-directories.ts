import type { directoryOfMatterCalls, directorySpecialCalls } from '@boedel/contract/directories/directories.calls';
import type { Handlers } from '../../platform/http/handler';
import { entryStore, type DirectoryKit } from './directory-table';
import { presentEntry } from './directory.present';
import { directoryStore, listMasterRegions } from './directory.store';
import { createMatterLinks } from './create-matter-links';
import { addTrustee, changeTrustee, deleteTrustee, listTrustees } from './joint-appointee-trustees';

/** What single directories have beyond the five calls. */
export function createSpecialHandlers(kits: ReadonlyMap<string, DirectoryKit>): Handlers<typeof directorySpecialCalls> {
  const getKit = (key: string): DirectoryKit => kits.get(key)!;
  return {
    getbycreditorid: ({ scope, body }) =>
      scope.transaction(async (tx) =>
        presentEntry(getKit('creditor'), await entryStore(tx, getKit('creditor')).find(body.id)),
      ),
    getbyintermediary: ({ scope }) =>
      scope.transaction(async (tx) => {
        const creditors = getKit('globalcreditor');
        const rows = await directoryStore(tx, creditors).all({ searchString: '', sortModelSort: 'asc' });
        return rows.map((row) => presentEntry(creditors, row));
      }),
    getregionlist: ({ scope }) => scope.transaction((tx) => listMasterRegions(tx)),
    getTrusteeList: listTrustees,
    addTrustee,
    updatetrustee: changeTrustee,
    deletetrustee: deleteTrustee,
  };
}

/** The creditors of a matter, and the Legal Agents who act in it. */
export function createMatterHandlers(kits: ReadonlyMap<string, DirectoryKit>): Handlers<typeof directoryOfMatterCalls> {
  const [creditors, agents] = [createMatterLinks(kits.get('creditor')!), createMatterLinks(kits.get('director')!)];
  return {
    getbymatterid: ({ scope, query }) => creditors.list(scope, query.matterID),
    linkCreditor: ({ body, ...asked }) => creditors.link(asked, { matterID: body.matterID, entryID: body.creditorID }),
    unlinkCreditor: ({ body, ...asked }) =>
      creditors.unlink(asked, { matterID: body.matterID, entryID: body.creditorID }),
    getListByMatterID: ({ scope, query }) => agents.list(scope, query.matterID),
    linkDirector: ({ body, ...asked }) => agents.link(asked, { matterID: body.matterID, entryID: body.directorID }),
    unlinkDirector: ({ body, ...asked }) => agents.unlink(asked, { matterID: body.matterID, entryID: body.directorID }),
  };
}
