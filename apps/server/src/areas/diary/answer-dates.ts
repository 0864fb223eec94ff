import { audit } from '../../platform/audit/audit';
import type { Tx } from '../../platform/db/database';
import { listRuleEntries } from './diary-dates.store';
import { diaryStore } from './diary.store';
import type { DiaryContext } from './matter-events';

/**
 * Statutory dates that what was just done has answered: they stay in the diary as done. One that comes round is let go of
 * by its rule, so that the rule can put the next one there.
 */
export async function markAnsweredDates(
  tx: Tx,
  { actor, now }: DiaryContext,
  matterId: number,
  rules: readonly string[],
  { comesRound }: { readonly comesRound: boolean },
): Promise<void> {
  const store = diaryStore(tx);
  for (const before of await listRuleEntries(tx, matterId, rules)) {
    const done = before.done_at === null ? { done_at: now.toISOString(), done_by: actor.personId } : {};
    const after = await store.change(before.id, before.version, { ...(comesRound && { rule: null }), ...done });
    await audit(tx, actor, 'diary.changed', { entity: ['diary_entry', before.id], matterId, before, after });
  }
}
