import { outsideLinkCalls } from '@boedel/contract/outside-links/outside-links.calls';
import { matterCalls } from '@boedel/contract/matter/matter.calls';
import { beforeAll, describe, expect, test } from 'vitest';
import { byTheSystem } from '../../platform/audit/audit';
import { sql } from '../../platform/db/sql';
import { guestOf, reachOfGuest } from '../../platform/outside/guest';
import { endLink, makeLink } from '../../platform/outside/make-link';
import { tenantDoor } from '../../platform/tenancy/doors';
import { aMatter } from '../../testing/a-matter';
import { type TestFirm, testHouse } from '../../testing/house';
import { secretIn } from '../../testing/link-secret';

const house = testHouse();
const start = new Date('2026-11-16T08:00:00Z');
const end = new Date('2026-12-16T08:00:00Z');
let firm: TestFirm;
let matterId: number;

const firmDoor = () => tenantDoor(house.test.database, firm.id);

async function aLink(on = matterId): Promise<{ id: number; secret: string; address: string }> {
  const { id, address } = await firmDoor().transaction((tx) =>
    makeLink(tx, house.parts.config, byTheSystem(), {
      purpose: 'intake',
      matterId: on,
      subjectId: 77,
      name: 'Lerato Mokoena',
      email: 'lerato@family.test',
      language: 'af',
      endsAt: end,
    }),
  );
  return { id, address, secret: secretIn(address) };
}
const open = (link?: string) => house.callAs(undefined, outsideLinkCalls.get, { ...(link && { link }) });

beforeAll(async () => {
  house.setClock(start);
  firm = await house.aFirm({ name: 'Kameeldoring Boedels' });
  matterId = (await aMatter(house, firm)).id;
});

describe('a link for somebody without an account', () => {
  test('tells whose it is, what it is for and whom to call; its secret is in no table and behind the # of the address', async () => {
    const { secret, address } = await aLink();
    expect(address).toMatch(/\/outside\/intake#[\w-]{43}$/);
    const { status, body } = await open(secret);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      purpose: 'intake',
      reader: 'Lerato Mokoena',
      language: 'af',
      firm: 'Kameeldoring Boedels',
    });
    const kept = await firmDoor().transaction((tx) => tx.rows(sql`select to_jsonb(l) as row from outside_link l`));
    expect(JSON.stringify(kept)).not.toContain(secret);
  });

  test('is noted the first time it is opened, under the name it was sent to', async () => {
    const { id, secret } = await aLink();
    for (const _ of [1, 2]) await house.callAs(undefined, outsideLinkCalls.opened, { link: secret, body: {} });
    const trail = await firmDoor().transaction((tx) =>
      tx.rows<{ action: string; person_name: string; person_id: number | null }>(sql`
        select action, person_name, person_id from audit_entry where entity_type = 'outside_link' and entity_id = ${id} order by id`),
    );
    expect(trail.map(({ action }) => action)).toEqual(['outsideLink.made', 'outsideLink.opened']);
    expect(trail[1]).toMatchObject({ person_name: 'Lerato Mokoena', person_id: null });
  });

  test('missing, made up, ended and taken back are refused alike', async () => {
    const { id, secret } = await aLink();
    const late = await aLink();
    await firmDoor().transaction((tx) => endLink(tx, byTheSystem(), id, 'Wrong address'));
    const refused = [await open(), await open('x'.repeat(43)), await open(secret)];
    house.setClock(new Date(end.getTime() + 1));
    refused.push(await open(late.secret));
    house.setClock(start);
    expect(refused.map(({ status }) => status)).toEqual([401, 401, 401, 401]);
    expect(new Set(refused.map(({ raw }) => raw.toString())).size).toBe(1);
  });

  test('opens no other purpose, and no call of people with an account', async () => {
    const { secret } = await aLink();
    await expect(guestOf(house.test.database, secret, 'signing', 'r', start)).rejects.toThrow('This link has ended');
    const { status } = await house.callAs(undefined, matterCalls.getClientView, {
      link: secret,
      query: { matterID: matterId },
    });
    expect(status).toBe(401);
    expect((await house.callAs(firm.admin.token, outsideLinkCalls.get)).status).toBe(401);
  });

  test('reaches its own matter and, of it, nothing that is given to people by right', async () => {
    const other = (await aMatter(house, firm)).id;
    const { secret } = await aLink();
    const guest = await guestOf(house.test.database, secret, 'intake', 'r', start);
    expect(guest).toMatchObject({ firmId: firm.id, matterId, subjectId: 77 });
    const tenant = tenantDoor(house.test.database, guest.firmId, reachOfGuest(guest));
    const forged = tenant.transaction((tx) =>
      tx.run(sql`insert into outside_link (hash, purpose, matter_id, name, email, language, ends_at)
        values ('forged', 'intake', ${other}, 'n', 'e', 'en', now())`),
    );
    await expect(forged).rejects.toThrow(/row-level security/);
    expect(await tenant.read((tx) => tx.rows(sql`select id from matter`))).toEqual([{ id: matterId }]);
  });
});
