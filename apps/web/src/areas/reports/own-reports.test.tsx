import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { answerJson, fakeApi } from '../../testing/pretended-server';
import { renderScreen } from '../../testing/render-screen';
import { OwnReports } from './own-reports';

vi.setConfig({ testTimeout: 40_000 }); // whole screens, on a machine that has other things to do

const row = { firmID: 1, matterID: 7, values: { reference: 'EST/7', name: 'Botha, Jan', status: 'Active' } };

describe('a report of the firm’s own', () => {
  test('shows what fits, is kept under a name, and tells of files that are ready', async () => {
    const asked = fakeApi({
      'GET /api/ownreport/getlist': () => answerJson([]),
      'GET /api/ownreport/getFiles': () =>
        answerJson([{ id: 3, title: 'Old one', state: 'done', fault: null, createdAt: '2026-11-17T08:00:00Z' }]),
      'POST /api/ownreport/getRows': () => answerJson({ rows: [row] }),
      'POST /api/ownreport/save': () =>
        answerJson({
          id: 9,
          name: 'Mine',
          subject: 'matters',
          columns: ['reference'],
          filters: [],
          isShared: false,
          isMine: true,
          by: 'Andre',
          schedule: { frequency: 3, weekday: null, monthDay: null },
          version: 1,
        }),
    });
    const { user } = await renderScreen(<OwnReports />);
    expect(await screen.findByText('Botha, Jan')).toBeTruthy();
    expect(await screen.findByRole('button', { name: 'Download Old one' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Save as…' }));
    await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Mine');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(asked.some(({ path }) => path === '/api/ownreport/save')).toBe(true));
    expect(asked.find(({ path }) => path === '/api/ownreport/save')?.body).toMatchObject({
      name: 'Mine',
      subject: 'matters',
      columns: ['reference', 'name', 'status'],
      schedule: { frequency: 3 },
    });
  });
});
