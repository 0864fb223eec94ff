import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { APIRequestContext, Page } from '@playwright/test';
import { simpleParser } from 'mailparser';
import { demoPassword } from '../../apps/server/src/demo/people';
import { expect } from '../journey';

export { demoPassword };

/** Through the login page, as a person does. */
export async function signIn(page: Page, email: string, password = demoPassword): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
}

export interface SignedInSession {
  readonly id: number;
  readonly fullname: string;
  readonly token: string;
  readonly refreshToken: string;
}

async function postData<T>(request: APIRequestContext, path: string, data: unknown, token?: string): Promise<T> {
  const answer = await request.post(path, { data, ...(token && { headers: { authorization: `Bearer ${token}` } }) });
  expect(answer.ok(), `${path} answered ${answer.status()}`).toBe(true);
  return (await answer.json()) as T;
}

/** A session from the server, without the page. With a system type, that one is chosen. */
export async function requestSession(
  request: APIRequestContext,
  email: string,
  systemType?: number,
): Promise<SignedInSession> {
  const held = await postData<SignedInSession>(request, '/account/authenticate', { email, password: demoPassword });
  return systemType ? chooseType(request, held, systemType) : held;
}

/** The same session, working in another type. */
export async function chooseType(
  request: APIRequestContext,
  held: SignedInSession,
  systemType: number,
): Promise<SignedInSession> {
  const body = { systemTypeID: systemType, userID: held.id };
  const { token } = await postData<{ token: string }>(request, '/api/users/updateSystemType', body, held.token);
  return { ...held, token };
}

/** Puts a session where the product keeps it, before any of its pages is opened. */
export async function restoreSession(
  page: Page,
  { id, fullname, token, refreshToken }: SignedInSession,
): Promise<void> {
  await page.goto('/favicon.svg');
  await page.evaluate(
    ([user, userToken, refresh]) => {
      localStorage.setItem('user', user!);
      localStorage.setItem('userToken', userToken!);
      localStorage.setItem('refreshToken', refresh!);
    },
    [JSON.stringify({ id, token, fullname }), token, refreshToken],
  );
}

export const readStorage = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(() => Object.fromEntries(Object.keys(localStorage).map((key) => [key, localStorage.getItem(key)!])));

/** The newest mail to somebody, once it is in the outbox. */
export async function waitForMail(email: string, since: number): Promise<string> {
  const folder = join(process.env['BOEDEL_E2E_DATA']!, 'outbox');
  let text: string | undefined;
  await expect(async () => {
    const mails = await Promise.all(
      readdirSync(folder)
        .filter((name) => name.endsWith('.eml'))
        .map((name) => simpleParser(readFileSync(join(folder, name)))),
    );
    const mine = mails.filter((mail) => mail.to?.text.includes(email) && Number(mail.date) >= since - 1000);
    text = mine.sort((a, b) => Number(b.date) - Number(a.date))[0]?.text;
    expect(text, `a mail to ${email}`).toBeTruthy();
  }).toPass({ timeout: 30_000 });
  return text!;
}
