import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createMatter, InMatter } from '../../testing/a-matter';
import { answerJson, fakeApi } from '../../testing/pretended-server';
import { renderScreen } from '../../testing/render-screen';
import type { LiabilityDetails } from './liabilities.queries';
import { LiabilitiesTab } from './liabilities-tab';

const createLiability = (over: Partial<LiabilityDetails>): LiabilityDetails => ({
  id: 1,
  matterID: 7,
  creditorID: null,
  creditor: 'Absa',
  creditorName: 'Absa',
  description: 'Home loan',
  kind: 'debtBeforeDeath',
  arose: 'beforeDeath',
  amount: 1000,
  interestAmount: null,
  interestDays: null,
  owedAmount: 1000,
  isOwed: true,
  status: 'lodged',
  statusReason: null,
  securedBy: [{ assetID: 4 }],
  allocation: null,
  voucher: null,
  warnings: [],
  version: 1,
  ...over,
});
const rows = [
  createLiability({}),
  createLiability({
    id: 2,
    creditorName: 'Avbob',
    kind: 'funeral',
    arose: 'afterDeath',
    owedAmount: 25,
    securedBy: [],
  }),
  createLiability({
    id: 3,
    creditorName: 'Edgars',
    status: 'rejected',
    statusReason: 'Prescribed',
    isOwed: false,
    securedBy: [],
  }),
];

function openTab(more: Parameters<typeof fakeApi>[0] = {}, mayCapture = true) {
  const asked = fakeApi({
    'GET /api/liability/getbymatterid': () => answerJson(rows),
    'GET /api/asset/getLines': () => answerJson({ rows: [{ id: 4, name: 'Erf 12 Paarl' }] }),
    'GET /api/creditor/getlist': () => answerJson({ rows: [{ id: 9, name: 'Nedbank' }], total: 1 }),
    ...more,
  });
  void renderScreen(
    <InMatter matter={createMatter({ mayCapture })}>
      <LiabilitiesTab />
    </InMatter>,
  );
  return asked;
}

test('the totals by kind follow the filter and leave out what is not owed', async () => {
  openTab();
  const totals = await screen.findByRole('region', { name: 'Totals by kind' });
  expect(totals.textContent).toContain('R 1,025.00');
  expect(totals.textContent).toContain('1 rejected or withdrawn, not counted');
  expect(await screen.findByText('Erf 12 Paarl')).toBeDefined();
  fireEvent.click(within(totals).getByRole('button', { name: /Funeral/ }));
  await waitFor(() => expect(screen.queryByText('Edgars')).toBeNull());
  expect(totals.textContent).toContain('Owed of those shown');
});

test('a line is added with Enter, a name of the directory as its entry, and the next can be typed', async () => {
  const asked = openTab({ 'POST /api/liability/add': () => answerJson(createLiability({ id: 4 })) });
  const form = await screen.findByRole('form', { name: 'Add liabilities one after the other' });
  await waitFor(() => expect(asked.some(({ path }) => path.startsWith('/api/creditor/getlist'))).toBe(true));
  const creditor = within(form).getByPlaceholderText<HTMLInputElement>('Creditor; Enter adds it');
  fireEvent.change(creditor, { target: { value: 'nedbank' } });
  const amount = within(form).getByLabelText('Amount');
  fireEvent.change(amount, { target: { value: '450' } });
  fireEvent.blur(amount);
  fireEvent.submit(form);
  await waitFor(() => expect(creditor.value).toBe(''));
  const sent = asked.find(({ path }) => path === '/api/liability/add');
  expect(sent?.body).toMatchObject({ matterID: 7, creditorID: 9, kind: 'debtBeforeDeath', amount: 450 });
});

test('whoever only reads types nothing', async () => {
  openTab({}, false);
  await screen.findByRole('region', { name: 'Totals by kind' });
  expect(screen.queryByRole('form', { name: 'Add liabilities one after the other' })).toBeNull();
});

test('a row is a link, and opens what its address says', async () => {
  openTab();
  const row = (await screen.findByText('Avbob')).closest('tr')!;
  const link = within(row).getByRole('link');
  expect(link.getAttribute('href')).toBe('?liability=2');
  fireEvent.click(link);
  expect(await screen.findByRole('dialog')).toBeTruthy();
});
