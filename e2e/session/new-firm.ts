import type { APIRequestContext, Page } from '@playwright/test';
import { expect } from '../journey';
import { type SignedInSession, waitForMail, requestSession, signIn, readStorage } from './entrance';

const password = 'vier blou perde op Maandag';

/** The mailed link, a password of one's own, and through the login page with it. */
export async function acceptInvitation(page: Page, email: string, since: number): Promise<void> {
  const { pathname, search } = new URL(/https?:\S+passwordreset\S+/i.exec(await waitForMail(email, since))![0]);
  await page.goto(`${pathname}${search}`);
  await page.getByLabel('New password').fill(password);
  await page.getByLabel('Confirm password').fill(password);
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page).toHaveURL('/login');
  await signIn(page, email, password);
}

export interface NewFirmAccount {
  readonly id: number;
  readonly name: string;
  readonly owner: SignedInSession;
}

/** A firm nobody has worked in: made by the provider, entered by its owner's invitation, the terms accepted. */
export async function createFirmAccount(
  page: Page,
  request: APIRequestContext,
  systemType: number,
  owner: string,
): Promise<NewFirmAccount> {
  const since = Date.now();
  const name = `Kruisrivier ${since}`;
  const email = `eienaar${since}@kruisrivier.test`;
  const provider = await requestSession(request, 'super@boedel.test');
  const made = await request.post('/api/intermediary/add', {
    headers: { authorization: `Bearer ${provider.token}` },
    data: { name, country: 'South Africa', systemTypes: [systemType], adminEmail: email, adminName: owner },
  });
  expect(made.ok(), await made.text()).toBe(true);
  const { id } = (await made.json()) as { id: number };
  await acceptInvitation(page, email, since);
  await page.getByRole('button', { name: 'Accept' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name })).toBeVisible();
  // Wait for this page, or its redirect could still follow the next page that a test opens.
  await expect(page).toHaveURL(/\/dashboard$/);
  const { userToken } = await readStorage(page);
  return { id, name, owner: { id: 0, fullname: owner, refreshToken: '', token: userToken! } };
}

/** Somebody new at Protea Fiduciary who may work in every type, as its administrator does. */
export async function createColleague(page: Page, request: APIRequestContext): Promise<SignedInSession> {
  const since = Date.now();
  const email = `kollega${since}@protea.test`;
  const administrator = await requestSession(request, 'admin@protea.test');
  const asAdministrator = { headers: { authorization: `Bearer ${administrator.token}` } };
  const { roles, systemRoles } = (await (
    await request.get(`/api/users/getbyid?id=${administrator.id}`, asAdministrator)
  ).json()) as { roles: string[]; systemRoles: string[] };
  const data = { email, fullname: 'Kobus Kollega', roles, systemRoles };
  const made = await request.post('/api/users/add', { ...asAdministrator, data });
  expect(made.ok(), await made.text()).toBe(true);
  await acceptInvitation(page, email, since);
  await page.getByRole('button', { name: 'Accept' }).click();
  await expect(page).toHaveURL('/systemselect');
  const { user, userToken, refreshToken } = await readStorage(page);
  const { id, fullname } = JSON.parse(user!) as SignedInSession;
  return { id, fullname, token: userToken!, refreshToken: refreshToken! };
}
