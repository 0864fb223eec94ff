import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { InMatter, createMatter } from '../../testing/a-matter';
import { type RequestAnswerer, answerJson, fakeApi } from '../../testing/pretended-server';
import { renderScreen } from '../../testing/render-screen';
import { DetailsTab } from './details-tab';
import { StatusMenu } from './status-menu';

vi.setConfig({ testTimeout: 20_000 });

const fakeDetails = (more: Readonly<Record<string, RequestAnswerer>> = {}) =>
  fakeApi({
    'GET /api/matter/getColleagues': () => answerJson([]),
    'GET /api/matter/getMatterLabels': () => answerJson([]),
    'GET /api/masteroffice/getlist': () => answerJson({ rows: [], total: 0 }),
    'GET /api/magistrateoffice/getlist': () => answerJson({ rows: [], total: 0 }),
    ...more,
  });

test('a matter whose own fields were never answered is saved with what was typed', async () => {
  const asked = fakeDetails({ 'POST /api/matter/update': ({ body }) => answerJson(body) });
  const { user } = await renderScreen(<InMatter>{<DetailsTab />}</InMatter>);
  await user.type(await screen.findByLabelText('Case number'), '12/2026');
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  await waitFor(() =>
    expect(asked.find(({ path }) => path === '/api/matter/update')?.body).toMatchObject({
      id: 7,
      version: 3,
      caseNumber: '12/2026',
      details: { willDate: null },
    }),
  );
});

test('saved by somebody else meanwhile, the type’s own fields are compared too', async () => {
  const theirs = { ...createMatter({ version: 4 }), details: { nominatedExecutor: 'Kimberley Venter' } };
  const tries: unknown[] = [];
  fakeDetails({
    'POST /api/matter/update': ({ body }) => {
      tries.push(body);
      return tries.length === 1 ? answerJson({ error: 'x', conflict: { theirs } }, { status: 409 }) : answerJson(body);
    },
  });
  const { user } = await renderScreen(<InMatter>{<DetailsTab />}</InMatter>);
  await user.type(await screen.findByLabelText('Court'), 'Durban');
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  const dialog = await screen.findByRole('dialog', { name: 'Someone else saved this first' });
  const nominated = within(dialog).getByRole('row', { name: /Executor nominated/ });
  await user.click(within(nominated).getByLabelText('Kimberley Venter'));
  await user.click(within(dialog).getByRole('button', { name: 'Save Changes' }));
  await waitFor(() =>
    expect(tries[1]).toMatchObject({ court: 'Durban', details: { nominatedExecutor: 'Kimberley Venter' }, version: 4 }),
  );
});

test('a day that periods run from is saved once what would move was seen, and moves as the person says', async () => {
  const move = {
    rule: 'estate-account-due',
    title: 'Lodge the account',
    section: 's 35',
    kind: 'moves',
    from: '2026-09-02',
    to: '2026-09-12',
    isFixed: false,
    working: null,
  };
  const asked = fakeDetails({
    'POST /api/diary/previewStatutoryMoves': () => answerJson([move]),
    'POST /api/matter/update': ({ body }) => answerJson(body),
  });
  const { user } = await renderScreen(<InMatter>{<DetailsTab />}</InMatter>);
  await user.type(await screen.findByLabelText('Executor appointed (letters)'), '2026-03-12');
  const listSaved = () => asked.filter(({ path }) => path === '/api/matter/update');
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Dates that would move' }));
  expect(listSaved()).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(screen.getByLabelText('Executor appointed (letters)')).toHaveProperty('value', '2026-03-12');
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  await user.click(await screen.findByRole('button', { name: 'Save and move 1' }));
  await waitFor(() =>
    expect(listSaved()[0]?.body).toMatchObject({
      lettersDate: '2026-03-12',
      moves: [{ rule: 'estate-account-due', to: '2026-09-12' }],
    }),
  );
});

test('of a matter one may only read, fields are read and the status says why it cannot change', async () => {
  fakeDetails();
  await renderScreen(
    <InMatter matter={createMatter({ mayCapture: false })}>
      <StatusMenu />
      <DetailsTab />
    </InMatter>,
  );
  expect(await screen.findByLabelText('Case number')).toHaveProperty('readOnly', true);
  expect(screen.getByRole('button', { name: 'Change status' })).toHaveProperty('disabled', true);
  expect(screen.getByRole('group', { name: 'You are not authorised to use this action' })).toBeTruthy();
});

test('closing a matter tells what is open, asks for the reason where one is needed, and can be taken back', async () => {
  const asked = fakeDetails({
    'GET /api/matter/whatIsOpen': () =>
      answerJson([
        {
          about: 'dates',
          tab: 'diarymatter',
          words: { key: '{title} is due on {day}.', values: { title: 'Call', day: '2027-01-04' } },
        },
        { about: 'papers', tab: 'details', words: { key: 'The client was not marked as identified.' } },
      ]),
    'POST /api/matter/bulk': () =>
      answerJson({
        lines: [{ id: 7, reference: 'R', name: 'N', from: 'Pending', to: 'Closed', refused: null, said: null }],
        undoID: 41,
      }),
    'POST /api/matter/undoBulk': () => answerJson({ restored: 1, left: [] }),
  });
  const { user } = await renderScreen(
    <InMatter matter={createMatter({ matterStatus: 1 })}>
      <StatusMenu />
    </InMatter>,
  );
  await user.click(await screen.findByRole('button', { name: 'Change status' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Closed…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Close Kamala Naidoo?' }));
  expect(await dialog.findByText(/^Call is due on 2027-01-04\./)).toBeTruthy();
  const close = dialog.getByRole('button', { name: 'Close it all the same' });
  await user.click(close);
  const listWritten = () => asked.filter(({ path }) => path !== '/api/matter/whatIsOpen');
  expect(listWritten()).toHaveLength(0);
  await user.type(dialog.getByLabelText(/^Reason/), 'Opened twice');
  await user.click(close);
  await waitFor(() =>
    expect(listWritten()[0]?.body).toMatchObject({
      matterIDs: [7],
      change: { action: 'status', matterStatus: 3, reason: 'Opened twice' },
      preview: false,
    }),
  );
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(listWritten()[1]?.body).toEqual({ id: 41 }));
});
