import type { LocalDate } from '../dates/local-date';
import { formatPlainAmount } from '../formats/amount';
import { message, type Message } from '../law/message';
import { type Cents, cents, nil } from '../money/cents';
import { reconcileBank, type ReconciledItem } from '../reconciliation/reconcile';
import { checkBankChain, describeFinding } from '../statements/bank-chain';
import type { BookBankAccount, BookBankLine } from './book';
import { groupBy, type IndexedBook, sumCents, toEntryKey } from './book-index';
import { findEvent } from './check-ledger';
import type { BookCheckName, BookFinding, CheckOutcome, FoundItem } from './named-checks';

const findItem = (check: BookCheckName, kind: FoundItem['kind'], id: number, text: Message): BookFinding => ({
  check,
  item: { kind, id },
  text,
});

/** What the bank's own check says of every account: gaps and breaks as errors, lines that came late as warnings. */
export function checkChains(book: IndexedBook): { readonly chain: CheckOutcome; readonly late: CheckOutcome } {
  const lines = groupBy(book.lines, ({ bankAccountId }) => bankAccountId);
  const statements = groupBy(book.statements, ({ bankAccountId }) => bankAccountId);
  const found = book.accounts.flatMap(({ id, name }) =>
    checkBankChain({
      statements: statements.get(id) ?? [],
      lines: lines.get(id) ?? [],
      lockedUpTo: book.lockedUpTo,
    }).map((finding) => ({ name, finding })),
  );
  const toText = ({ name, finding }: (typeof found)[number]): Message =>
    message('{account}: {finding}', { account: name, finding: describeFinding(finding) });
  return {
    chain: {
      looked: book.lines.length + book.statements.length,
      findings: found.flatMap((one) => {
        const { finding } = one;
        if (finding.kind === 'gap') return [findItem('chain', 'statement', finding.statementId, toText(one))];
        return finding.kind === 'break' ? [findItem('chain', 'line', finding.lineId, toText(one))] : [];
      }),
    },
    late: {
      looked: book.lockedUpTo === null ? 0 : book.lines.length,
      findings: found.flatMap((one) =>
        one.finding.kind === 'late' ? [findItem('late', 'line', one.finding.lineId, toText(one))] : [],
      ),
    },
  };
}

/** How each event that counts moved an account, and the match it is in. */
function listAccountEvents(book: IndexedBook, accountId: number): ReconciledItem[] {
  const matchOf = new Map(
    book.matchEntries.flatMap(({ bankAccountId, source, sourceId, matchId }) =>
      bankAccountId === accountId ? [[toEntryKey(source, sourceId), matchId] as const] : [],
    ),
  );
  return [...book.standingOf].flatMap(([key, events]) =>
    events.flatMap(({ id, day, source }) => {
      const moved = (book.postingsOf.get(id) ?? []).filter(
        ({ account, bankAccountId }) => account === 'BANK' && bankAccountId === accountId,
      );
      return moved.length === 0 || source === 'bank_account'
        ? []
        : [{ id, day, amount: sumCents(moved.map((one) => one.cents)), matchId: matchOf.get(key) ?? null }];
    }),
  );
}

/** From the last balance that the bank gave for an account to the ledger's on the same day. */
function findDifference(
  book: IndexedBook,
  account: BookBankAccount,
  lines: readonly BookBankLine[],
): { readonly on: LocalDate; readonly difference: Cents } | undefined {
  const counted = lines.filter(({ day }) => account.openingOn === null || day >= account.openingOn);
  const last = counted.findLast(({ balance }) => balance !== null);
  const on = last?.day;
  if (on === undefined) return undefined;
  // Several lines of the last day: the balance after the last of them.
  const until = counted.filter(({ day }) => day <= on);
  const at = until.findLastIndex(({ balance }) => balance !== null);
  const after = sumCents(until.slice(at + 1).map(({ amount }) => amount));
  const ledger = sumCents(
    book.postings.flatMap(({ account: code, bankAccountId, day, cents: amount }) =>
      code === 'BANK' && bankAccountId === account.id && day <= on ? [amount] : [],
    ),
  );
  const { difference } = reconcileBank({
    on,
    statementBalance: cents((until[at]?.balance ?? nil) + after),
    ledgerBalance: ledger,
    lines: counted,
    entries: listAccountEvents(book, account.id),
  });
  return { on, difference };
}

export function checkStatements(book: IndexedBook): CheckOutcome {
  const lines = groupBy(book.lines, ({ bankAccountId }) => bankAccountId);
  const compared = book.accounts.flatMap((account) => {
    const found = findDifference(book, account, lines.get(account.id) ?? []);
    return found ? [{ account, ...found }] : [];
  });
  return {
    looked: compared.length,
    findings: compared.flatMap(({ account: { id, name }, on, difference }) =>
      difference === 0
        ? []
        : [
            findItem(
              'statement',
              'account',
              id,
              message('{account} on {day}: {difference} between the ledger and the bank is not explained.', {
                account: name,
                day: on,
                difference: formatPlainAmount(difference),
              }),
            ),
          ],
    ),
  };
}

export function checkMatches({ matches, lines, matchEntries }: IndexedBook): CheckOutcome {
  const linesOf = groupBy(
    lines.filter(({ matchId }) => matchId !== null),
    ({ matchId }) => matchId!,
  );
  const entriesOf = groupBy(matchEntries, ({ matchId }) => matchId);
  const findings = matches.flatMap(({ id, bankAccountId }): BookFinding[] => {
    const [ofBank, ofLedger] = [linesOf.get(id) ?? [], entriesOf.get(id) ?? []];
    if ([...ofBank, ...ofLedger].some((one) => one.bankAccountId !== bankAccountId)) {
      return [findItem('matches', 'match', id, message('The match has lines or entries of another account.'))];
    }
    const [bank, ledger] = [ofBank, ofLedger].map((those) => sumCents(those.map(({ amount }) => amount)));
    return bank === ledger && ofBank.length > 0 && ofLedger.length > 0
      ? []
      : [
          findItem(
            'matches',
            'match',
            id,
            message('The match has {lines} bank lines of {bank} and {entries} entries of {ledger}.', {
              lines: ofBank.length,
              bank: formatPlainAmount(bank!),
              entries: ofLedger.length,
              ledger: formatPlainAmount(ledger!),
            }),
          ),
        ];
  });
  const known = new Set(matches.map(({ id }) => id));
  const astray = lines.flatMap(({ id, day, matchId }) =>
    matchId === null || known.has(matchId)
      ? []
      : [
          findItem(
            'matches',
            'line',
            id,
            message('The bank line of {day} belongs to a match that no longer exists.', { day }),
          ),
        ],
  );
  return { looked: matches.length, findings: [...findings, ...astray] };
}

export function checkAnswers({ matchEntries, standingOf, postingsOf }: IndexedBook): CheckOutcome {
  const findings = matchEntries.flatMap(({ matchId, bankAccountId, source, sourceId, amount }): BookFinding[] => {
    const [event] = standingOf.get(toEntryKey(source, sourceId)) ?? [];
    if (!event) {
      return [
        findItem('answers', 'match', matchId, message('The match belongs to an entry that is not in the ledger.')),
      ];
    }
    const booked = sumCents(
      (postingsOf.get(event.id) ?? []).flatMap((posting) =>
        posting.account === 'BANK' && posting.bankAccountId === bankAccountId ? [posting.cents] : [],
      ),
    );
    return booked === amount
      ? []
      : [
          findItem(
            'answers',
            'match',
            matchId,
            message('The match has the entry of {day} as {amount}, and the ledger as {booked}.', {
              day: event.day,
              amount: formatPlainAmount(amount),
              booked: formatPlainAmount(booked),
            }),
          ),
        ];
  });
  return { looked: matchEntries.length, findings };
}

/** Each account by its own postings, day by day: a payment and its return of one day do not overdraw it. */
export function checkOverdrawn({ accounts, postings }: IndexedBook): CheckOutcome {
  const byAccount = groupBy(
    postings.filter(({ account, bankAccountId }) => account === 'BANK' && bankAccountId !== null),
    ({ bankAccountId }) => bankAccountId!,
  );
  const findings = accounts.flatMap(({ id, name }): BookFinding[] => {
    const days = groupBy(byAccount.get(id) ?? [], ({ day }) => day);
    let balance = nil;
    for (const day of [...days.keys()].sort()) {
      balance = sumCents([balance, ...days.get(day)!.map(({ cents: amount }) => amount)]);
      if (balance >= 0) continue;
      const text = message('{account} is overdrawn by {amount} on {day}.', {
        account: name,
        amount: formatPlainAmount(cents(-balance)),
        day,
      });
      return [findItem('overdrawn', 'account', id, text)];
    }
    return [];
  });
  return { looked: byAccount.size, findings };
}

export function checkBeforeAccount({ accounts, standingOf, postingsOf }: IndexedBook): CheckOutcome {
  const openings = new Map(accounts.map(({ id, name, openingOn }) => [id, { name, openingOn }]));
  const events = [...standingOf.values()].flat().filter(({ source }) => source !== 'bank_account');
  const findings = events.flatMap(({ id, day, narrative }) => {
    const early = (postingsOf.get(id) ?? []).flatMap(({ account, bankAccountId }) => {
      const opening = account === 'BANK' && bankAccountId !== null ? openings.get(bankAccountId) : undefined;
      return opening?.openingOn && day < opening.openingOn ? [opening] : [];
    });
    const [first] = early;
    return first
      ? [
          findEvent(
            'beforeAccount',
            id,
            message('"{narrative}" of {day} is dated before {account} begins on {opening}.', {
              narrative,
              day,
              account: first.name,
              opening: first.openingOn!,
            }),
          ),
        ]
      : [];
  });
  return { looked: events.length, findings };
}
