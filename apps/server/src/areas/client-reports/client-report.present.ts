import type { AnswerOf } from '@boedel/contract/call';
import type { clientReportCalls } from '@boedel/contract/client-reports/client-reports.calls';
import { reportsPerPage } from '@boedel/contract/client-reports/client-reports.schema';
import type { Tx } from '../../platform/db/database';
import { NotFound } from '../../platform/problems';
import { type ReportBatchDetails, clientReportStore } from './client-report.store';

type ReportBatch = AnswerOf<typeof clientReportCalls.getBulkReportHistory>['rows'][number];
type ReportBatchWithReports = AnswerOf<typeof clientReportCalls.getBulkReport>;

export const presentReportBatch = (row: ReportBatchDetails): ReportBatch => ({
  id: row.id,
  kind: row.kind as ReportBatch['kind'],
  isScheduled: row.scheduled_on !== null,
  message: row.message,
  state: row.state as ReportBatch['state'],
  total: row.total,
  made: row.made,
  failed: row.failed,
  sent: row.sent,
  undelivered: row.undelivered,
  by: row.person_name,
  createdAt: row.created_at,
});

/** Matters of a type the person does not work in are left out. */
export async function readBatch(tx: Tx, id: number, take = reportsPerPage): Promise<ReportBatchWithReports> {
  const store = clientReportStore(tx);
  const batch = await store.tell(id);
  if (!batch) throw new NotFound();
  return {
    ...presentReportBatch(batch),
    reports: (await store.reportsOf(id, take)).map((row) => ({
      id: row.id,
      matterID: row.matter_id,
      reference: row.reference,
      matter: row.matter,
      name: row.name,
      email: row.email,
      language: row.language as 'en' | 'af',
      state: row.state as 'waiting' | 'made' | 'failed',
      fault: row.fault,
      mailState: row.mail_state,
      mailError: row.mail_error,
      sentAt: row.sent_at,
      hasFile: row.file_id !== null,
    })),
  };
}
