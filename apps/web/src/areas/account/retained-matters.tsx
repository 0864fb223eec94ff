import type { WireAnswer } from '@boedel/contract/call';
import { firmDataCalls } from '@boedel/contract/firm-data/firm-data.calls';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useRead } from '../../client/hooks';
import { markPhrase, t } from '../../i18n/t';
import { StatusBadge } from '../../ui/figures/status-badge';
import type { ListColumn } from '../../ui/list/column';
import { ListTable } from '../../ui/list/list-table';
import page from '../../ui/page.module.css';
import { Loaded } from '../../ui/states';
import styles from './account.module.css';

type RetainedMatter = WireAnswer<typeof firmDataCalls.getretainedmatters>['rows'][number];

const atOnce = 200;
const columns: readonly ListColumn<RetainedMatter>[] = [
  { key: 'reference', title: markPhrase('Reference'), strong: true, width: 150 },
  { key: 'name', title: markPhrase('Matter') },
  { key: 'closedOn', title: markPhrase('Closed on'), kind: 'day', width: 110 },
  { key: 'keepUntil', title: markPhrase('Keep until'), kind: 'day', width: 110 },
  { key: 'section', title: markPhrase('Because of'), muted: true },
  {
    key: 'mayBeDestroyed',
    title: markPhrase('Standing'),
    width: 150,
    value: ({ mayBeDestroyed }) => (mayBeDestroyed ? 0 : 1),
    render: ({ mayBeDestroyed }) =>
      mayBeDestroyed ? (
        <StatusBadge tone="warn">{t('May be destroyed')}</StatusBadge>
      ) : (
        <StatusBadge tone="off">{t('To be kept')}</StatusBadge>
      ),
  },
];

/** Until when the law has each closed matter kept, and which of them no law keeps any longer. */
export function RetainedMatters({ pastKeeping }: { pastKeeping: number }) {
  const [isOpen, setOpen] = useState(false);
  const read = useRead(firmDataCalls.getretainedmatters, { take: atOnce }, { quiet: true, enabled: isOpen });
  return (
    <section className={`${page.card} ${styles.part}`} aria-label={t('Retention of closed matters')}>
      <h2>{t('Retention of closed matters')}</h2>
      <p>
        {t('Closed matters are kept for five years. The list shows what may then be destroyed; your firm decides.')}{' '}
        {pastKeeping === 0
          ? t('No closed matter is past its time.')
          : t('{count} closed matters are past their retention period.', { count: pastKeeping })}
      </p>
      {isOpen ? (
        <Loaded read={read}>
          {({ rows, total }) =>
            rows.length === 0 ? (
              <p>{t('No closed matters yet.')}</p>
            ) : (
              <>
                <ListTable
                  label={t('Retention of closed matters')}
                  columns={columns}
                  rows={rows}
                  rowKey={({ id }) => id}
                />
                {total > rows.length && (
                  <p>{t('The {count} that were closed first, of {total}.', { count: rows.length, total })}</p>
                )}
              </>
            )
          }
        </Loaded>
      ) : (
        <Button variant="default" onClick={() => setOpen(true)}>
          {t('Show the list')}
        </Button>
      )}
    </section>
  );
}
