import type { LocalDate } from '../dates/local-date';

export const trusteeKinds = ['individual', 'independent', 'corporate'] as const;
export type TrusteeKind = (typeof trusteeKinds)[number];

export const trusteeStatuses = ['proposed', 'appointed', 'resigned', 'removed', 'deceased', 'deactivated'] as const;
export type TrusteeStatus = (typeof trusteeStatuses)[number];

/** As lists and papers say them. */
export const statusLabels: Readonly<Record<TrusteeStatus, string>> = {
  proposed: 'Proposed',
  appointed: 'Appointed',
  resigned: 'Resigned',
  removed: 'Removed',
  deceased: 'Died',
  deactivated: 'Deactivated',
};

/**
 * The four days of somebody who leaves. Which of them ends the office is disputed (Soekoe: the Master removes or replaces;
 * Meijer: the Master acknowledges receipt; Orffer otherwise again), so all are kept and the latest decides.
 */
export interface LeavingDays {
  /** Letter of resignation, court order or decision. */
  readonly letterSigned: LocalDate | null;
  readonly beneficiariesTold: LocalDate | null;
  readonly masterReceived: LocalDate | null;
  readonly lettersAmended: LocalDate | null;
}

/** A trustee as the law asks about one. */
export interface Trustee {
  readonly id: number;
  readonly name: string;
  readonly kind: TrusteeKind;
  readonly status: TrusteeStatus;
  /** Who acts for a corporate trustee, as the letters of authority name them. */
  readonly nominee: string | null;
  /** The letters of authority that name the trustee: Trust Property Control Act s 6(1). */
  readonly authorised: LocalDate | null;
  readonly leaving: LeavingDays;
  /** Death, or the day somebody was set aside in the firm's own list. */
  readonly ended: LocalDate | null;
  readonly disqualifications: readonly string[];
}

export const noLeavingDays: LeavingDays = {
  letterSigned: null,
  beneficiariesTold: null,
  masterReceived: null,
  lettersAmended: null,
};

/** Those still in office or on the way into it. */
export const isStanding = ({ status }: Pick<Trustee, 'status'>): boolean =>
  status === 'proposed' || status === 'appointed';
