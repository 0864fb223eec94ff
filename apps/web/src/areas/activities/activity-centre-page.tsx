import { activityCalls } from '@boedel/contract/activities/activities.calls';
import { constants } from '@boedel/contract/fixed/constants';
import { Button } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { paths } from '../../client/paths';
import { download } from '../../client/download';
import { send } from '../../client/send';
import { markPhrase, t } from '../../i18n/t';
import { useAddressState } from '../../ui/address-state';
import { StatusBadge } from '../../ui/figures/status-badge';
import { useAddressSort } from '../../ui/list/address-sort';
import type { ListColumn, ListSort } from '../../ui/list/column';
import { ListPage } from '../../ui/list/list-page';
import type { PageRequest } from '../../ui/list/list-source';
import { type ActivityListLine, statusTones, statusLabels, findTypes, formatType } from './activities.queries';

const columns: readonly ListColumn<ActivityListLine>[] = [
  {
    key: 'activityType',
    title: markPhrase('Activity Type'),
    strong: true,
    grow: 2,
    value: ({ activityType }) => formatType(activityType),
  },
  { key: 'trustName', title: markPhrase('Trust Name'), grow: 2 },
  { key: 'trustAdministrator', title: markPhrase('Trust Administrator'), grow: 1 },
  {
    key: 'completePercent',
    title: markPhrase('Progress'),
    kind: 'number',
    width: 110,
    render: ({ completePercent }) => `${completePercent} %`,
  },
  {
    key: 'status',
    title: markPhrase('Status'),
    width: 130,
    value: ({ status }) => t(statusLabels[status]),
    render: ({ status }) => <StatusBadge tone={statusTones[status]}>{t(statusLabels[status])}</StatusBadge>,
  },
  { key: 'dateCreated', title: markPhrase('Start Date'), kind: 'day', width: 120 },
  { key: 'dateCompleted', title: markPhrase('Completed Date'), kind: 'day', width: 140 },
];

type ActivityCentreQuery = NonNullable<Parameters<typeof send<typeof activityCalls.getlistall>>[1]>['query'];
const createQuery = (searchString: string, sort: ListSort | undefined) => {
  const types = findTypes(searchString);
  return {
    searchString,
    ...(types && { types }),
    ...(sort && { sortModelColId: sort.key, sortModelSort: sort.descending ? 'desc' : 'asc' }),
  } as NonNullable<ActivityCentreQuery>;
};

/** What changes in the trusts of the firm, at /activities. */
export function ActivityCentrePage() {
  const navigate = useNavigate();
  const [search] = useAddressState('search');
  const { sort } = useAddressSort();
  const readActivityPage = ({ skip, take, search: typed, sort: sorted }: PageRequest) =>
    send(activityCalls.getlistall, { query: { ...createQuery(typed, sorted), skip, take } }, { quiet: true });
  const buildActivityPath = ({ matterID }: ActivityListLine) => paths.matter.activities({ id: matterID });
  return (
    <ListPage<ActivityListLine>
      title={t('Activity Centre')}
      columns={columns}
      rowKey={({ id }) => id}
      source={{ page: readActivityPage, cacheKey: [activityCalls.getlistall.path] }}
      hrefOf={buildActivityPath}
      onOpen={(row) => void navigate({ to: buildActivityPath(row) })}
      actions={
        <Button variant="default" onClick={() => void navigate({ to: paths.compliance() })}>
          {t('Compliance of the trusts')}
        </Button>
      }
      searchIn={t('Activity type, trust name, trust administrator')}
      exports={[
        {
          label: t('CSV'),
          run: () => void download(activityCalls.exportlist, { query: createQuery(search, sort) }),
        },
      ]}
      empty={t('No activities yet. Start an activity in a trust, on its Activities tab.')}
      height={`${constants.activityGridHeightPx}px`}
    />
  );
}
