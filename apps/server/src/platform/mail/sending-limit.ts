import { message } from '@boedel/domain/law/message';
import type { Tx } from '../db/database';
import { lockCount } from '../db/lock-count';
import { sql } from '../db/sql';
import { TooManyRequests } from '../problems';
import { listAddresses, type OutgoingMail } from './mail';

/** Addresses a firm writes to in a day, and one person in an hour: far above an office's busiest, far below a flood. */
export const sendingLimits = { firmInADay: 10_000, personInAnHour: 3_000 } as const;

/** Stops somebody who sends in a firm's name more than any office would; what the provider sends has limits of its own. */
export async function checkRoomFor(tx: Tx, mail: OutgoingMail): Promise<void> {
  if (mail.sender === 'provider') return;
  const more = listAddresses(mail.to).length + listAddresses(mail.cc).length;
  const { firmInADay, personInAnHour } = sendingLimits;
  const countSent = () =>
    tx.one<{ by_firm: number; by_person: number }>(sql`select by_firm::int, by_person::int from mails_sent()`);
  let { by_firm, by_person } = await countSent();
  // Far from the limits nobody waits. Past half of one, whoever counts at the same moment counts after the other's mails.
  if (by_person + more > personInAnHour / 2 || by_firm + more > firmInADay / 2) {
    await lockCount(tx, 'mails sent');
    ({ by_firm, by_person } = await countSent());
  }
  if (by_person + more > personInAnHour) {
    throw new TooManyRequests(
      3600,
      message('You have written to {count} addresses in an hour. Nothing more was sent; go on in an hour.', {
        count: by_person,
      }),
    );
  }
  if (by_firm + more > firmInADay) {
    throw new TooManyRequests(
      3600,
      message('The firm has written to {count} addresses in a day. Nothing more was sent; go on tomorrow.', {
        count: by_firm,
      }),
    );
  }
}
