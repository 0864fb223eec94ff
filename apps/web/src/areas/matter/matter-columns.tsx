import { systemType as kinds, type MatterStatus } from '@boedel/domain/matter/kinds';
import { isCurrent } from '@boedel/domain/matter/status';
import type { FigureName } from '@boedel/domain/figures/matter-figures';
import { ExplainedFigure } from '../../client/figures/explained';
import { markPhrase, t } from '../../i18n/t';
import { Amount } from '../../ui/figures/amount';
import { CurrencyContext } from '../../ui/figures/currency';
import { Deadline } from '../../ui/figures/deadline';
import { StatusBadge } from '../../ui/figures/status-badge';
import { chooseCurrency, missing } from '../../ui/format';
import type { ListColumn } from '../../ui/list/column';
import styles from './matter-columns.module.css';
import { MatterStatusBadge } from './matter-status-badge';
import type { MatterListAnswerRow } from './matter-row';
import { WatchStar } from './watch-star';

/** What a matter is called by its type, at the head of its column. */
const whoIs: Readonly<Record<number, string>> = {
  [kinds.liquidation]: markPhrase('Insolvent'),
  [kinds.estateLate]: markPhrase('Estate late'),
  [kinds.curatorship]: markPhrase('Patient'),
  [kinds.flowConsult]: markPhrase('Client'),
  [kinds.trust]: markPhrase('Trust'),
};

/** A consultation is not with the Master and has no bank account. */
const notFor: Readonly<Record<string, readonly number[]>> = {
  masterReference: [4],
  cashPosition: [4],
  estateDuty: [1, 3, 5],
};

/** 'A. van der Merwe': in a list of matters colleagues are known by less than their whole name. */
const formatWithInitial = (name: string): string => name.replace(/^(\S)\S+ (?=\S)/, '$1. ');

export const createMatterColumns = (systemType: number): ListColumn<MatterListAnswerRow>[] =>
  createAllColumns(systemType).filter(({ key }) => !notFor[key]?.includes(systemType));

/** A figure opens how it is worked out, here as in the matter itself. */
const createFigureColumn = (
  key: 'grossAssets' | 'liabilities' | 'net' | 'estateDuty' | 'projectedFees',
  title: string,
  name: FigureName,
  { and, ...more }: { readonly optional?: boolean; readonly and?: FigureName } = {},
): ListColumn<MatterListAnswerRow> => ({
  key,
  title,
  kind: 'money',
  width: 122,
  ...more,
  render: (row) =>
    row[key] === null ? (
      missing
    ) : (
      <CurrencyContext value={chooseCurrency(row.country)}>
        <ExplainedFigure
          matterID={row.id}
          name={name}
          {...(and && { and })}
          label={`${row.name}, ${t(title)}`}
          rands={row[key]}
        />
      </CurrencyContext>
    ),
});

const createAllColumns = (systemType: number): ListColumn<MatterListAnswerRow>[] => [
  {
    key: 'watchList',
    title: '★',
    about: markPhrase('Watch list'),
    width: 44,
    sortable: false,
    render: (row) => <WatchStar matterID={row.id} name={row.name} watched={row.watchList} />,
  },
  { key: 'reference', title: markPhrase('Reference'), width: 128 },
  { key: 'name', title: whoIs[systemType] ?? markPhrase('Name'), strong: true, width: 184, most: 215 },
  { key: 'masterReference', title: markPhrase("Master's ref."), width: 108, muted: true, givesWay: true },
  {
    key: 'matterStatus',
    title: markPhrase('Status'),
    width: 92,
    render: (row) => <MatterStatusBadge status={row.matterStatus} />,
  },
  {
    key: 'responsibleName',
    title: markPhrase('Responsible'),
    width: 110,
    render: ({ responsibleName: name }) => (name ? <span title={name}>{formatWithInitial(name)}</span> : missing),
  },
  {
    key: 'nextDeadline',
    title: markPhrase('Next deadline'),
    width: 219,
    value: (row) => row.nextDeadline?.date ?? null,
    render: (row) => (
      <span className={styles.deadline}>
        <Deadline short due={row.nextDeadline} isPast={!isCurrent(row.matterStatus as MatterStatus)} />
      </span>
    ),
  },
  createFigureColumn('grossAssets', markPhrase('Gross assets'), 'grossAssets'),
  createFigureColumn('liabilities', markPhrase('Liabilities'), 'liabilities', { optional: true }),
  createFigureColumn('net', markPhrase('Net'), 'net', { optional: true }),
  createFigureColumn('estateDuty', markPhrase('Estate duty'), 'estateDuty', { optional: true }),
  createFigureColumn('projectedFees', markPhrase('Projected fees'), 'executorFee', {
    optional: true,
    and: 'incomeFee',
  }),
  {
    key: 'cashPosition',
    title: markPhrase('Cash position'),
    kind: 'money',
    width: 122,
    render: (row) =>
      row.cashPosition === null ? (
        missing
      ) : (
        <CurrencyContext value={chooseCurrency(row.country)}>
          <Amount rands={row.cashPosition} />
        </CurrencyContext>
      ),
  },
  {
    key: 'labels',
    title: markPhrase('Labels'),
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
  { key: 'lastNote', title: markPhrase('Last note'), grow: 2, sortable: false, muted: true, givesWay: true },
];
