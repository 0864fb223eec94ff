import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { type RequestAnswerer, answerJson, fakeApi } from '../../testing/pretended-server';
import { anAdmin, renderScreen } from '../../testing/render-screen';
import { MattersPage } from './matters-page';

vi.setConfig({ testTimeout: 40_000 }); // whole screens, on a machine that has other things to do

const createRow = (id: number, over: object = {}) => ({
  id,
  systemTypeID: 2,
  matterStatus: 2,
  reference: `EST/${id}`,
  name: `Naidoo, ${id}`,
  masterReference: null,
  watchList: false,
  responsibleUserID: null,
  responsibleName: null,
  nextDeadline: { title: 'L&D account due', date: '2020-01-01' },
  grossAssets: null,
  cashPosition: -12,
  lastNote: null,
  labels: [],
  openedAt: '2026-01-01T00:00:00Z',
  ...over,
});

const fakeMatters = (more: Readonly<Record<string, RequestAnswerer>> = {}) =>
  fakeApi({
    'GET /api/matter/getMatterList': () => answerJson({ rows: [createRow(1), createRow(2)], total: 2 }),
    'GET /api/matter/getViews': () =>
      answerJson([{ id: 9, name: 'Mine', isShared: true, isMine: false, state: { mine: '1' } }]),
    'GET /api/matter/getColleagues': () => answerJson([{ id: 5, name: 'Andre Louw' }]),
    'GET /api/matter/getMatterLabels': () =>
      answerJson([{ id: 4, name: 'Urgent', colour: null, matters: 1, isOn: false, version: 1 }]),
    'GET /api/masteroffice/getlist': () => answerJson({ rows: [{ id: 3, name: 'Pretoria' }], total: 1 }),
    'GET /api/magistrateoffice/getlist': () => answerJson({ rows: [], total: 0 }),
    ...more,
  });

const listListCalls = (asked: ReturnType<typeof fakeApi>) =>
  asked.filter(({ path }) => path === '/api/matter/getMatterList');

describe('the matters list', () => {
  test('says how many there are, what is late in words, and what is owed in brackets', async () => {
    fakeMatters();
    await renderScreen(<MattersPage />);
    expect(await screen.findAllByText('L&D account due')).toHaveLength(2);
    expect(screen.getAllByText(/\d+ days late/)).toHaveLength(2);
    expect(screen.getByText('2 active and pending · Deceased Estates')).toBeTruthy();
    expect(screen.getAllByText('(R 12.00)')).toHaveLength(2);
  });

  test('has no column for money nobody has, and asks for patience while the matter table is taken', async () => {
    const asked = fakeMatters({
      'GET /api/matter/getMatterList': () => answerJson({ rows: [createRow(1, { cashPosition: null })], total: 1 }),
      'GET /api/report/downloadTableCSV': () => new Response('a', { headers: { 'content-type': 'text/csv' } }),
    });
    const { user } = await renderScreen(<MattersPage />);
    expect(await screen.findByRole('link', { name: 'Naidoo, 1' })).toHaveProperty('pathname', '/matters/1/details');
    expect(screen.queryByRole('columnheader', { name: /Cash position|Gross assets/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Export' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Matter table (CSV)' }));
    expect(await screen.findByText('please be patient. This will take some time')).toBeTruthy();
    expect(asked.some(({ path }) => path === '/api/report/downloadTableCSV')).toBe(true);
  });

  test('offers the book of clients in Flow Consult alone', async () => {
    fakeMatters();
    await renderScreen(<MattersPage importer={() => null} />, { person: { ...anAdmin, systemType: 4 } });
    expect(await screen.findByRole('button', { name: 'Book of clients' })).toBeTruthy();
    cleanup();
    await renderScreen(<MattersPage importer={() => null} />);
    await screen.findByRole('button', { name: 'Export' });
    expect(screen.queryByRole('button', { name: 'Book of clients' })).toBeNull();
  });

  test('calls colleagues by an initial and the rest of their name', async () => {
    const rows = [
      createRow(1, { responsibleName: 'Aletta van der Merwe' }),
      createRow(2, { responsibleName: 'Nomsa' }),
    ];
    fakeMatters({ 'GET /api/matter/getMatterList': () => answerJson({ rows, total: 2 }) });
    await renderScreen(<MattersPage />);
    expect((await screen.findByText('A. van der Merwe')).title).toBe('Aletta van der Merwe');
    expect(screen.getByText('Nomsa')).toBeTruthy();
  });

  test('a filter by office is in the address and asked of the server', async () => {
    const asked = fakeMatters();
    const { address } = await renderScreen(<MattersPage />, { at: '/here?office=3&status=2,3' });
    await waitFor(() =>
      expect(listListCalls(asked).at(-1)?.query).toMatchObject({ masterOfficeID: '3', matterStatus: '2,3' }),
    );
    const chip = await screen.findByRole('button', { name: "Remove filter Master's office: Pretoria" });
    expect(screen.getByRole('button', { name: 'Status: Active, Closed' })).toBeTruthy();
    chip.click();
    await waitFor(() => expect(address()).not.toContain('office'));
    await waitFor(() => expect(listListCalls(asked).at(-1)?.query['masterOfficeID']).toBeUndefined());
  });

  test('a column taken away stays away', async () => {
    fakeMatters();
    const { user } = await renderScreen(<MattersPage />);
    await screen.findByRole('columnheader', { name: 'Last note' });
    await user.click(screen.getByRole('button', { name: 'Columns' }));
    await user.click(await screen.findByRole('checkbox', { name: 'Last note' }));
    await waitFor(() => expect(screen.queryByRole('columnheader', { name: 'Last note' })).toBeNull());
    expect(localStorage.getItem('hidden:matters.2')).toContain('lastNote');
  });

  test('a change of several is shown first, made, and can be taken back', async () => {
    const asked = fakeMatters({
      'POST /api/matter/bulk': ({ body }) => {
        const { preview } = body as { preview: boolean };
        const line = { id: 1, reference: 'EST/1', name: 'Naidoo, 1', from: '-', to: 'Urgent', refused: null };
        return answerJson({ lines: [line, { ...line, id: 2, refused: 'Not this one.' }], undoID: preview ? null : 77 });
      },
      'POST /api/matter/undoBulk': () => answerJson({ restored: 1, left: [] }),
    });
    const { user } = await renderScreen(<MattersPage />);
    await user.click(await screen.findByRole('checkbox', { name: 'Select all' }));
    await user.click(await screen.findByRole('button', { name: 'Label' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Urgent' }));
    const dialog = await screen.findByRole('dialog', { name: 'Change 2 matters' });
    expect(await within(dialog).findByText('Not this one.')).toBeTruthy();
    await user.click(within(dialog).getByRole('button', { name: 'Change 1' }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('One matter was put back.')).toBeTruthy();
    const bulk = asked.filter(({ path }) => path === '/api/matter/bulk').map(({ body }) => body);
    expect(bulk.at(-1)).toEqual({
      matterIDs: [1, 2],
      change: { action: 'label', labelID: 4, isOn: true },
      preview: false,
    });
    expect(asked.find(({ path }) => path === '/api/matter/undoBulk')?.body).toEqual({ id: 77 });
    // Fetched when it opened, after the change and after it was taken back.
    await waitFor(() => expect(listListCalls(asked)).toHaveLength(3));
  });

  test('somebody who may only read finds the button disabled', async () => {
    fakeMatters();
    await renderScreen(<MattersPage />, { person: { ...anAdmin, roles: [] } });
    expect(await screen.findByRole('button', { name: 'New deceased estate' })).toHaveProperty('disabled', true);
  });
});

describe('a new matter', () => {
  const openPage = async () => {
    const asked = fakeMatters({
      'GET /api/matter/getIntermediaryCountry': () => answerJson({ country: 'South Africa' }),
      'POST /api/matter/getLikenesses': () =>
        answerJson([
          {
            matterID: 3,
            reference: 'EST/3',
            matterName: 'Botha',
            name: 'A Botha',
            role: 'main',
            why: 'the same ID number',
          },
        ]),
      'POST /api/matter/add': () => answerJson({ matter: { id: 12 }, likenesses: [] }),
    });
    const screened = await renderScreen(<MattersPage />, { at: '/here?new=1' });
    return { asked, ...screened, dialog: within(await screen.findByRole('dialog', { name: 'New deceased estate' })) };
  };

  test('reads the identity number at once, fills what it says, and goes on to the matter', async () => {
    const { asked, user, dialog, address } = await openPage();
    await user.type(await dialog.findByLabelText('ID number'), '8001015009087');
    expect(await dialog.findByText(/Born 1980-01-01 · male · South African citizen/)).toBeTruthy();
    expect(dialog.getByLabelText('Date of birth')).toHaveProperty('value', '1980-01-01');
    expect(await dialog.findByText('A similar person is in another matter')).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Next' }));
    await user.type(dialog.getByLabelText(/^Surname/), 'Botha');
    await user.click(dialog.getByRole('button', { name: 'Next' }));
    await user.click(await dialog.findByRole('button', { name: 'Create the deceased estate' }));
    await waitFor(() => expect(address()).toContain('/matters/12/details'));
    expect(asked.find(({ path }) => path === '/api/matter/add')?.body).toMatchObject({
      duplicatesSeen: true,
      main: { surname: 'Botha', idNumber: '8001015009087', gender: 1, dateOfBirth: '1980-01-01' },
    });
  });

  test('a number with a wrong digit says so while it is typed', async () => {
    const { user, dialog } = await openPage();
    await user.type(await dialog.findByLabelText('ID number'), '8001015009086');
    expect(await dialog.findByText(/The last digit does not fit the others/)).toBeTruthy();
  });

  test('a number left before it is whole says so, and not while it is being typed', async () => {
    const { user, dialog } = await openPage();
    await user.type(await dialog.findByLabelText('ID number'), '800101500');
    expect(dialog.queryByText(/9 digits/)).toBeNull();
    await user.tab();
    expect(await dialog.findByText('9 digits. An ID number has 13, a Namibian one 11.')).toBeTruthy();
  });
});
