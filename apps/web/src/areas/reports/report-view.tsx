import type { ReportDefinition, ReportDataRow } from '@boedel/domain/reports/report';
import { Button } from '@mantine/core';
import type { ComponentProps, ReactNode } from 'react';
import { SavedViews } from '../../client/matter/saved-views';
import { t } from '../../i18n/t';
import { useAddressState } from '../../ui/address-state';
import { DateField } from '../../ui/fields/date-field';
import { useWholeDay } from '../../ui/fields/whole-day';
import { PageTitle } from '../../ui/page-title';
import { Nobody } from '../../ui/people-section';
import { notify } from '../../ui/plain/notices';
import { Loaded } from '../../ui/states';
import { MadeFiles } from './made-files';
import { ReportPicture } from './report-picture';
import { toRowsInCents, type ReportRows } from './report-reads';
import { ReportTable } from './report-table';
import styles from './reports.module.css';

export type ReportFileFormat = 'csv' | 'xlsx' | 'pdf';
const formats: readonly (readonly [ReportFileFormat, string])[] = [
  ['csv', 'CSV'],
  ['xlsx', 'Excel'],
  ['pdf', 'PDF'],
];

function DayFilter({ label, day, onDay }: { label: string; day: string; onDay: (day: string) => void }) {
  const [typed, setTyped] = useWholeDay(day, onDay);
  return <DateField label={label} value={typed} onChange={setTyped} />;
}

/** A file of more rows than these is made in the background: one goes on working meanwhile. */
const mostAtOnce = 2000;

/** The time somebody asks about, as far as the report is of one. */
export function usePeriod({ ofPeriod }: ReportDefinition): { readonly from?: string; readonly to?: string } {
  const [from] = useAddressState('from');
  const [to] = useAddressState('to');
  return ofPeriod ? { ...(from && { from }), ...(to && { to }) } : {};
}

function Period() {
  const [from, setFrom] = useAddressState('from');
  const [to, setTo] = useAddressState('to');
  return (
    <>
      <DayFilter label={t('From')} day={from} onDay={setFrom} />
      <DayFilter label={t('To')} day={to} onDay={setTo} />
    </>
  );
}

interface ReportViewProps {
  /** Names it among the saved views. */
  readonly name: string;
  readonly report: ReportDefinition;
  readonly read: ComponentProps<typeof Loaded<ReportRows>>['read'];
  readonly take: (format: ReportFileFormat) => Promise<unknown>;
  /** The same in the background, for a report of very many rows. */
  readonly takeLater: (format: ReportFileFormat) => void;
  readonly isOfOneFirm: boolean;
  /** Whether a row of a matter opens it. */
  readonly opens?: boolean;
  /** Shows what a row is made of. */
  readonly onParts?: ((row: ReportDataRow) => void) | undefined;
  readonly none: string;
  /** What else it asks for. */
  readonly children?: ReactNode;
}

/** One view serves every report: what it asks for, its picture and its rows come from the declaration. */
export function ReportView({
  name,
  report,
  read,
  take,
  takeLater,
  isOfOneFirm,
  opens = false,
  onParts,
  none,
  children,
}: ReportViewProps) {
  const startDownload = (format: ReportFileFormat): void => {
    notify({ kind: 'info', message: t('please be patient. This will take some time') });
    if ((read.data?.rows.length ?? 0) > mostAtOnce) takeLater(format);
    else void take(format).catch(() => undefined);
  };
  return (
    <>
      <PageTitle title={t(report.title)}>
        <SavedViews list={`report ${name}`} also={{}} />
        {formats.map(([format, called]) => (
          <Button key={format} variant="default" onClick={() => startDownload(format)}>
            {called}
          </Button>
        ))}
      </PageTitle>
      <p className={styles.about}>{t(report.about)}</p>
      {(children || report.ofPeriod) && (
        <div className={styles.filters}>
          {children}
          {report.ofPeriod && <Period />}
        </div>
      )}
      <Loaded read={read}>
        {(answer: ReportRows) => {
          const rows = toRowsInCents(report, answer.rows);
          return rows.length === 0 ? (
            <Nobody sentence={none} />
          ) : (
            <>
              <ReportPicture report={report} rows={rows} />
              <ReportTable report={report} rows={rows} ofOneFirm={isOfOneFirm} opens={opens} onParts={onParts} />
            </>
          );
        }}
      </Loaded>
      <MadeFiles />
    </>
  );
}
