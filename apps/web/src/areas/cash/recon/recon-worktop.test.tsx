import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { InMatter } from '../../../testing/a-matter';
import { answerJson, fakeApi } from '../../../testing/pretended-server';
import { renderScreen } from '../../../testing/render-screen';
import { ReconWorktop } from './recon-worktop';

vi.setConfig({ testTimeout: 20_000 });

const createLine = (id: number, amount: number, description: string, over: object = {}) => ({
  id,
  bankAccountID: 3,
  statementID: 1,
  line: id,
  day: '2026-03-02',
  amount,
  balance: null,
  description,
  reference: null,
  kind: 'MOVEMENT',
  doubt: null,
  groupID: null,
  isAside: false,
  isExported: false,
  match: null,
  version: 1,
  ...over,
});
const matched = {
  id: 9,
  voucher: null,
  documentID: null,
  by: 'Andre Louw',
  at: '2026-03-05T08:00:00Z',
  entries: [
    {
      source: 'expense',
      sourceID: 4,
      description: 'Garden',
      what: 'Other costs',
      name: null,
      amount: -600,
      isMade: true,
    },
  ],
};
const createEntry = (key: string, amount: number, description: string) => ({
  key,
  source: 'expense',
  sourceID: Number(key.split(':')[1]),
  day: '2026-03-01',
  amount,
  description,
  what: 'Other costs',
  isExpected: false,
  isUndated: false,
});

/** A bank account with two lines, and what the server answers when one is matched. */
function fakeReconServer(allocate: (body: unknown) => Response) {
  const state = { lines: [createLine(1, -600, 'GARDEN'), createLine(2, -45.5, 'NOBODY KNOWS')] as object[] };
  const asked = fakeApi({
    'GET /api/recon/getTransactions': () =>
      answerJson({ rows: state.lines, total: 2, open: 2, matched: 0, doubtful: 0 }),
    'GET /api/recon/getUnmatched': () =>
      answerJson({
        entriesTotal: 3,
        linesTotal: 0,
        entries: [
          createEntry('expense:5', -500, 'Mowing'),
          createEntry('expense:6', -100, 'Seeds'),
          createEntry('expense:7', -45.5, 'Post'),
        ],
        lines: [],
        incomeTypes: ['Rent'],
        expenseTypes: ['Other costs', 'Bank charges'],
        movementKinds: [],
        claims: [],
      }),
    'GET /api/recon/getBankChain': () => answerJson({ gaps: 0, breaks: 0, late: 0, unanswered: 2, findings: [] }),
    'GET /api/recon/getBankBalance': () =>
      answerJson({
        bank: 354.5,
        bankOn: '2026-03-02',
        ledger: 1000,
        lines: 2,
        linesAmount: -645.5,
        entries: 0,
        entriesAmount: 0,
        unexplained: 0,
      }),
    'GET /api/recon/getGroups': () => answerJson([]),
    'POST /api/recon/allocate': ({ body }: { body: unknown }) => allocate(body),
  });
  return { asked, state };
}
const renderWorktop = () => renderScreen(<InMatter>{<ReconWorktop bankAccountID={3} />}</InMatter>);
const findSent = (asked: readonly { path: string; body?: unknown }[]) =>
  asked.filter(({ path }) => path === '/api/recon/allocate').map(({ body }) => body);

test('a dialog stays with the line it was opened for when somebody else matches it meanwhile, and closes when they were first', async () => {
  const theirs = createLine(1, -600, 'GARDEN', { match: matched, version: 2 });
  let times = 0;
  const { asked, state } = fakeReconServer(() => {
    state.lines = [theirs, createLine(2, -45.5, 'NOBODY KNOWS')];
    times += 1;
    return times === 1
      ? answerJson({ entries: ['Choose what it was.'] }, { status: 422 })
      : answerJson({ error: 'Changed.', conflict: { theirs: { matchID: 9, lines: [theirs] } } }, { status: 409 });
  });
  const { user } = await renderWorktop();
  await screen.findByRole('option', { name: /GARDEN/ });
  await user.keyboard('n');
  const dialog = await screen.findByRole('dialog');
  const match = within(dialog).getByRole('button', { name: 'Match' });
  await user.selectOptions(within(dialog).getByLabelText('What it was'), 'Other costs');
  await user.click(match);
  // What is behind it was read again, and the line is theirs: what was typed stays under its own line.
  await waitFor(() => expect(asked.filter(({ path }) => path === '/api/recon/getTransactions')).toHaveLength(2));
  await screen.findByRole('option', { name: /GARDEN.*Matched/, hidden: true });
  expect(within(dialog).getByText('2026-03-02 GARDEN')).toBeTruthy();
  await waitFor(() => expect(match).toHaveProperty('disabled', false));
  await user.click(match);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(findSent(asked)).toMatchObject([{ lines: [{ id: 1, version: 1 }] }, { lines: [{ id: 1, version: 1 }] }]);
  expect(await screen.findByText('Andre Louw matched this line first: Other costs.')).toBeTruthy();
});

test('entries are matched together, and what is left becomes an entry; the last part of a split is the rest', async () => {
  const { asked } = fakeReconServer(() =>
    answerJson({ matchID: 9, lines: [createLine(1, -600, 'GARDEN', { match: matched, version: 2 })] }),
  );
  const { user } = await renderWorktop();
  await screen.findByRole('option', { name: /GARDEN/ });
  await user.click(await screen.findByRole('button', { name: /Mowing/ }));
  expect(screen.getByText('An entry for the rest')).toBeTruthy();
  expect(findSent(asked)).toEqual([]);
  await user.click(screen.getByRole('button', { name: /An entry for the rest/ }));
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByLabelText('Amount')).toHaveProperty('value', '100.00');
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  await user.click(screen.getByRole('button', { name: /Seeds/ }));
  await user.click(screen.getByRole('button', { name: 'Match' }));
  await waitFor(() =>
    expect(findSent(asked)).toMatchObject([
      {
        lines: [{ id: 1, version: 1 }],
        entries: [
          { source: 'expense', id: 5 },
          { source: 'expense', id: 6 },
        ],
      },
    ]),
  );
  expect(await screen.findByText('GARDEN is matched to Other costs. U undoes it.')).toBeTruthy();

  // The next line is of the amount of an entry: that is matched at once. The one after it is split.
  await user.click(screen.getByRole('button', { name: /Split/ }));
  const split = await screen.findByRole('dialog');
  const [first, last] = within(split).getAllByLabelText('Amount');
  await user.clear(first!);
  await user.type(first!, '45');
  expect(last).toHaveProperty('value', '0.50');
});

test('a line that is matched is gone at once and comes back when it is refused; the balances stay in sight', async () => {
  let refuse: (answer: Response) => void = () => undefined;
  const { asked } = fakeReconServer(
    () => new Promise<Response>((resolve) => (refuse = resolve)) as unknown as Response,
  );
  const { user } = await renderWorktop();
  await screen.findByRole('option', { name: /NOBODY KNOWS/ });
  expect(await screen.findByText('By the bank on 2026-03-02')).toBeTruthy();
  await user.click(screen.getByRole('option', { name: /NOBODY KNOWS/ }));
  await user.click(await screen.findByRole('button', { name: /Post/ }));
  await waitFor(() => expect(screen.queryByRole('option', { name: /NOBODY KNOWS/ })).toBeNull());
  expect(findSent(asked)).toHaveLength(1);
  refuse(answerJson({ entries: ['That entry is answered already.'] }, { status: 422 }));
  expect(await screen.findByRole('option', { name: /NOBODY KNOWS/ })).toBeTruthy();
});
