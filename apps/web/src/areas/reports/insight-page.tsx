import { type InsightKey, insightKeys, insights } from '@boedel/contract/reports/insights';
import { insightCalls } from '@boedel/contract/reports/insights.calls';
import { download } from '../../client/download';
import { useCall, useRead } from '../../client/hooks';
import { t } from '../../i18n/t';
import { SubTabs } from '../../ui/sub-tabs';
import { OwnReports } from './own-reports';
import { ReportView, usePeriod } from './report-view';

function Insight({ report: key }: { report: InsightKey }) {
  const report = insights[key];
  const asks = { report: key, ...usePeriod(report) };
  const read = useRead(insightCalls.show, asks as never, { quiet: true });
  const later = useCall(insightCalls.makeFile, { says: t('You are told in your inbox when the file is ready.') });
  return (
    <ReportView
      name={`insight ${key}`}
      report={report}
      read={read}
      take={(format) => download(insightCalls.file, { query: { ...asks, format } })}
      takeLater={(format) => later.run({ ...asks, format })}
      isOfOneFirm
      opens
      none={t('Nothing to tell of yet: no matter of yours has what this report is about in this time.')}
    />
  );
}

/** How the firm's own work goes, at /insight. */
export const InsightPage = () => (
  <SubTabs
    label={t('Insight')}
    tabs={[
      ...insightKeys.map((key) => ({
        key,
        label: t(insights[key].title),
        content: <Insight key={key} report={key} />,
      })),
      { key: 'own', label: t('Own reports'), content: <OwnReports /> },
    ]}
  />
);
