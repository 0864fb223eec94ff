import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { InMatter } from '../../../testing/a-matter';
import { answerJson, fakeApi } from '../../../testing/pretended-server';
import { renderScreen } from '../../../testing/render-screen';
import { ReverseDialog } from './reverse-dialog';

vi.setConfig({ testTimeout: 20_000 });

const line = {
  id: 1,
  bankAccountID: 3,
  statementID: 1,
  line: 1,
  day: '2026-03-02',
  amount: 1450,
  balance: null,
  description: 'REFUND NAIDOO',
  reference: null,
  kind: 'MOVEMENT',
  doubt: null,
  groupID: null,
  isAside: false,
  isExported: false,
  match: null,
  version: 1,
};
const createOriginal = (sourceID: number, description: string, more: object = {}) => ({
  source: 'expense',
  sourceID,
  day: '2026-02-10',
  description,
  payee: null,
  what: 'Medical',
  amount: 1450,
  left: 1450,
  isPayment: false,
  isLikelyReturned: false,
  ...more,
});

async function renderDialog(originals: readonly object[]) {
  fakeApi({ 'GET /api/recon/getOriginals': () => answerJson(originals) });
  const made = vi.fn((_made: unknown) => Promise.resolve());
  const { user } = await renderScreen(
    <InMatter>
      <ReverseDialog line={line} onMake={made} onClose={() => undefined} />
    </InMatter>,
  );
  return { user, made, dialog: await screen.findByRole('dialog') };
}

test('the likeliest entry is chosen already, and another can be; a refund leaves a payment made', async () => {
  const { user, made, dialog } = await renderDialog([
    createOriginal(5, 'Dr Naidoo'),
    createOriginal(6, 'Pharmacy', { isPayment: true }),
  ]);
  await waitFor(() => expect(within(dialog).getByRole('radio', { name: /Dr Naidoo/ })).toHaveProperty('checked', true));
  expect(within(dialog).queryByRole('checkbox')).toBeNull();
  await user.click(within(dialog).getByRole('radio', { name: /Pharmacy/ }));
  expect(within(dialog).getByRole('checkbox')).toHaveProperty('checked', false);
  await user.click(within(dialog).getByRole('button', { name: 'Match' }));
  expect(made.mock.calls[0]![0]).toMatchObject([
    { make: 'reversal', amount: 1450, reversalOf: { source: 'expense', id: 6 }, isReturnedPayment: false },
  ]);
});

test('a line that reads as a returned payment opens the payment again, unless it is unticked', async () => {
  const { made, user, dialog } = await renderDialog([
    createOriginal(5, 'Dr Naidoo', { isPayment: true, isLikelyReturned: true }),
  ]);
  const reopen = await within(dialog).findByRole('checkbox');
  expect(reopen).toHaveProperty('checked', true);
  await user.click(within(dialog).getByRole('button', { name: 'Match' }));
  expect(made.mock.calls[0]![0]).toMatchObject([{ isReturnedPayment: true }]);
});

test('without an entry that could have come back there is nothing to match', async () => {
  const { dialog } = await renderDialog([]);
  expect(await within(dialog).findByText(/No entry of this amount or more/)).toBeTruthy();
  expect(within(dialog).getByRole('button', { name: 'Match' })).toHaveProperty('disabled', true);
});
