import { beforeAll, describe, expect, test } from 'vitest';
import { type TestPerson, type TestFirm, createTestApp } from '../../testing/test-app';
import type { Tx } from '../db/database';
import { sql } from '../db/sql';
import { openProviderScope, openFirmScope } from './scopes';

const app = createTestApp();
let provider: TestFirm;
let firm: TestFirm;
let staff: TestPerson;

beforeAll(async () => {
  provider = await app.createFirm({ isProvider: true });
  firm = await app.createFirm();
  staff = await provider.person(['SuperAdmin']);
});

const refused = 'SuperAdmin is held in the provider';
const runInFirm = (work: (tx: Tx) => Promise<unknown>) => openFirmScope(app.test.database, firm.id).transaction(work);
const runAsProvider = (work: (tx: Tx) => Promise<unknown>) => openProviderScope(app.test.database).transaction(work);
const runAsOwner = (work: (tx: Tx) => Promise<unknown>) => app.test.database.asOwner((tx) => work(tx));

describe('whoever writes a membership', () => {
  test.each([
    ['the application', runInFirm],
    ['the provider', runAsProvider],
    ['the owner of the database', runAsOwner],
  ])('%s gives no role of the provider outside its firm', async (_, within) => {
    const { personId } = await firm.person(['Capture Matter']);
    await expect(
      within((tx) => tx.run(sql`update membership set roles = '{Admin,SuperAdmin}' where person_id = ${personId}`)),
    ).rejects.toThrow(refused);
    const { personId: outsider } = await (await app.createFirm()).person(['Admin']);
    await expect(
      within((tx) =>
        tx.run(
          sql`insert into membership (intermediary_id, person_id, roles) values (${firm.id}, ${outsider}, '{SuperAdmin}')`,
        ),
      ),
    ).rejects.toThrow(refused);
  });

  test('a membership that ends is a visit for the provider’s own staff alone', async () => {
    const { personId } = await firm.person(['Capture Matter']);
    await expect(
      runAsProvider((tx) =>
        tx.run(sql`update membership set roles = '{SuperAdmin}', support_until = now() + interval '4 hours'
          where person_id = ${personId}`),
      ),
    ).rejects.toThrow(refused);
    const visit = sql`insert into membership (intermediary_id, person_id, roles, support_until)
      values (${firm.id}, ${staff.personId}, '{SuperAdmin}', now() + interval '4 hours')`;
    await runAsProvider((tx) => tx.run(visit));
    await expect(
      runAsProvider((tx) =>
        tx.run(sql`update membership set support_until = null
          where person_id = ${staff.personId} and intermediary_id = ${firm.id}`),
      ),
    ).rejects.toThrow(refused);
  });

  test('at the provider it is given as ever', async () => {
    const { personId } = await provider.person(['Admin']);
    await runAsProvider((tx) =>
      tx.run(sql`update membership set roles = '{SuperAdmin}' where person_id = ${personId}`),
    );
  });
});

test('no firm makes itself the provider, and the provider does not stop being it while people hold its roles', async () => {
  await expect(
    runInFirm((tx) => tx.run(sql`update intermediary set is_provider = true where id = ${firm.id}`)),
  ).rejects.toThrow(/permission denied/);
  await expect(
    runAsProvider((tx) => tx.run(sql`update intermediary set is_provider = false where id = ${provider.id}`)),
  ).rejects.toThrow('People of this firm hold roles of the provider');
});
