import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { answerJson, fakeApi } from '../../testing/pretended-server';
import { anAdmin, renderScreen } from '../../testing/render-screen';
import { FirmDialog } from './firm-dialog';
import { OpenFirmDialog } from './open-firm-dialog';

const person = { ...anAdmin, roles: ['SuperAdmin' as const] };
const firm = {
  id: 4,
  name: 'Karoo Boedels',
  country: 'South Africa',
  systemTypes: [2],
  isProvider: false,
  users: 3,
  activeMatters: 2800,
  historicalMatters: 10,
  fairUseWarnings: ['2,800 of 3,000 active matters are used.'],
  said: [{ key: '2,800 of 3,000 active matters are used.' }],
  owing: 1500.5,
  daysInArrears: 75,
  isShutOut: true,
  whiteLabelColor: null,
  isSharePointOn: false,
  isFxAssistOn: false,
  terminatesOn: null,
  version: 2,
  createdAt: '2026-01-01T00:00:00Z',
  entries: [{ id: 1, kind: 'invoice', reference: 'INV-1', on: '2026-09-01', amount: 1500.5 }],
};
const listSent = (asked: ReturnType<typeof fakeApi>, path: string) => asked.filter((one) => one.path === path);

describe('a firm', { timeout: 30_000 }, () => {
  test('shows what it owes and uses, and is entered only with a reason', async () => {
    const asked = fakeApi({
      'GET /api/intermediary/getbyid': () => answerJson(firm),
      'POST /api/intermediary/enter': () => answerJson({ error: 'no' }, { status: 422 }),
    });
    const { user } = await renderScreen(<FirmDialog id={4} onClose={() => undefined} />, { person });
    expect(await screen.findByText('R 1,500.50 owing, 75 days overdue.')).toBeTruthy();
    expect(screen.getByText('2,800 of 3,000 active matters are used.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Enter for support' }));
    const dialog = await screen.findByRole('dialog', { name: 'Enter Karoo Boedels for support' });
    const confirm = within(dialog).getByRole('button', { name: 'Enter for support' });
    await user.click(confirm);
    expect(within(dialog).getByText('Give a reason; it is kept in the audit trail.')).toBeTruthy();
    expect(listSent(asked, '/api/intermediary/enter')).toEqual([]);
    await user.type(within(dialog).getByLabelText(/Reason/), 'T12');
    await user.click(confirm);
    await waitFor(() =>
      expect(listSent(asked, '/api/intermediary/enter')[0]?.body).toEqual({ intermediaryID: 4, reason: 'T12' }),
    );
  });

  test('takes a line of its account on Enter, without saving the firm', async () => {
    const asked = fakeApi({
      'GET /api/intermediary/getbyid': () => answerJson(firm),
      'POST /api/intermediary/addEntry': () => answerJson(firm),
    });
    const { user } = await renderScreen(<FirmDialog id={4} onClose={() => undefined} />, { person });
    expect(await screen.findByText('2,800 of 3,000')).toBeTruthy();
    const add = screen.getByRole('button', { name: 'Add invoice' });
    expect(add).toHaveProperty('disabled', true);
    await user.type(screen.getByLabelText('Due on'), '2026-12-01');
    await user.type(screen.getByLabelText('Amount'), '250');
    await user.type(screen.getByLabelText('Reference'), 'INV-2{Enter}');
    await waitFor(() => expect(asked.some(({ path }) => /addEntry/i.test(path))).toBe(true));
    expect(asked.some(({ path }) => path.endsWith('/update'))).toBe(false);
  });

  test('is opened with its first administrator', async () => {
    const asked = fakeApi({ 'POST /api/intermediary/add': () => answerJson(firm) });
    const { user } = await renderScreen(<OpenFirmDialog onClose={() => undefined} />, { person });
    await user.type(await screen.findByLabelText(/^Name/), 'Nuut');
    await user.click(screen.getByRole('checkbox', { name: 'Trust' }));
    await user.type(screen.getByLabelText(/Full name/), 'Jan');
    await user.type(screen.getByLabelText(/Email/), 'j@n.test');
    await user.click(screen.getByRole('button', { name: 'Open the firm' }));
    await waitFor(() =>
      expect(listSent(asked, '/api/intermediary/add')[0]?.body).toEqual({
        name: 'Nuut',
        country: 'South Africa',
        systemTypes: [5],
        adminName: 'Jan',
        adminEmail: 'j@n.test',
      }),
    );
  });
});
