import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { InMatter } from '../../testing/a-matter';
import { type RequestAnswerer, answerJson, fakeApi } from '../../testing/pretended-server';
import { renderScreen } from '../../testing/render-screen';
import { PayoutTab } from './payout-tab';

const payment = {
  id: 3,
  payee: 'Elsa Nel',
  purpose: 'award',
  amount: 100,
  state: 'captured',
  lacks: null,
  madeBy: [],
  approvals: [],
  flags: [],
  doubts: [],
  accountEnteredBy: [],
  hasOtherApprover: true,
  version: 1,
};
const answerNone: RequestAnswerer = () => answerJson([]);

test('a payment is a link, and its address opens it', { timeout: 20_000 }, async () => {
  fakeApi({
    'GET /api/payoutfile/getbymatterid': () => answerJson([payment]),
    'GET /api/payoutfile/getFiles': answerNone,
    'GET /api/bankaccount/getbymatterid': answerNone,
  });
  const { user, address } = await renderScreen(
    <InMatter>
      <PayoutTab />
    </InMatter>,
  );
  const link = await screen.findByRole('link', { name: 'Elsa Nel' });
  expect(link.getAttribute('href')).toBe('?payment=3');
  await user.click(link);
  await waitFor(() => expect(address()).toContain('payment='));
  expect(await screen.findByRole('dialog', { name: 'Elsa Nel' })).toBeTruthy();
});
