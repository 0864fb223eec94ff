import { formatPlainAmount } from '../formats/amount';
import { chart, type AccountCode, type ChartAccount } from '../ledger/chart';
import { message, type Message } from '../law/message';
import type { Cents } from '../money/cents';
import type { BookEvent, BookPosting } from './book';
import { groupBy, type IndexedBook, sumCents } from './book-index';
import type { BookCheckName, BookFinding, CheckOutcome } from './named-checks';

export const findEvent = (check: BookCheckName, id: number, text: Message): BookFinding => ({
  check,
  item: { kind: 'event', id },
  text,
});

export function checkBalanced({ events, postingsOf }: IndexedBook): CheckOutcome {
  const findings = events.flatMap(({ id, day, narrative }) => {
    const total = sumCents((postingsOf.get(id) ?? []).map(({ cents }) => cents));
    return total === 0
      ? []
      : [
          findEvent(
            'balanced',
            id,
            message('"{narrative}" of {day} adds up to {total} instead of nil.', {
              narrative,
              day,
              total: formatPlainAmount(total),
            }),
          ),
        ];
  });
  return { looked: events.length, findings };
}

export function checkComplete({ events, eventById, postings, postingsOf }: IndexedBook): CheckOutcome {
  const short = events.flatMap(({ id, day, narrative, postingCount }) => {
    const count = postingsOf.get(id)?.length ?? 0;
    return count === postingCount
      ? []
      : [
          findEvent(
            'complete',
            id,
            message('"{narrative}" of {day} has {count} postings instead of {expected}.', {
              narrative,
              day,
              count,
              expected: postingCount,
            }),
          ),
        ];
  });
  const astray = postings.flatMap(({ eventId, day, cents: amount }) =>
    eventById.get(eventId)?.day === day
      ? []
      : [
          findEvent(
            'complete',
            eventId,
            message('A posting of {amount} on {day} belongs to no event of that day.', {
              amount: formatPlainAmount(amount),
              day,
            }),
          ),
        ],
  );
  return { looked: events.length, findings: [...short, ...astray] };
}

const isNamed = (posting: BookPosting, { about }: ChartAccount): boolean =>
  about === undefined || posting[`${about}Id`] !== null;

export function checkAccounts({ postings, accounts }: IndexedBook): CheckOutcome {
  const banks = new Set(accounts.map(({ id }) => id));
  const findings = postings.flatMap((posting) => {
    const { account, eventId, bankAccountId } = posting;
    const known = Object.hasOwn(chart, account) ? chart[account as AccountCode] : undefined;
    if (!known) return [findEvent('accounts', eventId, message('The chart has no account {account}.', { account }))];
    if (!isNamed(posting, known) || (bankAccountId !== null && !banks.has(bankAccountId))) {
      return [
        findEvent(
          'accounts',
          eventId,
          message('A posting in {account} does not say what it is about.', { account: message(known.label) }),
        ),
      ];
    }
    return [];
  });
  return { looked: postings.length, findings };
}

/** Everything a posting must share with the one it undoes. */
const toSubject = ({ account, bankAccountId, assetId, liabilityId, partyId, claimId }: BookPosting): string =>
  [account, bankAccountId, assetId, liabilityId, partyId, claimId].join('|');

/** Together they leave nothing, account by account and subject by subject. */
const isUndoing = (undoing: readonly BookPosting[], undone: readonly BookPosting[]): boolean =>
  [...groupBy([...undoing, ...undone], toSubject).values()].every(
    (group) => sumCents(group.map(({ cents }) => cents)) === 0,
  );

export function checkReversals({ events, eventById, postingsOf, undoneBy }: IndexedBook): CheckOutcome {
  const undoing = events.filter(({ reversesId }) => reversesId !== null);
  const explain = ({ id, day, source, sourceId, reversesId }: BookEvent): Message | undefined => {
    const undone = eventById.get(reversesId!);
    if (!undone) return message('It undoes event {id}, which is not in this matter.', { id: reversesId! });
    if (undone.reversesId !== null)
      return message('It undoes event {id}, which itself undoes another.', { id: undone.id });
    if (undone.day !== day || undone.source !== source || undone.sourceId !== sourceId)
      return message('It undoes event {id}, which has another day or entry.', { id: undone.id });
    return isUndoing(postingsOf.get(id) ?? [], postingsOf.get(undone.id) ?? [])
      ? undefined
      : message('It does not undo event {id} posting for posting.', { id: undone.id });
  };
  const wrong = undoing.flatMap((event) => {
    const why = explain(event);
    return why ? [findEvent('reversals', event.id, why)] : [];
  });
  const twice = [...undoneBy].flatMap(([id, by]) =>
    by.length > 1 ? [findEvent('reversals', id, message('It was undone {count} times.', { count: by.length }))] : [],
  );
  return { looked: undoing.length, findings: [...wrong, ...twice] };
}

export function checkLocked({ events, locks }: IndexedBook): CheckOutcome {
  if (locks.length === 0) return { looked: 0, findings: [] };
  const findings = events.flatMap(({ id, day, narrative, bookedAt }) => {
    const lock = locks.find(({ upTo, lockedAt }) => day <= upTo && bookedAt > lockedAt);
    return lock
      ? [
          findEvent(
            'locked',
            id,
            message('"{narrative}" of {day} was booked after the account up to {upTo} was lodged.', {
              narrative,
              day,
              upTo: lock.upTo,
            }),
          ),
        ]
      : [];
  });
  return { looked: events.length, findings };
}

/** The cash of all bank accounts, by the postings alone. */
export const computeCash = (postings: readonly BookPosting[]): Cents =>
  sumCents(postings.flatMap(({ account, cents }) => (account === 'BANK' ? [cents] : [])));

export function checkCash({ keptCash, postings }: IndexedBook): CheckOutcome {
  if (keptCash === null || !postings.some(({ account }) => account === 'BANK')) return { looked: 0, findings: [] };
  const cash = computeCash(postings);
  const text = message('Lists show {kept} as cash, but the ledger holds {cash}.', {
    kept: formatPlainAmount(keptCash),
    cash: formatPlainAmount(cash),
  });
  return {
    looked: 1,
    findings: cash === keptCash ? [] : [{ check: 'cash', item: { kind: 'matter', id: null }, text }],
  };
}
