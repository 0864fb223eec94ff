import type { AnswerOf, BodyOf } from '@boedel/contract/call';
import { emailNotifications, systemChanges } from '@boedel/contract/users/notifications';
import type { userCalls } from '@boedel/contract/users/users.calls';
import type { LocalDate } from '@boedel/domain/dates/local-date';
import { type Frequency, nextAfter, readSchedule, type Schedule } from '@boedel/domain/firm/frequency';
import { audit } from '../../platform/audit/audit';
import type { Tx } from '../../platform/db/database';
import { joined, sql } from '../../platform/db/sql';
import type { Handler } from '../../platform/http/handler';
import { orRefuse } from '../../platform/http/or-refuse';
import { BadInput } from '../../platform/problems';

type Notifications = AnswerOf<typeof userCalls.getemailnotifications>;

/** How often and on which day each person is written to about each thing, in one statement however many they are. */
export async function schedulesOf(
  tx: Tx,
  people: readonly number[],
): Promise<ReadonlyMap<number, readonly (Notifications[number] & { schedule: Schedule })[]>> {
  const firm = await tx.maybe<{ frequency: number; weekday: number | null; month_day: number | null }>(sql`
    select reminder_frequency as frequency, reminder_weekday as weekday, reminder_month_day as month_day from firm_setting`);
  const pass = await tx.maybe<{ looked_on: LocalDate }>(sql`select looked_on from reminder_pass`);
  const rows = await tx.rows<ChoiceRow>(sql`
    select p.person as person_id, n.notification, e.frequency, e.weekday, e.month_day,
      (select max(s.sent_on) from reminder_sent s where s.intermediary_id = app_firm() and s.person_id = p.person
        and s.notification = n.notification) as sent_on
    from unnest(${[...people]}::bigint[]) as p(person)
      cross join unnest(${emailNotifications.map(({ notification }) => notification)}::int[]) as n(notification)
      left join email_notification e on e.intermediary_id = app_firm() and e.person_id = p.person and e.notification = n.notification`);
  const of = new Map<number, (Notifications[number] & { schedule: Schedule })[]>();
  for (const row of rows) {
    const { name, frequency: usual } = emailNotifications.find(
      ({ notification }) => notification === row.notification,
    )!;
    // What the firm writes about its own work goes by the firm's rhythm until somebody chooses another.
    const frequency = (row.frequency ??
      (row.notification === systemChanges ? usual : (firm?.frequency ?? usual))) as Frequency;
    const chosen = {
      frequency,
      weekday: row.weekday ?? firm?.weekday ?? 1,
      monthDay: row.month_day ?? firm?.month_day ?? 1,
    };
    const schedule = orRefuse(readSchedule(chosen));
    const { weekday, monthDay } = schedule;
    const mine = of.get(row.person_id) ?? [];
    mine.push({
      notification: row.notification,
      name,
      frequency,
      weekday,
      monthDay,
      sentDate: row.sent_on,
      nextDate: pass ? nextAfter(schedule, pass.looked_on) : null,
      schedule,
    });
    of.set(row.person_id, mine);
  }
  return of;
}

interface ChoiceRow {
  readonly person_id: number;
  readonly notification: number;
  readonly frequency: number | null;
  readonly weekday: number | null;
  readonly month_day: number | null;
  readonly sent_on: LocalDate | null;
}

/** What the person chose, and the firm's own rhythm where nothing was chosen. */
export const chosenBy = async (tx: Tx, personId: number): Promise<Notifications> =>
  ((await schedulesOf(tx, [personId])).get(personId) ?? [])
    .map(({ notification, name, frequency, weekday, monthDay, sentDate, nextDate }) => ({
      notification,
      name,
      frequency,
      weekday,
      monthDay,
      sentDate,
      nextDate,
    }))
    .toSorted((a, b) => a.notification - b.notification);

export const myNotifications: Handler<typeof userCalls.getemailnotifications> = ({ tenant, actor }) =>
  tenant.transaction((tx) => chosenBy(tx, actor.personId));

/** Keeps what somebody chose; what is not named stays as it is. */
export async function saveChoices(
  tx: Tx,
  personId: number,
  chosen: BodyOf<typeof userCalls.setEmailNotifications>['notifications'],
): Promise<void> {
  const choices = new Map(chosen.map((one) => [one.notification, one]));
  const known = new Set<number>(emailNotifications.map(({ notification }) => notification));
  if ([...choices.keys()].some((notification) => !known.has(notification))) {
    throw new BadInput({ notifications: ['Choose among the notifications there are.'] });
  }
  if (choices.size === 0) return;
  const rows = [...choices.values()].map(
    ({ notification, frequency, weekday = null, monthDay = null }) =>
      sql`(${personId}::bigint, ${notification}::int, ${frequency}::int, ${weekday}::int, ${monthDay}::int)`,
  );
  await tx.run(sql`insert into email_notification (person_id, notification, frequency, weekday, month_day) values ${joined(rows)}
    on conflict (intermediary_id, person_id, notification) do update set frequency = excluded.frequency,
      weekday = coalesce(excluded.weekday, email_notification.weekday),
      month_day = coalesce(excluded.month_day, email_notification.month_day), version = email_notification.version + 1`);
}

export const setNotifications: Handler<typeof userCalls.setEmailNotifications> = ({ tenant, actor, body }) =>
  tenant.transaction(async (tx) => {
    const before = await chosenBy(tx, actor.personId);
    await saveChoices(tx, actor.personId, body.notifications);
    const after = await chosenBy(tx, actor.personId);
    await audit(tx, actor, 'person.notifications.changed', {
      entity: ['person', actor.personId],
      before: { notifications: before },
      after: { notifications: after },
    });
    return after;
  });
