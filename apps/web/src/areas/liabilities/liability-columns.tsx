import { allocations } from '@boedel/contract/liabilities/liability.record';
import { liabilityKinds } from '@boedel/domain/liabilities/liability-kind';
import { type LiabilityStatus, statusSteps } from '@boedel/domain/liabilities/liability-status';
import { markPhrase, t } from '../../i18n/t';
import { Amount } from '../../ui/figures/amount';
import { StatusBadge, type BadgeTone } from '../../ui/figures/status-badge';
import { missing } from '../../ui/format';
import type { ListColumn } from '../../ui/list/column';
import type { LiabilityDetails } from './liabilities.queries';
import styles from './liabilities.module.css';

const tones: Readonly<Record<LiabilityStatus, BadgeTone>> = {
  lodged: 'info',
  admitted: 'good',
  disputed: 'warn',
  rejected: 'bad',
  withdrawn: 'off',
};
const bearers: Readonly<Record<(typeof allocations)[number], string>> = {
  joint: markPhrase('Joint estate'),
  deceasedOnly: markPhrase('Deceased'),
  survivorOnly: markPhrase('Survivor'),
};
export const arisingLabels = {
  beforeDeath: markPhrase('Before death'),
  afterDeath: markPhrase('After death'),
} as const;
const nameKind = ({ kind = 'debtBeforeDeath' }: LiabilityDetails): string => t(liabilityKinds[kind].label);
const readStatus = ({ status = 'lodged' }: LiabilityDetails): LiabilityStatus => status;

interface LiabilityColumnsOptions {
  readonly nameOf: (assetId: number) => string;
  /** An estate, or a plan for one. */
  readonly isOfDeath: boolean;
}

export const createLiabilityColumns = ({
  nameOf,
  isOfDeath,
}: LiabilityColumnsOptions): ListColumn<LiabilityDetails>[] => [
  {
    key: 'creditorName',
    title: 'Creditor',
    strong: true,
    wraps: true,
    render: (row) => (
      <span className={styles.name}>
        {row.creditorName}
        {row.description && <small>{row.description}</small>}
      </span>
    ),
  },
  {
    key: 'kind',
    title: 'Kind',
    wraps: true,
    value: nameKind,
    render: (row) => (
      <span className={styles.name}>
        {nameKind(row)}
        {isOfDeath && <small>{t(arisingLabels[row.arose])}</small>}
      </span>
    ),
  },
  { key: 'amount', title: 'Amount claimed', kind: 'money' },
  {
    key: 'interestAmount',
    title: 'Interest',
    kind: 'money',
    render: (row) =>
      row.interestAmount === null ? (
        missing
      ) : (
        <span className={styles.name}>
          <Amount rands={row.interestAmount} />
          <small>{t('{count} days at {rate}%', { count: row.interestDays ?? 0, rate: row.interestRate ?? 0 })}</small>
        </span>
      ),
  },
  {
    key: 'owedAmount',
    title: 'Owed',
    kind: 'money',
    value: (row) => (row.isOwed ? row.owedAmount : null),
    render: (row) => (row.isOwed ? <Amount rands={row.owedAmount} /> : <span className={styles.out}>{missing}</span>),
  },
  {
    key: 'status',
    title: 'Status',
    wraps: true,
    value: (row) => t(statusSteps[readStatus(row)].label),
    render: (row) => (
      <span className={`${styles.name} ${styles.decided}`}>
        <StatusBadge tone={tones[readStatus(row)]}>{t(statusSteps[readStatus(row)].label)}</StatusBadge>
        {row.statusReason && <small>{row.statusReason}</small>}
      </span>
    ),
  },
  {
    key: 'securedBy',
    title: 'Secured on',
    muted: true,
    rare: true,
    wraps: true,
    value: ({ securedBy = [] }) => securedBy.map(({ assetID }) => nameOf(assetID)).join(', ') || null,
  },
  ...(isOfDeath
    ? [
        {
          key: 'allocation',
          title: 'Who bears it',
          muted: true,
          rare: true,
          value: ({ allocation }: LiabilityDetails) => (allocation ? t(bearers[allocation]) : null),
        },
      ]
    : []),
  { key: 'voucher', title: 'Voucher', muted: true, rare: true },
];
