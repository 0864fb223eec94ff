import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '../../testing/render-screen';
import { Deadline } from './deadline';

const due = { title: 'Death notice to the Master', date: '2020-01-15' };

test('a day that is over is late, and says by how much', async () => {
  await renderScreen(<Deadline due={due} />);
  expect((await screen.findByText(/days late/)).parentElement?.dataset['tone']).toBe('bad');
});

test('in a closed matter nothing is late any more', async () => {
  await renderScreen(<Deadline due={due} isPast />);
  const day = await screen.findByText(/2020-01-15/);
  expect(day.parentElement?.dataset['tone']).toBeUndefined();
  expect(screen.queryByText(/late/)).toBeNull();
});

test('in a column a statutory date is said in two words, and whole on looking closer', async () => {
  await renderScreen(<Deadline short due={due} />);
  const said = await screen.findByText('Death notice');
  expect(said.parentElement?.title).toContain('Death notice to the Master');
});

test('what an Act wants forthwith is due as soon as may be, amber, until the firm’s own period is over', async () => {
  const notice = { title: 'Publish the notice to creditors (J193)', date: '2999-01-15' };
  await renderScreen(<Deadline due={notice} />);
  expect((await screen.findByText(/as soon as may be/)).parentElement?.dataset['tone']).toBe('warn');
});
