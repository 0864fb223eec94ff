import { daysBetween, type LocalDate } from '../dates/local-date';
import { type Said, said } from '../law/said';

/** Why money of an estate lies still, in the order an estate passes them. */
export const idleReasons = [
  'notReported',
  'letters',
  'advert',
  'claims',
  'account',
  'queries',
  'approval',
  'objections',
  'inspection',
  'payable',
  'left',
] as const;
export type IdleReason = (typeof idleReasons)[number];

export const idleWords: Readonly<Record<IdleReason, string>> = {
  notReported: 'The estate is not reported to the Master yet',
  letters: 'The Master has not issued letters',
  advert: 'The notice to creditors is not published',
  claims: 'Creditors may still lodge claims',
  account: 'The account is not lodged',
  queries: 'Queries of the Master wait for our answer',
  approval: 'The Master has not approved the account',
  objections: 'An objection is not settled',
  inspection: 'The account has not lain for inspection',
  payable: 'Nothing holds it: creditors and heirs can be paid',
  left: 'The heirs were paid, and money is left',
};

/** Where each is taken further. */
export const idleTab: Readonly<Record<IdleReason, string>> = {
  notReported: 'documents',
  letters: 'details',
  advert: 'meetingsandadverts',
  claims: 'liabilities',
  account: 'report',
  queries: 'report?show=after',
  approval: 'report?show=after',
  objections: 'report?show=after',
  inspection: 'meetingsandadverts',
  payable: 'payoutfilematter',
  left: 'payoutfilematter',
};

export interface IdleFacts {
  readonly today: LocalDate;
  readonly happened: ReadonlyMap<string, LocalDate>;
  /** Letters of authority: no notice and no account. */
  readonly isSmall: boolean;
  readonly claimsClose: LocalDate | null;
  readonly queriesOpen: number;
  readonly objectionsOpen: number;
}

export interface Idle {
  readonly reason: IdleReason;
  readonly words: Said;
  /** Since when it is this that holds it, where that is known. */
  readonly since: LocalDate | null;
  readonly days: number | null;
}

/** What holds the money now, by the first thing the estate still lacks before anybody may be paid. */
export function idleBecause(facts: IdleFacts): Idle {
  const { happened, isSmall, claimsClose, queriesOpen, objectionsOpen, today } = facts;
  const of = (...events: readonly string[]): LocalDate | null =>
    events.reduce<LocalDate | null>((found, event) => found ?? happened.get(event) ?? null, null);
  const held = (reason: IdleReason, since: LocalDate | null): Idle => ({
    reason,
    words: said(idleWords[reason]),
    since,
    days: since === null ? null : Math.max(0, daysBetween(since, today)),
  });
  const letters = of('letters', 'lettersReceived');
  const inspected = of('accountInspected', 'inspectionOver');
  const paid = of('heirsPaid');
  if (paid) return held('left', paid);
  // What lies before something that happened is behind the estate, entered or not.
  if (!inspected && objectionsOpen === 0 && !of('accountApproved') && !of('accountLodged')) {
    if (!letters && !of('creditorsNotice'))
      return of('reported') ? held('letters', of('reported')) : held('notReported', null);
    if (isSmall) return held('payable', letters);
    const notice = of('creditorsNotice');
    if (!notice) return held('advert', letters);
    if (claimsClose !== null && today <= claimsClose) return held('claims', notice);
    return held('account', claimsClose ?? notice);
  }
  if (queriesOpen > 0) return held('queries', of('accountLodged'));
  if (objectionsOpen > 0) return held('objections', of('accountNotice', 'accountApproved'));
  if (inspected) return held('payable', inspected);
  const approved = of('accountApproved');
  return approved ? held('inspection', approved) : held('approval', of('accountLodged'));
}
