import { computeDayAt } from '@boedel/domain/dates/instant';
import { findCountry } from '@boedel/domain/law/country';
import { systemType } from '@boedel/domain/matter/kinds';
import type { AuditActor } from '../../platform/audit/audit';
import type { Tx } from '../../platform/db/database';
import { runAsFirm } from '../../platform/tenancy/run-as-firm';
import type { OpenedMatter } from '../../platform/tenancy/matter-door';
import { releaseOwnerTasks } from './diary-dates.store';
import { type DiaryContext, setEvents } from './matter-events';

/**
 * A trustee, founder or beneficiary of a trust came, went or changed: both things to do are opened again. Those still open
 * stand where they are, as the first change set them.
 */
export async function updateOwnerDates(
  tx: Tx,
  keeping: { readonly actor: AuditActor; readonly now: Date },
  matter: OpenedMatter,
): Promise<void> {
  if (matter.system_type !== systemType.trust) return;
  await runAsFirm(tx, async () => {
    // One that was done is let go of by its rule and key date, so that both can stand for the next one.
    await releaseOwnerTasks(tx, matter.id);
    const today = computeDayAt(keeping.now, findCountry(matter.country));
    // What follows by law asks nothing of who made the change but the name.
    await setEvents(tx, keeping as DiaryContext, matter, { beneficialOwnerChanged: today });
  });
}
