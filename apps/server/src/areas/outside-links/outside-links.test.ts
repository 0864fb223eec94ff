import { outsideLinkCalls } from '@boedel/contract/outside-links/outside-links.calls';
import { matterCalls } from '@boedel/contract/matter/matter.calls';
import { beforeAll, describe, expect, test } from 'vitest';
import { createSystemActor } from '../../platform/audit/audit';
import { sql } from '../../platform/db/sql';
import { findGuest, readGuestReach } from '../../platform/outside/guest';
import { endLink, makeLink } from '../../platform/outside/make-link';
import { openFirmScope } from '../../platform/tenancy/scopes';
import { createMatter } from '../../testing/a-matter';
import { type TestFirm, createTestApp } from '../../testing/test-app';
import { readSecret } from '../../testing/link-secret';

const testApp = createTestApp();
const start = new Date('2026-11-16T08:00:00Z');
const end = new Date('2026-12-16T08:00:00Z');
let firm: TestFirm;
let matterId: number;

const openScope = () => openFirmScope(testApp.test.database, firm.id);

async function createLink(on = matterId): Promise<{ id: number; secret: string; address: string }> {
  const { id, address } = await openScope().transaction((tx) =>
    makeLink(tx, testApp.services.config, createSystemActor(), {
      purpose: 'intake',
      matterId: on,
      subjectId: 77,
      name: 'Lerato Mokoena',
      email: 'lerato@family.test',
      language: 'af',
      endsAt: end,
    }),
  );
  return { id, address, secret: readSecret(address) };
}
const openLink = (link?: string) => testApp.callAs(undefined, outsideLinkCalls.get, { ...(link && { link }) });

beforeAll(async () => {
  testApp.setClock(start);
  firm = await testApp.createFirm({ name: 'Kameeldoring Boedels' });
  matterId = (await createMatter(testApp, firm)).id;
});

describe('a link for somebody without an account', () => {
  test('tells whose it is, what it is for and whom to call; its secret is in no table and behind the # of the address', async () => {
    const { secret, address } = await createLink();
    expect(address).toMatch(/\/outside\/intake#[\w-]{43}$/);
    const { status, body } = await openLink(secret);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      purpose: 'intake',
      reader: 'Lerato Mokoena',
      language: 'af',
      firm: 'Kameeldoring Boedels',
    });
    const kept = await openScope().transaction((tx) => tx.rows(sql`select to_jsonb(l) as row from outside_link l`));
    expect(JSON.stringify(kept)).not.toContain(secret);
  });

  test('is noted the first time it is opened, under the name it was sent to', async () => {
    const { id, secret } = await createLink();
    for (const _ of [1, 2]) await testApp.callAs(undefined, outsideLinkCalls.opened, { link: secret, body: {} });
    const trail = await openScope().transaction((tx) =>
      tx.rows<{ action: string; person_name: string; person_id: number | null }>(sql`
        select action, person_name, person_id from audit_entry where entity_type = 'outside_link' and entity_id = ${id} order by id`),
    );
    expect(trail.map(({ action }) => action)).toEqual(['outsideLink.made', 'outsideLink.opened']);
    expect(trail[1]).toMatchObject({ person_name: 'Lerato Mokoena', person_id: null });
  });

  test('missing, made up, ended and taken back are refused alike', async () => {
    const { id, secret } = await createLink();
    const late = await createLink();
    await openScope().transaction((tx) => endLink(tx, createSystemActor(), id, 'Wrong address'));
    const refused = [await openLink(), await openLink('x'.repeat(43)), await openLink(secret)];
    testApp.setClock(new Date(end.getTime() + 1));
    refused.push(await openLink(late.secret));
    testApp.setClock(start);
    expect(refused.map(({ status }) => status)).toEqual([401, 401, 401, 401]);
    expect(new Set(refused.map(({ raw }) => raw.toString())).size).toBe(1);
  });

  test('opens no other purpose, and no call of people with an account', async () => {
    const { secret } = await createLink();
    await expect(findGuest(testApp.test.database, secret, 'signing', 'r', start)).rejects.toThrow(
      'This link has expired',
    );
    const { status } = await testApp.callAs(undefined, matterCalls.getClientView, {
      link: secret,
      query: { matterID: matterId },
    });
    expect(status).toBe(401);
    expect((await testApp.callAs(firm.admin.token, outsideLinkCalls.get)).status).toBe(401);
  });

  test('reaches its own matter and, of it, nothing that is given to people by right', async () => {
    const other = (await createMatter(testApp, firm)).id;
    const { secret } = await createLink();
    const guest = await findGuest(testApp.test.database, secret, 'intake', 'r', start);
    expect(guest).toMatchObject({ firmId: firm.id, matterId, subjectId: 77 });
    const scope = openFirmScope(testApp.test.database, guest.firmId, readGuestReach(guest));
    const forged = scope.transaction((tx) =>
      tx.run(sql`insert into outside_link (hash, purpose, matter_id, name, email, language, ends_at)
        values ('forged', 'intake', ${other}, 'n', 'e', 'en', now())`),
    );
    await expect(forged).rejects.toThrow(/row-level security/);
    expect(await scope.read((tx) => tx.rows(sql`select id from matter`))).toEqual([{ id: matterId }]);
  });
});
