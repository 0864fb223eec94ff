import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { session, sessionEnd } from '../../client/session';
import { createToken, signInAs } from '../../testing/a-token';
import { answerJson, fakeApi } from '../../testing/pretended-server';
import { renderScreen } from '../../testing/render-screen';
import { IdleWatch } from './idle-watch';

const reload = vi.fn();
const assign = vi.fn();
const answers = {
  'GET /account/token': () => answerJson({ token: createToken(), refreshExpiresIn: 3600 }),
  'POST /account/logout': () => answerJson({ done: true }),
};

beforeEach(() => {
  reload.mockReset();
  assign.mockReset();
  vi.stubGlobal('location', { origin: 'http://localhost:3000', href: 'http://localhost:3000/', reload, assign });
  vi.useFakeTimers({ shouldAdvanceTime: true });
  signInAs();
});
afterEach(() => {
  vi.useRealTimers();
  sessionEnd.forget();
});

const passSeconds = (seconds: number): Promise<void> =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(seconds * 1000);
  });
const readSentence = (): string | null => screen.queryByText(/^Your session will expire in/)?.textContent ?? null;

test('the server says how long there is; the warning comes a minute before the end and ticks', async () => {
  fakeApi(answers);
  await renderScreen(<IdleWatch />);
  await passSeconds(3530);
  expect(readSentence()).toBeNull();
  await passSeconds(10);
  expect(readSentence()).toMatch(/^Your session will expire in (60|59) seconds due to inactivity\.$/);
  expect(screen.getByText('You have been idle')).toBeTruthy();
  await passSeconds(30);
  expect(readSentence()).toMatch(/in (30|29|28) seconds/);
});

test("'Stay Logged In' asks for a fresh token and starts the time anew", async () => {
  const asked = fakeApi(answers);
  const { user } = await renderScreen(<IdleWatch />);
  await passSeconds(3550);
  await user.click(screen.getByRole('button', { name: 'Stay Logged In' }));
  await passSeconds(1);
  expect(readSentence()).toBeNull();
  expect(asked.filter((one) => one.path === '/account/token')).toHaveLength(2);
  await passSeconds(3500);
  expect(readSentence()).toBeNull();
});

test("'Log out' and the end of the time log out", async () => {
  fakeApi(answers);
  const { user } = await renderScreen(<IdleWatch />);
  await passSeconds(3550);
  await user.click(screen.getByRole('button', { name: 'Log out' }));
  await passSeconds(1);
  expect(session.token()).toBeNull();
  expect(assign).toHaveBeenCalledWith('/login');
});

test('nobody there at the end: the session is over and the page is loaded anew', async () => {
  const asked = fakeApi(answers);
  await renderScreen(<IdleWatch />);
  await passSeconds(3605);
  expect(session.token()).toBeNull();
  expect(reload).toHaveBeenCalled();
  expect(asked.some((one) => one.path === '/account/logout')).toBe(true);
});

test('work keeps the session alive by itself, but not more often than needed', async () => {
  const asked = fakeApi(answers);
  const { user } = await renderScreen(<IdleWatch />);
  const countPings = (): number => asked.filter((one) => one.path === '/account/token').length;
  await passSeconds(200);
  await user.keyboard('x');
  await passSeconds(50);
  expect(countPings()).toBe(1);
  await passSeconds(100);
  expect(countPings()).toBe(2);
  await passSeconds(1000);
  expect(countPings()).toBe(2);
});

test('what another tab heard counts here too', async () => {
  fakeApi(answers);
  await renderScreen(<IdleWatch />);
  await passSeconds(3550);
  expect(readSentence()).not.toBeNull();
  act(() => sessionEnd.heard(3600));
  await passSeconds(1);
  expect(readSentence()).toBeNull();
});
