import { Button, Table, Tooltip } from '@mantine/core';
import { useState } from 'react';
import { getLanguage } from '../../i18n/language';
import { t } from '../../i18n/t';
import styles from './dashboard.module.css';
import type { DashboardAnswer } from './dashboard';
import { createScale } from './scale';

type MonthCounts = DashboardAnswer['byMonth'];

const height = 150;

/** 'Jan', and in Afrikaans 'Jan.': as the browser writes months in that language. */
const formatShortMonth = (month: string): string =>
  new Intl.DateTimeFormat(`${getLanguage()}-ZA`, { month: 'short', timeZone: 'UTC' }).format(
    new Date(`${month}-01T00:00Z`),
  );

/** What a height stands for; those who cannot see it have the figures of each month. */
function Scale({ lines, top }: { lines: readonly number[]; top: number }) {
  return (
    <div className={styles.scale} style={{ height }} aria-hidden>
      {lines.map((line) => (
        <span key={line} style={{ bottom: (line / top) * height }}>
          {line.toLocaleString('en-GB').replaceAll(',', ' ')}
        </span>
      ))}
    </div>
  );
}

/** Two bars a month; each month is a thing one can reach by keyboard and that says its figures. */
function Bars({ months }: { months: MonthCounts }) {
  const lines = createScale(Math.max(...months.flatMap(({ opened, closed }) => [opened, closed])));
  const top = lines.at(-1) ?? 1;
  const computeBarHeight = (count: number): number => Math.round((count / top) * height);
  return (
    <div className={styles.chart}>
      <Scale lines={lines} top={top} />
      <ul className={styles.bars} aria-label={t('Matters opened and closed, by month')}>
        {months.map(({ month, opened, closed }) => {
          const said = `${formatShortMonth(month)} ${month.slice(0, 4)}`;
          const words = t('{month}: {opened} opened, {closed} closed', { month: said, opened, closed });
          return (
            <li key={month}>
              <Tooltip label={words} events={{ hover: true, focus: true, touch: true }}>
                <button type="button" aria-label={words}>
                  <span className={styles.pair} style={{ height }}>
                    <span className={styles.bar} data-kind="opened" style={{ height: computeBarHeight(opened) }} />
                    <span className={styles.bar} data-kind="closed" style={{ height: computeBarHeight(closed) }} />
                  </span>
                  <span className={styles.month} aria-hidden>
                    {formatShortMonth(month)}
                  </span>
                </button>
              </Tooltip>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function AsTable({ months }: { months: MonthCounts }) {
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

export function MattersByMonth({ months }: { months: MonthCounts }) {
  const [asTable, setAsTable] = useState(false);
  return (
    <>
      {asTable ? <AsTable months={months} /> : <Bars months={months} />}
      <div className={styles.legend}>
        <span className={styles.key} data-kind="opened">
          {t('Opened')}
        </span>
        <span className={styles.key} data-kind="closed">
          {t('Closed')}
        </span>
        <Button variant="subtle" size="compact-sm" onClick={() => setAsTable(!asTable)}>
          {asTable ? t('Show as chart') : t('As a table')}
        </Button>
      </div>
    </>
  );
}
