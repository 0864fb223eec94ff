import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { answerJson, fakeApi } from '../../testing/pretended-server';
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
const retention = {
  terminatesOn: '2026-12-15',
  deletableFrom: '2026-12-21',
  noticeFrom: 'firm',
  noticeBy: 'Thandi',
  mattersPastKeeping: 2,
  archivesKeptDays: 7,
  signInsKeptDays: 30,
};
const goesOn = { ...retention, terminatesOn: null, deletableFrom: null, noticeFrom: null, noticeBy: null };

describe("the firm's data", { timeout: 30_000 }, () => {
  test('is asked for, shows how far it is, becomes ready, and says by when to fetch it', async () => {
    let rows: object[] = [];
    fakeApi({
      'GET /api/firmdata/getexports': () => answerJson(rows),
      'GET /api/firmdata/getretention': () => answerJson(retention),
      'POST /api/firmdata/startExport': () => {
        rows = [archive];
        return answerJson(archive);
      },
    });
    const { user } = await renderScreen(<FirmData />);
    expect(await screen.findByText(/from 2026-12-21 on your data is deleted/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Make an archive' }));
    expect(await screen.findByText('3 of 40')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Make an archive' })).toHaveProperty('disabled', true);
    rows = [{ ...archive, state: 'Ready', size: 2_097_152 }];
    expect(await screen.findByRole('button', { name: 'Download' }, { timeout: 8000 })).toBeTruthy();
    expect(screen.getByText('2.0 MB')).toBeTruthy();
  });

  test('is ended by notice with the firm’s name and a reason, which can be taken back', async () => {
    let standing: object = goesOn;
    const asked = fakeApi({
      'GET /api/firmdata/getexports': () => answerJson([]),
      'GET /api/firmdata/getretention': () => answerJson(standing),
      'POST /api/firmdata/giveNotice': () => {
        standing = retention;
        return answerJson({ done: true });
      },
      'POST /api/firmdata/withdrawNotice': () => {
        standing = goesOn;
        return answerJson({ done: true });
      },
    });
    const { user } = await renderScreen(<FirmData />);
    await user.click(await screen.findByRole('button', { name: 'Give notice' }));
    const dialog = await screen.findByRole('dialog', { name: 'Give notice' });
    await user.type(within(dialog).getByLabelText(/Type the firm’s name/), 'Protea');
    await user.type(within(dialog).getByLabelText(/Reason/), 'We stop');
    await user.click(within(dialog).getByRole('button', { name: 'Give notice' }));
    expect(await screen.findByText(/Thandi gave notice/)).toBeTruthy();
    expect(asked.find(({ path }) => path === '/api/firmdata/giveNotice')?.body).toEqual({
      name: 'Protea',
      reason: 'We stop',
    });
    await user.click(screen.getByRole('button', { name: 'Withdraw the notice' }));
    const back = await screen.findByRole('dialog', { name: 'Withdraw the notice' });
    await user.type(within(back).getByLabelText(/Reason/), 'We go on');
    await user.click(within(back).getByRole('button', { name: 'Withdraw the notice' }));
    expect(await screen.findByRole('button', { name: 'Give notice' })).toBeTruthy();
  });

  test('lists what may be destroyed', async () => {
    fakeApi({
      'GET /api/firmdata/getexports': () => answerJson([]),
      'GET /api/firmdata/getretention': () => answerJson(goesOn),
      'GET /api/firmdata/getretainedmatters': () =>
        answerJson({
          rows: [
            {
              id: 1,
              reference: 'DE/2019/00001',
              name: 'Botha, Jan',
              closedOn: '2020-01-31',
              keepUntil: '2025-01-31',
              section: 'Financial Intelligence Centre Act 38 of 2001 s 23',
              mayBeDestroyed: true,
            },
          ],
          total: 1,
        }),
    });
    const { user } = await renderScreen(<FirmData />);
    expect(await screen.findByText(/2 closed matters are past their retention period/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Show the list' }));
    expect(await screen.findByText('May be destroyed')).toBeTruthy();
  });

  test('is not offered to others', async () => {
    const asked = fakeApi({});
    await renderScreen(<FirmData />, { person: { ...anAdmin, roles: ['Capture Matter'] } });
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Make an archive' })).toBeNull());
    expect(asked).toEqual([]);
  });
});
