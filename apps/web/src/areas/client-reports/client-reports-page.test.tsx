import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { answerJson, fakeApi } from '../../testing/pretended-server';
import { anAdmin, renderScreen } from '../../testing/render-screen';
import { ClientReportsPage } from './client-reports-page';
import { BatchView } from './batch-view';
import { WriteReports } from './write-reports';

vi.setConfig({ testTimeout: 40_000 }); // whole screens, on a machine that has other things to do

const recipient = {
  matterID: 7,
  reference: 'EST/7',
  matter: 'Botha, Jan',
  recipientID: 3,
  name: 'Aletta',
  email: 'a@c.test',
  language: 'af',
  showsFigures: false,
  why: null,
};
const paper = {
  title: 'Report on Jan Botha',
  language: 'af',
  pageWords: { page: 'Page', of: 'of' },
  parts: [{ title: '', newPage: false, blocks: [{ kind: 'paragraph', text: [{ text: 'Hoe dit staan' }] }] }],
};
const batch = {
  id: 5,
  kind: 'reports',
  isScheduled: false,
  message: null,
  state: 'done',
  total: 2,
  made: 1,
  failed: 1,
  sent: 1,
  undelivered: 0,
  by: 'Andre',
  createdAt: '2026-11-17T08:00:00Z',
};
const report = {
  id: 11,
  matterID: 7,
  reference: 'EST/7',
  matter: 'Botha, Jan',
  name: 'Aletta',
  email: 'a@c.test',
  language: 'af',
  state: 'made',
  fault: null,
  mailState: 'sent',
  mailError: null,
  sentAt: '2026-11-17T08:00:00Z',
  hasFile: true,
};

describe('reports to clients', () => {
  test('tell of what went out and how often it goes by itself', async () => {
    fakeApi({
      'GET /api/report/getBulkReportHistory': () => answerJson({ rows: [batch], total: 1 }),
      'GET /api/report/getBatchFrequency': () => answerJson({ frequency: 2, weekday: null, monthDay: 15 }),
    });
    await renderScreen(<ClientReportsPage />, { person: anAdmin });
    expect(await screen.findByText('1 not sent')).toBeTruthy();
    expect(screen.getByRole('combobox', { name: 'Day of the month' })).toHaveProperty('value', '15th');
  });

  test('name who cannot be written to and why, show one, and go to the others', async () => {
    const asked = fakeApi({
      'POST /api/report/getReportRecipients': () =>
        answerJson({
          recipients: [
            recipient,
            { ...recipient, recipientID: 4, name: 'Nobody', email: null, why: { key: 'No email address is known.' } },
          ],
          mattersWithout: 1,
        }),
      'POST /api/report/previewReport': () => answerJson({ paper }),
      'POST /api/report/sendBulkReports': () => answerJson({ ...batch, reports: [] }),
    });
    const made: number[] = [];
    const { user } = await renderScreen(
      <WriteReports matterIDs={[7]} onMade={(id) => made.push(id)} onBack={() => undefined} />,
      { person: anAdmin },
    );
    expect(await screen.findByText('No email address is known.')).toBeTruthy();
    expect(await screen.findByText('Hoe dit staan')).toBeTruthy();
    expect(screen.getByText(/2 recipients · 1 cannot be written to · 1 matters have no recipients/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Send to one recipient' }));
    await waitFor(() => expect(made).toEqual([5]));
    expect(asked.find(({ path }) => path === '/api/report/sendBulkReports')?.body).toMatchObject({ matterIDs: [7] });
  });

  test('say what became of each, and send again what failed', async () => {
    const failed = { ...report, id: 12, name: 'Nobody', state: 'failed', mailState: null, hasFile: false };
    const asked = fakeApi({
      'GET /api/report/getBulkReport': () =>
        answerJson({ ...batch, reports: [report, { ...failed, fault: { key: 'No email address is known.' } }] }),
      'POST /api/report/resendReports': () => answerJson({ ...batch, reports: [report] }),
    });
    const { user } = await renderScreen(<BatchView id={5} onBack={() => undefined} />, { person: anAdmin });
    expect(await screen.findByText('No email address is known.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Send what failed again' }));
    await waitFor(() => expect(asked.some(({ path }) => path === '/api/report/resendReports')).toBe(true));
  });
});
