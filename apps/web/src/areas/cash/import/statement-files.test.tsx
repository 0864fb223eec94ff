import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { InMatter } from '../../../testing/a-matter';
import { answerJson, fakeApi } from '../../../testing/pretended-server';
import { renderScreen } from '../../../testing/render-screen';
import { StatementDrop } from './statement-drop';
import { StatementFiles } from './statement-files';

const file = {
  id: 3,
  fileName: 'october.csv',
  state: 'reading',
  statements: [],
  by: 'Anna',
  createdAt: '2026-11-01T08:00:00Z',
};

test('a statement is a link, and its address opens it', async () => {
  fakeApi({
    'GET /api/recon/getStatements': () => answerJson([file]),
    'GET /api/recon/getStatement': () => answerJson(file),
  });
  await renderScreen(
    <InMatter>
      <StatementDrop>{({ open }) => <StatementFiles onOpen={open} />}</StatementDrop>
    </InMatter>,
    { at: '/here?statement=3' },
  );
  expect(await screen.findByRole('dialog')).toBeTruthy();
  const link = await screen.findByText('october.csv', { selector: 'a, a *' });
  expect(link.closest('a')?.getAttribute('href')).toBe('?statement=3');
});
