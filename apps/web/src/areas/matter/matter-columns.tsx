import { systemType as kinds, type MatterStatus } from '@boedel/domain/matter/kinds';
import { isCurrent } from '@boedel/domain/matter/status';
import type { FigureName } from '@boedel/domain/figures/matter-figures';
import { ExplainedFigure } from '../../client/figures/explained';
import { phrase, t } from '../../i18n/t';
import { Deadline } from '../../ui/figures/deadline';
import { StatusBadge } from '../../ui/figures/status-badge';
import { missing } from '../../ui/format';
import type { Column } from '../../ui/list/column';
import styles from './matter-columns.module.css';
import { MatterStatusBadge } from './matter-status-badge';
import type { MatterRow } from './matter-row';
import { WatchStar } from './watch-star';

/** What a matter is called by its type, at the head of its column. */
const whoIs: Readonly<Record<number, string>> = {
  [kinds.liquidation]: phrase('Insolvent'),
  [kinds.estateLate]: phrase('Estate late'),
  [kinds.curatorship]: phrase('Patient'),
  [kinds.flowConsult]: phrase('Client'),
  [kinds.trust]: phrase('Trust'),
};

/** A consultation is not with the Master and has no bank account. */
const notFor: Readonly<Record<string, readonly number[]>> = {
  masterReference: [4],
  cashPosition: [4],
  estateDuty: [1, 3, 5],
};

/** 'A. van der Merwe': in a list of matters colleagues are known by less than their whole name. */
const withInitial = (name: string): string => name.replace(/^(\S)\S+ (?=\S)/, '$1. ');

export const matterColumns = (systemType: number): Column<MatterRow>[] =>
  columnsOf(systemType).filter(({ key }) => !notFor[key]?.includes(systemType));

/** A figure opens how it is worked out, here as in the matter itself. */
const figure = (
  key: 'grossAssets' | 'liabilities' | 'net' | 'estateDuty' | 'projectedFees',
  title: string,
  name: FigureName,
  { and, ...more }: { readonly optional?: boolean; readonly and?: FigureName } = {},
): Column<MatterRow> => ({
  key,
  title,
  kind: 'money',
  width: 122,
  ...more,
  render: (row) =>
    row[key] === null ? (
      missing
    ) : (
      <ExplainedFigure
        matterID={row.id}
        name={name}
        {...(and && { and })}
        label={`${row.name}, ${t(title)}`}
        rands={row[key]}
      />
    ),
});

const columnsOf = (systemType: number): Column<MatterRow>[] => [
  {
    key: 'watchList',
    title: '★',
    about: phrase('Watch list'),
    width: 44,
    sortable: false,
    render: (row) => <WatchStar matterID={row.id} name={row.name} watched={row.watchList} />,
  },
  { key: 'reference', title: phrase('Reference'), width: 128 },
  { key: 'name', title: whoIs[systemType] ?? phrase('Name'), strong: true, width: 184, most: 215 },
  { key: 'masterReference', title: phrase("Master's ref."), width: 108, muted: true, givesWay: true },
  {
    key: 'matterStatus',
    title: phrase('Status'),
    width: 92,
    render: (row) => <MatterStatusBadge status={row.matterStatus} />,
  },
  {
    key: 'responsibleName',
    title: phrase('Responsible'),
    width: 110,
    render: ({ responsibleName: name }) => (name ? <span title={name}>{withInitial(name)}</span> : missing),
  },
  {
    key: 'nextDeadline',
    title: phrase('Next deadline'),
    width: 219,
    value: (row) => row.nextDeadline?.date ?? null,
    render: (row) => (
      <span className={styles.deadline}>
        <Deadline short due={row.nextDeadline} isPast={!isCurrent(row.matterStatus as MatterStatus)} />
      </span>
    ),
  },
  figure('grossAssets', phrase('Gross assets'), 'grossAssets'),
  figure('liabilities', phrase('Liabilities'), 'liabilities', { optional: true }),
  figure('net', phrase('Net'), 'net', { optional: true }),
  figure('estateDuty', phrase('Estate duty'), 'estateDuty', { optional: true }),
  figure('projectedFees', phrase('Projected fees'), 'executorFee', { optional: true, and: 'incomeFee' }),
  { key: 'cashPosition', title: phrase('Cash position'), kind: 'money', width: 122 },
  {
    key: 'labels',
    title: phrase('Labels'),
    width: 140,
    sortable: false,
    rare: true,
    wraps: true,
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
  { key: 'lastNote', title: phrase('Last note'), grow: 2, sortable: false, muted: true, givesWay: true },
];
