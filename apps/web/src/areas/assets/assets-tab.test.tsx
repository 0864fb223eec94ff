import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aMatter, InMatter } from '../../testing/a-matter';
import { json, pretendServer } from '../../testing/pretended-server';
import { renderScreen } from '../../testing/render-screen';
import type { Asset } from './assets.queries';
import { AssetsTab } from './assets-tab';

const anAsset = (over: Partial<Asset>): Asset =>
  ({
    id: 1,
    matterID: 7,
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
    isSaleArranged: false,
    isAssetSold: false,
    isValuationRequested: false,
    nextStep: 'saleArranged',
    version: 1,
    ...over,
  }) as Asset;
const rows = [
  anAsset({}),
  anAsset({
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

function open(more: Parameters<typeof pretendServer>[0] = {}, mayCapture = true) {
  const asked = pretendServer({
    'GET /api/asset/getbymatterid': () => json({ rows }),
    'GET /api/find/getbymatterid': () => json([]),
    ...more,
  });
  void renderScreen(
    <InMatter matter={aMatter({ mayCapture })}>
      <AssetsTab />
    </InMatter>,
  );
  return asked;
}

test('the totals by class follow the filter', async () => {
  open();
  const totals = await screen.findByRole('region', { name: 'Totals by class' });
  expect(totals.textContent).toContain('R 1,025.00');
  fireEvent.click(within(totals).getByRole('button', { name: /Claims/ }));
  await waitFor(() => expect(screen.queryByText('Erf 12 Paarl')).toBeNull());
  expect(totals.textContent).toContain('Gross of those shown');
  expect(totals.textContent).toContain('R 25.00');
});

test('a value is changed where it stands, and the rest of the asset goes along', async () => {
  const asked = open({ 'POST /api/asset/update': () => json(rows[0]) });
  fireEvent.click(await screen.findByRole('button', { name: 'Value of Erf 12 Paarl' }));
  const input = screen.getByRole('textbox', { name: 'Value of Erf 12 Paarl' });
  fireEvent.change(input, { target: { value: '1 250,50' } });
  fireEvent.keyDown(input, { key: 'Enter' });
  await waitFor(() => expect(asked.find(({ path }) => path === '/api/asset/update')).toBeDefined());
  expect(asked.find(({ path }) => path === '/api/asset/update')?.body).toMatchObject({
    id: 1,
    name: 'Erf 12 Paarl',
    valuationAmount: 1250.5,
    version: 1,
  });
});

test('what is typed below is added with Enter, and the next one can be typed', async () => {
  const asked = open({ 'POST /api/asset/add': () => json(anAsset({ id: 3 })) });
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

test('a pasted sheet shows its faults by cell and is not sent until they are mended', async () => {
  const asked = open({ 'POST /api/asset/addMany': () => json({ bulkID: 1, rows: [] }) });
  fireEvent.click(await screen.findByRole('button', { name: 'Paste from a spreadsheet' }));
  const box = await screen.findByRole('textbox', { name: /Copy the rows/ });
  fireEvent.change(box, { target: { value: 'Hilux\tspaceship\t100' } });
  expect(await screen.findByText(/is no kind of asset/)).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Add 1 assets' }).disabled).toBe(true);
  fireEvent.change(box, { target: { value: 'Hilux\tcar\t100' } });
  fireEvent.click(await screen.findByRole('button', { name: 'Add 1 assets' }));
  await waitFor(() => expect(asked.some(({ path }) => path === '/api/asset/addMany')).toBe(true));
  expect(asked.find(({ path }) => path === '/api/asset/addMany')?.body).toMatchObject({
    matterID: 7,
    rows: [{ name: 'Hilux', kind: 'vehicle', valuationAmount: 100 }],
  });
});

test('somebody who may only read types nothing', async () => {
  open({}, false);
  expect(await screen.findByText('Erf 12 Paarl')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Value of Erf 12 Paarl' })).toBeNull();
  expect(screen.queryByRole('form', { name: 'Add assets one after the other' })).toBeNull();
});
