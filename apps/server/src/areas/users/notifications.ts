import type { AnswerOf, BodyOf } from '@boedel/contract/call';
import { emailNotifications, systemChanges } from '@boedel/contract/users/notifications';
import type { userCalls } from '@boedel/contract/users/users.calls';
import { type ReportFrequency, findNextAfter, readSchedule, type SendingSchedule } from '@boedel/domain/firm/frequency';
import { audit } from '../../platform/audit/audit';
import type { Tx } from '../../platform/db/database';
import type { Handler } from '../../platform/http/handler';
import { throwIfRefused } from '../../platform/throw-if-refused';
import { BadInputProblem } from '../../platform/problems';
import { listChoices, insertChoices, findLastPass, findFirmRhythm } from './notification.store';

type EmailNotifications = AnswerOf<typeof userCalls.getemailnotifications>;

/** How often and on which day each person is written to about each thing, in one statement however many they are. */
export async function readSchedules(
  tx: Tx,
  people: readonly number[],
): Promise<ReadonlyMap<number, readonly (EmailNotifications[number] & { schedule: SendingSchedule })[]>> {
  const firm = await findFirmRhythm(tx);
  const pass = await findLastPass(tx);
  const rows = await listChoices(tx, people);
  const of = new Map<number, (EmailNotifications[number] & { schedule: SendingSchedule })[]>();
  for (const row of rows) {
    const { name, frequency: usual } = emailNotifications.find(
      ({ notification }) => notification === row.notification,
    )!;
    // What the firm writes about its own work goes by the firm's rhythm until somebody chooses another.
    const frequency = (row.frequency ??
      (row.notification === systemChanges ? usual : (firm?.frequency ?? usual))) as ReportFrequency;
    const chosen = {
      frequency,
      weekday: row.weekday ?? firm?.weekday ?? 1,
      monthDay: row.month_day ?? firm?.month_day ?? 1,
    };
    const schedule = throwIfRefused(readSchedule(chosen));
    const { weekday, monthDay } = schedule;
    const mine = of.get(row.person_id) ?? [];
    mine.push({
      notification: row.notification,
      name,
      frequency,
      weekday,
      monthDay,
      sentDate: row.sent_on,
      nextDate: pass ? findNextAfter(schedule, pass.looked_on) : null,
      schedule,
    });
    of.set(row.person_id, mine);
  }
  return of;
}

/** What the person chose, and the firm's own rhythm where nothing was chosen. */
export const readChosen = async (tx: Tx, personId: number): Promise<EmailNotifications> =>
  ((await readSchedules(tx, [personId])).get(personId) ?? [])
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

export const readMyNotifications: Handler<typeof userCalls.getemailnotifications> = ({ scope, actor }) =>
  scope.transaction((tx) => readChosen(tx, actor.personId));

/** Keeps what somebody chose; what is not named stays as it is. */
export async function saveChoices(
  tx: Tx,
  personId: number,
  chosen: BodyOf<typeof userCalls.setEmailNotifications>['notifications'],
): Promise<void> {
  const choices = new Map(chosen.map((one) => [one.notification, one]));
  const known = new Set<number>(emailNotifications.map(({ notification }) => notification));
  if ([...choices.keys()].some((notification) => !known.has(notification))) {
    throw new BadInputProblem({ notifications: ['Choose notifications from the list.'] });
  }
  if (choices.size === 0) return;
  await insertChoices(tx, personId, [...choices.values()]);
}

export const setNotifications: Handler<typeof userCalls.setEmailNotifications> = ({ scope, actor, body }) =>
  scope.transaction(async (tx) => {
    const before = await readChosen(tx, actor.personId);
    await saveChoices(tx, actor.personId, body.notifications);
    const after = await readChosen(tx, actor.personId);
    await audit(tx, actor, 'person.notifications.changed', {
      entity: ['person', actor.personId],
      before: { notifications: before },
      after: { notifications: after },
    });
    return after;
  });
