import { beforeAll, describe, expect, test } from 'vitest';
import { type Somebody, type TestFirm, testHouse } from '../../testing/house';
import type { Tx } from '../db/database';
import { sql } from '../db/sql';
import { providerDoor, tenantDoor } from './doors';

const house = testHouse();
let provider: TestFirm;
let firm: TestFirm;
let staff: Somebody;

beforeAll(async () => {
  provider = await house.aFirm({ isProvider: true });
  firm = await house.aFirm();
  staff = await provider.person(['SuperAdmin']);
});

const refused = 'SuperAdmin is held in the provider';
const inFirm = (work: (tx: Tx) => Promise<unknown>) => tenantDoor(house.test.database, firm.id).transaction(work);
const asProvider = (work: (tx: Tx) => Promise<unknown>) => providerDoor(house.test.database).transaction(work);
const asOwner = (work: (tx: Tx) => Promise<unknown>) => house.test.database.asOwner((tx) => work(tx));

describe('whoever writes a membership', () => {
  test.each([
    ['the application', inFirm],
    ['the provider', asProvider],
    ['the owner of the database', asOwner],
  ])('%s gives no role of the provider outside its firm', async (_, within) => {
    const { personId } = await firm.person(['Capture Matter']);
    await expect(
      within((tx) => tx.run(sql`update membership set roles = '{Admin,SuperAdmin}' where person_id = ${personId}`)),
    ).rejects.toThrow(refused);
    const { personId: outsider } = await (await house.aFirm()).person(['Admin']);
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
      asProvider((tx) =>
        tx.run(sql`update membership set roles = '{SuperAdmin}', support_until = now() + interval '4 hours'
          where person_id = ${personId}`),
      ),
    ).rejects.toThrow(refused);
    const visit = sql`insert into membership (intermediary_id, person_id, roles, support_until)
      values (${firm.id}, ${staff.personId}, '{SuperAdmin}', now() + interval '4 hours')`;
    await asProvider((tx) => tx.run(visit));
    await expect(
      asProvider((tx) =>
        tx.run(sql`update membership set support_until = null
          where person_id = ${staff.personId} and intermediary_id = ${firm.id}`),
      ),
    ).rejects.toThrow(refused);
  });

  test('at the provider it is given as ever', async () => {
    const { personId } = await provider.person(['Admin']);
    await asProvider((tx) => tx.run(sql`update membership set roles = '{SuperAdmin}' where person_id = ${personId}`));
  });
});

test('no firm makes itself the provider, and the provider does not stop being it while people hold its roles', async () => {
  await expect(
    inFirm((tx) => tx.run(sql`update intermediary set is_provider = true where id = ${firm.id}`)),
  ).rejects.toThrow(/permission denied/);
  await expect(
    asProvider((tx) => tx.run(sql`update intermediary set is_provider = false where id = ${provider.id}`)),
  ).rejects.toThrow('People of this firm hold roles of the provider');
});
