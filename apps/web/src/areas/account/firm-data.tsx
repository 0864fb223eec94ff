import type { WireAnswer } from '@boedel/contract/call';
import { firmDataCalls } from '@boedel/contract/firm-data/firm-data.calls';
import { Button } from '@mantine/core';
import { useEffect } from 'react';
import { download } from '../../client/download';
import { useCall, useRead } from '../../client/hooks';
import { markPhrase, t } from '../../i18n/t';
import { useMay } from '../../ui/access';
import { StatusBadge } from '../../ui/figures/status-badge';
import { formatDateTime, missing } from '../../ui/format';
import type { ListColumn } from '../../ui/list/column';
import { ListTable } from '../../ui/list/list-table';
import page from '../../ui/page.module.css';
import { Loaded } from '../../ui/states';
import styles from './account.module.css';
import { FirmEnding } from './firm-ending';
import { RetainedMatters } from './retained-matters';

type FirmArchive = WireAnswer<typeof firmDataCalls.getexports>[number];
const states = [markPhrase('Under way'), markPhrase('Ready'), markPhrase('Failed'), markPhrase('Gone')];
const lookEvery = 2000;

const tones = { 'Under way': 'info', Ready: 'good', Failed: 'bad', Gone: 'off' } as const;

function formatSize(size: number | null): string {
  if (size === null) return missing;
  return size < 1_048_576 ? `${Math.ceil(size / 1024)} KB` : `${(size / 1_048_576).toFixed(1)} MB`;
}
function describeState({ state, done, total }: FirmArchive): string {
  if (state === 'Under way' && total !== null) return t('{done} of {total}', { done, total });
  return t(states.find((one) => one === state) ?? state);
}

/** Everything the firm has here, to take along; for administrators. */
export function FirmData() {
  return useMay(firmDataCalls.startExport) ? <OfTheFirm /> : null;
}

function OfTheFirm() {
  const retention = useRead(firmDataCalls.getretention);
  return (
    <>
      <h2 className={styles.apart}>{t('Your firm')}</h2>
      <Archives />
      {retention.data && <RetainedMatters pastKeeping={retention.data.mattersPastKeeping} />}
      {retention.data && <FirmEnding retention={retention.data} />}
    </>
  );
}

function Archives() {
  const archives = useRead(firmDataCalls.getexports);
  const start = useCall(firmDataCalls.startExport);
  const isUnderWay = archives.data?.some(({ state }) => state === 'Under way') ?? false;
  const { refetch } = archives;
  useEffect(() => {
    if (!isUnderWay) return undefined;
    const timer = setInterval(() => void refetch(), lookEvery);
    return () => clearInterval(timer);
  }, [isUnderWay, refetch]);
  const fetchArchive = (id: number): void =>
    void download(firmDataCalls.download, { query: { id } }).catch(() => undefined);
  const columns: readonly ListColumn<FirmArchive>[] = [
    { key: 'requestedAt', title: markPhrase('Asked for'), kind: 'instant', width: 170 },
    { key: 'requestedBy', title: markPhrase('By') },
    {
      key: 'state',
      title: markPhrase('State'),
      value: describeState,
      width: 130,
      render: (row) => <StatusBadge tone={tones[row.state]}>{describeState(row)}</StatusBadge>,
    },
    { key: 'size', title: markPhrase('Size'), value: ({ size }) => formatSize(size), width: 100 },
    { key: 'expiresAt', title: markPhrase('Until'), value: ({ expiresAt }) => formatDateTime(expiresAt), width: 170 },
    {
      key: 'fetch',
      title: markPhrase('Download'),
      sortable: false,
      width: 100,
      render: ({ id, state }) =>
        state === 'Ready' ? (
          <Button variant="default" size="compact-xs" onClick={() => fetchArchive(id)}>
            {t('Download')}
          </Button>
        ) : null,
    },
  ];
  return (
    <section className={`${page.card} ${styles.part}`} aria-label={t("The firm's data")}>
      <h2>{t("The firm's data")}</h2>
      <p>{t('An archive of all tables and documents, kept for a week. It continues if you leave this page.')}</p>
      <Loaded read={archives}>
        {(rows) =>
          rows.length > 0 && (
            <ListTable label={t("The firm's data")} columns={columns} rows={rows} rowKey={({ id }) => id} />
          )
        }
      </Loaded>
      <Button mt="sm" disabled={isUnderWay} loading={start.isRunning} onClick={() => start.run(undefined)}>
        {t('Make an archive')}
      </Button>
    </section>
  );
}
