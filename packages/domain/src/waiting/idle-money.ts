import { countDaysBetween, type LocalDate } from '../dates/local-date';
import { type Message, message } from '../law/message';

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

export const idleReasonLabels: Readonly<Record<IdleReason, string>> = {
  notReported: 'The estate has not been reported to the Master',
  letters: 'The Master has not issued letters',
  advert: 'The notice to creditors has not been published',
  claims: 'Creditors can still lodge claims',
  account: 'The account has not been lodged',
  queries: 'Queries of the Master wait for our answer',
  approval: 'The Master has not approved the account',
  objections: 'An objection is unresolved',
  inspection: 'The account has not lain for inspection',
  payable: 'Nothing prevents payment of creditors and heirs',
  left: 'The heirs have been paid, but money is left',
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

export interface IdleMoney {
  readonly reason: IdleReason;
  readonly words: Message;
  /** Since when it is this that holds it, where that is known. */
  readonly since: LocalDate | null;
  readonly days: number | null;
}

/** What holds the money now, by the first thing the estate still lacks before anybody may be paid. */
export function explainIdleMoney(facts: IdleFacts): IdleMoney {
  const { happened, isSmall, claimsClose, queriesOpen, objectionsOpen, today } = facts;
  const findLatest = (...events: readonly string[]): LocalDate | null =>
    events.reduce<LocalDate | null>((found, event) => found ?? happened.get(event) ?? null, null);
  const createIdle = (reason: IdleReason, since: LocalDate | null): IdleMoney => ({
    reason,
    words: message(idleReasonLabels[reason]),
    since,
    days: since === null ? null : Math.max(0, countDaysBetween(since, today)),
  });
  const letters = findLatest('letters', 'lettersReceived');
  const inspected = findLatest('accountInspected', 'inspectionOver');
  const paid = findLatest('heirsPaid');
  if (paid) return createIdle('left', paid);
  // What lies before something that happened is behind the estate, entered or not.
  if (!inspected && objectionsOpen === 0 && !findLatest('accountApproved') && !findLatest('accountLodged')) {
    if (!letters && !findLatest('creditorsNotice'))
      return findLatest('reported') ? createIdle('letters', findLatest('reported')) : createIdle('notReported', null);
    if (isSmall) return createIdle('payable', letters);
    const notice = findLatest('creditorsNotice');
    if (!notice) return createIdle('advert', letters);
    if (claimsClose !== null && today <= claimsClose) return createIdle('claims', notice);
    return createIdle('account', claimsClose ?? notice);
  }
  if (queriesOpen > 0) return createIdle('queries', findLatest('accountLodged'));
  if (objectionsOpen > 0) return createIdle('objections', findLatest('accountNotice', 'accountApproved'));
  if (inspected) return createIdle('payable', inspected);
  const approved = findLatest('accountApproved');
  return approved ? createIdle('inspection', approved) : createIdle('approval', findLatest('accountLodged'));
}
