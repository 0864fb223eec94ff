import { type AccountKind, accountKinds } from '@boedel/domain/accounts/account-kinds';
import { computeDayAt } from '@boedel/domain/dates/instant';
import { buildInsolvencyLine, type InsolvencyStage } from '@boedel/domain/insolvency/insolvency-line';
import { findCountry } from '@boedel/domain/law/country';
import { buildEstateLine, type EstateLineStage } from '@boedel/domain/lodging/estate-line';
import type { StageOnEstateLine } from '@boedel/domain/lodging/line';
import { type MatterStatus, systemType } from '@boedel/domain/matter/kinds';
import { isSmallEstate } from '@boedel/domain/matter/matter-kind';
import { isCurrent } from '@boedel/domain/matter/status';
import type { Tx } from '../../platform/db/database';
import { runAsFirm } from '../../platform/tenancy/run-as-firm';
import { readEvents } from '../diary/matter-event.store';
import { listPlacedAccounts } from '../lodging/lodged.store';
import { readLineFacts, type LineMatter } from './line-of-estate.store';

/** Whether another account follows the one that was lodged last. */
const readLastAccount = (tx: Tx, matter: LineMatter): Promise<{ readonly hasNext: boolean }> =>
  runAsFirm(tx, async () => {
    const last = (await listPlacedAccounts(tx, matter)).at(-1);
    return { hasNext: last !== undefined && !accountKinds[last.kind as AccountKind].final };
  });

/** Where the estate of somebody who died, or is insolvent, is; nothing of it is stored but what happened. Others have none. */
export async function readEstateLine(
  tx: Tx,
  matter: LineMatter,
  now: Date,
): Promise<StageOnEstateLine<EstateLineStage | InsolvencyStage>[] | null> {
  const isInsolvent = matter.system_type === systemType.liquidation;
  if (!isInsolvent && matter.system_type !== systemType.estateLate) return null;
  const events = [...(await readEvents(tx, matter.id)).values()].filter(({ isDone }) => isDone);
  const today = computeDayAt(now, findCountry(matter.country));
  const around = await readLineFacts(tx, matter);
  const { closes, unanswered, kind, matter_kind, release_asked, contribution, closed_on } = around;
  const isOver = !isCurrent(matter.status as MatterStatus);
  const facts = {
    happened: new Map([
      ...(isOver && closed_on ? ([['closed', closed_on]] as const) : []),
      ...events.map(({ event, date }) => [event as string, date] as const),
    ]),
    isOver,
    today,
    unanswered,
  };
  return isInsolvent
    ? buildInsolvencyLine({
        ...facts,
        isCloseCorporation: kind === 'close corporation',
        isReleaseAsked: release_asked,
        isContribution: contribution,
        ...(closes && { inspectionEnds: closes }),
      })
    : buildEstateLine({
        ...facts,
        ...(await readLastAccount(tx, matter)),
        isSmall: isSmallEstate(matter_kind),
        ...(closes && { claimsClose: closes }),
      });
}
