import type { LocalDate } from '@boedel/domain/dates/local-date';
import type { Tx } from '../../platform/db/database';
import { runAsFirm } from '../../platform/tenancy/run-as-firm';
import type { OpenedMatter } from '../../platform/tenancy/matter-door';
import { readMatterDeadlines } from '../diary/deadline-facts';
import { readEvents } from '../diary/matter-event.store';
import { type DiaryContext, setEvents } from '../diary/matter-events';
import { carryOutMoves, planMatterMoves } from '../diary/move-dates';

/** The end of the period that was chosen, as an event of the matter; the day its account is due follows, unless it was fixed. */
export const savePeriodEnd = (
  tx: Tx,
  { actor, now }: DiaryContext,
  matter: OpenedMatter,
  periodEnd: LocalDate | null,
): Promise<void> =>
  runAsFirm(tx, async () => {
    const before = (await readEvents(tx, matter.id)).get('periodEnd')?.date ?? null;
    if (periodEnd === null || before === periodEnd) return;
    await setEvents(tx, { actor, now }, matter, { periodEnd });
    const moves = planMatterMoves(await readMatterDeadlines(tx, matter.id, now)).filter(
      (move) => move.rule === 'curator-account' && !move.isFixed,
    );
    await carryOutMoves(tx, actor, matter.id, moves);
  });
