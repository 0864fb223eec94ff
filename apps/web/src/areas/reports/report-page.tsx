import { type ReportKey, reports } from '@boedel/contract/reports/catalogue';
import { reportCalls } from '@boedel/contract/reports/reports.calls';
import type { ReportDataRow } from '@boedel/domain/reports/report';
import { download } from '../../client/download';
import { useCall, useRead } from '../../client/hooks';
import { t } from '../../i18n/t';
import { useAddressState } from '../../ui/address-state';
import { FirmChoice } from './firm-choice';
import { readingOf } from './report-reads';
import { ReportView, usePeriod } from './report-view';

/** A management report: of the firm chosen, or of all. */
export function ReportPage({ report: key, onParts }: { report: ReportKey; onParts?: (row: ReportDataRow) => void }) {
  const report = reports[key];
  const [firm, setFirm] = useAddressState('firm');
  const asks = { ...(firm && { intermediaryID: Number(firm) }), ...usePeriod(report) };
  const read = useRead(readingOf[key], asks as never, { quiet: true });
  const later = useCall(reportCalls.makeFile, { says: t('We will notify you in your inbox when the file is ready.') });
  return (
    <ReportView
      name={key}
      report={report}
      read={read}
      take={(format) => download(reportCalls.file, { query: { ...asks, report: key, format } })}
      takeLater={(format) => later.run({ ...asks, report: key, format })}
      isOfOneFirm={firm !== ''}
      onParts={onParts}
      none={t('Nothing to tell of: no firm has what this report is about in this time.')}
    >
      <FirmChoice firm={firm} onFirm={setFirm} none={t('All firms')} clearable />
    </ReportView>
  );
}

export const createReportPage = (report: ReportKey) => () => <ReportPage key={report} report={report} />;
