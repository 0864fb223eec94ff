import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { createMatter, InMatter } from '../../testing/a-matter';
import { answerJson, fakeApi } from '../../testing/pretended-server';
import { renderScreen } from '../../testing/render-screen';
import { Budget } from './budget';

vi.setConfig({ testTimeout: 20_000 });

test('more income than was budgeted is above the budget, and only an expense is overspent', async () => {
  fakeApi({
    'GET /api/budgetline/compare': () =>
      answerJson({
        fromDate: '2026-03-01',
        toDate: '2027-02-28',
        heads: [
          { side: 'income', head: 'Pension', budget: 1000, actual: 1500, left: -500 },
          { side: 'expense', head: 'Medical', budget: 1000, actual: 1200, left: -200 },
        ],
      }),
    'GET /api/budgetline/getbymatterid': () => answerJson([]),
  });
  await renderScreen(
    <InMatter matter={createMatter({ systemTypeID: 3 })}>
      <Budget />
    </InMatter>,
  );
  const rows = within(await screen.findByRole('table')).getAllByRole('row');
  const [pension, medical] = rows.slice(1);
  expect(pension!.textContent).toMatch(/Above budget: R.500\.00/);
  expect(pension!.dataset['over']).toBeUndefined();
  expect(medical!.dataset['over']).toBe('true');
});
