import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answerJson, fakeApi } from '../../testing/pretended-server';
import { renderScreen } from '../../testing/render-screen';
import { ApproveDialog } from './approve-dialog';
import type { PayoutPayment } from './payout.queries';

const payment = {
  id: 3,
  matterID: 1,
  payee: 'Elsa Nel',
  fileRef: 'EL/1',
  amount: 100,
  accountNumber: '•••••••0009',
  branchCode: '250655',
  accountType: 'Savings',
  bankAccountName: 'Estate account',
  myRef: 'EST 1',
  benRef: 'EST LATE NEL',
  sameDay: false,
  state: 'captured',
  reason: null,
  isAccountChanged: false,
  knownAccountNumber: null,
  confirmedHow: null,
  doubts: [{ kind: 'ownAccount', message: { key: 'This is a bank account of the matter itself.' } }],
  accountEnteredBy: [{ name: 'Piet Admin', day: '2026-11-01', list: { key: 'Creditors' } }],
  hasOtherApprover: true,
  madeBy: ['Maria Maker'],
  approvals: [],
  flags: [],
  version: 4,
} as unknown as PayoutPayment;

test('what is approved is shown with who made it, who entered the account, and the reason it needs', async () => {
  const sent: unknown[] = [];
  fakeApi({
    'GET /api/payoutfile/getLimits': () => answerJson({ checkerLimit: 1, twoFrom: null, format: 'fnb', version: 1 }),
    'POST /api/payoutfile/approve': ({ body }) => {
      sent.push(body);
      return answerJson([]);
    },
  });
  const { user } = await renderScreen(<ApproveDialog rows={[payment]} onDone={() => {}} onClose={() => {}} />);
  expect(await screen.findByText('Captured by Maria Maker.')).toBeTruthy();
  expect(screen.getByText(/Piet Admin entered the bank account/)).toBeTruthy();
  expect(screen.getByText('This is a bank account of the matter itself.')).toBeTruthy();
  expect(screen.getByText(/Paid from Estate account .* EST 1 · EST LATE NEL/)).toBeTruthy();
  await user.type(screen.getByRole('textbox', { name: /Why is this payment right/ }), 'A loan repaid');
  await user.click(screen.getByRole('button', { name: 'Approve' }));
  await waitFor(() =>
    expect(sent).toEqual([{ rows: [{ id: 3, version: 4 }], confirmedHow: null, reason: 'A loan repaid' }]),
  );
});
