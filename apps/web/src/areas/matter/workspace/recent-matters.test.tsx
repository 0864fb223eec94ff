import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { json, pretendServer } from '../../../testing/pretended-server';
import { renderScreen } from '../../../testing/render-screen';
import { RecentMatters } from './recent-matters';

const of = (id: number, name: string) => ({
  id,
  name,
  reference: `EST/2026/0000${id}`,
  openedAt: '2026-07-01T08:00:00Z',
});

test('the matters one was in last: the first takes the focus once they have come, and each is a link', async () => {
  pretendServer({ 'GET /api/matter/getRecent': () => json([of(4, 'Here'), of(7, 'Nel, Anna'), of(8, 'Zulu, Sipho')]) });
  const { user } = await renderScreen(<RecentMatters matterID={4} />);
  screen.getByRole('button', { name: 'Recently opened' }).focus();
  await user.keyboard('{Enter}');
  const [first, second] = await screen.findAllByRole('menuitem');
  await waitFor(() => expect(document.activeElement).toBe(first));
  expect(first!.getAttribute('href')).toBe('/matters/7/details');
  await user.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(second);
});
