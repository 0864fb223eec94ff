import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '../../testing/render-screen';
import { clearNotices, forgetNotices, notify, notifyError } from '../plain/notices';
import { NoticeList } from './notice-list';

test('what was said stays to be read after its toast is gone, newest first', async () => {
  notify({ kind: 'success', message: 'Invitation sent.' });
  notifyError('The account does not balance.');
  clearNotices();
  await renderScreen(<NoticeList opened onClose={() => undefined} />);
  const said = (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent?.slice(8));
  expect(said).toEqual(['The account does not balance.', 'Invitation sent.']);
});

test('and is forgotten with whoever it was said to', async () => {
  notify({ kind: 'info', message: 'Yours alone.' });
  forgetNotices();
  clearNotices();
  await renderScreen(<NoticeList opened onClose={() => undefined} />);
  expect(await screen.findByText(/^Nothing has been announced/)).toBeTruthy();
});
