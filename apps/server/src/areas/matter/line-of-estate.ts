import { dayAt } from '@boedel/domain/dates/instant';
import { countryNamed } from '@boedel/domain/law/country';
import { estateLine, type OnLine } from '@boedel/domain/lodging/estate-line';
import { type MatterStatus, systemType } from '@boedel/domain/matter/kinds';
import { isCurrent } from '@boedel/domain/matter/status';
import type { Tx } from '../../platform/db/database';
import { sql } from '../../platform/db/sql';
import { asTheFirm } from '../../platform/tenancy/as-the-firm';
import { eventsOf } from '../diary/matter-events';
import type { LocalDate } from '@boedel/domain/dates/local-date';

interface OfMatter {
  readonly id: number;
  readonly system_type: number;
  readonly status: number;
  readonly country: string;
}

/** Where a deceased estate is; nothing of it is stored but what happened. Other kinds of matter have no such line. */
export async function lineOf(tx: Tx, matter: OfMatter, now: Date): Promise<OnLine[] | null> {
  if (matter.system_type !== systemType.estateLate) return null;
  const events = await eventsOf(tx, matter.id);
  const closes = await tx.maybe<{ due_on: LocalDate }>(sql`
    select due_on from diary_entry where matter_id = ${matter.id} and rule = 'claims-close' order by due_on desc limit 1`);
  const { unanswered } = await asTheFirm(tx, () =>
    tx.one<{ unanswered: number }>(sql`
      select count(*)::int as unanswered from account_query
      where matter_id = ${matter.id} and replied_on is null and ruled_on is null`),
  );
  return estateLine({
    happened: new Map([...events.values()].filter(({ isDone }) => isDone).map(({ event, date }) => [event, date])),
    isOver: !isCurrent(matter.status as MatterStatus),
    today: dayAt(now, countryNamed(matter.country)),
    unanswered,
    ...(closes && { claimsClose: closes.due_on }),
  });
}
