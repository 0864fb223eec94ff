import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { InMatter, createMatter } from '../../testing/a-matter';
import { type RequestAnswerer, answerJson, fakeApi } from '../../testing/pretended-server';
import { renderScreen } from '../../testing/render-screen';
import { DiaryTab } from './diary-tab';

vi.setConfig({ testTimeout: 20_000 });

const working = {
  title: 'Death notice',
  section: 'Administration of Estates Act 66 of 1965 s 7',
  lines: [{ label: 'Date of death', value: '2020-01-01' }],
  value: '2020-01-15',
};
const createEntry = (id: number, over: object = {}) => ({
  id,
  matterID: 7,
  matterReference: 'EST/7',
  matterName: 'Naidoo',
  type: 1,
  typeName: 'Diary Event',
  rule: null,
  event: null,
  title: `Entry ${id}`,
  note: null,
  date: '2020-01-15',
  time: null,
  isFixed: false,
  entityID: null,
  activityID: null,
  stepType: null,
  assignedUserID: null,
  assignedName: null,
  isDone: false,
  doneAt: null,
  isOverdue: true,
  working: null,
  version: 1,
  ...over,
});
const move = {
  rule: 'account',
  title: 'Account due',
  section: 's 35',
  kind: 'moves',
  from: '2027-01-01',
  to: '2027-04-01',
  isFixed: false,
  working: null,
};
const fakeDiaryServer = (more: Readonly<Record<string, RequestAnswerer>> = {}) =>
  fakeApi({
    'POST /api/diary/getmatterlist': () =>
      answerJson({
        rows: [
          createEntry(1),
          createEntry(2, { rule: 'notice', title: 'Death notice', working }),
          createEntry(3, { isDone: true, isOverdue: false }),
          createEntry(4, { rule: 'claims-close', title: 'Claims close', isOverdue: false }),
        ],
        total: 4,
      }),
    'GET /api/diary/getimportantdateslistbymatterid': () =>
      answerJson([{ type: 2, name: 'Executor Appointment Date', onForm: false, entry: null }]),
    'GET /api/diary/getStatutoryDates': () =>
      answerJson({
        dates: [],
        events: [{ event: 'letters', label: 'Letters of executorship', date: null, entryID: null }],
        terms: [],
      }),
    'POST /api/diary/previewStatutoryMoves': ({ body }) =>
      answerJson((body as { events?: object }).events ? [move] : []),
    'GET /api/matter/getColleagues': () => answerJson([]),
    ...more,
  });

test('late entries stand first, explain themselves, and are done at a tick', async () => {
  const asked = fakeDiaryServer({
    'POST /api/diary/complete': () => answerJson(createEntry(1, { isDone: true, version: 2 })),
  });
  const { user } = await renderScreen(<InMatter>{<DiaryTab />}</InMatter>);
  const overdue = within(await screen.findByRole('region', { name: 'Overdue' }));
  expect(screen.getByText('3 open · 1 done')).toBeTruthy();
  // A period of others that is over is nobody's delay.
  expect(overdue.queryByText('Claims close')).toBeNull();
  const gone = within(screen.getByRole('region', { name: 'Past' }));
  expect(gone.getByText('Claims close')).toBeTruthy();
  expect(gone.queryByText(/late/)).toBeNull();
  await user.click(overdue.getByRole('button', { name: '2020-01-15' }));
  expect(await screen.findByText('How is this worked out?')).toBeTruthy();
  await user.click(overdue.getByRole('checkbox', { name: 'Entry 1: done' }));
  expect(await screen.findByText('Entry 1 is done.')).toBeTruthy();
  expect(asked.find(({ path }) => path === '/api/diary/complete')?.body).toEqual({ id: 1, isDone: true, version: 1 });
});

test('a day that periods run from is saved only after what would move was seen', async () => {
  const asked = fakeDiaryServer({
    'POST /api/diary/setEvent': () => answerJson({ done: true }),
  });
  const { user } = await renderScreen(<InMatter>{<DiaryTab />}</InMatter>, { at: '/here?show=keydates' });
  await user.click(await screen.findByRole('button', { name: 'Set the date of Executor Appointment Date' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText(/^Date/), '2026-10-01');
  await user.click(dialog.getByRole('button', { name: 'Save Changes' }));
  expect(await dialog.findByText('Account due')).toBeTruthy();
  expect(asked.some(({ path }) => path === '/api/diary/setEvent')).toBe(false);
  await user.click(dialog.getByRole('button', { name: 'Save and move 1' }));
  await waitFor(() =>
    expect(asked.find(({ path }) => path === '/api/diary/setEvent')?.body).toEqual({
      matterID: 7,
      event: 'letters',
      date: '2026-10-01',
      note: null,
      moves: [{ rule: 'account', to: '2027-04-01' }],
    }),
  );
});

test('who may only read can add and tick nothing', async () => {
  fakeDiaryServer();
  await renderScreen(<InMatter matter={createMatter({ mayCapture: false })}>{<DiaryTab />}</InMatter>);
  expect(await screen.findByRole('button', { name: 'Add an entry' })).toHaveProperty('disabled', true);
  expect(await screen.findByRole('checkbox', { name: 'Entry 1: done' })).toHaveProperty('disabled', true);
});

test('an entry is a link, and its address opens it', async () => {
  fakeDiaryServer();
  const { user, address } = await renderScreen(
    <InMatter>
      <DiaryTab />
    </InMatter>,
    { at: '/here?entry=1' },
  );
  await screen.findByRole('dialog', { name: 'Entry 1' });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(address()).not.toContain('entry'));
  const link = await screen.findByRole('link', { name: 'Death notice' });
  expect(link.getAttribute('href')).toMatch(/[?&]entry=2$/);
});
