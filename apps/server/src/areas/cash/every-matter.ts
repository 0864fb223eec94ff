import type { RecordFields } from '@boedel/contract/record/field';
import type { MatterRecord } from '@boedel/contract/record/matter-record';
import type { FirmScope } from '../../platform/tenancy/scopes';
import type { MatterRecordKit } from '../../platform/record/matter-record';
import type { MatterRecordRow } from '../../platform/record/matter-record.store';
import { openMatter } from '../../platform/tenancy/matter-door';

interface CrossMatterRequest {
  readonly scope: FirmScope;
  readonly query: { matterID?: number | undefined; searchString: string; skip: number; take: number };
}

/** The entries of every matter one may see, or of one, the newest first; what is worked out a matter at a time stays out. */
export const listEveryMatter =
  <F extends RecordFields, A extends MatterRecord['adds']>(kit: MatterRecordKit<F, A>, dayField: keyof F & string) =>
  ({ scope, query: { matterID, ...asked } }: CrossMatterRequest) =>
    scope.transaction(async (tx) => {
      if (matterID !== undefined) await openMatter(tx, matterID, kit.record.right);
      const rows: MatterRecordRow[] = await kit
        .store(tx)
        .listOf(matterID, { ...asked, sortModelColId: dayField, sortModelSort: 'desc' });
      return rows.map((row) => ({ ...kit.read(row), warnings: [] }));
    });
