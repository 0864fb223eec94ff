import { auditTrailCalls } from '@boedel/contract/audit-trail/audit-trail.calls';
import { isLocalDate } from '@boedel/domain/dates/local-date';
import { Group, Select } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { download } from '../../client/download';
import { useRead } from '../../client/hooks';
import { pagedSource } from '../../client/paged';
import { phrase, t } from '../../i18n/t';
import { useAddressState } from '../../ui/address-state';
import { DateField } from '../../ui/fields/date-field';
import { missing } from '../../ui/format';
import type { Column } from '../../ui/list/column';
import { ListPage } from '../../ui/list/list-page';
import { type Entry, fieldsOf, spokenAction, spokenField } from './audit-trail.queries';
import { EntryDialog } from './entry-dialog';
import { VerifyButton } from './verify-button';
import styles from './audit-trail.module.css';

/** A row shows what it is about; all of it is in the entry. */
const fewWords = (fields: readonly string[]): string =>
  fields.length > 3
    ? t('{fields} and {count} more', { fields: fields.slice(0, 2).join(', '), count: fields.length - 2 })
    : fields.join(', ');

const columns: readonly Column<Entry>[] = [
  { key: 'at', title: phrase('When'), kind: 'instant', sortable: false, width: 170 },
  { key: 'person', title: phrase('Who'), sortable: false, width: 180, strong: true },
  { key: 'action', title: phrase('What'), sortable: false, grow: 2, value: ({ action }) => spokenAction(action) },
  { key: 'matterReference', title: phrase('Matter'), sortable: false, width: 150 },
  {
    key: 'fields',
    title: phrase('Changed'),
    sortable: false,
    grow: 2,
    value: (row) => fewWords(fieldsOf(row).map(spokenField)),
  },
  {
    key: 'why',
    title: phrase('Why'),
    sortable: false,
    grow: 2,
    render: ({ why }) => (why ? <span className={styles.why}>{why}</span> : missing),
  },
];

/** Filters are kept in the address; a record's history is a filter like the others. */
function useFilters() {
  const [person, setPerson] = useAddressState('person');
  const [from, setFrom] = useAddressState('from');
  const [to, setTo] = useAddressState('to');
  const [record] = useAddressState('record');
  const [searchString] = useAddressState('search');
  const [entityType, entityID] = record.split(':');
  const asks = {
    ...(person && { personID: Number(person) }),
    ...(from && { from }),
    ...(to && { to }),
    ...(entityType && { entityType }),
    ...(entityID && { entityID: Number(entityID) }),
  };
  return { person, setPerson, from, setFrom, to, setTo, record, searchString, asks };
}

/** A day half typed stays in its field; a whole one goes into the address. */
function useDay(asked: string, ask: (day: string) => void): [unknown, (typed: unknown) => void] {
  const [typed, setTyped] = useState<unknown>(asked);
  return [
    typed,
    (next) => {
      setTyped(next);
      if (next === null) ask('');
      else if (typeof next === 'string' && isLocalDate(next)) ask(next);
    },
  ];
}

/** What was done in the firm, at /audittrail. */
export function AuditTrailPage() {
  const filters = useFilters();
  const navigate = useNavigate();
  const [opened, setOpened] = useState<Entry>();
  const [from, setFrom] = useDay(filters.from, filters.setFrom);
  const [to, setTo] = useDay(filters.to, filters.setTo);
  const people = useRead(auditTrailCalls.getpeople, undefined, { quiet: true });
  const showHistory = (entry?: Entry): void => {
    setOpened(undefined);
    const record = entry && `${entry.entityType}:${entry.entityID}`;
    void navigate({ to: '.', search: (now: Record<string, unknown>) => ({ ...now, record }), replace: true } as never);
  };
  const exportCsv = (): void =>
    void download(auditTrailCalls.export, { query: { ...filters.asks, searchString: filters.searchString } }).catch(
      () => undefined,
    );
  return (
    <>
      <ListPage<Entry>
        title={t('Audit Trail')}
        columns={columns}
        rowKey={({ id }) => id}
        source={pagedSource<Entry>(auditTrailCalls.getlist, filters.asks)}
        onOpen={setOpened}
        searchIn={t('Who, what, why, reference')}
        {...(filters.record && {
          chips: [
            {
              key: 'record',
              label: t('History of {record}', { record: filters.record.replace(':', ' ') }),
              on: true,
              onToggle: () => showHistory(),
            },
          ],
        })}
        views={
          <Group gap="xs" align="flex-end">
            <Select
              label={t('Person')}
              placeholder={t('Everybody')}
              clearable
              searchable
              w={200}
              data={(people.data ?? []).map((one) => ({ value: String(one.personID), label: one.person }))}
              value={filters.person || null}
              onChange={(value) => filters.setPerson(value ?? '')}
            />
            <DateField label={t('From')} value={from} onChange={(day) => setFrom(day)} />
            <DateField label={t('To')} value={to} onChange={(day) => setTo(day)} />
          </Group>
        }
        exports={[{ label: t('CSV, all that match'), run: exportCsv }]}
        actions={<VerifyButton />}
        empty={t('Nothing has been written down yet.')}
      />
      {opened && <EntryDialog entry={opened} onHistory={showHistory} onClose={() => setOpened(undefined)} />}
    </>
  );
}
