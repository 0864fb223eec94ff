import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { InMatter } from '../../testing/a-matter';
import { answerJson, fakeApi } from '../../testing/pretended-server';
import { renderScreen } from '../../testing/render-screen';
import { FillDialog } from './fill-dialog';

const createRow = (key: string, purpose: string, payee: string) => ({
  key,
  purpose,
  payee,
  about: { key: 'Award in cash' },
  amount: 100,
  accountNumber: null,
});
const fakeProposals = (notYet: readonly object[]) =>
  fakeApi({
    'GET /api/payoutfile/getProposals': () =>
      answerJson({
        rows: [
          createRow('award:1', 'award', 'Elsa'),
          createRow('claim:2', 'claim', 'Paarl'),
          createRow('cost:executorRemuneration', 'cost', 'Protea'),
        ],
        notYet,
        toCome: [],
      }),
  });

test('awards and remuneration are not ticked before the account has lain for inspection', async () => {
  fakeProposals([
    {
      key: 'Awards are paid once the account has lain for inspection (s 35(12)), and the remuneration not before, unless the Master agrees in writing (s 51(4)). Enter that day under After lodging.',
    },
  ]);
  const { user } = await renderScreen(<InMatter>{<FillDialog onClose={() => undefined} />}</InMatter>);
  const elsa = await screen.findByRole<HTMLInputElement>('checkbox', { name: /Elsa/ });
  expect(elsa.checked).toBe(false);
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /Protea/ }).checked).toBe(false);
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /Paarl/ }).checked).toBe(true);
  await user.click(elsa);
  expect(screen.getByRole('button', { name: 'Make 2 payments' })).toBeTruthy();
});

test('afterwards everything is', async () => {
  fakeProposals([]);
  await renderScreen(<InMatter>{<FillDialog onClose={() => undefined} />}</InMatter>);
  expect(await screen.findByRole('button', { name: 'Make 3 payments' })).toBeTruthy();
});
