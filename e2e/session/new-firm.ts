import type { APIRequestContext, Page } from '@playwright/test';
import { expect } from '../journey';
import { type Held, mailTo, sessionOf, signIn, stored } from './entrance';

const password = 'vier blou perde op Maandag';

/** The mailed link, a password of one's own, and through the login page with it. */
export async function takeInvitation(page: Page, email: string, since: number): Promise<void> {
  const { pathname, search } = new URL(/https?:\S+passwordreset\S+/i.exec(await mailTo(email, since))![0]);
  await page.goto(`${pathname}${search}`);
  await page.getByLabel('New password').fill(password);
  await page.getByLabel('Confirm password').fill(password);
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page).toHaveURL('/login');
  await signIn(page, email, password);
}

export interface NewFirm {
  readonly id: number;
  readonly name: string;
  readonly owner: Held;
}

/** A firm nobody has worked in: made by the provider, entered by its owner's invitation, the terms accepted. */
export async function enterNewFirm(
  page: Page,
  request: APIRequestContext,
  systemType: number,
  owner: string,
): Promise<NewFirm> {
  const since = Date.now();
  const name = `Kruisrivier ${since}`;
  const email = `eienaar${since}@kruisrivier.test`;
  const provider = await sessionOf(request, 'super@boedel.test');
  const made = await request.post('/api/intermediary/add', {
    headers: { authorization: `Bearer ${provider.token}` },
    data: { name, country: 'South Africa', systemTypes: [systemType], adminEmail: email, adminName: owner },
  });
  expect(made.ok(), await made.text()).toBe(true);
  const { id } = (await made.json()) as { id: number };
  await takeInvitation(page, email, since);
  await page.getByRole('button', { name: 'Accept' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name })).toBeVisible();
  const { userToken } = await stored(page);
  return { id, name, owner: { id: 0, fullname: owner, refreshToken: '', token: userToken! } };
}

/** Somebody new at Protea Fiduciary who may work in every type, as its administrator does. */
export async function colleagueOfAllTypes(page: Page, request: APIRequestContext): Promise<Held> {
  const since = Date.now();
  const email = `kollega${since}@protea.test`;
  const administrator = await sessionOf(request, 'admin@protea.test');
  const asAdministrator = { headers: { authorization: `Bearer ${administrator.token}` } };
  const { roles, systemRoles } = (await (
    await request.get(`/api/users/getbyid?id=${administrator.id}`, asAdministrator)
  ).json()) as { roles: string[]; systemRoles: string[] };
  const data = { email, fullname: 'Kobus Kollega', roles, systemRoles };
  const made = await request.post('/api/users/add', { ...asAdministrator, data });
  expect(made.ok(), await made.text()).toBe(true);
  await takeInvitation(page, email, since);
  await page.getByRole('button', { name: 'Accept' }).click();
  await expect(page).toHaveURL('/systemselect');
  const { user, userToken, refreshToken } = await stored(page);
  const { id, fullname } = JSON.parse(user!) as Held;
  return { id, fullname, token: userToken!, refreshToken: refreshToken! };
}
