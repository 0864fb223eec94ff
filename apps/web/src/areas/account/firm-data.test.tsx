import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { json, pretendServer } from '../../testing/pretended-server';
import { anAdmin, renderScreen } from '../../testing/render-screen';
import { FirmData } from './firm-data';

const archive = {
  id: 1,
  requestedBy: 'Thandi',
  requestedAt: '2026-11-15T08:00:00Z',
  state: 'Under way',
  done: 3,
  total: 40,
  size: null,
  expiresAt: null,
};
const retention = { terminatesOn: '2026-12-15', deletableFrom: '2026-12-21', archivesKeptDays: 7, signInsKeptDays: 30 };

describe("the firm's data", { timeout: 30_000 }, () => {
  test('is asked for, shows how far it is, becomes ready, and says by when to fetch it', async () => {
    let rows: object[] = [];
    pretendServer({
      'GET /api/firmdata/getexports': () => json(rows),
      'GET /api/firmdata/getretention': () => json(retention),
      'POST /api/firmdata/startExport': () => {
        rows = [archive];
        return json(archive);
      },
    });
    const { user } = await renderScreen(<FirmData />);
    expect(await screen.findByText(/From 2026-12-21 on/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Make an archive' }));
    expect(await screen.findByText('3 of 40')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Make an archive' })).toHaveProperty('disabled', true);
    rows = [{ ...archive, state: 'Ready', size: 2_097_152 }];
    expect(await screen.findByRole('button', { name: 'Fetch' }, { timeout: 8000 })).toBeTruthy();
    expect(screen.getByText('2.0 MB')).toBeTruthy();
  });

  test('is not offered to others', async () => {
    const asked = pretendServer({});
    await renderScreen(<FirmData />, { person: { ...anAdmin, roles: ['Capture Matter'] } });
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Make an archive' })).toBeNull());
    expect(asked).toEqual([]);
  });
});
