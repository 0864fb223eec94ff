import { clientReportCalls } from '@boedel/contract/client-reports/client-reports.calls';
import { openFile } from '../../platform/files/stored-file';
import { withServices, pairHandlers } from '../../platform/http/handler';
import { NotFound } from '../../platform/problems';
import { getBatchFrequency, saveBatchFrequency } from '../firm/settings';
import { presentReportBatch, readBatch } from './client-report.present';
import { clientReportStore } from './client-report.store';
import {
  getReportRecipients,
  previewReport,
  resendReports,
  sendBulkReports,
  sendMilestoneReport,
} from './send-reports';

export const handledClientReportCalls = pairHandlers(clientReportCalls, {
  getBulkReportHistory: ({ scope, query }) =>
    scope.transaction(async (tx) => {
      const store = clientReportStore(tx);
      return { rows: (await store.page(query.skip, query.take)).map(presentReportBatch), total: await store.count() };
    }),
  getBulkReport: ({ scope, query }) => scope.transaction((tx) => readBatch(tx, query.id, query.take)),
  // One record, however it is asked for.
  getBatchFrequency: (request) => getBatchFrequency(request),
  saveBatchFrequency: (request) => saveBatchFrequency(request),
  getReportRecipients,
  previewReport,
  sendBulkReports,
  sendMilestoneReport: (request) => sendMilestoneReport(request),
  resendReports,
  downloadReport: withServices(({ scope, services, query }) =>
    scope.transaction(async (tx) => {
      const { file_id } = await clientReportStore(tx).reports.find(query.id);
      if (file_id === null) throw new NotFound();
      return openFile(tx, services.files, file_id);
    }),
  ),
});
