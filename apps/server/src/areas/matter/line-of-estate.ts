import { type AccountKind, accountKinds } from '@boedel/domain/accounts/account-kinds';
import { dayAt } from '@boedel/domain/dates/instant';
import type { LocalDate } from '@boedel/domain/dates/local-date';
import { insolvencyLine, type InsolvencyStage } from '@boedel/domain/insolvency/insolvency-line';
import { countryNamed } from '@boedel/domain/law/country';
import { estateLine, type LineStage } from '@boedel/domain/lodging/estate-line';
import type { OnLine } from '@boedel/domain/lodging/line';
import { type MatterStatus, systemType } from '@boedel/domain/matter/kinds';
import { isSmallEstate } from '@boedel/domain/matter/matter-kind';
import { isCurrent } from '@boedel/domain/matter/status';
import type { Tx } from '../../platform/db/database';
import { sql } from '../../platform/db/sql';
import { asTheFirm } from '../../platform/tenancy/as-the-firm';
import { eventsOf } from '../diary/matter-events';
import { isOfLastAccount, placedAccountsOf } from '../lodging/lodged.store';

interface OfMatter {
  readonly id: number;
  readonly system_type: number;
  readonly status: number;
  readonly country: string;
}
interface Around {
  /** Until when creditors may claim, or readers object: the period of the kind of matter. */
  readonly closes: LocalDate | null;
  readonly unanswered: number;
  readonly kind: string | null;
  readonly matter_kind: string | null;
  readonly release_asked: boolean;
  readonly contribution: boolean;
  /** Meetings of creditors that were held, as they stand among the matter's meetings. */
  readonly first_meeting: LocalDate | null;
  readonly second_meeting: LocalDate | null;
  readonly closed_on: LocalDate | null;
}

const aroundLine = (tx: Tx, { id, system_type }: OfMatter, today: LocalDate): Promise<Around> =>
  asTheFirm(tx, () =>
    tx.one(sql`
      select (select max(due_on) from diary_entry where matter_id = ${id}
          and rule = ${system_type === systemType.liquidation ? 'inspection-closes' : 'claims-close'}) as closes,
        (select count(*)::int from account_query q
          where q.matter_id = ${id} and q.replied_on is null and q.ruled_on is null and ${isOfLastAccount(sql`q`)}) as unanswered,
        (select kind from matter where id = ${id}) as matter_kind,
        (select kind from matter_party where matter_id = ${id} and role = 'main' limit 1) as kind,
        exists (select from release_step where matter_id = ${id} and step = 'requestRelease') as release_asked,
        coalesce((select (carries -> 'outcomes' ->> 'deficiency')::numeric > 0 from lodged_account
          where matter_id = ${id} order by number desc limit 1), false) as contribution,
        (select min(meeting_on) from meeting_advert where matter_id = ${id} and type = 1 and cancelled_on is null
          and meeting_on <= ${today}) as first_meeting,
        (select min(meeting_on) from meeting_advert where matter_id = ${id} and type = 2 and cancelled_on is null
          and meeting_on <= ${today}) as second_meeting,
        (select (closed_at at time zone 'Africa/Johannesburg')::date from matter where id = ${id}) as closed_on`),
  );

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
