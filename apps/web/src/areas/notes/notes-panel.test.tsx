import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { InMatter, createMatter } from '../../testing/a-matter';
import { answerJson, fakeApi } from '../../testing/pretended-server';
import { renderScreen } from '../../testing/render-screen';
import { NotesPanel } from './notes-panel';
import { RichText } from './rich-text';

vi.setConfig({ testTimeout: 20_000 });

const createNote = (over: object = {}) => ({
  id: 1,
  matterID: 7,
  comment: '<p>Bank <strong>called</strong></p>',
  plain: 'Bank called',
  userID: 2,
  by: 'Andre Louw',
  showInReport: false,
  mentions: [],
  createdAt: '2026-11-01T08:00:00Z',
  changedAt: null,
  mayChange: true,
  version: 1,
  ...over,
});
const fakeNotes = () =>
  fakeApi({
    'GET /api/mattercomment/getbymatterid': () => answerJson({ rows: [createNote()], total: 1 }),
    'GET /api/matter/getColleagues': () => answerJson([{ id: 5, name: 'Thandi Maseko' }]),
    'POST /api/mattercomment/add': () => answerJson(createNote({ id: 2 })),
    'POST /api/matter/updateShowInReport': () => answerJson(createNote({ showInReport: true })),
  });

test('nothing but the allowed tags is drawn, whatever a note holds', () => {
  const { container } = render(
    <RichText
      html={
        '<p onclick="x()">Hello <b>there</b><img src=x onerror=x()><script>x()</script>' +
        '<a href="javascript:x()">bad</a><a href="https://example.test">good</a></p><iframe></iframe>'
      }
    />,
  );
  expect(container.querySelector('img, script, iframe, [onclick], [href^="javascript"]')).toBeNull();
  expect(container.textContent).toBe('Hello therebadgood');
  expect(screen.getByRole('link', { name: 'good' })).toBeTruthy();
});

test('a note is written, and can be shown in reports', async () => {
  const asked = fakeNotes();
  const { user } = await renderScreen(<InMatter>{<NotesPanel />}</InMatter>);
  const box = await screen.findByRole('textbox', { name: 'New file note' });
  expect(screen.getByRole('button', { name: 'Add the note' })).toHaveProperty('disabled', true);
  fireEvent.paste(box, { clipboardData: { getData: () => 'Waiting on SARS' } });
  await user.click(screen.getByRole('button', { name: 'Add the note' }));
  await waitFor(() =>
    expect(asked.find(({ path }) => path === '/api/mattercomment/add')?.body).toEqual({
      matterID: 7,
      comment: '<p>Waiting on SARS</p>',
      showInReport: false,
    }),
  );
  await user.click(screen.getByRole('button', { name: 'Actions on the note of Andre Louw' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Show in reports' }));
  await waitFor(() => expect(asked.some(({ path }) => path === '/api/matter/updateShowInReport')).toBe(true));
});

test('who may only read has no editor', async () => {
  fakeNotes();
  await renderScreen(<InMatter matter={createMatter({ mayCapture: false })}>{<NotesPanel />}</InMatter>);
  const item = within((await screen.findByText('Andre Louw')).closest('li')!);
  expect(item.getByText('called')).toBeTruthy();
  expect(screen.queryByRole('textbox', { name: 'New file note' })).toBeNull();
});
