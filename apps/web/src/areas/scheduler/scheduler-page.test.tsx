import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { anAdmin, renderScreen } from '../../testing/render-screen';
import { answerJson, fakeApi } from '../../testing/pretended-server';
import { SchedulerPage } from './scheduler-page';

const createWork = (kind: string, more: object = {}) => ({
  kind,
  everySeconds: 86_400,
  scope: 'firm',
  isPaused: false,
  pausedBy: null,
  waiting: 0,
  running: 0,
  dead: 0,
  lastRunAt: '2026-11-17T00:10:00Z',
  lastSeconds: 2.34,
  nextRunAt: '2026-11-18T00:00:00Z',
  ...more,
});
const state = {
  at: '2026-11-17T08:00:00Z',
  work: [createWork('reminders.send'), createWork('mail.send', { everySeconds: null, scope: null, dead: 1 })],
  failed: [
    {
      id: 9,
      firmName: 'Protea',
      kind: 'mail.send',
      state: 'dead',
      attempts: 10,
      maxAttempts: 10,
      error: 'The other side said no.',
      at: '2026-11-17T07:00:00Z',
      carries: '{"mailId":4}',
    },
  ],
};

test('opens with the ticket of the address, which is used up and taken out of it; work is run now and held back', async () => {
  const asked = fakeApi({
    'POST /api/scheduler/getByTicket': () => answerJson(state),
    'GET /api/scheduler/getState': () => answerJson(state),
    'POST /api/scheduler/runNow': () => answerJson({ count: 3 }),
    'POST /api/scheduler/pause': () => answerJson({ done: true }),
  });
  const { user, address } = await renderScreen(<SchedulerPage />, {
    person: { ...anAdmin, roles: ['SuperAdmin'], internal: true },
    at: '/here?ticket=once',
  });
  const list = within(await screen.findByRole('region', { name: 'Recurring' }));
  expect(list.getByRole('row', { name: /Reminders and digests daily, for each firm.*2\.3 s/ })).toBeTruthy();
  expect(address()).toBe('/here');
  expect(asked.filter(({ path }) => path === '/api/scheduler/getByTicket').map(({ body }) => body)).toEqual([
    { ticket: 'once' },
  ]);
  await user.click(list.getByRole('button', { name: 'Run now: Reminders and digests' }));
  await user.click(list.getByRole('button', { name: 'Pause: Reminders and digests' }));
  await waitFor(() =>
    expect(asked.find(({ path }) => path === '/api/scheduler/pause')?.body).toEqual({
      kind: 'reminders.send',
      isPaused: true,
    }),
  );
  expect(asked.find(({ path }) => path === '/api/scheduler/runNow')?.body).toEqual({ kind: 'reminders.send' });
  const failed = within(screen.getByRole('region', { name: 'What failed' }));
  expect(failed.getByText('The other side said no.')).toBeTruthy();
  expect(failed.getByText('{"mailId":4}')).toBeTruthy();
});

test('what a job carries is shown to the provider’s own people only', async () => {
  fakeApi({ 'POST /api/scheduler/getByTicket': () => answerJson(state) });
  await renderScreen(<SchedulerPage />, {
    person: { ...anAdmin, roles: ['SuperAdmin'], internal: false },
    at: '/here?ticket=once',
  });
  expect(await screen.findByText('The other side said no.')).toBeTruthy();
  expect(screen.queryByText('{"mailId":4}')).toBeNull();
});

test('a ticket that opens nothing says so, and how to get another', async () => {
  const sentence = 'This ticket was used before, or is older than 60 seconds. Open the scheduler again.';
  fakeApi({ 'POST /api/scheduler/getByTicket': () => answerJson({ ticket: [sentence] }, { status: 422 }) });
  await renderScreen(<SchedulerPage />, { person: { ...anAdmin, roles: ['SuperAdmin'] }, at: '/here?ticket=old' });
  expect(await screen.findAllByText(sentence)).not.toHaveLength(0);
  expect(screen.getByRole('link', { name: 'Open it again' }).getAttribute('href')).toBe('/scheduler');
});
