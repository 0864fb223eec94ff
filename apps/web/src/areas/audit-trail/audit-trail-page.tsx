import { auditTrailCalls } from '@boedel/contract/audit-trail/audit-trail.calls';
import { Group, Select, TextInput } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { download } from '../../client/download';
import { useRead } from '../../client/hooks';
import { pagedSource } from '../../client/paged';
import { phrase, t } from '../../i18n/t';
import { useAddressState } from '../../ui/address-state';
import type { Column } from '../../ui/list/column';
import { ListPage } from '../../ui/list/list-page';
import { type Entry, fieldsOf, spokenAction, spokenField } from './audit-trail.queries';
import { EntryDialog } from './entry-dialog';
import { VerifyButton } from './verify-button';

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
    value: (row) => fieldsOf(row).map(spokenField).join(', '),
  },
  { key: 'why', title: phrase('Why'), sortable: false, grow: 2 },
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

/** What was done in the firm, at /audittrail. */
export function AuditTrailPage() {
  const filters = useFilters();
  const navigate = useNavigate();
  const [opened, setOpened] = useState<Entry>();
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
          <Group gap="xs">
            <Select
              aria-label={t('Person')}
              placeholder={t('Everybody')}
              clearable
              searchable
              w={200}
              data={(people.data ?? []).map((one) => ({ value: String(one.personID), label: one.person }))}
              value={filters.person || null}
              onChange={(value) => filters.setPerson(value ?? '')}
            />
            <TextInput
              type="date"
              aria-label={t('From')}
              value={filters.from}
              onChange={(event) => filters.setFrom(event.currentTarget.value)}
            />
            <TextInput
              type="date"
              aria-label={t('To')}
              value={filters.to}
              onChange={(event) => filters.setTo(event.currentTarget.value)}
            />
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
