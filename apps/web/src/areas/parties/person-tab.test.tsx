import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { InMatter, createMatter } from '../../testing/a-matter';
import { type RequestAnswerer, answerJson, fakeApi } from '../../testing/pretended-server';
import { renderScreen } from '../../testing/render-screen';
import { InsolventTab } from './insolvent-tab';
import { PersonTab } from './person-tab';

vi.setConfig({ testTimeout: 30_000 });

const createParty = (over: object = {}) => ({
  id: 1,
  matterID: 7,
  role: 'main',
  kind: 'person',
  title: null,
  firstNames: 'Kamala',
  surname: 'Naidoo',
  idNumber: null,
  passportNumber: null,
  registrationNumber: null,
  taxNumber: null,
  vatNumber: null,
  dateOfBirth: null,
  dateOfDeath: null,
  gender: null,
  email: null,
  phone: null,
  mobile: null,
  address1: null,
  address2: null,
  city: null,
  code: null,
  maritalStatus: null,
  globalID: null,
  details: {},
  listName: 'Naidoo, Kamala',
  isMinor: false,
  warnings: [],
  version: 2,
  ...over,
});
const fakeParties = (main: object, more: Readonly<Record<string, RequestAnswerer>> = {}) =>
  fakeApi({
    'GET /api/mainparty/getPersonTab': () => answerJson({ main, spouses: [], children: [] }),
    'GET /api/spouse/getbymatterid': () => answerJson([]),
    'GET /api/marriage/getbymatterid': () => answerJson([]),
    'GET /api/child/getbymatterid': () => answerJson([]),
    'GET /api/insolvent/getbymatterid': () => answerJson([main]),
    ...more,
  });

test('an identity number typed fills birth date and gender, and what is doubtful is said after saving', async () => {
  const asked = fakeParties(createParty(), {
    'POST /api/mainparty/update': ({ body }) =>
      answerJson({ ...(body as object), warnings: [{ field: 'dateOfBirth', sentence: 'Check the century.' }] }),
  });
  const { user } = await renderScreen(<InMatter>{<PersonTab />}</InMatter>);
  await user.type(await screen.findByLabelText('ID number'), '8001015009087');
  await waitFor(() => expect(screen.getByLabelText('Date of birth')).toHaveProperty('value', '1980-01-01'));
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  expect(await screen.findByText('Check the century.')).toBeTruthy();
  expect(asked.find(({ path }) => path === '/api/mainparty/update')?.body).toMatchObject({
    idNumber: '8001015009087',
    gender: 1,
    version: 2,
  });
});

test('a marriage is one record, begun with the only spouse there is', async () => {
  const spouse = createParty({ id: 5, role: 'spouse', listName: 'Naidoo, Asha' });
  const asked = fakeParties(createParty(), {
    'GET /api/mainparty/getPersonTab': () => answerJson({ main: createParty(), spouses: [spouse], children: [] }),
    'POST /api/marriage/add': ({ body }) => answerJson({ ...(body as object), id: 9, version: 1, warnings: [] }),
  });
  const { user } = await renderScreen(<InMatter>{<PersonTab />}</InMatter>);
  await screen.findByText('No marriages. If the person never married, mark them as unmarried above.');
  await user.click(await screen.findByRole('button', { name: 'Add marriage' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add marriage' }));
  await user.click(dialog.getByRole('button', { name: 'Save Changes' }));
  await waitFor(() =>
    expect(asked.find(({ path }) => path === '/api/marriage/add')?.body).toMatchObject({
      matterID: 7,
      kind: 'civil marriage',
      spouseID: 5,
    }),
  );
});

test('a company shows its directors and books', async () => {
  const main = createParty({
    kind: 'company',
    surname: 'Karoo (Pty) Ltd',
    firstNames: null,
    details: { directors: [], books: [] },
  });
  fakeParties(main);
  const { user } = await renderScreen(
    <InMatter matter={createMatter({ systemTypeID: 1 })}>{<InsolventTab />}</InMatter>,
  );
  expect(await screen.findByText('No books are captured.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Add director or member' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText(/^Name/), 'P Botha');
  await user.click(dialog.getByRole('button', { name: 'Keep' }));
  expect(await screen.findByText('P Botha')).toBeTruthy();
  expect(screen.getByText('1 change not saved')).toBeTruthy();
});
