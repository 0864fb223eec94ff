import type { AnswerOf } from '@boedel/contract/call';
import type { clientReportCalls } from '@boedel/contract/client-reports/client-reports.calls';
import { reportsShown } from '@boedel/contract/client-reports/client-reports.schema';
import type { Tx } from '../../platform/db/database';
import { NotFound } from '../../platform/problems';
import { type BatchDetails, clientReportStore } from './client-report.store';

type Batch = AnswerOf<typeof clientReportCalls.getBulkReportHistory>['rows'][number];
type WithReports = AnswerOf<typeof clientReportCalls.getBulkReport>;

export const presentBatch = (row: BatchDetails): Batch => ({
  id: row.id,
  kind: row.kind as Batch['kind'],
  isScheduled: row.scheduled_on !== null,
  message: row.message,
  state: row.state as Batch['state'],
  total: row.total,
  made: row.made,
  failed: row.failed,
  sent: row.sent,
  undelivered: row.undelivered,
  by: row.person_name,
  createdAt: row.created_at,
});

/** Matters of a type the person does not work in are left out. */
export async function presentBatchOf(tx: Tx, id: number, take = reportsShown): Promise<WithReports> {
  const store = clientReportStore(tx);
  const batch = await store.tell(id);
  if (!batch) throw new NotFound();
  return {
    ...presentBatch(batch),
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
