import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { InMatter } from '../../testing/a-matter';
import { type RequestAnswerer, answerJson, fakeApi } from '../../testing/pretended-server';
import { renderScreen } from '../../testing/render-screen';
import { formatDateTime } from '../../ui/format';
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

test(
  'a bank file is approved with its day and format by somebody else than its maker, and downloaded only then',
  { timeout: 20_000 },
  async () => {
    const file = {
      id: 7,
      matterID: 1,
      number: 2,
      format: 'absa',
      bankAccountID: 1,
      bankAccountName: 'Estate account',
      actionDate: '2026-12-24',
      sameDay: false,
      count: 1,
      total: 100,
      hashTotal: '000000000009',
      sha256: 'a'.repeat(64),
      madeBy: 'Maria Maker',
      isMine: false,
      madeAt: '2026-11-16T08:00:00Z',
      approvedBy: null,
      approvedAt: null,
      rows: [{ id: 1, payoutID: 3, payee: 'Elsa Nel', amount: 100, accountNumber: '1', outcome: 'sent', why: null }],
    };
    const sent: unknown[] = [];
    fakeApi({
      'GET /api/payoutfile/getbymatterid': () => answerJson([]),
      'GET /api/payoutfile/getFiles': () =>
        answerJson(
          sent.length > 0 ? [{ ...file, approvedBy: 'Sam Second', approvedAt: '2026-11-17T07:30:00Z' }] : [file],
        ),
      'GET /api/bankaccount/getbymatterid': answerNone,
      'POST /api/payoutfile/approveFile': ({ body }) => {
        sent.push(body);
        return answerJson({ done: true });
      },
    });
    const { user } = await renderScreen(
      <InMatter>
        <PayoutTab />
      </InMatter>,
    );
    await user.click(await screen.findByRole('button', { name: 'Approve file' }));
    expect(screen.queryByRole('button', { name: 'Download' })).toBeNull();
    const dialog = await screen.findByRole('dialog', { name: 'Approve bank file no. 2' });
    for (const fact of ['2026-12-24', 'Absa Business Integrator', 'Maria Maker']) {
      expect(within(dialog).getByText(fact)).toBeTruthy();
    }
    await user.click(within(dialog).getByRole('button', { name: 'Approve file' }));
    await waitFor(() => expect(sent).toEqual([{ id: 7, sha256: 'a'.repeat(64) }]));
    expect(await screen.findByRole('button', { name: 'Download' })).toBeTruthy();
    expect(screen.getByText(formatDateTime('2026-11-17T07:30:00Z'))).toBeTruthy();
  },
);
