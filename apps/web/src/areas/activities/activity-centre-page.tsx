import { activityCalls } from '@boedel/contract/activities/activities.calls';
import { constants } from '@boedel/contract/fixed/constants';
import { Button } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { paths } from '../../client/paths';
import { download } from '../../client/download';
import { send } from '../../client/send';
import { phrase, t } from '../../i18n/t';
import { useAddressState } from '../../ui/address-state';
import { StatusBadge } from '../../ui/figures/status-badge';
import { useAddressSort } from '../../ui/list/address-sort';
import type { Column, Sort } from '../../ui/list/column';
import { ListPage } from '../../ui/list/list-page';
import type { PageRequest } from '../../ui/list/list-source';
import { type ActivityLine, statusTones, statusWords, typesFound, typeWords } from './activities.queries';

const columns: readonly Column<ActivityLine>[] = [
  {
    key: 'activityType',
    title: phrase('Activity Type'),
    strong: true,
    grow: 2,
    value: ({ activityType }) => typeWords(activityType),
  },
  { key: 'trustName', title: phrase('Trust Name'), grow: 2 },
  { key: 'trustAdministrator', title: phrase('Trust Administrator'), grow: 1 },
  {
    key: 'completePercent',
    title: phrase('Progress'),
    kind: 'number',
    width: 110,
    render: ({ completePercent }) => `${completePercent} %`,
  },
  {
    key: 'status',
    title: phrase('Status'),
    width: 130,
    value: ({ status }) => t(statusWords[status]),
    render: ({ status }) => <StatusBadge tone={statusTones[status]}>{t(statusWords[status])}</StatusBadge>,
  },
  { key: 'dateCreated', title: phrase('Start Date'), kind: 'day', width: 120 },
  { key: 'dateCompleted', title: phrase('Completed Date'), kind: 'day', width: 140 },
];

type Asked = NonNullable<Parameters<typeof send<typeof activityCalls.getlistall>>[1]>['query'];
const asked = (searchString: string, sort: Sort | undefined) => {
  const types = typesFound(searchString);
  return {
    searchString,
    ...(types && { types }),
    ...(sort && { sortModelColId: sort.key, sortModelSort: sort.descending ? 'desc' : 'asc' }),
  } as NonNullable<Asked>;
};

/** What changes in the trusts of the firm, at /activities. */
export function ActivityCentrePage() {
  const navigate = useNavigate();
  const [search] = useAddressState('search');
  const { sort } = useAddressSort();
  const page = ({ skip, take, search: typed, sort: sorted }: PageRequest) =>
    send(activityCalls.getlistall, { query: { ...asked(typed, sorted), skip, take } }, { quiet: true });
  const opens = ({ matterID }: ActivityLine) => paths.matter.activities({ id: matterID });
  return (
    <ListPage<ActivityLine>
      title={t('Activity Centre')}
      columns={columns}
      rowKey={({ id }) => id}
      source={{ page, cacheKey: [activityCalls.getlistall.path] }}
      hrefOf={opens}
      onOpen={(row) => void navigate({ to: opens(row) })}
      actions={
        <Button variant="default" onClick={() => void navigate({ to: paths.compliance() })}>
          {t('Compliance of the trusts')}
        </Button>
      }
      searchIn={t('Activity type, trust name, trust administrator')}
      exports={[
        {
          label: t('CSV'),
          run: () => void download(activityCalls.exportlist, { query: asked(search, sort) }),
        },
      ]}
      empty={t('Nothing changes in any trust yet. Activities begin in a trust, on its tab Activities.')}
      height={`${constants.activityGridHeightPx}px`}
    />
  );
}
