import { dayAt } from '@boedel/domain/dates/instant';
import { countryNamed } from '@boedel/domain/law/country';
import { systemType } from '@boedel/domain/matter/kinds';
import type { Who } from '../../platform/audit/audit';
import type { Tx } from '../../platform/db/database';
import { asTheFirm } from '../../platform/tenancy/as-the-firm';
import type { OpenedMatter } from '../../platform/tenancy/matter-door';
import { letGoOfOwnerTasks } from './diary-dates.store';
import { type Keeping, setEvents } from './matter-events';

/**
 * A trustee, founder or beneficiary of a trust came, went or changed: both things to do are opened again. Those still open
 * stand where they are, as the first change set them.
 */
export async function ownersChanged(
  tx: Tx,
  keeping: { readonly actor: Who; readonly now: Date },
  matter: OpenedMatter,
): Promise<void> {
  if (matter.system_type !== systemType.trust) return;
  await asTheFirm(tx, async () => {
    // One that was done is let go of by its rule and key date, so that both can stand for the next one.
    await letGoOfOwnerTasks(tx, matter.id);
    const today = dayAt(keeping.now, countryNamed(matter.country));
    // What follows by law asks nothing of who made the change but the name.
    await setEvents(tx, keeping as Keeping, matter, { beneficialOwnerChanged: today });
  });
}
