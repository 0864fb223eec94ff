import { type MatterStatus, isCurrent } from '@boedel/domain/matter/status';
import { phrase } from '../../i18n/t';
import { Deadline } from '../../ui/figures/deadline';
import { StatusBadge } from '../../ui/figures/status-badge';
import type { Column } from '../../ui/list/column';
import { MatterStatusBadge } from './matter-status-badge';
import type { MatterRow } from './matter-row';
import { WatchStar } from './watch-star';

/** What a matter is called by its type, at the head of its column. */
const whoIs: Readonly<Record<number, string>> = {
  1: phrase('Insolvent'),
  2: phrase('Estate late'),
  3: phrase('Patient'),
  4: phrase('Client'),
  5: phrase('Trust'),
};

/** A consultation is not with the Master and has no bank account. */
const notFor: Readonly<Record<string, readonly number[]>> = { masterReference: [4], cashPosition: [4] };

export const matterColumns = (systemType: number): Column<MatterRow>[] =>
  columnsOf(systemType).filter(({ key }) => !notFor[key]?.includes(systemType));

const columnsOf = (systemType: number): Column<MatterRow>[] => [
  {
    key: 'watchList',
    title: '★',
    about: phrase('Watch list'),
    width: 48,
    sortable: false,
    render: (row) => <WatchStar matterID={row.id} name={row.name} watched={row.watchList} />,
  },
  { key: 'reference', title: phrase('Reference'), width: 150 },
  { key: 'name', title: whoIs[systemType] ?? phrase('Name'), strong: true, width: 230 },
  { key: 'masterReference', title: phrase("Master's ref."), width: 120, muted: true },
  {
    key: 'matterStatus',
    title: phrase('Status'),
    width: 100,
    render: (row) => <MatterStatusBadge status={row.matterStatus} />,
  },
  { key: 'responsibleName', title: phrase('Responsible'), width: 150 },
  {
    key: 'nextDeadline',
    title: phrase('Next deadline'),
    width: 260,
    value: (row) => row.nextDeadline?.date ?? null,
    render: (row) => <Deadline due={row.nextDeadline} isPast={!isCurrent(row.matterStatus as MatterStatus)} />,
  },
  { key: 'grossAssets', title: phrase('Gross assets'), kind: 'money', width: 140 },
  { key: 'cashPosition', title: phrase('Cash position'), kind: 'money', width: 140 },
  {
    key: 'labels',
    title: phrase('Labels'),
    width: 140,
    sortable: false,
    value: (row) => row.labels.join(', '),
    render: (row) =>
      row.labels.length > 0
        ? row.labels.map((name) => (
            <StatusBadge key={name} tone="info">
              {name}
            </StatusBadge>
          ))
        : '-',
  },
  { key: 'lastNote', title: phrase('Last note'), grow: 2, sortable: false, muted: true },
];
