import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { session, sessionEnd } from '../../client/session';
import { aToken, signedInAs } from '../../testing/a-token';
import { json, pretendServer } from '../../testing/pretended-server';
import { renderScreen } from '../../testing/render-screen';
import { IdleWatch } from './idle-watch';

const reload = vi.fn();
const assign = vi.fn();
const answers = {
  'GET /account/token': () => json({ token: aToken(), refreshExpiresIn: 3600 }),
  'POST /account/logout': () => json({ done: true }),
};

beforeEach(() => {
  reload.mockReset();
  assign.mockReset();
  vi.stubGlobal('location', { origin: 'http://localhost:3000', href: 'http://localhost:3000/', reload, assign });
  vi.useFakeTimers({ shouldAdvanceTime: true });
  signedInAs();
});
afterEach(() => {
  vi.useRealTimers();
  sessionEnd.forget();
});

const pass = (seconds: number): Promise<void> =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(seconds * 1000);
  });
const sentence = (): string | null => screen.queryByText(/^Your session will expire in/)?.textContent ?? null;

test('the server says how long there is; the warning comes a minute before the end and ticks', async () => {
  pretendServer(answers);
  await renderScreen(<IdleWatch />);
  await pass(3530);
  expect(sentence()).toBeNull();
  await pass(10);
  expect(sentence()).toMatch(/^Your session will expire in (60|59) seconds due to inactivity\.$/);
  expect(screen.getByText('You have been idle')).toBeTruthy();
  await pass(30);
  expect(sentence()).toMatch(/in (30|29|28) seconds/);
});

test("'Stay Logged In' asks for a fresh token and starts the time anew", async () => {
  const asked = pretendServer(answers);
  const { user } = await renderScreen(<IdleWatch />);
  await pass(3550);
  await user.click(screen.getByRole('button', { name: 'Stay Logged In' }));
  await pass(1);
  expect(sentence()).toBeNull();
  expect(asked.filter((one) => one.path === '/account/token')).toHaveLength(2);
  await pass(3500);
  expect(sentence()).toBeNull();
});

test("'Log out' and the end of the time log out", async () => {
  pretendServer(answers);
  const { user } = await renderScreen(<IdleWatch />);
  await pass(3550);
  await user.click(screen.getByRole('button', { name: 'Log out' }));
  await pass(1);
  expect(session.token()).toBeNull();
  expect(assign).toHaveBeenCalledWith('/login');
});

test('nobody there at the end: the session is over and the page is loaded anew', async () => {
  const asked = pretendServer(answers);
  await renderScreen(<IdleWatch />);
  await pass(3605);
  expect(session.token()).toBeNull();
  expect(reload).toHaveBeenCalled();
  expect(asked.some((one) => one.path === '/account/logout')).toBe(true);
});

test('work keeps the session alive by itself, but not more often than needed', async () => {
  const asked = pretendServer(answers);
  const { user } = await renderScreen(<IdleWatch />);
  const pings = (): number => asked.filter((one) => one.path === '/account/token').length;
  await pass(200);
  await user.keyboard('x');
  await pass(50);
  expect(pings()).toBe(1);
  await pass(100);
  expect(pings()).toBe(2);
  await pass(1000);
  expect(pings()).toBe(2);
});

test('what another tab heard counts here too', async () => {
  pretendServer(answers);
  await renderScreen(<IdleWatch />);
  await pass(3550);
  expect(sentence()).not.toBeNull();
  act(() => sessionEnd.heard(3600));
  await pass(1);
  expect(sentence()).toBeNull();
});
