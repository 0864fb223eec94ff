import { systemType } from '@boedel/domain/matter/kinds';
import { Button, Checkbox } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { markPhrase, t } from '../../i18n/t';
import { toHref, useAddressState } from '../../ui/address-state';
import { StatusBadge } from '../../ui/figures/status-badge';
import type { ListColumn } from '../../ui/list/column';
import { ListTable } from '../../ui/list/list-table';
import { OnlyCapture } from '../../ui/only-capture';
import { PageTitle } from '../../ui/page-title';
import { Nobody } from '../../ui/people-section';
import { Loaded } from '../../ui/states';
import { useMatter } from '../../ui/the-matter';
import { MeetingDialog } from './meeting-dialog';
import { MeetingPage } from './meeting-page';
import { describeStatus } from './meeting-words';
import { type MeetingDetails, useMeetings } from './meetings.queries';
import styles from './meetings.module.css';

const what: readonly ListColumn<MeetingDetails>[] = [
  { key: 'typeName', title: markPhrase('What'), strong: true, value: ({ typeName }) => t(typeName) },
  {
    key: 'status',
    title: markPhrase('Status'),
    value: (row) => t(describeStatus(row)[0]),
    render: (row) => <StatusBadge tone={describeStatus(row)[1]}>{t(describeStatus(row)[0])}</StatusBadge>,
  },
];
const columns: readonly ListColumn<MeetingDetails>[] = [
  ...what,
  { key: 'gazetteDate', title: markPhrase('Gazette'), kind: 'day' },
  { key: 'newspaperDate', title: markPhrase('Newspaper'), kind: 'day' },
  { key: 'closesDate', title: markPhrase('Closes'), kind: 'day' },
  { key: 'documents', title: markPhrase('Papers'), kind: 'number' },
];
/** Creditors meet on a day, which is what one looks for in the list. */
const columnsOfInsolvency: readonly ListColumn<MeetingDetails>[] = [
  ...what,
  { key: 'meetingDate', title: markPhrase('Held on'), kind: 'day' },
  ...columns.slice(what.length),
];
/** Trustees meet more often than anything of a trust is advertised. */
const columnsOfTrust: readonly ListColumn<MeetingDetails>[] = [
  ...what,
  { key: 'meetingDate', title: markPhrase('Held on'), kind: 'day' },
  { key: 'place', title: markPhrase('Place') },
  { key: 'trusteesToldDate', title: markPhrase('Trustees notified on'), kind: 'day' },
  { key: 'gazetteDate', title: markPhrase('Gazette'), kind: 'day', rare: true },
  { key: 'newspaperDate', title: markPhrase('Newspaper'), kind: 'day', rare: true },
  { key: 'documents', title: markPhrase('Papers'), kind: 'number' },
];

interface MeetingsTabProps {
  /** What a meeting shows in place of its publications; nothing where it is advertised. */
  readonly renderHeld?: (meeting: MeetingDetails) => ReactNode;
  readonly below?: ReactNode;
}

const describeNothingYet = (systemTypeID: number): string => {
  if (systemTypeID === systemType.trust) {
    return t('No meeting of the trustees is captured. Trustees meet at least once a year.');
  }
  return systemTypeID === systemType.liquidation
    ? t('No notices or meetings yet. Start with the first meeting of creditors.')
    : t('No notices or meetings yet. Once letters are issued, start with the notice to creditors.');
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
            <Nobody sentence={t('This no longer exists.')} />
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
            {t('Add notice or meeting')}
          </Button>
        </OnlyCapture>
      </PageTitle>
      <Loaded read={read}>
        {(rows) => {
          const shown = rows.filter(({ status }) => showCancelled !== '' || status !== 'cancelled');
          return (
            <>
              {shown.length === 0 ? (
                <Nobody sentence={describeNothingYet(matter.systemTypeID)} />
              ) : (
                <ListTable
                  label={t('Meetings and adverts')}
                  rows={shown}
                  columns={isTrust ? columnsOfTrust : isInsolvent ? columnsOfInsolvency : columns}
                  rowKey={({ id }) => id}
                  hrefOf={({ id }) => toHref('meeting', id)}
                  onOpen={({ id }) => open(String(id))}
                />
              )}
              {isTrust ? (
                <div className={styles.below}>{below}</div>
              ) : isInsolvent ? null : (
                <p className={styles.soft}>
                  {t(
                    'The latest publication sets the key date and the period that runs from it. Both appear in the diary.',
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
