import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderScreen } from '../../testing/render-screen';
import { useCommandsHere } from './commands-here';
import { Palette } from './palette';
import type { Found, SearchSource } from './search-source';

function Here() {
  useCommandsHere('notes', [{ key: 'add-note', group: 'This matter', label: 'Add a note', run: addNote }]);
  return null;
}
const addNote = vi.fn();
const commands = ['Dashboard', 'Diary'].map((label) => ({ key: label, group: 'Go to', label, run: vi.fn() }));

async function open(search: SearchSource['search']) {
  const screened = await renderScreen(
    <Palette commands={commands} sources={[{ key: 'matters', group: 'Matters', search }]} />,
  );
  return { ...screened, box: await screen.findByRole('textbox', { name: 'Search matters, people, actions' }) };
}

test('Enter opens the first of what was found', async () => {
  const { user, box, address } = await open(async () => [{ key: '7', label: 'Oosthuizen, Hester', to: '/matters/7' }]);
  await user.type(box, 'Oosthuisen');
  await screen.findByText('Oosthuizen, Hester');
  await user.type(box, '{Enter}');
  await waitFor(() => expect(address()).toBe('/matters/7'));
});

test('Enter before the answer is there waits for it, and opens nothing of the words before', async () => {
  const answers: ((rows: Found[]) => void)[] = [];
  const { user, box, address } = await open(() => new Promise((resolve) => void answers.push(resolve)));
  await user.type(box, 'Di{Enter}');
  expect(commands.every(({ run }) => run.mock.calls.length === 0)).toBe(true);
  await waitFor(() => expect(answers.length).toBeGreaterThan(0));
  for (const answer of answers) answer([{ key: '8', label: 'Dippenaar, Anna', to: '/matters/8' }]);
  await waitFor(() => expect(address()).toBe('/matters/8'));
});

test('what one was in last stands there before one types, under the commands of the matter one is in', async () => {
  const recent = { key: 'recent-9', label: 'Zulu, Sipho', to: '/matters/9' };
  const source: SearchSource = {
    key: 'matters',
    group: 'Matters',
    search: async () => [{ key: '7', label: 'Addinall, Rose', to: '/matters/7' }],
    before: { group: 'Recently opened', rows: async () => [recent] },
  };
  const { user } = await renderScreen(
    <>
      <Here />
      <Palette commands={commands} sources={[source]} />
    </>,
  );
  await screen.findByText('Zulu, Sipho');
  const names = () => screen.getAllByRole('button').map(({ textContent }) => textContent);
  expect(names().slice(0, 3)).toEqual(['Add a note', 'Zulu, Sipho', 'Dashboard']);
  const box = screen.getByRole('textbox', { name: 'Search matters, people, actions' });
  await user.type(box, 'add');
  await screen.findByText('Addinall, Rose');
  expect(names().slice(0, 2)).toEqual(['Add a note', 'Addinall, Rose']);
  // A part of a word in it does not say so; the whole word does.
  await user.clear(box);
  await user.type(box, 'not');
  await waitFor(() => expect(names().slice(0, 2)).toEqual(['Addinall, Rose', 'Add a note']));
  await user.clear(box);
  await user.type(box, 'note');
  await waitFor(() => expect(names().slice(0, 2)).toEqual(['Add a note', 'Addinall, Rose']));
  await user.type(box, '{Enter}');
  await waitFor(() => expect(addNote).toHaveBeenCalledOnce());
});
