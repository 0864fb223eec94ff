import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { answerJson, fakeApi } from '../../testing/pretended-server';
import { renderScreen } from '../../testing/render-screen';
import { ChangeDialog } from './system-changes-page';

const change = { id: 3, createdDate: '2026-12-01', comment: 'Something new', isPublished: false, version: 4 };
const listSent = (asked: ReturnType<typeof fakeApi>, path: string) => asked.filter((one) => one.path === path);

describe('a system change', { timeout: 30_000 }, () => {
  test('is written for today where no day is given', async () => {
    const asked = fakeApi({ 'POST /api/flow/addChange': () => answerJson(change) });
    const { user } = await renderScreen(<ChangeDialog change={undefined} onClose={() => undefined} />);
    await user.type(await screen.findByLabelText(/What changed/), 'New');
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    await waitFor(() => expect(listSent(asked, '/api/flow/addChange')[0]?.body).toEqual({ comment: 'New' }));
  });

  test('is rewritten with its day and version, and deleted after asking', async () => {
    const asked = fakeApi({
      'POST /api/flow/updateChange': () => answerJson(change),
      'DELETE /api/flow/deleteChange': () => answerJson({ done: true }),
    });
    const { user } = await renderScreen(<ChangeDialog change={change} onClose={() => undefined} />);
    await user.click(await screen.findByRole('button', { name: 'Save Changes' }));
    await waitFor(() =>
      expect(listSent(asked, '/api/flow/updateChange')[0]?.body).toEqual({
        id: 3,
        comment: 'Something new',
        createdDate: '2026-12-01',
        version: 4,
      }),
    );
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    await screen.findByRole('dialog', { name: 'Delete this change?' });
    await user.click(screen.getAllByRole('button', { name: 'Delete' }).at(-1)!);
    await waitFor(() => expect(listSent(asked, '/api/flow/deleteChange')[0]?.body).toEqual({ id: 3 }));
  });
});
