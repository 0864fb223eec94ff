import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { InMatter } from '../../testing/a-matter';
import { answerJson, fakeApi } from '../../testing/pretended-server';
import { renderScreen } from '../../testing/render-screen';
import { Milestones } from './milestones';

const reached = {
  milestone: 2,
  name: 'Estate reported',
  date: '2026-11-01',
  note: null,
  mailedAt: '2026-11-01T08:00:00Z',
  recipients: [{ id: 1, name: 'Aletta', email: 'a@example.test' }],
  version: 1,
};
const mail = {
  id: 9,
  to: ['a@example.test'],
  subject: 'EST/7 Naidoo: Estate reported',
  text: 'Dear Aletta\n\nThe matter has reached a milestone.',
  state: 'dead',
  sentAt: null,
};

test('what a milestone wrote is read word for word, and a mail that did not leave says so', async () => {
  fakeApi({
    'GET /api/milestone/getbymatterid': () => answerJson([reached]),
    'GET /api/milestone/getMails': () => answerJson([mail]),
  });
  const { user } = await renderScreen(<InMatter>{<Milestones />}</InMatter>);
  await user.click(await screen.findByRole('button', { name: /^mail went out 2026-11-01/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Email: Estate reported' }));
  expect(await dialog.findByText('EST/7 Naidoo: Estate reported')).toBeTruthy();
  expect(dialog.getByText(/Dear Aletta/)).toBeTruthy();
  expect(dialog.getByText('Not delivered')).toBeTruthy();
});
