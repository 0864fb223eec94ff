import type { APIRequestContext, Page } from '@playwright/test';
import { expect, test } from '../journey';
import { type SignedInSession, demoPassword, restoreSession, waitForMail, requestSession } from '../session/entrance';
import { type MenuRole, roles, listSettings, listSidebar } from './menus.table';

const types = [1, 2, 3, 4, 5];
const systemRoles = ['Consult', 'Curatorship', 'Deceased Estate', 'Insolvencies', 'Trust'];

/** Somebody who holds this role and no other, in all five types: invited, with a password and the terms accepted. */
async function createPerson(request: APIRequestContext, role: MenuRole): Promise<string> {
  const email = `${role.replaceAll(' ', '').toLowerCase()}.${Date.now()}@menus.test`;
  const since = Date.now();
  const { token } = await requestSession(request, 'admin@protea.test');
  const invited = await request.post('/api/users/add', {
    data: { email, fullname: `Only ${role}`, roles: [role], systemRoles },
    headers: { authorization: `Bearer ${token}` },
  });
  expect(invited.ok(), await invited.text()).toBe(true);
  const link = new URL(/https?:\S+passwordreset\S+/i.exec(await waitForMail(email, since))![0]);
  const data = {
    newPassword: demoPassword,
    token: link.searchParams.get('code'),
    userid: link.searchParams.get('userId'),
  };
  expect((await request.post('/account/resetpassword', { data })).ok()).toBe(true);
  const held = await requestSession(request, email);
  const accepted = await request.post('/api/users/updateTermsAndConditions', {
    data: { id: held.id },
    headers: { authorization: `Bearer ${held.token}` },
  });
  expect(accepted.ok()).toBe(true);
  return email;
}

async function readSidebar(page: Page): Promise<string[]> {
  const list = page.getByRole('navigation', { name: 'Main' }).locator(':scope > ul > li');
  return (await list.allInnerTexts()).map((text) => text.trim());
}

async function readSettings(page: Page): Promise<string[]> {
  const button = page.getByRole('banner').getByRole('button', { name: 'Settings', exact: true });
  if ((await button.count()) === 0) return [];
  await button.click();
  await expect(page.getByRole('menuitem').first()).toBeVisible();
  return page.getByRole('menuitem').allInnerTexts();
}

async function readMenus(page: Page, held: SignedInSession): Promise<{ sidebar: string[]; settings: string[] }> {
  await restoreSession(page, held);
  await page.goto('/legal/termsandconditions');
  await expect(page.getByRole('heading', { name: 'Terms and Conditions of Use' })).toBeVisible();
  return { sidebar: await readSidebar(page), settings: (await readSettings(page)).sort() };
}

for (const role of roles) {
  test(`${role} sees the side navigation and the settings menu of the table, in all five types`, async ({
    page,
    request,
  }) => {
    test.setTimeout(180_000);
    const email = role === 'SuperAdmin' ? 'super@boedel.test' : await createPerson(request, role);
    for (const type of types) {
      const shown = await readMenus(page, await requestSession(request, email, type));
      expect(shown, `type ${type}`).toEqual({
        sidebar: listSidebar(role, type),
        settings: listSettings(role, type).sort(),
      });
    }
  });
}
