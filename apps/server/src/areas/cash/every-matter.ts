import type { Fields } from '@boedel/contract/record/field';
import type { MatterRecord } from '@boedel/contract/record/matter-record';
import type { Tenant } from '../../platform/tenancy/doors';
import type { MatterRecordKit } from '../../platform/record/matter-record';
import type { MatterRow } from '../../platform/record/matter-record.store';
import { openMatter } from '../../platform/tenancy/matter-door';

interface Everywhere {
  readonly tenant: Tenant;
  readonly query: { matterID?: number | undefined; searchString: string; skip: number; take: number };
}

/** The entries of every matter one may see, or of one, the newest first; what is worked out a matter at a time stays out. */
export const everywhere =
  <F extends Fields, A extends MatterRecord['adds']>(kit: MatterRecordKit<F, A>, dayField: keyof F & string) =>
  ({ tenant, query: { matterID, ...asked } }: Everywhere) =>
    tenant.transaction(async (tx) => {
      if (matterID !== undefined) await openMatter(tx, matterID, kit.record.right);
      const rows: MatterRow[] = await kit
        .store(tx)
        .listOf(matterID, { ...asked, sortModelColId: dayField, sortModelSort: 'desc' });
      return rows.map((row) => ({ ...kit.read(row), warnings: [] }));
    });
