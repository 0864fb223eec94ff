import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { forgetConfiguration } from '../../client/configuration';
import { returnTo, session } from '../../client/session';
import { createToken, signInAs } from '../../testing/a-token';
import { answerJson } from '../../testing/pretended-server';
import { readAnnouncement } from '../../testing/announcement';
import { renderPublic } from '../../testing/render-public';
import { SystemSelectPage } from './system-select-page';

let ready: (() => void)[] = [];

beforeEach(() => {
  forgetConfiguration();
  ready = [];
  vi.stubGlobal(
    'Image',
    class {
      src = '';
      addEventListener(kind: string, done: () => void): void {
        if (kind === 'load') ready.push(done);
      }
    },
  );
});

const chosen = createToken({ systemType: 5 });
const saved = { 'POST /api/users/updateSystemType': () => answerJson({ token: chosen }) };

test('waits for the pictures, then offers what the two claims have in common, by name', async () => {
  signInAs({ systemType: 0, personTypes: [5, 2, 1], firmTypes: [1, 2, 4, 5] });
  const { user, asked, at } = await renderPublic(SystemSelectPage, saved);
  expect(await screen.findByText('Loading...')).toBeTruthy();
  expect(ready).toHaveLength(5);
  for (const done of ready) done();
  const main = await screen.findByRole('main');
  const names = [...main.querySelectorAll('button')].map((button) => button.textContent);
  expect(names).toEqual(['Deceased Estate', 'Insolvencies', 'Trust']);
  await user.click(screen.getByRole('button', { name: 'Trust' }));
  await waitFor(() => expect(at()).toBe('/'));
  expect(asked.at(-1)?.body).toEqual({ systemTypeID: 5, userID: 7 });
  expect(session.token()).toBe(chosen);
});

test('promotes Curatorship and Flow Consult, and only those, to people who lack them', async () => {
  signInAs({ systemType: 0, personTypes: [1, 3] });
  await renderPublic(SystemSelectPage);
  for (const done of ready) done();
  expect(await screen.findByRole('heading', { name: 'Check out our exciting new products below:' })).toBeTruthy();
  expect(screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual(['Flow Consult']);
  expect(screen.getByText('All about Flow Consult.')).toBeTruthy();
  const more = screen.getByRole('link', { name: 'Learn more about Flow Consult' });
  expect(more.getAttribute('href')).toBe('https://boedel.test/more');
  const demo = screen.getByRole('link', { name: /^Request a demo: / });
  expect(demo.getAttribute('href')).toBe('mailto:sales@boedel.test');
});

test('leads to the page that was asked for', async () => {
  returnTo.keep('/users');
  signInAs({ systemType: 0, personTypes: [2] });
  const { at } = await renderPublic(SystemSelectPage, saved);
  await waitFor(() => expect(at()).toBe('/users'));
});

test('chooses the only type by itself', async () => {
  signInAs({ systemType: 0, personTypes: [2] });
  const { asked, at } = await renderPublic(SystemSelectPage, saved);
  await waitFor(() => expect(at()).toBe('/'));
  expect(asked.find((one) => one.path.includes('updateSystemType'))?.body).toEqual({ systemTypeID: 2, userID: 7 });
});

test('a person without any type is told so and comes to the login', async () => {
  signInAs({ systemType: 0, personTypes: [3], firmTypes: [2] });
  const { at } = await renderPublic(SystemSelectPage);
  expect(await readAnnouncement()).toBe('This user has not been assigned to any system types');
  await waitFor(() => expect(at()).toBe('/login'));
});

test('an update that fails ends the session', async () => {
  signInAs({ systemType: 0, personTypes: [2] });
  const { at } = await renderPublic(SystemSelectPage, {
    'POST /api/users/updateSystemType': () => answerJson({ error: 'No.' }, { status: 422 }),
  });
  await waitFor(() => expect(at()).toBe('/login'));
  expect(session.token()).toBeNull();
});

test('signing in and the terms come first', async () => {
  const stranger = await renderPublic(SystemSelectPage);
  await waitFor(() => expect(stranger.at()).toBe('/login'));
  signInAs({ termsAccepted: false });
  const newcomer = await renderPublic(SystemSelectPage);
  await waitFor(() => expect(newcomer.at()).toBe('/accepttcs'));
});
