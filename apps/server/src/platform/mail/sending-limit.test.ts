import { expect, test } from 'vitest';
import { createTestApp } from '../../testing/test-app';
import { sql } from '../db/sql';
import { TooManyRequests } from '../problems';
import { openFirmScope } from '../tenancy/scopes';
import type { OutgoingMail } from './mail';
import { queueMail } from './queue-mail';
import { sendingLimits } from './sending-limit';

const testApp = createTestApp();
const aMail: OutgoingMail = { to: 'heir@example.test', subject: 'The account lies open', text: 'It lies open.' };

/** One old mail to many addresses, written by somebody so many minutes ago. */
async function insertMails(firmId: number, personId: number, addresses: number, minutes: number): Promise<void> {
  await openFirmScope(testApp.test.database, firmId).transaction((tx) =>
    tx.run(sql`
      insert into mail (sender, to_addresses, subject, body_text, language, person_id, created_at)
      values ('firm', array_fill('a@example.test'::text, array[${addresses}::int]), 'Before', 'Before', 'en', ${personId},
              now() - make_interval(mins => ${minutes}::int))`),
  );
}
const send = (firmId: number, personId: number, mail: OutgoingMail = aMail) =>
  openFirmScope(testApp.test.database, firmId, { id: personId }).transaction((tx) => queueMail(tx, mail));

test('a person who wrote to very many in an hour waits; others of the firm and other firms do not', async () => {
  const [firm, other] = [await testApp.createFirm(), await testApp.createFirm()];
  const colleague = await firm.person(['Capture Matter']);
  await insertMails(firm.id, firm.admin.personId, sendingLimits.personInAnHour - 1, 30);
  await send(firm.id, firm.admin.personId);
  await expect(send(firm.id, firm.admin.personId)).rejects.toThrow(/You have written to 3000 addresses in an hour/);
  await expect(send(firm.id, firm.admin.personId)).rejects.toBeInstanceOf(TooManyRequests);
  expect(await send(firm.id, colleague.personId)).toBeGreaterThan(0);
  expect(await send(other.id, other.admin.personId)).toBeGreaterThan(0);
  // A code to sign in with is the provider's, and comes.
  expect(await send(firm.id, firm.admin.personId, { ...aMail, sender: 'provider' })).toBeGreaterThan(0);
});

test('a firm that wrote to very many in a day waits, whoever of it writes', async () => {
  const firm = await testApp.createFirm();
  const colleague = await firm.person(['Capture Matter']);
  await insertMails(firm.id, firm.admin.personId, sendingLimits.firmInADay, 25 * 60);
  expect(await send(firm.id, colleague.personId)).toBeGreaterThan(0);
  await insertMails(firm.id, firm.admin.personId, sendingLimits.firmInADay - 1, 5 * 60);
  await expect(send(firm.id, colleague.personId)).rejects.toThrow(/The firm has written to 10000 addresses in a day/);
});
