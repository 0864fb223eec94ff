import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { forgetConfiguration } from '../../client/configuration';
import { answerJson, fakeApi } from '../../testing/pretended-server';
import { createAnswers } from '../../testing/render-public';
import { anAdmin, renderScreen } from '../../testing/render-screen';
import { Assist } from './assist';
import { markPrivateInputs } from './mark-private';
import { VisitBanner } from './visit-banner';

const connection = {
  socketUrl: 'https://assist.test/socket.js',
  clientSecret: 's',
  clientNamespace: 'n',
  userName: 'Boedel Thandi Maseko',
};
const listScripts = () => document.head.querySelectorAll<HTMLScriptElement>('script[data-user-name]');
afterEach(() => {
  forgetConfiguration();
  sessionStorage.clear();
  listScripts().forEach((script) => script.remove());
});

describe('support', { timeout: 30_000 }, () => {
  test('is neither offered nor loaded where no tool is configured', async () => {
    const asked = fakeApi({ ...createAnswers(), 'GET /account/assistConnection': () => answerJson(null) });
    await renderScreen(<Assist />);
    await waitFor(() => expect(asked.map(({ path }) => path)).toEqual(['/account/configuration']));
    expect(screen.queryByRole('button', { name: 'Let support look' })).toBeNull();
    expect(listScripts()).toHaveLength(0);
  });

  test('loads nothing before somebody said yes; then it knows the name, what to leave out, and is shown', async () => {
    const asked = fakeApi({
      ...createAnswers({ assistSocketUrl: connection.socketUrl }),
      'GET /account/assistConnection': () => answerJson(connection),
      'POST /account/assist': () => answerJson({ done: true }),
    });
    const { user } = await renderScreen(<Assist />);
    await user.click(await screen.findByRole('button', { name: 'Let support look' }));
    expect(await screen.findByText(/as Boedel Thandi Maseko/)).toBeTruthy();
    expect(listScripts()).toHaveLength(0);
    await user.click(screen.getByRole('button', { name: 'Yes, let them look' }));
    expect(await screen.findByText('Support can see this window.')).toBeTruthy();
    const [script] = listScripts();
    expect(script!.src).toBe('https://assist.test/socket.js');
    expect(script!.dataset).toMatchObject({ userName: 'Boedel Thandi Maseko', maskSelector: '[data-private]' });
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ path: '/account/assist', body: { isOn: true } }));
  });
});

test('passwords, identity and account numbers are marked, and nothing else is', () => {
  document.body.innerHTML = `
    <input id="a" type="password"><label for="b">Identity number</label><input id="b" value="8001015009087">
    <label for="c">Rekeningnommer *</label><input id="c"><label for="d">Surname</label><input id="d">
    <table><tbody><tr><td id="e">800101 5009 087</td><td id="f">62001234567</td><td id="g">DE/2026/00001</td>
    <td id="h">2026-11-15</td><td id="i">R 1,234.50</td></tr></tbody></table>`;
  markPrivateInputs(document.body);
  const marked = [...document.querySelectorAll('[data-private]')].map(({ id }) => id);
  expect(marked).toEqual(['a', 'b', 'c', 'e', 'f']);
  document.body.innerHTML = '';
});

describe('in a firm for support', { timeout: 30_000 }, () => {
  const person = { ...anAdmin, roles: ['SuperAdmin' as const, 'Admin' as const] };

  test('the banner says where and why, and leaving asks the server', async () => {
    const asked = fakeApi({
      'GET /api/intermediary/visit': () =>
        answerJson({ firm: 'Protea Fiduciary', reason: 'Ticket 12', until: '2026-11-15T10:21:00Z', writeUntil: null }),
      'POST /api/intermediary/leave': () => answerJson({ error: 'You are not on a support visit.' }, { status: 422 }),
    });
    const { user } = await renderScreen(<VisitBanner />, { person });
    expect(await screen.findByText('You are in Protea Fiduciary for support.')).toBeTruthy();
    expect(screen.getByText(/^Ticket 12 \(until \d\d:\d\d\)$/)).toBeTruthy();
    expect(screen.getByText('You may only read.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Leave support' }));
    await waitFor(() => expect(asked.map(({ path }) => path)).toContain('/api/intermediary/leave'));
  });

  test('the banner says until when the firm allows changes', async () => {
    fakeApi({
      'GET /api/intermediary/visit': () =>
        answerJson({
          firm: 'Protea Fiduciary',
          reason: 'Ticket 12',
          until: '2026-11-15T12:00:00Z',
          writeUntil: '2026-11-15T10:30:00Z',
        }),
    });
    await renderScreen(<VisitBanner />, { person });
    expect(await screen.findByText(/^You may make changes until \d\d:30\.$/)).toBeTruthy();
  });

  test('it stands nowhere else', async () => {
    const asked = fakeApi({ 'GET /api/intermediary/visit': () => answerJson(null) });
    await renderScreen(<VisitBanner />, { person });
    await waitFor(() => expect(asked).toHaveLength(1));
    expect(screen.queryByRole('button', { name: 'Leave support' })).toBeNull();
  });

  test('people of a firm do not even ask', async () => {
    const asked = fakeApi({ 'GET /api/intermediary/visit': () => answerJson(null) });
    await renderScreen(<VisitBanner />);
    expect(asked).toEqual([]);
  });
});
