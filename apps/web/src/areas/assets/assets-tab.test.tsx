import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createMatter, InMatter } from '../../testing/a-matter';
import { answerJson, fakeApi } from '../../testing/pretended-server';
import { renderScreen } from '../../testing/render-screen';
import type { AssetLineAnswer } from './assets.queries';
import { AssetsTab } from './assets-tab';

const createAsset = (over: Partial<AssetLineAnswer>): AssetLineAnswer => ({
  id: 1,
  kind: 'immovable',
  class: 'immovable',
  name: 'Erf 12 Paarl',
  treatment: 'inKind',
  voucher: null,
  location: null,
  partOfID: null,
  share: null,
  valuationAmount: 1000,
  valuationCurrency: null,
  countedAmount: 1000,
  countedUnder: 'immovable',
  isHolder: false,
  isAuction: false,
  auctionDate: null,
  saleResultDate: null,
  isSaleArranged: false,
  isAssetSold: false,
  isValuationRequested: false,
  nextStep: 'saleArranged',
  version: 1,
  ...over,
});
const nothing = { count: 0, amount: 0 };
const totals = {
  gross: 1025,
  by: {
    immovable: { count: 1, amount: 1000 },
    movable: nothing,
    claim: { count: 1, amount: 25 },
    paidPast: nothing,
    heldForOthers: nothing,
  },
  unvalued: 0,
};
const rows = [
  createAsset({}),
  createAsset({
    id: 2,
    kind: 'cash',
    class: 'claim',
    name: 'FNB',
    countedUnder: 'claim',
    countedAmount: 25,
    valuationAmount: 25,
    treatment: 'money',
  }),
];

function renderTab(more: Parameters<typeof fakeApi>[0] = {}, mayCapture = true) {
  const asked = fakeApi({
    'GET /api/asset/getLines': () => answerJson({ count: 2, totals, rows }),
    'GET /api/find/getbymatterid': () => answerJson([]),
    ...more,
  });
  void renderScreen(
    <InMatter matter={createMatter({ mayCapture })}>
      <AssetsTab />
    </InMatter>,
  );
  return asked;
}

test('the totals by class follow the filter', async () => {
  renderTab();
  const totals = await screen.findByRole('region', { name: 'Totals by class' });
  expect(totals.textContent).toContain('R 1,025.00');
  fireEvent.click(within(totals).getByRole('button', { name: /Claims/ }));
  await waitFor(() => expect(screen.queryByText('Erf 12 Paarl')).toBeNull());
  expect(totals.textContent).toContain('Gross of those shown');
  expect(totals.textContent).toContain('R 25.00');
});

test('a value is changed where it stands, and nothing else of the asset is sent', async () => {
  const asked = renderTab({ 'POST /api/asset/changeCell': () => answerJson(rows[0]) });
  fireEvent.click(await screen.findByRole('button', { name: /^Value of Erf 12 Paarl/ }));
  const input = screen.getByRole('textbox', { name: 'Value of Erf 12 Paarl' });
  fireEvent.change(input, { target: { value: '1 250,50' } });
  fireEvent.keyDown(input, { key: 'Enter' });
  await waitFor(() => expect(asked.find(({ path }) => path === '/api/asset/changeCell')).toBeDefined());
  expect(asked.find(({ path }) => path === '/api/asset/changeCell')?.body).toEqual({
    id: 1,
    version: 1,
    set: { valuationAmount: 1250.5 },
  });
});

test('what is typed below is added with Enter, and the next one can be typed', async () => {
  const asked = renderTab({ 'POST /api/asset/add': () => answerJson(createAsset({ id: 3 })) });
  const form = await screen.findByRole('form', { name: 'Add assets one after the other' });
  const name = within(form).getByRole('textbox', { name: 'Description' });
  fireEvent.change(name, { target: { value: 'Hilux' } });
  fireEvent.submit(form);
  await waitFor(() => expect((name as HTMLInputElement).value).toBe(''));
  expect(asked.find(({ path }) => path === '/api/asset/add')?.body).toMatchObject({
    matterID: 7,
    name: 'Hilux',
    kind: 'immovable',
    class: 'immovable',
    treatment: 'inKind',
  });
});

test('the next line is typed while one is saved; what is refused comes back and the other waits behind it', async () => {
  const answers: ((answer: Response) => void)[] = [];
  const asked = renderTab({ 'POST /api/asset/add': () => new Promise<Response>((resolve) => answers.push(resolve)) });
  const form = await screen.findByRole('form', { name: 'Add assets one after the other' });
  const name = within(form).getByRole<HTMLInputElement>('textbox', { name: 'Description' });
  const listAdded = () =>
    asked.filter(({ path }) => path === '/api/asset/add').map(({ body }) => (body as { name: string }).name);
  fireEvent.change(name, { target: { value: 'Hilux' } });
  fireEvent.submit(form);
  expect(name.value).toBe('');
  fireEvent.change(name, { target: { value: 'Trailer' } });
  await waitFor(() => expect(answers).toHaveLength(1));
  answers[0]!(answerJson({ message: 'Enter the value.', errors: [] }, { status: 400 }));
  await waitFor(() => expect(name.value).toBe('Hilux'));
  fireEvent.submit(form);
  expect(name.value).toBe('Trailer');
  fireEvent.submit(form);
  expect(name.value).toBe('');
  await waitFor(() => expect(listAdded()).toEqual(['Hilux', 'Hilux', 'Trailer']));
});

test('a pasted sheet shows its faults by cell and is not sent until they are mended', async () => {
  const asked = renderTab({ 'POST /api/asset/addMany': () => answerJson({ bulkID: 1, rows: [] }) });
  fireEvent.click(await screen.findByRole('button', { name: 'Paste from a spreadsheet' }));
  const box = await screen.findByRole('textbox', { name: /Copy the rows/ });
  fireEvent.change(box, { target: { value: 'Hilux\tspaceship\t100' } });
  expect(await screen.findByText(/is not a kind of asset/)).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Add 1 asset' }).disabled).toBe(true);
  fireEvent.change(box, { target: { value: 'Hilux\tcar\t100' } });
  fireEvent.click(await screen.findByRole('button', { name: 'Add 1 asset' }));
  await waitFor(() => expect(asked.some(({ path }) => path === '/api/asset/addMany')).toBe(true));
  expect(asked.find(({ path }) => path === '/api/asset/addMany')?.body).toMatchObject({
    matterID: 7,
    rows: [{ name: 'Hilux', kind: 'vehicle', valuationAmount: 100 }],
  });
});

test('somebody who may only read types nothing', async () => {
  renderTab({}, false);
  expect(await screen.findByText('Erf 12 Paarl')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Value of Erf 12 Paarl/ })).toBeNull();
  expect(screen.queryByRole('form', { name: 'Add assets one after the other' })).toBeNull();
});

test('a long list opens with its first lines and the totals of all; the others follow, and a filter waits for them', async () => {
  const many = Array.from({ length: 4 }, (_, n) => createAsset({ id: n + 1, name: `Erf ${n + 1}`, countedAmount: 10 }));
  let send: (all: Response) => void = () => undefined;
  const all = new Promise<Response>((resolve) => (send = resolve));
  const whole = { ...totals, gross: 40, by: { ...totals.by, immovable: { count: 4, amount: 40 }, claim: nothing } };
  const asked = renderTab({
    'GET /api/asset/getLines': ({ query }) =>
      query['take'] ? answerJson({ count: 4, totals: whole, rows: many.slice(0, 2) }) : all,
  });
  const shown = await screen.findByRole('region', { name: 'Totals by class' });
  expect(shown.textContent).toContain('R 40.00');
  expect(screen.getByText('Erf 2')).toBeTruthy();
  expect(screen.queryByText('Erf 3')).toBeNull();
  expect(screen.queryByRole('checkbox', { name: 'Select all' })).toBeNull();
  fireEvent.click(within(shown).getByRole('button', { name: /Immovable/ }));
  await waitFor(() => expect(shown.textContent).not.toContain('R 40.00'));
  send(answerJson({ count: 4, totals: whole, rows: many }));
  expect(await screen.findByText('Erf 4')).toBeTruthy();
  expect(shown.textContent).toContain('Gross of those shown');
  expect(shown.textContent).toContain('R 40.00');
  expect(asked.filter(({ path }) => path === '/api/asset/getLines')).toHaveLength(2);
});

test('the kind brings its class and how it is dealt with along, until somebody chose otherwise', async () => {
  renderTab();
  fireEvent.click(await screen.findByRole('button', { name: 'Add an asset' }));
  const findBox = (name: RegExp) => screen.findByRole('combobox', { name });
  const choose = async (name: RegExp, option: string) => {
    fireEvent.click(await findBox(name));
    fireEvent.click(await screen.findByRole('option', { name: option }));
  };
  const readStatus = async () => [
    ((await findBox(/^Listed under/)) as HTMLInputElement).value,
    ((await findBox(/^Dealt with/)) as HTMLInputElement).value,
  ];
  expect(await readStatus()).toEqual(['Immovable', 'Awarded']);
  await choose(/^Kind \*|^Kind$/, 'Cash or bank account');
  expect(await readStatus()).toEqual(['Claims', 'Money']);
  await choose(/^Dealt with/, 'Outstanding');
  await choose(/^Kind \*|^Kind$/, 'Vehicle');
  expect(await readStatus()).toEqual(['Movable', 'Outstanding']);
  // Only what the account lists this kind under is offered.
  fireEvent.click(await findBox(/^Listed under/));
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Movable']);
});
