import type { LocalDate } from '../dates/local-date';
import { refuse, type RefusalError } from '../law/refusal';
import { anyOf, message } from '../law/message';

/** Where a claim stands between lodging and its end, Insolvency Act 24 of 1936 ss 44, 45 and 51. */
export const claimStatuses = [
  'lodged',
  'tendered',
  'proved',
  'rejected',
  'disputed',
  'confirmed',
  'reduced',
  'expunged',
  'withdrawn',
  'lateNeedsLeave',
  'postponed',
] as const;
export type ClaimStatus = (typeof claimStatuses)[number];

interface ClaimStatusStep {
  readonly label: string;
  readonly next: readonly ClaimStatus[];
  /** Stands as proved: it ranks, votes and contributes. */
  readonly isProved?: true;
  /** Out: it ranks with nobody any more. */
  readonly isOut?: true;
  /** Has to say why. */
  readonly needsReason?: true;
}

export const claimSteps: Readonly<Record<ClaimStatus, ClaimStatusStep>> = {
  lodged: { label: 'Lodged', next: ['tendered', 'proved', 'rejected', 'postponed', 'withdrawn', 'lateNeedsLeave'] },
  tendered: { label: 'Tendered', next: ['proved', 'rejected', 'postponed', 'withdrawn', 'lateNeedsLeave'] },
  proved: { label: 'Proved', next: ['disputed', 'withdrawn'], isProved: true },
  // A rejection does not stop a later attempt (s 44(3)).
  rejected: { label: 'Rejected', next: ['tendered', 'lateNeedsLeave', 'withdrawn'], isOut: true, needsReason: true },
  // Still proved until the Master decides (s 45(3)).
  disputed: {
    label: 'Disputed (s 45)',
    next: ['confirmed', 'reduced', 'expunged', 'withdrawn'],
    isProved: true,
    needsReason: true,
  },
  confirmed: { label: 'Confirmed', next: ['withdrawn'], isProved: true },
  reduced: { label: 'Reduced', next: ['withdrawn'], isProved: true, needsReason: true },
  expunged: { label: 'Expunged', next: [], isOut: true, needsReason: true },
  withdrawn: { label: 'Withdrawn', next: [], isOut: true },
  lateNeedsLeave: { label: 'Late, needs leave', next: ['lodged', 'tendered', 'withdrawn'] },
  // Tendered, and left over to a later meeting: nothing is decided on it yet (s 44).
  postponed: { label: 'Postponed', next: ['tendered', 'proved', 'rejected', 'withdrawn', 'lateNeedsLeave'] },
};

export const isProved = (status: ClaimStatus): boolean => claimSteps[status].isProved === true;
export const isOut = (status: ClaimStatus): boolean => claimSteps[status].isOut === true;

interface ClaimStanding {
  readonly status: ClaimStatus;
  readonly statusOn?: LocalDate | null;
  readonly provedOn?: LocalDate | null;
}
/**
 * Since when a claim stands as proved: a dispute and its end leave that day as it was. Of one decided on before the day
 * was kept, it is what is told now.
 */
export const computeProvedSince = (before: ClaimStanding | undefined, now: ClaimStanding): LocalDate | null => {
  // Who withdrew a proved claim stays liable for the costs until then (s 51): that it was proved is kept.
  const wasProved =
    now.status === 'withdrawn' && (before?.status === 'withdrawn' || isProved(before?.status ?? 'lodged'));
  if (!isProved(now.status) && !wasProved) return null;
  if (now.status === 'proved') return now.statusOn ?? null;
  return before?.provedOn ?? (before?.status === 'proved' ? before.statusOn : null) ?? now.provedOn ?? null;
};

/** Proved, and nobody knows since when: it votes at every meeting and counts as proved before every account. */
export const lacksDayOfProof = ({ status, provedOn }: ClaimStanding): boolean => isProved(status) && !provedOn;

/** What a presiding officer decides on claims at a meeting. */
export const proofDecisions = ['proved', 'rejected', 'postponed'] as const;
export type ProofDecision = (typeof proofDecisions)[number];

/** What may be decided on a claim that stands there, on that day; nothing is decided on a day still to come. */
export const listDecisions = (status: ClaimStatus, on: LocalDate, today: LocalDate): readonly ProofDecision[] =>
  on > today
    ? []
    : proofDecisions.filter((decision) => checkClaimStep(status, decision) === undefined && decision !== status);

/** Whether a claim may go from one step to another; a new one begins lodged, tendered or late. */
export function checkClaimStep(from: ClaimStatus | undefined, to: ClaimStatus): RefusalError | undefined {
  if (from === to) return undefined;
  const ways = from === undefined ? (['lodged', 'tendered', 'lateNeedsLeave'] as const) : claimSteps[from].next;
  if (ways.some((way) => way === to)) return undefined;
  const labels = ways.map((way) => claimSteps[way].label);
  if (from === undefined) {
    return refuse('status', message('A new claim is {ways}. Save it before you decide it.', { ways: anyOf(labels) }));
  }
  if (labels.length === 0) {
    return refuse(
      'status',
      message('A claim that is {from} cannot be changed. Capture a new one.', {
        from: message(claimSteps[from].label),
      }),
    );
  }
  return refuse(
    'status',
    message('A claim that is {from} can become {ways}, not {to}.', {
      from: message(claimSteps[from].label),
      ways: anyOf(labels),
      to: message(claimSteps[to].label),
    }),
    'Insolvency Act s 44, s 45',
  );
}
