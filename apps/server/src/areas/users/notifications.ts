import type { AnswerOf, BodyOf } from '@boedel/contract/call';
import { emailNotifications, systemChanges } from '@boedel/contract/users/notifications';
import type { userCalls } from '@boedel/contract/users/users.calls';
import { type Frequency, nextAfter, readSchedule, type Schedule } from '@boedel/domain/firm/frequency';
import { audit } from '../../platform/audit/audit';
import type { Tx } from '../../platform/db/database';
import type { Handler } from '../../platform/http/handler';
import { orRefuse } from '../../platform/or-refuse';
import { BadInput } from '../../platform/problems';
import { choicesOf, keepChoices, lastPass, rhythmOfFirm } from './notification.store';

type Notifications = AnswerOf<typeof userCalls.getemailnotifications>;

/** How often and on which day each person is written to about each thing, in one statement however many they are. */
export async function schedulesOf(
  tx: Tx,
  people: readonly number[],
): Promise<ReadonlyMap<number, readonly (Notifications[number] & { schedule: Schedule })[]>> {
  const firm = await rhythmOfFirm(tx);
  const pass = await lastPass(tx);
  const rows = await choicesOf(tx, people);
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
  await keepChoices(tx, personId, [...choices.values()]);
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
