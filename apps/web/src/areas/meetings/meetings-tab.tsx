import { systemType } from '@boedel/domain/matter/kinds';
import { Button, Checkbox } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { phrase, t } from '../../i18n/t';
import { hrefWith, useAddressState } from '../../ui/address-state';
import { StatusBadge } from '../../ui/figures/status-badge';
import type { Column } from '../../ui/list/column';
import { ListTable } from '../../ui/list/list-table';
import { OnlyCapture } from '../../ui/only-capture';
import { PageTitle } from '../../ui/page-title';
import { Nobody } from '../../ui/people-section';
import { Loaded } from '../../ui/states';
import { useMatter } from '../../ui/the-matter';
import { MeetingDialog } from './meeting-dialog';
import { MeetingPage } from './meeting-page';
import { statusOf } from './meeting-words';
import { type Meeting, useMeetings } from './meetings.queries';
import styles from './meetings.module.css';

const what: readonly Column<Meeting>[] = [
  { key: 'typeName', title: phrase('What'), strong: true, value: ({ typeName }) => t(typeName) },
  {
    key: 'status',
    title: phrase('Status'),
    value: (row) => t(statusOf(row)[0]),
    render: (row) => <StatusBadge tone={statusOf(row)[1]}>{t(statusOf(row)[0])}</StatusBadge>,
  },
];
const columns: readonly Column<Meeting>[] = [
  ...what,
  { key: 'gazetteDate', title: phrase('Gazette'), kind: 'day' },
  { key: 'newspaperDate', title: phrase('Newspaper'), kind: 'day' },
  { key: 'closesDate', title: phrase('Closes'), kind: 'day' },
  { key: 'documents', title: phrase('Papers'), kind: 'number' },
];
/** Creditors meet on a day, which is what one looks for in the list. */
const columnsOfInsolvency: readonly Column<Meeting>[] = [
  ...what,
  { key: 'meetingDate', title: phrase('Held on'), kind: 'day' },
  ...columns.slice(what.length),
];
/** Trustees meet more often than anything of a trust is advertised. */
const columnsOfTrust: readonly Column<Meeting>[] = [
  ...what,
  { key: 'meetingDate', title: phrase('Held on'), kind: 'day' },
  { key: 'place', title: phrase('Place') },
  { key: 'trusteesToldDate', title: phrase('Trustees told on'), kind: 'day' },
  { key: 'gazetteDate', title: phrase('Gazette'), kind: 'day', rare: true },
  { key: 'newspaperDate', title: phrase('Newspaper'), kind: 'day', rare: true },
  { key: 'documents', title: phrase('Papers'), kind: 'number' },
];

interface MeetingsTabProps {
  /** What a meeting shows in place of its publications; nothing where it is advertised. */
  readonly renderHeld?: (meeting: Meeting) => ReactNode;
  readonly below?: ReactNode;
}

const nothingYet = (systemTypeID: number): string => {
  if (systemTypeID === systemType.trust) {
    return t('No meeting of the trustees is captured. Trustees meet at least once a year.');
  }
  return systemTypeID === systemType.liquidation
    ? t('Nothing is advertised. Begin with the first meeting of creditors.')
    : t('Nothing is advertised. Begin with the notice to creditors once there are letters.');
};

/** What is advertised and what meetings are held: what was ordered, when it appears, when its period closes. */
export function MeetingsTab({ renderHeld, below }: MeetingsTabProps) {
  const matter = useMatter();
  const isInsolvent = matter.systemTypeID === systemType.liquidation;
  const [showCancelled, setShowCancelled] = useAddressState('cancelled');
  const [opened, open] = useAddressState('meeting');
  const [isAdding, setAdding] = useState(false);
  const read = useMeetings(matter.id, true);
  const isTrust = matter.systemTypeID === systemType.trust;
  if (opened !== '') {
    return (
      <Loaded read={read}>
        {(rows) => {
          const row = rows.find(({ id }) => String(id) === opened);
          return row ? (
            <MeetingPage meeting={row} held={renderHeld?.(row)} onClose={() => open('')} />
          ) : (
            <Nobody sentence={t('It is not there any more.')} />
          );
        }}
      </Loaded>
    );
  }
  return (
    <>
      <PageTitle title={t('Meetings and adverts')}>
        <Checkbox
          size="xs"
          my="auto"
          label={t('Show cancelled')}
          checked={showCancelled !== ''}
          onChange={(event) => setShowCancelled(event.currentTarget.checked ? 'yes' : '')}
        />
        <OnlyCapture>
          <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setAdding(true)}>
            {t('Add a notice or a meeting')}
          </Button>
        </OnlyCapture>
      </PageTitle>
      <Loaded read={read}>
        {(rows) => {
          const shown = rows.filter(({ status }) => showCancelled !== '' || status !== 'cancelled');
          return (
            <>
              {shown.length === 0 ? (
                <Nobody sentence={nothingYet(matter.systemTypeID)} />
              ) : (
                <ListTable
                  label={t('Meetings and adverts')}
                  rows={shown}
                  columns={isTrust ? columnsOfTrust : isInsolvent ? columnsOfInsolvency : columns}
                  rowKey={({ id }) => id}
                  hrefOf={({ id }) => hrefWith('meeting', id)}
                  onOpen={({ id }) => open(String(id))}
                />
              )}
              {isTrust ? (
                <div className={styles.below}>{below}</div>
              ) : isInsolvent ? null : (
                <p className={styles.soft}>
                  {t(
                    'The latest publication sets the key date and the period that runs from it; both stand in the diary.',
                  )}
                </p>
              )}
              {isAdding && <MeetingDialog row="new" rows={rows} onClose={() => setAdding(false)} />}
            </>
          );
        }}
      </Loaded>
    </>
  );
}
