import type { WireAnswer } from '@boedel/contract/call';
import { ratesCalls } from '@boedel/contract/rates/rates.calls';
import { findRateTable, listRateRows, rateTables, type RateTable } from '@boedel/domain/rates/rate-tables';
import type { TypedFigures } from '@boedel/domain/rates/rate-fields';
import { Button, NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { useCall, useRead } from '../../client/hooks';
import { markPhrase, t } from '../../i18n/t';
import { useAddressState } from '../../ui/address-state';
import { StatusBadge } from '../../ui/figures/status-badge';
import { formatDateTime } from '../../ui/format';
import type { ListColumn } from '../../ui/list/column';
import { ListTable } from '../../ui/list/list-table';
import { PageTitle } from '../../ui/page-title';
import { EnterRateDialog } from './enter-rate-dialog';
import styles from './rates.module.css';

export type RateEntry = WireAnswer<typeof ratesCalls.enter>;
type RateRow = ReturnType<typeof listRateRows>[number];

/** Each figure with what it is called; bands keep a line each. */
const describeFigures = ({ fields }: RateTable, figures: TypedFigures): string =>
  fields.map(({ name, label }) => `${t(label)}: ${figures[name] ?? ''}`).join('\n');

function createRowColumns(table: RateTable): readonly ListColumn<RateRow>[] {
  return [
    { key: 'from', title: markPhrase('From'), kind: 'day', width: 130 },
    { key: 'to', title: markPhrase('Until'), kind: 'day', width: 130 },
    {
      key: 'figures',
      title: markPhrase('Figures'),
      sortable: false,
      grow: 3,
      render: ({ figures }) => <span className={styles.figures}>{describeFigures(table, figures)}</span>,
    },
    { key: 'note', title: markPhrase('Source and notes'), sortable: false, grow: 2, long: true },
  ];
}

/** Rates and limits of the law by table, and what was entered after the release, for the provider's staff at /rates. */
export function RatesPage() {
  const [chosen, choose] = useAddressState('table');
  const [isEntering, setEntering] = useState(false);
  const table = findRateTable(chosen) ?? rateTables[0]!;
  const entries = useRead(ratesCalls.getEntries, undefined).data ?? [];
  return (
    <>
      <PageTitle title={t('Rates and limits')}>
        <Button onClick={() => setEntering(true)}>{t('Enter figures')}</Button>
      </PageTitle>
      <NativeSelect
        className={styles.choice ?? ''}
        label={t('Table')}
        value={table.id}
        data={rateTables.map(({ id, title }) => ({ value: id, label: t(title) }))}
        onChange={(event) => choose(event.currentTarget.value)}
      />
      <section className={styles.part} aria-label={t(table.title)}>
        <h2>{t(table.title)}</h2>
        <p>{table.section}</p>
        <ListTable
          label={t(table.title)}
          columns={createRowColumns(table)}
          rows={listRateRows(table)}
          rowKey={({ from }) => from}
        />
      </section>
      <EntryList entries={entries} />
      {isEntering && <EnterRateDialog table={table} onClose={() => setEntering(false)} />}
    </>
  );
}

const states = {
  waiting: ['warn', markPhrase('Waiting for a second person')],
  confirmed: ['good', markPhrase('Confirmed')],
  refused: ['off', markPhrase('Refused')],
} as const;

function EntryList({ entries }: { entries: readonly RateEntry[] }) {
  const columns: readonly ListColumn<RateEntry>[] = [
    {
      key: 'table',
      title: markPhrase('Table'),
      strong: true,
      value: ({ table }) => t(findRateTable(table)?.title ?? table),
    },
    { key: 'from', title: markPhrase('From'), kind: 'day' },
    { key: 'to', title: markPhrase('Until'), kind: 'day' },
    {
      key: 'figures',
      title: markPhrase('Figures'),
      sortable: false,
      render: ({ table, figures }) => {
        const found = findRateTable(table);
        return <span className={styles.figures}>{found && describeFigures(found, figures)}</span>;
      },
    },
    { key: 'reference', title: markPhrase('Published in'), long: true },
    { key: 'enteredBy', title: markPhrase('Entered by'), value: (row) => describeAct(row.enteredBy, row.enteredAt) },
    {
      key: 'state',
      title: markPhrase('State'),
      render: ({ state, decidedBy, decidedAt }) => (
        <>
          <StatusBadge tone={states[state][0]}>{t(states[state][1])}</StatusBadge>{' '}
          {decidedBy && describeAct(decidedBy, decidedAt)}
        </>
      ),
    },
    { key: 'decide', title: markPhrase('Decide'), sortable: false, render: (row) => <Decision entry={row} /> },
  ];
  return (
    <section className={styles.part} aria-label={t('Entered figures')}>
      <h2>{t('Entered figures')}</h2>
      {entries.length === 0 ? (
        <p>{t('No figures were entered.')}</p>
      ) : (
        <ListTable label={t('Entered figures')} columns={columns} rows={entries} rowKey={({ id }) => id} />
      )}
    </section>
  );
}

const describeAct = (name: string, at: string | null): string => (at ? `${name}, ${formatDateTime(at)}` : name);

function Decision({ entry }: { entry: RateEntry }) {
  // Confirmed figures count in this window from the next time it is loaded.
  const decide = useCall(ratesCalls.decide, {
    onDone: ({ state }) => state === 'confirmed' && globalThis.location.reload(),
  });
  if (entry.state !== 'waiting') return null;
  const send = (isConfirmed: boolean): void => decide.run({ id: entry.id, version: entry.version, isConfirmed });
  return (
    <span className={styles.acts}>
      {entry.mayDecide && (
        <Button size="compact-xs" loading={decide.isRunning} onClick={() => send(true)}>
          {t('Confirm')}
        </Button>
      )}
      <Button size="compact-xs" variant="default" loading={decide.isRunning} onClick={() => send(false)}>
        {t('Refuse')}
      </Button>
    </span>
  );
}
