import { type AccountKind, accountKinds } from '@boedel/domain/accounts/account-kinds';
import { dayAt } from '@boedel/domain/dates/instant';
import { insolvencyLine, type InsolvencyStage } from '@boedel/domain/insolvency/insolvency-line';
import { countryNamed } from '@boedel/domain/law/country';
import { estateLine, type LineStage } from '@boedel/domain/lodging/estate-line';
import type { OnLine } from '@boedel/domain/lodging/line';
import { type MatterStatus, systemType } from '@boedel/domain/matter/kinds';
import { isSmallEstate } from '@boedel/domain/matter/matter-kind';
import { isCurrent } from '@boedel/domain/matter/status';
import type { Tx } from '../../platform/db/database';
import { asTheFirm } from '../../platform/tenancy/as-the-firm';
import { eventsOf } from '../diary/matter-event.store';
import { placedAccountsOf } from '../lodging/lodged.store';
import { aroundLine, type OfMatter } from './line-of-estate.store';

/** Whether another account follows the one that was lodged last. */
const lastAccount = (tx: Tx, matterId: number): Promise<{ readonly hasNext: boolean }> =>
  asTheFirm(tx, async () => {
    const last = (await placedAccountsOf(tx, matterId)).at(-1);
    return { hasNext: last !== undefined && !accountKinds[last.kind as AccountKind].final };
  });

/** Where the estate of somebody who died, or is insolvent, is; nothing of it is stored but what happened. Others have none. */
export async function lineOf(
  tx: Tx,
  matter: OfMatter,
  now: Date,
): Promise<OnLine<LineStage | InsolvencyStage>[] | null> {
  const isInsolvent = matter.system_type === systemType.liquidation;
  if (!isInsolvent && matter.system_type !== systemType.estateLate) return null;
  const events = [...(await eventsOf(tx, matter.id)).values()].filter(({ isDone }) => isDone);
  const today = dayAt(now, countryNamed(matter.country));
  const around = await aroundLine(tx, matter, today);
  const {
    closes,
    unanswered,
    kind,
    matter_kind,
    release_asked,
    contribution,
    first_meeting,
    second_meeting,
    closed_on,
  } = around;
  const isOver = !isCurrent(matter.status as MatterStatus);
  const facts = {
    happened: new Map([
      ...(isInsolvent && first_meeting ? ([['firstMeeting', first_meeting]] as const) : []),
      ...(isInsolvent && second_meeting ? ([['secondMeeting', second_meeting]] as const) : []),
      ...(isOver && closed_on ? ([['closed', closed_on]] as const) : []),
      ...events.map(({ event, date }) => [event as string, date] as const),
    ]),
    isOver,
    today,
    unanswered,
  };
  return isInsolvent
    ? insolvencyLine({
        ...facts,
        isCloseCorporation: kind === 'close corporation',
        isReleaseAsked: release_asked,
        isContribution: contribution,
        ...(closes && { inspectionEnds: closes }),
      })
    : estateLine({
        ...facts,
        ...(await lastAccount(tx, matter.id)),
        isSmall: isSmallEstate(matter_kind),
        ...(closes && { claimsClose: closes }),
      });
}
