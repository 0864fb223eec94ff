import { type ReportKey, reports } from '@boedel/contract/reports/catalogue';
import { reportCalls } from '@boedel/contract/reports/reports.calls';
import { Button } from '@mantine/core';
import { download } from '../../client/download';
import { useRead } from '../../client/hooks';
import { t } from '../../i18n/t';
import { useAddressState } from '../../ui/address-state';
import { DateField } from '../../ui/fields/date-field';
import { useWholeDay } from '../../ui/fields/whole-day';
import { PageTitle } from '../../ui/page-title';
import { Nobody } from '../../ui/people-section';
import { notify } from '../../ui/plain/notices';
import { Loaded } from '../../ui/states';
import { inCents, readingOf, type ReportRows } from './report-reads';
import { ReportPicture } from './report-picture';
import { ReportTable } from './report-table';
import { FirmChoice } from './firm-choice';
import styles from './reports.module.css';

type Format = 'csv' | 'xlsx' | 'pdf';
const formats: readonly (readonly [Format, string])[] = [
  ['csv', 'CSV'],
  ['xlsx', 'Excel'],
  ['pdf', 'PDF'],
];

function DayFilter({ label, day, onDay }: { label: string; day: string; onDay: (day: string) => void }) {
  const [typed, setTyped] = useWholeDay(day, onDay);
  return <DateField label={label} value={typed} onChange={setTyped} />;
}

/** One page serves every report: what it asks for, its picture and its rows come from the declaration. */
export function ReportPage({ report: key }: { report: ReportKey }) {
  const report = reports[key];
  const [firm, setFirm] = useAddressState('firm');
  const [from, setFrom] = useAddressState('from');
  const [to, setTo] = useAddressState('to');
  const asks = {
    ...(firm && { intermediaryID: Number(firm) }),
    ...(report.ofPeriod && from && { from }),
    ...(report.ofPeriod && to && { to }),
  };
  const read = useRead(readingOf[key], asks as never, { quiet: true });
  const take = (format: Format): void => {
    notify({ kind: 'info', message: t('please be patient. This will take some time') });
    void download(reportCalls.file, { query: { ...asks, report: key, format } }).catch(() => undefined);
  };
  return (
    <>
      <PageTitle title={t(report.title)}>
        {formats.map(([format, name]) => (
          <Button key={format} variant="default" onClick={() => take(format)}>
            {name}
          </Button>
        ))}
      </PageTitle>
      <p className={styles.about}>{t(report.about)}</p>
      <div className={styles.filters}>
        <FirmChoice firm={firm} onFirm={setFirm} none={t('All firms')} clearable />
        {report.ofPeriod && (
          <>
            <DayFilter label={t('From')} day={from} onDay={setFrom} />
            <DayFilter label={t('To')} day={to} onDay={setTo} />
          </>
        )}
      </div>
      <Loaded read={read}>
        {(answer: ReportRows) => {
          const rows = inCents(report, answer.rows);
          return rows.length === 0 ? (
            <Nobody sentence={t('Nothing to tell of: no firm has what this report is about in this time.')} />
          ) : (
            <>
              <ReportPicture report={report} rows={rows} />
              <ReportTable report={report} rows={rows} ofOneFirm={firm !== ''} />
            </>
          );
        }}
      </Loaded>
    </>
  );
}

export const reportPage = (report: ReportKey) => () => <ReportPage key={report} report={report} />;
