import type { directorySpecialCalls } from '@boedel/contract/directories/directories.calls';
import type { Handlers } from '../../platform/http/handler';
import { sql } from '../../platform/db/sql';
import { entryRows, type Kit } from './directory-table';
import { presentEntry } from './directory.present';
import { directoryStore } from './directory.store';
import { addTrustee, changeTrustee, deleteTrustee, trusteesOf } from './joint-appointee-trustees';

/** What single directories have beyond the five calls. */
export function specialHandlers(kits: ReadonlyMap<string, Kit>): Handlers<typeof directorySpecialCalls> {
  const kit = (key: string): Kit => kits.get(key)!;
  return {
    getbycreditorid: ({ tenant, body }) =>
      tenant.transaction(
        async (tx) => presentEntry(kit('creditor'), await entryRows(tx, kit('creditor')).find(body.id)) as never,
      ),
    getbyintermediary: ({ tenant }) =>
      tenant.transaction(async (tx) => {
        const creditors = kit('globalcreditor');
        const rows = await directoryStore(tx, creditors).all({ searchString: '', sortModelSort: 'asc' });
        return rows.map((row) => presentEntry(creditors, row)) as never;
      }),
    getregionlist: ({ tenant }) =>
      tenant.transaction((tx) =>
        tx.rows<{ region: string; country: string | null; offices: number }>(sql`
          select region, country, count(*)::int as offices from masteroffice where region is not null
          group by region, country order by country desc nulls last, region`),
      ),
    getTrusteeList: trusteesOf,
    addTrustee,
    updatetrustee: changeTrustee,
    deletetrustee: deleteTrustee,
  };
}
