import { Button, Table } from '@mantine/core';
import { useState } from 'react';
import { t } from '../../i18n/t';
import type { Dashboard } from './dashboard-page';
import styles from './dashboard.module.css';

type Months = Dashboard['byMonth'];

const height = 150;

/** Two bars a month; each is a thing one can reach by keyboard, and the same figures stand in a table. */
function Bars({ months }: { months: Months }) {
  const most = Math.max(1, ...months.flatMap(({ opened, closed }) => [opened, closed]));
  const tall = (count: number): number => Math.round((count / most) * height);
  return (
    <ul className={styles.bars} aria-label={t('Matters opened and closed, by month')}>
      {months.map(({ month, opened, closed }) => (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a month's figures are read one by one by keyboard
        <li
          key={month}
          tabIndex={0}
          aria-label={t('{month}: {opened} opened, {closed} closed', { month, opened, closed })}
        >
          <span className={styles.pair} style={{ height }}>
            <span className={styles.bar} data-kind="opened" style={{ height: tall(opened) }} />
            <span className={styles.bar} data-kind="closed" style={{ height: tall(closed) }} />
          </span>
          <span className={styles.month} aria-hidden>
            {month.slice(5)}
          </span>
        </li>
      ))}
    </ul>
  );
}

function AsTable({ months }: { months: Months }) {
  return (
    <Table>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{t('Month')}</Table.Th>
          <Table.Th ta="right">{t('Opened')}</Table.Th>
          <Table.Th ta="right">{t('Closed')}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {months.map(({ month, opened, closed }) => (
          <Table.Tr key={month}>
            <Table.Td>{month}</Table.Td>
            <Table.Td ta="right">{opened}</Table.Td>
            <Table.Td ta="right">{closed}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}

export function MattersByMonth({ months }: { months: Months }) {
  const [asTable, setAsTable] = useState(false);
  return (
    <>
      {asTable ? <AsTable months={months} /> : <Bars months={months} />}
      <div className={styles.legend}>
        <span data-kind="opened">{t('Opened')}</span>
        <span data-kind="closed">{t('Closed')}</span>
        <Button variant="subtle" size="compact-xs" onClick={() => setAsTable(!asTable)}>
          {asTable ? t('As a chart') : t('As a table')}
        </Button>
      </div>
    </>
  );
}
