import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answerJson, fakeApi } from '../../testing/pretended-server';
import { renderScreen } from '../../testing/render-screen';
import { DashboardPage } from './dashboard-page';

const dashboard = {
  counts: { all: 10, active: 5, pending: 2, closed: 2, archived: 1 },
  assetValue: 1500000,
  projectedFees: null,
  byMonth: [{ month: '2026-10', opened: 3, closed: 1 }],
  due: [
    {
      id: 1,
      matterID: 7,
      reference: 'EST/7',
      name: 'Naidoo',
      title: 'L&D account due',
      date: '2020-01-01',
      assignedName: null,
      version: 4,
    },
  ],
  dueCounts: { soon: 1, overdue: 1, week: 0, month: 0, mine: 0 },
  watched: [],
  recent: [{ id: 7, reference: 'EST/7', name: 'Naidoo, Kamala', openedAt: '2026-01-01T00:00:00Z' }],
  withoutNextDate: 4,
  myDay: [
    {
      kind: 'overdue',
      count: 7,
      rows: [
        {
          source: 'task',
          id: 3,
          matterID: null,
          reference: null,
          name: null,
          title: 'Order paper',
          what: null,
          date: '2020-01-02',
          count: 1,
          path: '/tasks?task=3',
        },
      ],
    },
    {
      kind: 'payments',
      count: 2,
      rows: [
        {
          source: 'matter',
          id: 7,
          matterID: 7,
          reference: 'EST/7',
          name: 'Naidoo, K',
          title: null,
          what: null,
          date: null,
          count: 2,
          path: '/matters/7/payoutfilematter',
        },
      ],
    },
  ],
  warnings: ['2 700 of 3 000 active matters are in use.'],
  said: [{ key: '2 700 of 3 000 active matters are in use.' }],
};

test('every count is a link to what is behind it, a sum opens its matters, and what is late is said in words', async () => {
  fakeApi({
    'GET /api/matter/dashboard': () => answerJson(dashboard),
    'GET /api/figure/howAdded': ({ query }) =>
      answerJson({
        lines: [
          { matterID: 7, reference: 'EST/7', name: 'Naidoo, Kamala', amount: query['name'] === 'assetValue' ? 900 : 1 },
        ],
        others: { count: 2, amount: 600 },
        withoutFigure: 3,
        total: 1500,
      }),
  });
  const { user } = await renderScreen(<DashboardPage />);
  const figures = within(await screen.findByRole('navigation', { name: 'Figures' }));
  expect(figures.getAllByRole('link')).toHaveLength(6);
  await user.click(figures.getByRole('button', { name: /Asset value, active: how is this worked out/ }));
  const sum = within(await screen.findByRole('dialog'));
  expect((await sum.findByRole('link', { name: 'Naidoo, Kamala' })).getAttribute('href')).toBe('/matters/7/details');
  expect(sum.getByRole('row', { name: /^2 more/ }).textContent).toContain('600');
  expect(sum.getByText('3 matters do not have this figure yet and are not included.')).toBeTruthy();
  expect(figures.getByRole('link', { name: /^No next date/ }).getAttribute('href')).toContain('undated');
  expect(screen.getAllByText(/\d+ days late/)).toHaveLength(2);
  expect(screen.getByRole('link', { name: 'Naidoo' }).getAttribute('href')).toBe('/matters/7/diarymatter');
  expect(screen.getByText('2 700 of 3 000 active matters are in use.')).toBeTruthy();
});

test('my day leads to where each thing is done, and says how much more there is', async () => {
  fakeApi({ 'GET /api/matter/dashboard': () => answerJson(dashboard) });
  await renderScreen(<DashboardPage />);
  const day = within(await screen.findByRole('region', { name: 'My day' }));
  expect(day.getByRole('link', { name: 'Order paper' }).getAttribute('href')).toBe('/tasks?task=3');
  expect(day.getByText('and 6 more')).toBeTruthy();
  expect(day.getByRole('link', { name: 'Naidoo, K' }).getAttribute('href')).toBe('/matters/7/payoutfilematter');
  expect(day.getByText(/2 payments/)).toBeTruthy();
});

test('a day of which nothing is left says so', async () => {
  fakeApi({ 'GET /api/matter/dashboard': () => answerJson({ ...dashboard, myDay: [] }) });
  await renderScreen(<DashboardPage />);
  expect(await screen.findByText('You have nothing to do today.')).toBeTruthy();
});

test('the chart is reached by keyboard and has a table beside it', async () => {
  fakeApi({ 'GET /api/matter/dashboard': () => answerJson(dashboard) });
  const { user } = await renderScreen(<DashboardPage />);
  const month = await screen.findByRole('button', { name: 'Oct 2026: 3 opened, 1 closed' });
  month.focus();
  expect(document.activeElement).toBe(month);
  await user.click(screen.getByRole('button', { name: 'As a table' }));
  expect(await screen.findByRole('row', { name: '2026-10 3 1' })).toBeTruthy();
});

test('a deadline is ticked off where it is seen, with its version; a filter asks the server for its own', async () => {
  const asked = fakeApi({
    'GET /api/matter/dashboard': () =>
      answerJson({ ...dashboard, due: [...dashboard.due, { ...dashboard.due[0], id: 2, title: 'Inventory due' }] }),
    'GET /api/matter/getDue': () => answerJson([]),
    'POST /api/diary/complete': () => answerJson({ id: 1, title: 'L&D account due', isDone: true, version: 5 }),
  });
  const { user } = await renderScreen(<DashboardPage />);
  await user.click(await screen.findByRole('checkbox', { name: 'L&D account due, Naidoo: done' }));
  // The line goes; whoever works by keyboard is on the next.
  expect(document.activeElement?.getAttribute('aria-label')).toMatch(/: done$/);
  expect(document.activeElement?.getAttribute('aria-label')).not.toContain('L&D account due');
  expect(await screen.findByText('L&D account due is done.')).toBeTruthy();
  expect(asked.find(({ path }) => path === '/api/diary/complete')?.body).toEqual({ id: 1, isDone: true, version: 4 });
  await user.click(screen.getByRole('button', { name: 'This week 0' }));
  expect(await screen.findByText('Nothing more is due this week.')).toBeTruthy();
  expect(asked.find(({ path }) => path === '/api/matter/getDue')?.query).toMatchObject({ when: 'week', mine: 'false' });
  // Figures that were counted for everybody, or for all days, are not said of mine this week.
  await user.click(screen.getByRole('button', { name: 'Mine' }));
  expect(await screen.findByRole('button', { name: 'This week' })).toBeTruthy();
});
