import type { LocalDate } from '@boedel/domain/dates/local-date';
import type { Tx } from '../../platform/db/database';
import { asTheFirm } from '../../platform/tenancy/as-the-firm';
import type { OpenedMatter } from '../../platform/tenancy/matter-door';
import { matterDeadlines } from '../diary/deadline-facts';
import { eventsOf } from '../diary/matter-event.store';
import { type Keeping, setEvents } from '../diary/matter-events';
import { carryOutMoves, movesOf } from '../diary/move-dates';

/** The end of the period that was chosen, as an event of the matter; the day its account is due follows, unless it was fixed. */
export const keepPeriodEnd = (
  tx: Tx,
  { actor, now }: Keeping,
  matter: OpenedMatter,
  periodEnd: LocalDate | null,
): Promise<void> =>
  asTheFirm(tx, async () => {
    const before = (await eventsOf(tx, matter.id)).get('periodEnd')?.date ?? null;
    if (periodEnd === null || before === periodEnd) return;
    await setEvents(tx, { actor, now }, matter, { periodEnd });
    const moves = movesOf(await matterDeadlines(tx, matter.id, now)).filter(
      (move) => move.rule === 'curator-account' && !move.isFixed,
    );
    await carryOutMoves(tx, actor, matter.id, moves);
  });
