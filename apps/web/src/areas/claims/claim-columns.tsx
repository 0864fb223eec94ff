import { claimSteps } from '@boedel/domain/claims/claim-status';
import { t } from '../../i18n/t';
import { StatusBadge } from '../../ui/figures/status-badge';
import type { ListColumn } from '../../ui/list/column';
import { tones, formatType } from './claim-words';
import type { ClaimAnswer } from './claims.queries';

/** What every list of claims shows of one; each list says which, and in what order. */
export const claimColumns = {
  number: { key: 'claimNumber', title: 'No.', kind: 'number', about: 'Claim number' },
  type: { key: 'claimTypeID', title: 'Type of claim', value: ({ claimTypeID }) => formatType(claimTypeID) },
  amount: { key: 'amount', title: 'Amount claimed', kind: 'money' },
  standsFor: {
    key: 'standsFor',
    title: 'Stands for',
    kind: 'money',
    value: (row) => (row.isOut ? null : row.standsFor),
  },
  status: {
    key: 'status',
    title: 'Status',
    value: ({ status = 'lodged' }) => t(claimSteps[status].label),
    render: ({ status = 'lodged' }) => <StatusBadge tone={tones[status]}>{t(claimSteps[status].label)}</StatusBadge>,
  },
} as const satisfies Readonly<Record<string, ListColumn<ClaimAnswer>>>;
