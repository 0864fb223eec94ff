import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answerJson, fakeApi } from '../../../testing/pretended-server';
import { renderScreen } from '../../../testing/render-screen';
import { RecentMatters } from './recent-matters';

const createMatter = (id: number, name: string) => ({
  id,
  name,
  reference: `EST/2026/0000${id}`,
  openedAt: '2026-07-01T08:00:00Z',
});

test('the matters one was in last: the first takes the focus once they have come, and each is a link', async () => {
  fakeApi({
    'GET /api/matter/getRecent': () =>
      answerJson([createMatter(4, 'Here'), createMatter(7, 'Nel, Anna'), createMatter(8, 'Zulu, Sipho')]),
  });
  const { user } = await renderScreen(<RecentMatters matterID={4} />);
  screen.getByRole('button', { name: 'Recently opened' }).focus();
  await user.keyboard('{Enter}');
  const [first, second] = await screen.findAllByRole('menuitem');
  await waitFor(() => expect(document.activeElement).toBe(first));
  expect(first!.getAttribute('href')).toBe('/matters/7/details');
  await user.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(second);
});
