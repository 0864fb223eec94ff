import { activityCalls } from '@boedel/contract/activities/activities.calls';
import { Button, Progress } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { paths } from '../../client/paths';
import { useRead } from '../../client/hooks';
import { markPhrase, t } from '../../i18n/t';
import { useAddressState } from '../../ui/address-state';
import { StatusBadge } from '../../ui/figures/status-badge';
import type { ListColumn } from '../../ui/list/column';
import { ListTable } from '../../ui/list/list-table';
import { OnlyCapture } from '../../ui/only-capture';
import { PageTitle } from '../../ui/page-title';
import { Empty, Loaded } from '../../ui/states';
import { useMatter } from '../../ui/the-matter';
import { type ActivityWire, statusTones, statusLabels, formatType } from './activities.queries';
import styles from './activities.module.css';
import { ActivityChecklist } from './activity-checklist';
import { NewActivityDialog } from './new-activity-dialog';

const columns: readonly ListColumn<ActivityWire>[] = [
  {
    key: 'activityType',
    title: markPhrase('Activity Type'),
    strong: true,
    value: ({ activityType }) => formatType(activityType),
  },
  { key: 'entityNames', title: markPhrase('About'), value: ({ entityNames }) => entityNames.join(', ') || null },
  {
    key: 'completePercent',
    title: markPhrase('Progress'),
    kind: 'number',
    render: ({ completePercent }) => (
      <span className={styles.progress}>
        <Progress value={completePercent} w={72} aria-label={t('Progress')} /> {completePercent} %
      </span>
    ),
  },
  {
    key: 'status',
    title: markPhrase('Status'),
    value: ({ status }) => t(statusLabels[status]),
    render: ({ status }) => <StatusBadge tone={statusTones[status]}>{t(statusLabels[status])}</StatusBadge>,
  },
  { key: 'dateCreated', title: markPhrase('Start Date'), kind: 'day' },
  { key: 'dateCompleted', title: markPhrase('Completed Date'), kind: 'day' },
];

/** What changes in the trust: each activity with how far it is, and one of them as its list of steps. */
export function ActivitiesTab() {
  const { id: matterID } = useMatter();
  const [opened, open] = useAddressState('activity');
  const [isNew, setNew] = useState(false);
  const read = useRead(activityCalls.getlist, { matterID }, { enabled: opened === '' });
  if (/^\d+$/.test(opened)) return <ActivityChecklist key={opened} id={Number(opened)} onBack={() => open('')} />;
  const begin = (
    <OnlyCapture>
      <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setNew(true)}>
        {t('New activity')}
      </Button>
    </OnlyCapture>
  );
  return (
    <>
      <PageTitle title={t('Activities')}>
        <Button variant="default" component={Link} to={paths.activities()}>
          {t('Activity Centre')}
        </Button>
        {begin}
      </PageTitle>
      <Loaded read={read}>
        {(rows) =>
          rows.length === 0 ? (
            <Empty
              sentence={t(
                'No activities yet. Start with the registration of the trust, or with the change you want to make.',
              )}
            />
          ) : (
            <ListTable
              label={t('Activities')}
              rows={rows}
              columns={columns}
              rowKey={({ id }) => id}
              hrefOf={({ id }) => `?activity=${id}`}
              onOpen={({ id }) => open(String(id))}
            />
          )
        }
      </Loaded>
      {isNew && (
        <NewActivityDialog
          onClose={() => setNew(false)}
          onBegun={(id) => {
            setNew(false);
            open(String(id));
          }}
        />
      )}
    </>
  );
}
