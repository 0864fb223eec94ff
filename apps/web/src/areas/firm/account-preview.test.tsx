import type { PaperOnWire as Paper } from '@boedel/contract/paper/paper.schema';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answerJson, fakeApi } from '../../testing/pretended-server';
import { renderScreen } from '../../testing/render-screen';
import { AccountPreview } from './account-preview';

const paper: Paper = {
  title: 'First and Final Account',
  language: 'en',
  mark: 'Example',
  letterhead: { name: 'Protea Fiduciary', lines: ['Cape Town'] },
  pageWords: { page: 'Page', of: 'of' },
  parts: [
    { title: '', newPage: false, blocks: [{ kind: 'facts', rows: [{ label: 'Died', value: '2026-02-14' }] }] },
    {
      title: 'Liquidation account',
      newPage: true,
      blocks: [
        {
          kind: 'table',
          about: 'Assets',
          ruled: true,
          columns: [
            { kind: 'words', title: 'Description' },
            { kind: 'amount', title: 'R' },
          ],
          rows: [
            { kind: 'group', cells: ['Movables', null] },
            { kind: 'line', cells: ['A car', { cents: 100, shown: '1.00', marked: true }] },
            { kind: 'total', cells: ['Gross assets', { cents: 100, shown: '1.00' }] },
          ],
        },
      ],
    },
  ],
};

test('the account is paper on the screen, a sheet a page, with its tables as tables', async () => {
  fakeApi({ 'GET /api/ldoptions/preview': () => answerJson(paper) });
  await renderScreen(<AccountPreview />);
  const desk = await screen.findByRole('article', { name: 'First and Final Account' });
  expect(within(desk).getAllByRole('region')).toHaveLength(2);
  expect(within(desk).getByText('Protea Fiduciary')).toBeTruthy();
  const rows = within(within(desk).getByRole('table', { name: 'Assets' })).getAllByRole('row');
  expect(rows.map((row) => row.textContent)).toEqual(['DescriptionR', 'Movables', 'A car1.00†', 'Gross assets1.00']);
});

test('its language is asked for, and a matter’s own layout', async () => {
  const asked = fakeApi({ 'GET /api/ldoptions/preview': () => answerJson(paper) });
  const { user } = await renderScreen(<AccountPreview matterID={7} />);
  await screen.findByRole('article');
  expect(asked.at(-1)?.query).toEqual({ language: 'en', matterID: '7' });
  await user.click(screen.getByText('Afrikaans'));
  await waitFor(() => expect(asked.at(-1)?.query).toEqual({ language: 'af', matterID: '7' }));
});
