import type { booksCalls } from '@boedel/contract/books/books.calls';
import { findIdleReason } from '@boedel/domain/books/idle-money';
import { type ExportedEvent, journalFormats, writeJournals } from '@boedel/domain/books/journal-export';
import { shareInterestByDay } from '@boedel/domain/books/share-interest';
import { writeCsv } from '@boedel/domain/csv/write-csv';
import { findEndOfMonth } from '@boedel/domain/dates/counting';
import { computeDayAt } from '@boedel/domain/dates/instant';
import { addDays, addMonths, countDaysBetween, type LocalDate } from '@boedel/domain/dates/local-date';
import { message } from '@boedel/domain/law/message';
import { refuse } from '@boedel/domain/law/refusal';
import { type AccountCode, chart } from '@boedel/domain/ledger/chart';
import { type Cents, cents, negate, nil, sum } from '@boedel/domain/money/cents';
import { formatFileAmount } from '@boedel/domain/payout/bank-files';
import { audit } from '../../platform/audit/audit';
import type { Tx } from '../../platform/db/database';
import type { Handlers } from '../../platform/http/handler';
import { RefusalProblem } from '../../platform/problems';
import { throwIfRefused } from '../../platform/throw-if-refused';
import { listCodes, removeCode, saveCode } from './account-codes.store';
import {
  countSeenMatters,
  listEventsToExport,
  listFeePeriods,
  listInterestAccounts,
  listMonthEndAccounts,
  listOpenRemuneration,
  listTrialBalance,
  listUsedAccounts,
  listWaitingPayments,
  type MonthEndAccountRow,
} from './month-end.store';

type MonthEndCalls = typeof booksCalls;
type MonthEndHandlers = Pick<
  Handlers<MonthEndCalls>,
  | 'getMonthEnd'
  | 'getTrialBalance'
  | 'trialBalanceFile'
  | 'getInterestShares'
  | 'interestFile'
  | 'getAccountCodes'
  | 'saveAccountCodes'
  | 'journalFile'
>;

const presentMatter = (row: { readonly matter_id: number; readonly reference: string; readonly name: string }) => ({
  matterID: row.matter_id,
  reference: row.reference,
  name: row.name,
});

function presentAccount(row: MonthEndAccountRow, on: LocalDate, idleDays: number) {
  const idleReason = findIdleReason(
    {
      systemType: row.system_type,
      accountType: row.account_type,
      balance: row.ledger,
      stillSince: row.still_since,
      paymentsWaiting: row.payments,
      unmatchedLines: row.lines,
      lodgedAccounts: row.lodged,
    },
    on,
    idleDays,
  );
  return {
    ...presentMatter(row),
    bankAccountID: row.bank_account_id,
    account: row.account,
    ledger: row.ledger,
    bank: row.bank,
    lines: row.lines,
    linesAmount: row.lines_amount,
    statementTo: row.statement_to,
    isMissing: row.statement_to === null || row.statement_to < on,
    isOverdrawn: row.ledger < nil || (row.bank !== null && row.bank < nil),
    idleSince: idleReason ? row.still_since : null,
    idleReason: idleReason ?? null,
  };
}

/** The end of the month before the one that a day falls in. */
const findLastMonthEnd = (today: LocalDate): LocalDate => findEndOfMonth(addMonths(today, -1));

const checkPeriod = (from: LocalDate, to: LocalDate): void => {
  if (to < from) throw new RefusalProblem(refuse('to', 'The last day is before the first. Change one of them.'));
  if (countDaysBetween(from, to) > 800) {
    throw new RefusalProblem(refuse('to', 'Choose a period of at most two years.'));
  }
};

async function readTrialBalance(tx: Tx, on: LocalDate, matterId: number | undefined) {
  const totals = new Map<AccountCode, Cents>();
  for (const { account, cents: amount } of await listTrialBalance(tx, on, matterId)) {
    totals.set(account, sum([totals.get(account) ?? nil, amount]));
  }
  const rows = (Object.keys(chart) as AccountCode[]).flatMap((account) => {
    const amount = totals.get(account) ?? nil;
    if (amount === nil) return [];
    return [
      {
        account,
        label: chart[account].label,
        debit: amount > 0 ? amount : nil,
        credit: amount < 0 ? negate(amount) : nil,
      },
    ];
  });
  return {
    rows,
    debit: sum(rows.map(({ debit }) => debit)),
    credit: sum(rows.map(({ credit }) => credit)),
  };
}

async function readInterestShares(
  tx: Tx,
  { from, to, amount, bank }: { from: LocalDate; to: LocalDate; amount: Cents; bank: string },
) {
  checkPeriod(from, to);
  const accounts = await listInterestAccounts(tx, from, to, bank);
  const days = BigInt(countDaysBetween(from, addDays(to, 1)));
  const shares = shareInterestByDay(
    amount,
    accounts.map(({ bank_account_id: id, opening, moves }) => ({ id, opening, moves })),
    from,
    to,
  );
  const rows = accounts.flatMap((account, at) => {
    const { dayBalances, share } = shares[at]!;
    if (dayBalances === 0n) return [];
    return [
      {
        ...presentMatter(account),
        bankAccountID: account.bank_account_id,
        account: account.account,
        average: cents(Number(dayBalances / days)),
        share,
      },
    ];
  });
  if (rows.length === 0) {
    throw new RefusalProblem(
      refuse('amount', 'No account held money in this period. Choose other days or another bank.'),
    );
  }
  return { total: sum(rows.map(({ share }) => share)), rows };
}

const toCsvFile = (filename: string, rows: readonly (readonly string[])[]) => ({
  filename,
  contentType: 'text/csv; charset=utf-8',
  content: Buffer.from(writeCsv(rows), 'utf8'),
});

async function presentCodes(tx: Tx) {
  const used = new Set((await listUsedAccounts(tx)).map(({ account }) => account));
  const codes = new Map((await listCodes(tx)).map(({ account, code }) => [account, code]));
  return (Object.keys(chart) as AccountCode[])
    .filter((account) => used.has(account) || codes.has(account))
    .map((account) => ({ account, label: chart[account].label, code: codes.get(account) ?? null }));
}

export const monthEndHandlers: MonthEndHandlers = {
  getMonthEnd: ({ scope, query, now }) =>
    scope.transaction(async (tx) => {
      const on = query.on ?? findLastMonthEnd(computeDayAt(now));
      const accounts = await listMonthEndAccounts(tx, on);
      return {
        on,
        matters: (await countSeenMatters(tx)).count,
        accounts: accounts.map((row) => presentAccount(row, on, query.idleDays)),
        payments: (await listWaitingPayments(tx)).map((row) => ({
          ...presentMatter(row),
          state: row.state,
          count: row.count,
          amount: row.amount,
          since: row.since,
        })),
        fees: [
          ...(await listOpenRemuneration(tx, on)).map((row) => ({
            ...presentMatter(row),
            says: message('Remuneration of the lodged account that is not booked yet'),
            amount: row.due,
          })),
          ...(await listFeePeriods(tx, on)).map((row) => ({
            ...presentMatter(row),
            says: message('Fee for {from} to {to} is not invoiced', { from: row.from_on, to: row.to_on }),
            amount: null,
          })),
        ],
      };
    }),

  getTrialBalance: ({ scope, query }) => scope.transaction((tx) => readTrialBalance(tx, query.on, query.matterID)),

  trialBalanceFile: ({ scope, query }) =>
    scope.transaction(async (tx) => {
      const rows = await listTrialBalance(tx, query.on, query.matterID);
      return toCsvFile(`trial-balance-${query.on}.csv`, [
        ['Reference', 'Matter', 'Account', 'Name', 'Debit', 'Credit'],
        ...rows
          .filter((row) => row.cents !== nil)
          .map((row) => [
            row.reference,
            row.name,
            row.account,
            chart[row.account].label,
            row.cents > 0 ? formatFileAmount(row.cents) : '',
            row.cents < 0 ? formatFileAmount(negate(row.cents)) : '',
          ]),
      ]);
    }),

  getInterestShares: ({ scope, query }) => scope.transaction((tx) => readInterestShares(tx, query)),

  interestFile: ({ scope, query }) =>
    scope.transaction(async (tx) => {
      const { rows } = await readInterestShares(tx, query);
      return toCsvFile(`interest-${query.from}-${query.to}.csv`, [
        ['Reference', 'Matter', 'Bank account', 'Average balance', 'Interest'],
        ...rows.map((row) => [
          row.reference,
          row.name,
          row.account,
          formatFileAmount(row.average),
          formatFileAmount(row.share),
        ]),
      ]);
    }),

  getAccountCodes: ({ scope }) => scope.transaction(presentCodes),

  saveAccountCodes: ({ scope, actor, body }) =>
    scope.transaction(async (tx) => {
      const before = await presentCodes(tx);
      for (const { account, code } of body.codes) {
        await (code ? saveCode(tx, account, code) : removeCode(tx, account));
      }
      const after = await presentCodes(tx);
      const list = (rows: typeof before) =>
        Object.fromEntries(rows.flatMap(({ account, code }) => (code ? [[account, code]] : [])));
      await audit(tx, actor, 'accountcodes.changed', {
        entity: ['accounting_code', null],
        before: list(before),
        after: list(after),
      });
      return after;
    }),

  journalFile: ({ scope, actor, query }) =>
    scope.transaction(async (tx) => {
      checkPeriod(query.from, query.to);
      const rows = await listEventsToExport(tx, query.from, query.to, query.matterID);
      if (rows.length === 0) {
        throw new RefusalProblem(refuse('from', 'Nothing was booked in this period. Choose other days.'));
      }
      const events = rows.map(({ reference, ...row }): ExportedEvent => ({ ...row, matter: reference }));
      const text = throwIfRefused(
        writeJournals(events, query.format, {
          codes: new Map((await listCodes(tx)).map(({ account, code }) => [account, code])),
          firstMonth: query.firstMonth,
          taxRate: query.taxRate,
        }),
      );
      await audit(tx, actor, 'journals.exported', {
        entity: ['ledger_event', null],
        after: { format: journalFormats[query.format].program, from: query.from, to: query.to, events: events.length },
      });
      return {
        filename: `journals-${query.format}-${query.from}-${query.to}.csv`,
        contentType: 'text/csv; charset=utf-8',
        content: Buffer.from(text, 'utf8'),
      };
    }),
};
