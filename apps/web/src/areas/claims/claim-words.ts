import { claimType } from '@boedel/contract/fixed/claims';
import type { ClaimStatus } from '@boedel/domain/claims/claim-status';
import { t } from '../../i18n/t';
import type { BadgeTone } from '../../ui/figures/status-badge';

export const tones: Readonly<Record<ClaimStatus, BadgeTone>> = {
  lodged: 'info',
  tendered: 'info',
  proved: 'good',
  confirmed: 'good',
  reduced: 'good',
  disputed: 'warn',
  lateNeedsLeave: 'warn',
  rejected: 'bad',
  expunged: 'bad',
  withdrawn: 'off',
  postponed: 'warn',
};

export const formatType = (id: number | null | undefined): string =>
  t(claimType[String(id ?? 3) as keyof typeof claimType]);
