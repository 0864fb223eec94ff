import { systemType } from '@boedel/domain/matter/kinds';
import { Button, Checkbox } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { phrase, t } from '../../i18n/t';
import { useAddressState } from '../../ui/address-state';
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
import { statusWords } from './meeting-words';
import { type Meeting, useMeetings } from './meetings.queries';
import styles from './meetings.module.css';

const columns: Column<Meeting>[] = [
  { key: 'typeName', title: phrase('What'), strong: true, value: ({ typeName }) => t(typeName) },
  {
    key: 'status',
    title: phrase('Status'),
    value: ({ status }) => t(statusWords[status][0]),
    render: ({ status }) => <StatusBadge tone={statusWords[status][1]}>{t(statusWords[status][0])}</StatusBadge>,
  },
  { key: 'meetingDate', title: phrase('Held on'), kind: 'day' },
  { key: 'gazetteDate', title: phrase('Gazette'), kind: 'day' },
  { key: 'newspaperDate', title: phrase('Newspaper'), kind: 'day' },
  { key: 'closesDate', title: phrase('Closes'), kind: 'day' },
  { key: 'documents', title: phrase('Papers'), kind: 'number' },
];

/** What is advertised and what meetings are held: what was ordered, when it appears, when its period closes. */
export function MeetingsTab() {
  const matter = useMatter();
  const isInsolvent = matter.systemTypeID === systemType.liquidation;
  const [showCancelled, setShowCancelled] = useAddressState('cancelled');
  const [opened, open] = useAddressState('meeting');
  const [isAdding, setAdding] = useState(false);
  const read = useMeetings(matter.id, true);
  if (opened !== '') {
    return (
      <Loaded read={read}>
        {(rows) => {
          const row = rows.find(({ id }) => String(id) === opened);
          return row ? (
            <MeetingPage meeting={row} onClose={() => open('')} />
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
                <Nobody
                  sentence={
                    isInsolvent
                      ? t('Nothing is advertised. Begin with the first meeting of creditors.')
                      : t('Nothing is advertised. Begin with the notice to creditors once there are letters.')
                  }
                />
              ) : (
                <ListTable
                  label={t('Meetings and adverts')}
                  rows={shown}
                  columns={columns.filter(({ key }) => isInsolvent || key !== 'meetingDate')}
                  rowKey={({ id }) => id}
                  onOpen={({ id }) => open(String(id))}
                />
              )}
              {!isInsolvent && (
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
