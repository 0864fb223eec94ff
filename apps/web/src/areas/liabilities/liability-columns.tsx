import { allocations } from '@boedel/contract/liabilities/liability.record';
import { liabilityKinds } from '@boedel/domain/liabilities/liability-kind';
import { type LiabilityStatus, statusSteps } from '@boedel/domain/liabilities/liability-status';
import { phrase, t } from '../../i18n/t';
import { Amount } from '../../ui/figures/amount';
import { StatusBadge, type Tone } from '../../ui/figures/status-badge';
import { missing } from '../../ui/format';
import type { Column } from '../../ui/list/column';
import type { Liability } from './liabilities.queries';
import styles from './liabilities.module.css';

const tones: Readonly<Record<LiabilityStatus, Tone>> = {
  lodged: 'info',
  admitted: 'good',
  disputed: 'warn',
  rejected: 'bad',
  withdrawn: 'off',
};
const bearers: Readonly<Record<(typeof allocations)[number], string>> = {
  joint: phrase('Joint estate'),
  deceasedOnly: phrase('Deceased'),
  survivorOnly: phrase('Survivor'),
};
export const aroseWords = { beforeDeath: phrase('Before death'), afterDeath: phrase('After death') } as const;
const kindWord = ({ kind = 'debtBeforeDeath' }: Liability): string => t(liabilityKinds[kind].label);
const statusOf = ({ status = 'lodged' }: Liability): LiabilityStatus => status;

interface ColumnsOptions {
  readonly nameOf: (assetId: number) => string;
  /** An estate, or a plan for one. */
  readonly isOfDeath: boolean;
}

export const liabilityColumns = ({ nameOf, isOfDeath }: ColumnsOptions): Column<Liability>[] => [
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
    value: kindWord,
    render: (row) => (
      <span className={styles.name}>
        {kindWord(row)}
        {isOfDeath && <small>{t(aroseWords[row.arose])}</small>}
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
    value: (row) => t(statusSteps[statusOf(row)].label),
    render: (row) => (
      <span className={`${styles.name} ${styles.decided}`}>
        <StatusBadge tone={tones[statusOf(row)]}>{t(statusSteps[statusOf(row)].label)}</StatusBadge>
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
          value: ({ allocation }: Liability) => (allocation ? t(bearers[allocation]) : null),
        },
      ]
    : []),
  { key: 'voucher', title: 'Voucher', muted: true, rare: true },
];
