import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { InMatter, aMatter } from '../../testing/a-matter';
import { json, pretendServer } from '../../testing/pretended-server';
import { renderScreen } from '../../testing/render-screen';
import { NotesPanel } from './notes-panel';
import { RichText } from './rich-text';

vi.setConfig({ testTimeout: 20_000 });

const note = (over: object = {}) => ({
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
const pretendNotes = () =>
  pretendServer({
    'GET /api/mattercomment/getbymatterid': () => json({ rows: [note()], total: 1 }),
    'GET /api/matter/getColleagues': () => json([{ id: 5, name: 'Thandi Maseko' }]),
    'POST /api/mattercomment/add': () => json(note({ id: 2 })),
    'POST /api/matter/updateShowInReport': () => json(note({ showInReport: true })),
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
  const asked = pretendNotes();
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
  pretendNotes();
  await renderScreen(<InMatter matter={aMatter({ mayCapture: false })}>{<NotesPanel />}</InMatter>);
  const item = within((await screen.findByText('Andre Louw')).closest('li')!);
  expect(item.getByText('called')).toBeTruthy();
  expect(screen.queryByRole('textbox', { name: 'New file note' })).toBeNull();
});
