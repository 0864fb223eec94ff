import type { AnswerOf } from '@boedel/contract/call';
import type { reconCalls } from '@boedel/contract/recon/recon.calls';
import type { PaperAmount, Paper, PaperRow } from '@boedel/document/tree/paper';
import type { LocalDate } from '@boedel/domain/dates/local-date';
import { formatAccountAmount } from '@boedel/domain/formats/amount';
import { type Cents, cents, nil, sum } from '@boedel/domain/money/cents';
import { reconcileBank } from '@boedel/domain/reconciliation/reconcile';
import { allTranslations } from '@boedel/words/all-translations';
import type { Tx } from '../../platform/db/database';
import type { Handlers } from '../../platform/http/handler';
import { createPaperFile } from '../../platform/paper/paper-file';
import { NotFound } from '../../platform/problems';
import { type OpenedMatter, openMatter } from '../../platform/tenancy/matter-door';
import {
  findAccountToReconcile,
  listBankEvents,
  readLedgerBalance,
  listLinesToReconcile,
  type ReconciledBankLine,
} from './reconciliation.store';

type ReconciliationCalls = typeof reconCalls;
type ReconciliationView = AnswerOf<ReconciliationCalls['getReconciliation']>;

const presentLine = ({ id, day, amount, description }: ReconciledBankLine) => ({ id, day, amount, description });

/** From the bank's balance on a day to the ledger's, with everything that lies between. */
export async function readReconciliation(
  tx: Tx,
  matter: OpenedMatter,
  accountId: number,
  on: LocalDate,
): Promise<ReconciliationView> {
  const account = await findAccountToReconcile(tx, accountId, matter.id);
  if (!account) throw new NotFound();
  const lines = await listLinesToReconcile(tx, {
    matterId: matter.id,
    accountId,
    openedOn: account.opening_on,
    upTo: on,
  });
  const entries = await listBankEvents(tx, accountId, matter.id);
  const { ledger } = await readLedgerBalance(tx, matter.id, accountId, on);
  const by = lines.filter(({ day }) => day <= on);
  const last = by.findLastIndex(({ balance }) => balance !== null);
  const sumAfter = (from: number): Cents => sum(by.slice(from).map(({ amount }) => amount));
  const statementBalance = cents(last === -1 ? account.opening + sumAfter(0) : by[last]!.balance! + sumAfter(last + 1));
  const found = reconcileBank({ on, statementBalance, ledgerBalance: ledger, lines, entries });
  return {
    bankAccountName: account.name,
    on,
    statementBalance,
    statementBalanceFrom: last === -1 ? 'worked out' : 'file',
    notInLedger: (found.notInLedger as ReconciledBankLine[]).map(presentLine),
    lessNotInLedger: found.lessNotInLedger,
    notOnStatement: (found.notOnStatement as ReconciledBankLine[]).map(presentLine),
    addNotOnStatement: found.addNotOnStatement,
    comesTo: found.comesTo,
    ledgerBalance: found.ledgerBalance,
    difference: found.difference,
    foots: found.foots,
  };
}

function buildReconciliationPaper(shown: ReconciliationView, matter: OpenedMatter, language: 'en' | 'af'): Paper {
  const translateTerm = (english: string): string =>
    language === 'af' ? (allTranslations[english] ?? english) : english;
  const toAmount = (value: Cents, id?: string, madeOf?: PaperAmount['madeOf']): PaperAmount => ({
    cents: value,
    shown: formatAccountAmount(value),
    ...(id && { id }),
    ...(madeOf && { madeOf }),
  });
  const listRows = (prefix: string, those: ReconciliationView['notInLedger']): PaperRow[] =>
    those.map((one, at) => ({
      kind: 'line',
      cells: [one.day, one.description, toAmount(one.amount, `${prefix}${at}`)],
    }));
  const listIds = (prefix: string, those: readonly unknown[]): string[] => those.map((_, at) => `${prefix}${at}`);
  const rows: PaperRow[] = [
    {
      kind: 'line',
      cells: [shown.on, translateTerm('Balance per statement'), toAmount(shown.statementBalance, 'bank')],
    },
    { kind: 'group', cells: [null, translateTerm('Less: on the statement but not in the ledger'), null] },
    ...listRows('line', shown.notInLedger),
    {
      kind: 'subtotal',
      cells: [
        null,
        translateTerm('Together'),
        toAmount(shown.lessNotInLedger, 'less', { add: listIds('line', shown.notInLedger) }),
      ],
    },
    { kind: 'group', cells: [null, translateTerm('Add: in the ledger but not on the statement'), null] },
    ...listRows('entry', shown.notOnStatement),
    {
      kind: 'subtotal',
      cells: [
        null,
        translateTerm('Together'),
        toAmount(shown.addNotOnStatement, 'add', { add: listIds('entry', shown.notOnStatement) }),
      ],
    },
    {
      kind: 'total',
      cells: [null, translateTerm('Total'), toAmount(shown.comesTo, 'comes', { add: ['bank', 'add'], take: ['less'] })],
    },
    { kind: 'total', cells: [null, translateTerm('Balance by the ledger'), toAmount(shown.ledgerBalance)] },
    ...(shown.difference === nil
      ? []
      : [{ kind: 'note' as const, cells: [null, translateTerm('Not explained'), toAmount(shown.difference)] }]),
  ];
  const title = translateTerm('Bank reconciliation statement');
  return {
    title,
    language,
    pageWords: { page: translateTerm('Page'), of: translateTerm('of') },
    parts: [
      {
        title,
        newPage: false,
        blocks: [
          {
            kind: 'facts',
            rows: [
              { label: translateTerm('Matter'), value: `${matter.reference} ${matter.name}` },
              { label: translateTerm('Bank account'), value: shown.bankAccountName },
              { label: translateTerm('As at'), value: shown.on },
            ],
          },
          {
            kind: 'table',
            about: title,
            ruled: false,
            columns: [
              { kind: 'day', title: translateTerm('Date') },
              { kind: 'words', title: translateTerm('Description') },
              { kind: 'amount', title: translateTerm('Amount') },
            ],
            rows,
          },
        ],
      },
    ],
  };
}

export const reconciliationHandlers: Pick<Handlers<ReconciliationCalls>, 'getReconciliation' | 'reconciliationFile'> = {
  getReconciliation: ({ scope, query }) =>
    scope.transaction(async (tx) =>
      readReconciliation(tx, await openMatter(tx, query.matterID, 'money'), query.bankAccountID, query.on),
    ),
  reconciliationFile: async ({ scope, query }) => {
    const paper = await scope.transaction(async (tx) => {
      const matter = await openMatter(tx, query.matterID, 'money');
      return buildReconciliationPaper(
        await readReconciliation(tx, matter, query.bankAccountID, query.on),
        matter,
        query.language,
      );
    });
    return createPaperFile(paper, query.format, `${paper.title} ${query.on}`);
  },
};
