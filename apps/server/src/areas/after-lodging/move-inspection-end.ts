import { systemType } from '@boedel/domain/matter/kinds';
import type { Tx } from '../../platform/db/database';
import type { OpenedMatter } from '../../platform/tenancy/matter-door';
import { readMatterDeadlines } from '../diary/deadline-facts';
import type { DiaryContext } from '../diary/matter-events';
import { carryOutMoves, planMatterMoves } from '../diary/move-dates';

/** Whoever puts the start of inspection on another day has seen it: its end goes along, unless put by hand. */
export async function moveInspectionEnd(
  tx: Tx,
  { actor, now }: DiaryContext,
  matter: OpenedMatter,
  step: string,
): Promise<void> {
  if (matter.system_type !== systemType.liquidation || step !== 'opened') return;
  const moves = planMatterMoves(await readMatterDeadlines(tx, matter.id, now)).filter(
    ({ rule, isFixed }) => !isFixed && rule === 'inspection-closes',
  );
  await carryOutMoves(tx, actor, matter.id, moves);
}
