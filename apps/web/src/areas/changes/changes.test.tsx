import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answerJson, fakeApi } from '../../testing/pretended-server';
import { renderScreen } from '../../testing/render-screen';
import { ChangesDialog } from './changes-dialog';
import { useNewChanges } from './use-new-changes';

const changes = Array.from({ length: 23 }, (_, index) => ({
  id: index + 1,
  createdDate: '2026-11-01',
  comment: `Change ${index + 1}`,
  isPublished: true,
  version: 1,
}));
const createAnswers = (seen: boolean) => ({
  'GET /api/users/getNewChangesFlag': () => answerJson({ seen }),
  'POST /api/flow/markChangesSeen': () => answerJson({ done: true }),
  'GET /api/flow/getChangeslist': ({ query }: { query: Readonly<Record<string, string>> }) => {
    const skip = Number(query['skip']);
    return answerJson({ rows: changes.slice(skip, skip + Number(query['take'])), total: changes.length });
  },
});

function Bar() {
  const { isNew, opened, open, close } = useNewChanges(true);
  return (
    <>
      <button type="button" onClick={open}>
        {isNew ? 'New Changes, new' : 'New Changes'}
      </button>
      <ChangesDialog opened={opened} onClose={close} />
    </>
  );
}

test('the badge is there until the list is opened, which is told to the server', async () => {
  const asked = fakeApi(createAnswers(false));
  const { user } = await renderScreen(<Bar />);
  await user.click(await screen.findByRole('button', { name: 'New Changes, new' }));
  expect(await screen.findByRole('dialog', { name: 'New System Changes' })).toBeTruthy();
  await waitFor(() => expect(asked.some((one) => one.path.includes('markChangesSeen'))).toBe(true));
  await user.keyboard('{Escape}');
  expect(await screen.findByRole('button', { name: 'New Changes' })).toBeTruthy();
});

test('changes that were seen already have no badge', async () => {
  const asked = fakeApi(createAnswers(true));
  await renderScreen(<Bar />);
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(screen.getByRole('button', { name: 'New Changes' })).toBeTruthy();
});

test('the list has a date and the change, twenty to a page', async () => {
  fakeApi(createAnswers(true));
  const { user } = await renderScreen(<ChangesDialog opened onClose={() => undefined} />);
  const table = await screen.findByRole('table', { name: 'New System Changes' });
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map((one) => one.textContent),
  ).toEqual(['Date', 'Change']);
  expect(within(table).getAllByRole('row')).toHaveLength(21);
  await user.click(screen.getByRole('button', { name: 'Next page' }));
  expect(await screen.findByText('Change 23')).toBeTruthy();
  expect(screen.getByText('21 to 23 of 23')).toBeTruthy();
});
