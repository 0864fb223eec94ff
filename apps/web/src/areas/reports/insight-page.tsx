import { systemType as systemTypes } from '@boedel/contract/fixed/system-types';
import { chosenInsights, type InsightKey, insights } from '@boedel/contract/reports/insights';
import { insightCalls } from '@boedel/contract/reports/insights.calls';
import type { ReportDefinition, ReportDataRow } from '@boedel/domain/reports/report';
import { Button, Select } from '@mantine/core';
import { download } from '../../client/download';
import { useCall, useRead } from '../../client/hooks';
import { t } from '../../i18n/t';
import { useAddressState } from '../../ui/address-state';
import { SubTabs } from '../../ui/sub-tabs';
import { OwnReports } from './own-reports';
import { ReportView, usePeriod } from './report-view';

/** Before each column of a row in the address. */
const before = '~';

/** The row somebody opened, by the columns its parts are alike in; nothing where none is open. */
function useOpened({ madeOf }: ReportDefinition) {
  const [only, setOnly] = useAddressState('only');
  const values = only.split(before).slice(1);
  const isOpen = madeOf !== undefined && values.length === madeOf.by.length;
  return {
    part: isOpen ? (madeOf.report as InsightKey) : undefined,
    only: isOpen && {
      only: JSON.stringify(Object.fromEntries(madeOf.by.map((key, at) => [key, values[at] || null]))),
    },
    open:
      madeOf &&
      (({ values: row }: ReportDataRow) => setOnly(madeOf.by.map((key) => `${before}${row[key] ?? ''}`).join(''))),
    close: () => setOnly(''),
  };
}

function TypeChoice({ type, onType }: { type: string; onType: (type: string) => void }) {
  return (
    <Select
      label={t('Type of matter')}
      placeholder={t('Every type')}
      clearable
      clearButtonProps={{ 'aria-label': t('Every type') }}
      data={Object.entries(systemTypes).map(([value, label]) => ({ value, label: t(label) }))}
      value={type || null}
      onChange={(chosen) => onType(chosen ?? '')}
    />
  );
}

function Insight({ report: key }: { report: InsightKey }) {
  const whole: ReportDefinition = insights[key];
  const { part, only, open, close } = useOpened(whole);
  const shown = part ?? key;
  const report: ReportDefinition = insights[shown];
  const [type, setType] = useAddressState('type');
  const asks = { report: shown, ...usePeriod(report), ...(type && { systemTypeID: Number(type) }), ...only };
  const read = useRead(insightCalls.show, asks as never, { quiet: true });
  const later = useCall(insightCalls.makeFile, { says: t('We will notify you in your inbox when the file is ready.') });
  return (
    <ReportView
      name={`insight ${key}`}
      report={report}
      read={read}
      take={(format) => download(insightCalls.file, { query: { ...asks, format } })}
      takeLater={(format) => later.run({ ...asks, format })}
      isOfOneFirm
      opens
      onParts={part ? undefined : open}
      none={t('Nothing to tell of yet: no matter of yours has what this report is about in this time.')}
    >
      {part && (
        <Button variant="default" onClick={close}>
          {t('Back to {report}', { report: t(whole.title) })}
        </Button>
      )}
      <TypeChoice type={type} onType={setType} />
    </ReportView>
  );
}

/** How the firm's own work goes, at /insight. */
export const InsightPage = () => (
  <SubTabs
    label={t('Insight')}
    tabs={[
      ...chosenInsights.map((key) => ({
        key,
        label: t(insights[key].title),
        content: <Insight key={key} report={key} />,
      })),
      { key: 'own', label: t('Own reports'), content: <OwnReports /> },
    ]}
  />
);
