import { emailNotifications } from '@boedel/contract/users/notifications';
import type { LocalDate } from '@boedel/domain/dates/local-date';
import type { Tx } from '../../platform/db/database';
import { joinSql, sql } from '../../platform/db/sql';

interface NotificationChoice {
  readonly notification: number;
  readonly frequency: number;
  readonly weekday?: number | null | undefined;
  readonly monthDay?: number | null | undefined;
}

/** What a choice does not name stays as it is. */
export async function insertChoices(tx: Tx, personId: number, choices: readonly NotificationChoice[]): Promise<void> {
  const rows = choices.map(
    ({ notification, frequency, weekday = null, monthDay = null }) =>
      sql`(${personId}::bigint, ${notification}::int, ${frequency}::int, ${weekday}::int, ${monthDay}::int)`,
  );
  await tx.run(sql`insert into email_notification (person_id, notification, frequency, weekday, month_day) values ${joinSql(rows)}
    on conflict (intermediary_id, person_id, notification) do update set frequency = excluded.frequency,
      weekday = coalesce(excluded.weekday, email_notification.weekday),
      month_day = coalesce(excluded.month_day, email_notification.month_day), version = email_notification.version + 1`);
}

export const findFirmRhythm = (
  tx: Tx,
): Promise<{ frequency: number; weekday: number | null; month_day: number | null } | undefined> =>
  tx.maybe(sql`
    select reminder_frequency as frequency, reminder_weekday as weekday, reminder_month_day as month_day from firm_setting`);

export const findLastPass = (tx: Tx): Promise<{ looked_on: LocalDate } | undefined> =>
  tx.maybe(sql`select looked_on from reminder_pass`);

export const listChoices = (tx: Tx, people: readonly number[]): Promise<NotificationChoiceRow[]> =>
  tx.rows(sql`
    select p.person as person_id, n.notification, e.frequency, e.weekday, e.month_day,
      (select max(s.sent_on) from reminder_sent s where s.intermediary_id = app_firm() and s.person_id = p.person
        and s.notification = n.notification) as sent_on
    from unnest(${[...people]}::bigint[]) as p(person)
      cross join unnest(${emailNotifications.map(({ notification }) => notification)}::int[]) as n(notification)
      left join email_notification e on e.intermediary_id = app_firm() and e.person_id = p.person and e.notification = n.notification`);

export interface NotificationChoiceRow {
  readonly person_id: number;
  readonly notification: number;
  readonly frequency: number | null;
  readonly weekday: number | null;
  readonly month_day: number | null;
  readonly sent_on: LocalDate | null;
}
