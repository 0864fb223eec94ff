import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { type RequestAnswerer, answerJson, fakeApi } from '../../testing/pretended-server';
import { renderScreen } from '../../testing/render-screen';
import { DiaryPage } from './diary-page';
import { dragged } from './entry-chip';

vi.setConfig({ testTimeout: 20_000 });

const createEntry = (id: number, over: object = {}) => ({
  id,
  matterID: 7,
  matterReference: 'EST/7',
  matterName: 'Naidoo',
  type: 1,
  rule: null,
  event: null,
  title: `Entry ${id}`,
  date: '2026-12-09',
  time: null,
  isFixed: false,
  assignedUserID: null,
  assignedName: null,
  isDone: false,
  isOverdue: false,
  kind: 'own',
  version: 1,
  ...over,
});
const createDay = (date: string, entries: object[], count = entries.length, isMore = false) => ({
  date,
  count,
  isMore,
  entries,
});
const fakeCalendarServer = (days: object[], more: Readonly<Record<string, RequestAnswerer>> = {}) =>
  fakeApi({
    'GET /api/diary/getcalendar': () =>
      answerJson({ days, holidays: [{ date: '2026-12-16', name: 'Day of Reconciliation', country: 'South Africa' }] }),
    'GET /api/matter/getColleagues': () => answerJson([{ id: 4, name: 'Bongi' }]),
    'POST /api/diary/move': ({ body }) =>
      answerJson(createEntry(1, { date: (body as { date: string }).date, version: 2 })),
    ...more,
  });
const at = '/here?date=2026-12-09';

test('a month of thousands of entries draws fewer than 400, and a day that has more leads to it', async () => {
  const full = Array.from({ length: 31 }, (_, index) => {
    const date = `2026-12-${String(index + 1).padStart(2, '0')}`;
    return createDay(
      date,
      [1, 2, 3].map((n) => createEntry(index * 10 + n, { date })),
      40,
      true,
    );
  });
  fakeCalendarServer(full);
  const { user, address } = await renderScreen(<DiaryPage />, { at });
  expect(await screen.findByText('Day of Reconciliation')).toBeTruthy();
  const drawn = document.querySelectorAll('[data-entry]').length;
  expect(drawn).toBe(93);
  await user.click(screen.getByRole('button', { name: 'Wednesday 2026-12-09: more than 37 others' }));
  await waitFor(() => expect(address()).toContain('view=day'));
});

test('an own entry is moved with Alt and an arrow, or dragged, and put back by Undo', async () => {
  const asked = fakeCalendarServer([createDay('2026-12-09', [createEntry(1)])]);
  const { user } = await renderScreen(<DiaryPage />, { at });
  (await screen.findByRole('link', { name: /^Entry 1/ })).focus();
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
  expect(await screen.findByText('Entry 1 is on 2026-12-16 now.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  const listMoves = () => asked.filter(({ path }) => path === '/api/diary/move').map(({ body }) => body);
  await waitFor(() =>
    expect(listMoves()).toEqual([
      { id: 1, date: '2026-12-16', version: 1 },
      { id: 1, date: '2026-12-09', version: 2 },
    ]),
  );
  const held = { getData: (kind: string) => (kind === dragged ? '1' : ''), setData: () => undefined };
  fireEvent.drop(document.querySelector('[data-day="2026-12-11"]')!, { dataTransfer: held });
  await waitFor(() => expect(listMoves().at(-1)).toEqual({ id: 1, date: '2026-12-11', version: 1 }));
});

test('a statutory date stays, and says what would move it', async () => {
  const asked = fakeCalendarServer(
    [createDay('2026-12-09', [createEntry(2, { rule: 'nobody knows', title: 'Account due', kind: 'statutory' })])],
    {
      'POST /api/diary/getbyid': () => answerJson({ ...createEntry(2), note: null, working: null }),
    },
  );
  const { user } = await renderScreen(<DiaryPage />, { at });
  const chip = await screen.findByRole('link', { name: /Account due.*Statutory date/ });
  chip.focus();
  await user.keyboard('{Alt>}{ArrowRight}{/Alt}');
  const why = 'This date is set by law. It moves when the event it follows from moves.';
  expect(await screen.findByText(why)).toBeTruthy();
  await user.click(chip);
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText(why)).toBeTruthy();
  expect(dialog.queryByRole('button', { name: 'Move it' })).toBeNull();
  expect(asked.some(({ path }) => path === '/api/diary/move')).toBe(false);
});

test('what is shown stands in the address: the view by a key, whose by a choice', async () => {
  const asked = fakeCalendarServer([]);
  const { user, address } = await renderScreen(<DiaryPage />, { at });
  await screen.findByRole('button', { name: 'Print' });
  expect(document.activeElement).toBe(document.body);
  await user.keyboard('w');
  await waitFor(() => expect(address()).toContain('view=week'));
  await user.click(screen.getByRole('button', { name: 'Watch list' }));
  await user.click(screen.getByRole('button', { name: 'Mine' }));
  await waitFor(() =>
    expect(asked.findLast(({ path }) => path === '/api/diary/getcalendar')?.query).toMatchObject({
      start: '2026-12-07',
      end: '2026-12-13',
      watchList: 'true',
      filterForType: '5',
    }),
  );
});

test('the list of this month begins with today, and what was earlier is one press away', async () => {
  vi.useFakeTimers({ now: new Date('2026-12-09T10:00:00Z'), toFake: ['Date'] });
  fakeCalendarServer(
    ['2026-12-02', '2026-12-09', '2026-12-20'].map((date, at) => createDay(date, [createEntry(at + 1, { date })])),
  );
  const { user } = await renderScreen(<DiaryPage />, { at: '/here?view=list' });
  const listDrawn = () => [...document.querySelectorAll('[data-entry]')].map((chip) => chip.getAttribute('data-entry'));
  await screen.findByRole('link', { name: /^Entry 2/ });
  expect(listDrawn()).toEqual(['2', '3']);
  await user.click(screen.getByRole('button', { name: 'Earlier this month (1)' }));
  expect(listDrawn()).toEqual(['1', '2', '3']);
  await user.click(screen.getByRole('button', { name: 'Begin with today' }));
  expect(listDrawn()).toEqual(['2', '3']);
  vi.useRealTimers();
});
