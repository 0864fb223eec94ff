import type { WireAnswer, WireBody } from '@boedel/contract/call';
import { matterStatus } from '@boedel/contract/fixed/matters';
import { ownReportCalls } from '@boedel/contract/reports/own-reports.calls';
import {
  type OwnReportFilterWay,
  filterWayNames,
  filterWays,
  type OwnSubject,
  ownSubjectNames,
  ownSubjects,
} from '@boedel/contract/reports/own-subjects';
import type { ReportDefinition } from '@boedel/domain/reports/report';
import { Button, MultiSelect, Select, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useRead } from '../../client/hooks';
import { send } from '../../client/send';
import { t } from '../../i18n/t';
import { useAddressState } from '../../ui/address-state';
import { PageTitle } from '../../ui/page-title';
import { Nobody } from '../../ui/people-section';
import { Loaded } from '../../ui/states';
import { MadeFiles } from './made-files';
import { toRowsInCents, type ReportRows } from './report-reads';
import { ReportTable } from './report-table';
import { SaveOwnReport } from './save-own-report';
import styles from './reports.module.css';

type OwnReport = WireAnswer<typeof ownReportCalls.getlist>[number];
type OwnReportDefinition = WireBody<typeof ownReportCalls.show>;
type OwnReportFilterRow = NonNullable<OwnReportDefinition['filters']>[number];

const fresh: OwnReportDefinition = { subject: 'matters', columns: ['reference', 'name', 'status'], filters: [] };

/** Reports the firm puts together itself: what it is about, which columns, narrowed how. */
export function OwnReports() {
  const saved = useRead(ownReportCalls.getlist, undefined, { quiet: true });
  const [openID, setOpenID] = useAddressState('own');
  const open = saved.data?.find(({ id }) => String(id) === openID);
  return (
    <Loaded read={saved}>
      {(reports) => (
        <>
          <PageTitle
            title={t('Own reports')}
            about={t('Choose columns and filters, then save the reports you use often.')}
          />
          <div className={styles.filters}>
            <Select
              label={t('Report')}
              placeholder={t('A new one')}
              clearable
              data={reports.map(({ id, name, isMine, by }) => ({
                value: String(id),
                label: isMine ? name : `${name} (${by})`,
              }))}
              value={open ? openID : null}
              onChange={(id) => setOpenID(id ?? '')}
            />
          </div>
          <Drawing key={openID} own={open} onSaved={(id) => setOpenID(String(id))} onGone={() => setOpenID('')} />
          <MadeFiles />
        </>
      )}
    </Loaded>
  );
}

interface OwnReportEditorProps {
  readonly own: OwnReport | undefined;
  readonly onSaved: (id: number) => void;
  readonly onGone: () => void;
}

function Drawing({ own, onSaved, onGone }: OwnReportEditorProps) {
  const [drawn, setDrawn] = useState<OwnReportDefinition>(own ?? fresh);
  const { columns: there } = ownSubjects[drawn.subject];
  const filters = drawn.filters ?? [];
  const setFilter = (at: number, next: OwnReportFilterRow | undefined): void =>
    setDrawn({
      ...drawn,
      filters: filters.flatMap((each, place) => (place !== at ? [each] : next ? [next] : [])),
    });
  return (
    <>
      <div className={styles.filters}>
        <Select
          label={t('About')}
          allowDeselect={false}
          data={ownSubjectNames.map((value) => ({ value, label: t(ownSubjects[value].title) }))}
          value={drawn.subject}
          onChange={(value) => value && setDrawn({ subject: value, columns: ['reference', 'name'], filters: [] })}
        />
        <MultiSelect
          className={styles.columns}
          label={t('Columns')}
          searchable
          data={there.map(({ key, title }) => ({ value: key, label: t(title) }))}
          value={drawn.columns}
          onChange={(columns) => setDrawn({ ...drawn, columns })}
        />
      </div>
      {filters.map((filter, at) => (
        <FilterLine
          key={at} // oxlint-disable-line react/no-array-index-key -- a filter has no name but its place
          subject={drawn.subject}
          filter={filter}
          onChange={(next) => setFilter(at, next)}
        />
      ))}
      <div className={styles.filters}>
        <Button
          variant="default"
          leftSection={<IconPlus size={14} aria-hidden />}
          disabled={filters.length >= 10}
          onClick={() => setDrawn({ ...drawn, filters: [...filters, { column: 'name', way: 'holds', value: '' }] })}
        >
          {t('Add filter')}
        </Button>
        <SaveOwnReport own={own} drawn={drawn} onSaved={onSaved} onGone={onGone} />
      </div>
      <Rows drawn={drawn} />
    </>
  );
}

/** A day and an amount can be compared; words can be looked for. */
const listFilterWays = (kind: string): readonly OwnReportFilterWay[] =>
  filterWayNames.filter((way) =>
    kind === 'day' || kind === 'money' || kind === 'number'
      ? way !== 'holds'
      : way === 'holds' || way === 'empty' || way === 'filled',
  );

interface OwnFilterLineProps {
  readonly subject: OwnSubject;
  readonly filter: OwnReportFilterRow;
  readonly onChange: (next: OwnReportFilterRow | undefined) => void;
}

function FilterLine({ subject, filter, onChange }: OwnFilterLineProps) {
  const { columns } = ownSubjects[subject];
  const findColumnKind = (key: string): string => columns.find((each) => each.key === key)?.kind ?? 'text';
  const kind = findColumnKind(filter.column);
  const hasValue = filter.way !== 'empty' && filter.way !== 'filled';
  return (
    <div className={styles.filters}>
      <Select
        aria-label={t('Column')}
        allowDeselect={false}
        data={columns.map(({ key, title }) => ({ value: key, label: t(title) }))}
        value={filter.column}
        onChange={(column) =>
          column && onChange({ ...filter, column, way: listFilterWays(findColumnKind(column))[0]!, value: '' })
        }
      />
      <Select
        aria-label={t('How')}
        allowDeselect={false}
        data={listFilterWays(kind).map((way) => ({ value: way, label: t(filterWays[way]) }))}
        value={filter.way}
        onChange={(way) => way && onChange({ ...filter, way })}
      />
      {hasValue && filter.column === 'status' && (
        <Select
          aria-label={t('Value')}
          allowDeselect={false}
          data={Object.values(matterStatus).map((value) => ({ value, label: t(value) }))}
          value={filter.value || null}
          onChange={(value) => onChange({ ...filter, value: value ?? '' })}
        />
      )}
      {hasValue && filter.column !== 'status' && (
        <TextInput
          aria-label={t('Value')}
          placeholder={kind === 'day' ? '2026-01-31' : kind === 'money' ? '1000.00' : ''}
          value={filter.value ?? ''}
          maxLength={200}
          onChange={(event) => onChange({ ...filter, value: event.currentTarget.value })}
        />
      )}
      <Button variant="subtle" aria-label={t('Remove filter')} onClick={() => onChange(undefined)}>
        <IconTrash size={16} aria-hidden />
      </Button>
    </div>
  );
}

/** What it shows, asked once somebody stops typing; a filter that is not filled in yet waits. */
function Rows({ drawn }: { drawn: OwnReportDefinition }) {
  const [settled] = useDebouncedValue(drawn, 500);
  const filters = (settled.filters ?? []).filter(
    ({ way, value }) => way === 'empty' || way === 'filled' || (value ?? '').trim() !== '',
  );
  const asked = { ...settled, filters };
  const read = useQuery<ReportRows, Error>({
    queryKey: [ownReportCalls.show.path, asked],
    enabled: asked.columns.length > 0,
    placeholderData: (last) => last,
    retry: false,
    queryFn: ({ signal }) => send(ownReportCalls.show, { body: asked }, { signal, quiet: true }),
  });
  const there: ReportDefinition['columns'] = ownSubjects[settled.subject].columns;
  const report: ReportDefinition = {
    title: ownSubjects[settled.subject].title,
    about: '',
    ofPeriod: false,
    columns: asked.columns.flatMap((key) => there.filter((each) => each.key === key)),
  };
  if (asked.columns.length === 0) return <Nobody sentence={t('Choose at least one column.')} />;
  return (
    <Loaded read={read}>
      {({ rows }) =>
        rows.length === 0 ? (
          <Nobody sentence={t('No matching results.')} />
        ) : (
          <ReportTable report={report} rows={toRowsInCents(report, rows)} ofOneFirm opens />
        )
      }
    </Loaded>
  );
}
