import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { type RequestAnswerer, answerJson, fakeApi } from '../../testing/pretended-server';
import { anAdmin, renderScreen } from '../../testing/render-screen';
import { TasksPage } from './tasks-page';

vi.setConfig({ testTimeout: 20_000 });

const createTask = (id: number, over: object = {}) => ({
  id,
  title: `Task ${id}`,
  matterID: 7,
  matterReference: 'EST/7',
  matterName: 'Naidoo',
  ownerID: 3,
  ownerName: 'Anna',
  isOwnerHere: true,
  dueDate: '2020-01-15',
  priority: 'normal',
  note: null,
  waitingFor: null,
  checklist: [],
  repeatUnit: null,
  repeatEvery: null,
  repeatUntil: null,
  group: 'overdue',
  isDone: false,
  doneAt: null,
  comments: 0,
  papers: 0,
  diaryID: null,
  noteID: null,
  queryID: null,
  version: 1,
  ...over,
});
const counts = { overdue: 2, today: 0, week: 0, later: 1, waiting: 0, done: 4 };
const fakeTasks = (more: Readonly<Record<string, RequestAnswerer>> = {}) =>
  fakeApi({
    'GET /api/task/getlist': () =>
      answerJson({
        rows: [createTask(1), createTask(2), createTask(3, { group: 'later', dueDate: null })],
        total: 3,
        counts,
        formerOwners: [],
      }),
    'GET /api/matter/getColleagues': () =>
      answerJson([
        { id: 3, name: 'Anna' },
        { id: 4, name: 'Bongi' },
      ]),
    'GET /api/matter/getMatterList': () => answerJson({ rows: [], total: 0 }),
    ...more,
  });

test('tasks stand in their groups and are walked through, ticked and chosen by keyboard alone', async () => {
  const asked = fakeTasks({
    'POST /api/task/complete': () =>
      answerJson({ ...createTask(2, { isDone: true, version: 2 }), nextDate: '2020-02-15' }),
  });
  const { user } = await renderScreen(<TasksPage />);
  const overdue = within(await screen.findByRole('region', { name: 'Overdue' }));
  expect(overdue.getAllByRole('listitem')).toHaveLength(2);
  overdue.getByRole('link', { name: 'Task 1' }).focus();
  await user.keyboard('j');
  expect(document.activeElement?.textContent).toBe('Task 2');
  await user.keyboard('d');
  expect(await screen.findByText('Task 2 is done; it comes back on 2020-02-15.')).toBeTruthy();
  expect(asked.find(({ path }) => path === '/api/task/complete')?.body).toEqual({ id: 2, isDone: true, version: 1 });
  await user.keyboard('x');
  expect(screen.getByText('1 selected')).toBeTruthy();
});

test('keys work on the page as it opens, before anything has the focus', async () => {
  fakeTasks();
  const { user } = await renderScreen(<TasksPage />);
  await screen.findByRole('region', { name: 'Overdue' });
  expect(document.activeElement).toBe(document.body);
  await user.keyboard('j');
  expect(document.activeElement?.textContent).toBe('Task 1');
  (document.activeElement as HTMLElement).blur();
  await user.keyboard('n');
  expect(await screen.findByRole('dialog')).toBeTruthy();
});

test('a task ticked off leaves the focus on the next', async () => {
  fakeTasks({ 'POST /api/task/complete': () => answerJson(createTask(1, { isDone: true, version: 2 })) });
  const { user } = await renderScreen(<TasksPage />);
  await user.click(await screen.findByRole('checkbox', { name: 'Task 1: done' }));
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Task 2: done');
});

test('a task is a link: opened here it is in the address, and by its address it opens', async () => {
  fakeTasks({ 'GET /api/task/getComments': () => answerJson([]), 'GET /api/task/getPapers': () => answerJson([]) });
  const { user, address } = await renderScreen(<TasksPage />);
  const link = await screen.findByRole('link', { name: 'Task 2' });
  expect(link.getAttribute('href')).toBe('?task=2');
  await user.click(link);
  await screen.findByRole('dialog', { name: 'Task 2' });
  expect(address()).toContain('task=');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(address()).not.toContain('task='));
});

test('those chosen are changed together, and put back by Undo', async () => {
  const asked = fakeTasks({
    'POST /api/task/bulk': () => answerJson({ count: 2, undoID: 9 }),
    'POST /api/task/undoBulk': () => answerJson({ restored: 1, left: 1 }),
  });
  const { user } = await renderScreen(<TasksPage />);
  await user.click(await screen.findByRole('checkbox', { name: 'Choose Task 1' }));
  await user.click(screen.getByRole('checkbox', { name: 'Choose Task 2' }));
  const many = within(screen.getByRole('toolbar', { name: 'With those chosen' }));
  await user.click(many.getByRole('button', { name: 'Done' }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(asked.find(({ path }) => path === '/api/task/bulk')?.body).toEqual({
    ids: [1, 2],
    change: { action: 'done', isDone: true },
  });
  expect(await screen.findByText('1 put back; 1 were changed since and stay.')).toBeTruthy();
});

test('somebody who comes from a date of the diary finds its words and day filled in', async () => {
  const asked = fakeTasks({
    'GET /api/task/getSource': () =>
      answerJson({
        matterID: 7,
        matterReference: 'EST/7',
        matterName: 'Naidoo',
        title: 'Collect the letters',
        note: null,
        dueDate: '2026-12-01',
        ownerID: 4,
      }),
    'POST /api/task/add': () => answerJson(createTask(5)),
  });
  const { user, address } = await renderScreen(<TasksPage />, { at: '/here?from=diary-12' });
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByLabelText(/^What is to be done/)).toHaveProperty('value', 'Collect the letters');
  await user.click(dialog.getByRole('button', { name: 'Save Changes' }));
  await waitFor(() => expect(asked.some(({ path }) => path === '/api/task/add')).toBe(true));
  expect(asked.find(({ path }) => path === '/api/task/add')?.body).toMatchObject({
    diaryID: 12,
    matterID: 7,
    ownerID: 4,
    dueDate: '2026-12-01',
  });
  await waitFor(() => expect(address()).not.toContain('from'));
});

test('whose and which stand in the address, and a group asks the server for its own', async () => {
  const asked = fakeTasks();
  const { user, address } = await renderScreen(<TasksPage />, { at: '/here?owner=4' });
  await user.click(await screen.findByRole('button', { name: 'Done 4' }));
  await waitFor(() => expect(address()).toContain('group=done'));
  await waitFor(() =>
    expect(asked.findLast(({ path }) => path === '/api/task/getlist')?.query).toMatchObject({
      ownerID: '4',
      group: 'done',
    }),
  );
});

test('who may only read changes nothing', async () => {
  fakeTasks();
  await renderScreen(<TasksPage />, { person: { ...anAdmin, roles: [] } });
  expect(await screen.findByRole('button', { name: 'Add a task' })).toHaveProperty('disabled', true);
  expect(screen.queryByRole('checkbox', { name: 'Choose Task 1' })).toBeNull();
});
