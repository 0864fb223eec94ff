import { auditTrailCalls } from '@boedel/contract/audit-trail/audit-trail.calls';
import { NativeSelect, Select } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { download } from '../../client/download';
import { useRead } from '../../client/hooks';
import { createPagedSource } from '../../client/paged';
import { markPhrase, t } from '../../i18n/t';
import { toHref, useAddressState } from '../../ui/address-state';
import { DateField } from '../../ui/fields/date-field';
import { useWholeDay } from '../../ui/fields/whole-day';
import { missing } from '../../ui/format';
import type { ListColumn } from '../../ui/list/column';
import { ListPage } from '../../ui/list/list-page';
import { type TrailEntryAnswer, summariseEntry, describeAction, listSpellings } from './audit-trail.queries';
import { CheckpointButton } from './checkpoint-button';
import { loadDeclared } from './declared';
import { VerifyButton } from './verify-button';
import styles from './audit-trail.module.css';

/** With the words of every field. */
const EntryDialog = lazy(async () => {
  const [{ EntryDialog: dialog }] = await Promise.all([
    import('./entry-dialog'),
    loadDeclared().catch(() => undefined),
  ]);
  return { default: dialog };
});

/** A row is one line; what does not fit is in its tooltip, and in the entry. */
const Cut = ({ text, share }: { text: string; share: number }) =>
  text ? (
    <span className={styles.cut} style={{ maxWidth: `max(160px, ${share}cqi)` }} title={text}>
      {text}
    </span>
  ) : (
    missing
  );

const columns: readonly ListColumn<TrailEntryAnswer>[] = [
  { key: 'at', title: markPhrase('When'), kind: 'instant', sortable: false, width: 176 },
  { key: 'person', title: markPhrase('Who'), sortable: false, width: 180, strong: true },
  { key: 'action', title: markPhrase('What'), sortable: false, grow: 3, value: ({ action }) => describeAction(action) },
  { key: 'matterReference', title: markPhrase('Matter'), sortable: false, width: 168 },
  {
    key: 'fields',
    title: markPhrase('Changed'),
    sortable: false,
    grow: 4,
    value: summariseEntry,
    render: (row) => <Cut text={summariseEntry(row)} share={34} />,
  },
  {
    key: 'why',
    title: markPhrase('Why'),
    sortable: false,
    grow: 1,
    render: ({ why }) => <Cut text={why ?? ''} share={14} />,
  },
];

const subjects = {
  matters: markPhrase('Matters'),
  people: markPhrase('Users and rights'),
  'sign-ins': markPhrase('Sign-ins'),
  firm: markPhrase('The firm'),
};

const subjectNames = Object.keys(subjects) as (keyof typeof subjects)[];

/** Filters are kept in the address; a record's history is a filter like the others. */
function useFilters() {
  const [person, setPerson] = useAddressState('person');
  const [asked, setAbout] = useAddressState('about');
  const about = subjectNames.find((subject) => subject === asked);
  const [from, setFrom] = useAddressState('from');
  const [to, setTo] = useAddressState('to');
  const [record] = useAddressState('record');
  const [searchString] = useAddressState('search');
  const [entityType, entityID] = record.split(':');
  const written = listSpellings(searchString);
  const asks = {
    ...(written && { writtenAs: written }),
    ...(person && { personID: Number(person) }),
    ...(about && { about }),
    ...(from && { from }),
    ...(to && { to }),
    ...(entityType && { entityType }),
    ...(entityID && { entityID: Number(entityID) }),
  };
  return { person, setPerson, about, setAbout, from, setFrom, to, setTo, record, searchString, asks };
}

/** Which entry is open, in the address: of a trail that goes on, so it is asked for where it was not pressed here. */
function useOpenedEntry() {
  const [asked, setAsked] = useAddressState('entry');
  const [pressed, setPressed] = useState<TrailEntryAnswer>();
  const isHere = String(pressed?.id) === asked;
  const id = Number(asked);
  const read = useRead(auditTrailCalls.getlist, { id, take: 1 }, { quiet: true, enabled: id > 0 && !isHere });
  return {
    opened: asked === '' ? undefined : isHere ? pressed : read.data?.rows[0],
    hrefOf: (entry: TrailEntryAnswer): string => toHref('entry', entry.id),
    setOpened: (entry: TrailEntryAnswer | undefined): void => {
      setPressed(entry);
      setAsked(String(entry?.id ?? ''));
    },
  };
}

/** What was done in the firm, at /audittrail. */
export function AuditTrailPage() {
  const filters = useFilters();
  const navigate = useNavigate();
  const { opened, hrefOf, setOpened } = useOpenedEntry();
  const [from, setFrom] = useWholeDay(filters.from, filters.setFrom);
  const [to, setTo] = useWholeDay(filters.to, filters.setTo);
  const people = useRead(auditTrailCalls.getpeople, undefined, { quiet: true });
  const showHistory = (entry?: TrailEntryAnswer): void => {
    const record = entry && `${entry.entityType}:${entry.entityID}`;
    const addToSearch = (now: object) => ({ ...now, record, entry: undefined });
    void navigate({ to: '.', search: addToSearch, replace: true } as never);
  };
  const exportCsv = (): void =>
    void download(auditTrailCalls.export, { query: { ...filters.asks, searchString: filters.searchString } }).catch(
      () => undefined,
    );
  return (
    <>
      <ListPage<TrailEntryAnswer>
        title={t('Audit Trail')}
        columns={columns}
        rowKey={({ id }) => id}
        source={createPagedSource<TrailEntryAnswer>(auditTrailCalls.getlist, filters.asks)}
        hrefOf={hrefOf}
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
        filtered={Object.keys(filters.asks).some((name) => name !== 'writtenAs')}
        filters={
          <div className={styles.filters}>
            <NativeSelect
              label={t('About')}
              data={[
                { value: '', label: t('Everything') },
                ...subjectNames.map((value) => ({ value, label: t(subjects[value]) })),
              ]}
              value={filters.about ?? ''}
              onChange={(event) => filters.setAbout(event.currentTarget.value)}
            />
            <Select
              label={t('Person')}
              placeholder={t('Everyone')}
              clearable
              searchable
              data={(people.data ?? []).map((one) => ({ value: String(one.personID), label: one.person }))}
              value={filters.person || null}
              onChange={(value) => filters.setPerson(value ?? '')}
            />
            <DateField label={t('From')} value={from} onChange={(day) => setFrom(day)} />
            <DateField label={t('To')} value={to} onChange={(day) => setTo(day)} />
          </div>
        }
        exports={[{ label: t('CSV, all that match'), run: exportCsv }]}
        actions={
          <>
            <CheckpointButton />
            <VerifyButton />
          </>
        }
        empty={t('No entries yet.')}
      />
      <Suspense>
        {opened && <EntryDialog entry={opened} onHistory={showHistory} onClose={() => setOpened(undefined)} />}
      </Suspense>
    </>
  );
}
