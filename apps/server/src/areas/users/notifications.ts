import type { AnswerOf } from '@boedel/contract/call';
import { emailNotifications } from '@boedel/contract/users/notifications';
import type { userCalls } from '@boedel/contract/users/users.calls';
import { audit } from '../../platform/audit/audit';
import type { Tx } from '../../platform/db/database';
import { joined, sql } from '../../platform/db/sql';
import type { Handler } from '../../platform/http/handler';
import { BadInput } from '../../platform/problems';

type Notifications = AnswerOf<typeof userCalls.getemailnotifications>;

/** What the person chose, and the product's own rhythm where nothing was chosen. */
export async function chosenBy(tx: Tx, personId: number): Promise<Notifications> {
  const rows = await tx.rows<{ notification: number; frequency: number }>(
    sql`select notification, frequency from email_notification where person_id = ${personId}`,
  );
  return emailNotifications.map(({ notification, name, frequency }) => ({
    notification,
    name,
    frequency: rows.find((row) => row.notification === notification)?.frequency ?? frequency,
  }));
}

export const myNotifications: Handler<typeof userCalls.getemailnotifications> = ({ tenant, actor }) =>
  tenant.transaction((tx) => chosenBy(tx, actor.personId));

/** Keeps what somebody chose; what is not named stays as it is. */
export async function saveChoices(
  tx: Tx,
  personId: number,
  chosen: readonly { notification: number; frequency: number }[],
): Promise<void> {
  const choices = new Map(chosen.map(({ notification, frequency }) => [notification, frequency]));
  const known = new Set<number>(emailNotifications.map(({ notification }) => notification));
  if ([...choices.keys()].some((notification) => !known.has(notification))) {
    throw new BadInput({ notifications: ['Choose among the notifications there are.'] });
  }
  if (choices.size === 0) return;
  const rows = [...choices].map(
    ([notification, frequency]) => sql`(${personId}::bigint, ${notification}::int, ${frequency}::int)`,
  );
  await tx.run(sql`insert into email_notification (person_id, notification, frequency) values ${joined(rows)}
    on conflict (intermediary_id, person_id, notification)
    do update set frequency = excluded.frequency, version = email_notification.version + 1`);
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
