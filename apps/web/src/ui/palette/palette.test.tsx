import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { renderScreen } from '../../testing/render-screen';
import { useCommandsHere } from './commands-here';
import { Palette } from './palette';
import type { FoundPaletteRow, SearchSource } from './search-source';

function Here() {
  useCommandsHere('notes', [{ key: 'add-note', group: 'This matter', label: 'Add a note', run: addNote }]);
  return null;
}
const addNote = vi.fn();
const close = vi.fn();
const commands = ['Dashboard', 'Diary'].map((label) => ({ key: label, group: 'Go to', label, run: vi.fn() }));

async function openPalette(search: SearchSource['search']) {
  const screened = await renderScreen(
    <Palette isOpen onClose={close} commands={commands} sources={[{ key: 'matters', group: 'Matters', search }]} />,
  );
  return { ...screened, box: await screen.findByRole('combobox', { name: 'Search matters, people, actions' }) };
}

test('Enter opens the first of what was found', async () => {
  const { user, box, address } = await openPalette(async () => [
    { key: '7', label: 'Oosthuizen, Hester', to: '/matters/7' },
  ]);
  await user.type(box, 'Oosthuisen');
  await screen.findByText('Oosthuizen, Hester');
  await user.type(box, '{Enter}');
  await waitFor(() => expect(address()).toBe('/matters/7'));
});

test('Enter before the answer is there waits for it, and opens nothing of the words before', async () => {
  const answers: ((rows: FoundPaletteRow[]) => void)[] = [];
  const { user, box, address } = await openPalette(() => new Promise((resolve) => void answers.push(resolve)));
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
      <Palette isOpen onClose={close} commands={commands} sources={[source]} />
    </>,
  );
  await screen.findByText('Zulu, Sipho');
  const listNames = () => screen.getAllByRole('option').map(({ textContent }) => textContent);
  expect(listNames().slice(0, 3)).toEqual(['Add a note', 'Zulu, Sipho', 'Dashboard']);
  const box = screen.getByRole('combobox', { name: 'Search matters, people, actions' });
  await user.type(box, 'add');
  await screen.findByText('Addinall, Rose');
  expect(listNames().slice(0, 2)).toEqual(['Add a note', 'Addinall, Rose']);
  // A part of a word in it does not say so; the whole word does.
  await user.clear(box);
  await user.type(box, 'not');
  await waitFor(() => expect(listNames().slice(0, 2)).toEqual(['Addinall, Rose', 'Add a note']));
  await user.clear(box);
  await user.type(box, 'note');
  await waitFor(() => expect(listNames().slice(0, 2)).toEqual(['Add a note', 'Addinall, Rose']));
  await user.type(box, '{Enter}');
  await waitFor(() => expect(addNote).toHaveBeenCalledOnce());
});

test('whoever only hears it is told which row is chosen, and of which heading it is', async () => {
  const { user, box } = await openPalette(async () => [
    { key: '7', label: 'Nel, Anna', to: '/matters/7' },
    { key: '8', label: 'Nel, Piet', to: '/matters/8' },
  ]);
  const list = screen.getByRole('listbox', { name: 'Search matters, people, actions' });
  expect([box.getAttribute('aria-expanded'), box.getAttribute('aria-controls')]).toEqual(['true', list.id]);
  // Before anything is typed nothing is chosen.
  expect(box.getAttribute('aria-activedescendant')).toBeNull();
  await user.type(box, 'nel');
  await screen.findByText('Nel, Piet');
  const findChosen = () => screen.getByRole('option', { selected: true });
  expect(box.getAttribute('aria-activedescendant')).toBe(findChosen().id);
  expect(findChosen().textContent).toContain('Nel, Anna');
  expect(within(screen.getByRole('group', { name: 'Matters' })).getAllByRole('option')).toHaveLength(2);
  for (const expected of ['Nel, Piet', 'Nel, Anna']) {
    await user.keyboard('{ArrowDown}');
    expect(findChosen().textContent).toContain(expected);
    expect(box.getAttribute('aria-activedescendant')).toBe(findChosen().id);
  }
  await user.keyboard('{ArrowUp}');
  expect(findChosen().textContent).toContain('Nel, Piet');
});

test('opened again it begins with nothing typed, and with where one has been meanwhile', async () => {
  const been = ['Zulu, Sipho'];
  const source: SearchSource = {
    key: 'matters',
    group: 'Matters',
    search: async () => [],
    before: { group: 'Recently opened', rows: async () => been.map((label) => ({ key: label, label, to: '/' })) },
  };
  function Host() {
    const [isOpen, setOpen] = useState(true);
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          Search
        </button>
        <Palette isOpen={isOpen} onClose={() => setOpen(false)} commands={commands} sources={[source]} />
      </>
    );
  }
  const { user } = await renderScreen(<Host />);
  await screen.findByText('Zulu, Sipho');
  await user.keyboard('dia{Escape}');
  await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());
  been.unshift('Nel, Anna');
  await user.click(screen.getByRole('button', { name: 'Search' }));
  await screen.findByText('Nel, Anna');
  expect(screen.getByRole<HTMLInputElement>('combobox').value).toBe('');
});

test('says so where nothing is found', async () => {
  const { user, box } = await openPalette(async () => []);
  await user.type(box, 'zzz');
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Nothing found'));
  expect(box.getAttribute('aria-expanded')).toBe('false');
});

test('what leads somewhere is a link: Ctrl opens it in another tab, by click and by Enter, and the list stays', async () => {
  const inAnotherTab = vi.spyOn(window, 'open').mockReturnValue(null);
  close.mockClear();
  const { user, box, address } = await openPalette(async () => [
    { key: '7', label: 'Nel, Anna', to: '/matters', search: { new: '1' } },
  ]);
  const before = address();
  await user.type(box, 'nel');
  const row = await screen.findByRole('option', { name: 'Nel, Anna' });
  expect(row.getAttribute('href')).toMatch(/^\/matters\?new=/);
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(inAnotherTab).toHaveBeenCalledWith(expect.stringContaining('/matters?new='), '_blank', 'noopener');
  await user.keyboard('{Control>}');
  await user.click(row);
  await user.keyboard('{/Control}');
  expect([close.mock.calls.length, address()]).toEqual([0, before]);
  await user.click(row);
  await waitFor(() => expect(address()).toMatch(/^\/matters/));
  expect(close).toHaveBeenCalledOnce();
});
