import { audit } from '../../platform/audit/audit';
import type { Actor } from '../../platform/tenancy/actor';
import type { FirmScope } from '../../platform/tenancy/scopes';
import { NotFound } from '../../platform/problems';
import { openToCapture } from '../../platform/tenancy/matter-door';
import { type IntroducerKind, type IntroducerDetails, introducerStore } from './introducers.store';

interface IntroducerAssignment {
  readonly matterID: number;
  readonly introducerID: number | null;
  readonly sharePercent: number | null;
  readonly note: string | null;
}

/** One marketer and one referrer a matter: a new one takes the place of the last, and the trail tells both. */
export const assign = (
  kind: IntroducerKind,
  { scope, actor }: { scope: FirmScope; actor: Actor },
  { matterID, introducerID, sharePercent, note }: IntroducerAssignment,
): Promise<IntroducerDetails | undefined> =>
  scope.transaction(async (tx) => {
    await openToCapture(tx, actor, matterID);
    const store = introducerStore(tx, kind);
    if (introducerID !== null && !(await store.isThere(introducerID))) throw new NotFound();
    const before = await store.ofMatter(matterID);
    if (before) await store.remove(before.id);
    if (introducerID !== null) {
      await store.insert({ matter_id: matterID, [`${kind}_id`]: introducerID, share: sharePercent, note });
    }
    const after = await store.ofMatter(matterID);
    await audit(tx, actor, `matter.${kind}`, {
      entity: ['matter', matterID],
      matterId: matterID,
      before: before ? { [kind]: before.name, share: before.share, note: before.note } : null,
      after: after ? { [kind]: after.name, share: after.share, note: after.note } : null,
    });
    return after;
  });
