import type { AnswerOf } from '@boedel/contract/call';
import type { reconCalls } from '@boedel/contract/recon/recon.calls';
import type { Amount, Paper, Row } from '@boedel/document/tree/paper';
import type { LocalDate } from '@boedel/domain/dates/local-date';
import { accountAmount } from '@boedel/domain/formats/amount';
import { type Cents, cents, nil, sum } from '@boedel/domain/money/cents';
import { reconcile } from '@boedel/domain/reconciliation/reconcile';
import { allWords } from '@boedel/words/all-words';
import type { Tx } from '../../platform/db/database';
import type { Handlers } from '../../platform/http/handler';
import { paperFile } from '../../platform/paper/paper-file';
import { NotFound } from '../../platform/problems';
import { type OpenedMatter, openMatter } from '../../platform/tenancy/matter-door';
import {
  accountToReconcile,
  bankEvents,
  ledgerBalance,
  linesToReconcile,
  type ReconciledLine,
} from './reconciliation.store';

type Calls = typeof reconCalls;
type Shown = AnswerOf<Calls['getReconciliation']>;

const shownOf = ({ id, day, amount, description }: ReconciledLine) => ({ id, day, amount, description });

/** From the bank's balance on a day to the ledger's, with everything that lies between. */
export async function reconciliationOf(tx: Tx, matter: OpenedMatter, accountId: number, on: LocalDate): Promise<Shown> {
  const account = await accountToReconcile(tx, accountId, matter.id);
  if (!account) throw new NotFound();
  const lines = await linesToReconcile(tx, { matterId: matter.id, accountId, openedOn: account.opening_on, upTo: on });
  const entries = await bankEvents(tx, accountId, matter.id);
  const { ledger } = await ledgerBalance(tx, matter.id, accountId, on);
  const by = lines.filter(({ day }) => day <= on);
  const last = by.findLastIndex(({ balance }) => balance !== null);
  const after = (from: number): Cents => sum(by.slice(from).map(({ amount }) => amount));
  const statementBalance = cents(last === -1 ? account.opening + after(0) : by[last]!.balance! + after(last + 1));
  const found = reconcile({ on, statementBalance, ledgerBalance: ledger, lines, entries });
  return {
    bankAccountName: account.name,
    on,
    statementBalance,
    statementBalanceFrom: last === -1 ? 'worked out' : 'file',
    notInLedger: (found.notInLedger as ReconciledLine[]).map(shownOf),
    lessNotInLedger: found.lessNotInLedger,
    notOnStatement: (found.notOnStatement as ReconciledLine[]).map(shownOf),
    addNotOnStatement: found.addNotOnStatement,
    comesTo: found.comesTo,
    ledgerBalance: found.ledgerBalance,
    difference: found.difference,
    foots: found.foots,
  };
}

function reconciliationPaper(shown: Shown, matter: OpenedMatter, language: 'en' | 'af'): Paper {
  const say = (english: string): string => (language === 'af' ? (allWords[english] ?? english) : english);
  const amount = (value: Cents, id?: string, madeOf?: Amount['madeOf']): Amount => ({
    cents: value,
    shown: accountAmount(value),
    ...(id && { id }),
    ...(madeOf && { madeOf }),
  });
  const listed = (prefix: string, those: Shown['notInLedger']): Row[] =>
    those.map((one, at) => ({ kind: 'line', cells: [one.day, one.description, amount(one.amount, `${prefix}${at}`)] }));
  const ids = (prefix: string, those: readonly unknown[]): string[] => those.map((_, at) => `${prefix}${at}`);
  const rows: Row[] = [
    { kind: 'line', cells: [shown.on, say('Balance by the statement'), amount(shown.statementBalance, 'bank')] },
    { kind: 'group', cells: [null, say('Less: on the statement and not in the ledger'), null] },
    ...listed('line', shown.notInLedger),
    {
      kind: 'subtotal',
      cells: [null, say('Together'), amount(shown.lessNotInLedger, 'less', { add: ids('line', shown.notInLedger) })],
    },
    { kind: 'group', cells: [null, say('Add: in the ledger and not on the statement'), null] },
    ...listed('entry', shown.notOnStatement),
    {
      kind: 'subtotal',
      cells: [
        null,
        say('Together'),
        amount(shown.addNotOnStatement, 'add', { add: ids('entry', shown.notOnStatement) }),
      ],
    },
    {
      kind: 'total',
      cells: [null, say('Comes to'), amount(shown.comesTo, 'comes', { add: ['bank', 'add'], take: ['less'] })],
    },
    { kind: 'total', cells: [null, say('Balance by the ledger'), amount(shown.ledgerBalance)] },
    ...(shown.difference === nil
      ? []
      : [{ kind: 'note' as const, cells: [null, say('Not explained'), amount(shown.difference)] }]),
  ];
  const title = say('Bank reconciliation statement');
  return {
    title,
    language,
    pageWords: { page: say('Page'), of: say('of') },
    parts: [
      {
        title,
        newPage: false,
        blocks: [
          {
            kind: 'facts',
            rows: [
              { label: say('Matter'), value: `${matter.reference} ${matter.name}` },
              { label: say('Bank account'), value: shown.bankAccountName },
              { label: say('As at'), value: shown.on },
            ],
          },
          {
            kind: 'table',
            about: title,
            ruled: false,
            columns: [
              { kind: 'day', title: say('Date') },
              { kind: 'words', title: say('Description') },
              { kind: 'amount', title: say('Amount') },
            ],
            rows,
          },
        ],
      },
    ],
  };
}

export const reconciliationHandlers: Pick<Handlers<Calls>, 'getReconciliation' | 'reconciliationFile'> = {
  getReconciliation: ({ tenant, query }) =>
    tenant.transaction(async (tx) =>
      reconciliationOf(tx, await openMatter(tx, query.matterID, 'money'), query.bankAccountID, query.on),
    ),
  reconciliationFile: async ({ tenant, query }) => {
    const paper = await tenant.transaction(async (tx) => {
      const matter = await openMatter(tx, query.matterID, 'money');
      return reconciliationPaper(
        await reconciliationOf(tx, matter, query.bankAccountID, query.on),
        matter,
        query.language,
      );
    });
    return paperFile(paper, query.format, `${paper.title} ${query.on}`);
  },
};
