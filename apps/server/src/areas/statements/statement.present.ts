import type { AnswerOf } from '@boedel/contract/call';
import type { statementCalls } from '@boedel/contract/statements/statements.calls';
import { ensureMessage, type Message, message } from '@boedel/domain/law/message';
import { toSectionedMessage, type Warning } from '@boedel/domain/law/refusal';
import { checkStatement, isSameAccount } from '@boedel/domain/statements/check-statement';
import { describeFinding, findStatementGaps } from '@boedel/domain/statements/bank-chain';
import type { BankStatement } from '@boedel/domain/statements/statement';
import type { Tx } from '../../platform/db/database';
import { ledgerStore } from '../ledger/ledger.store';
import { countLateStaged, listChainLines, listChainStatements } from './bank-chain.store';
import {
  type StatementFileRow,
  type StatementMatter,
  readMatter,
  type BankStatementRow,
  statementStore,
} from './statement.store';

export type StatementFileView = AnswerOf<typeof statementCalls.getStatementFile>;
type StatementView = StatementFileView['statements'][number];

const describeWarning = ({ sentence, said }: Warning): Message => said ?? ensureMessage(sentence);
const mostLines = 12;

type StatementAccount = Awaited<ReturnType<ReturnType<typeof statementStore>['accounts']>>[number];

/** The account a statement belongs to, as far as it can be told: taken, chosen when it was dropped, of its number, or the only one. */
function findAccount(
  row: BankStatementRow,
  file: StatementFileRow,
  accounts: readonly StatementAccount[],
  isOnly: boolean,
): StatementAccount | undefined {
  const findById = (id: number | null): StatementAccount | undefined => accounts.find((account) => account.id === id);
  const known = row.bank_account_id ?? row.taking?.bankAccountId;
  if (known !== undefined && known !== null) return findById(known);
  const numbered = accounts.find(
    ({ account_number }) =>
      row.account_in_file !== null && account_number !== null && isSameAccount(row.account_in_file, account_number),
  );
  if (!isOnly) return numbered;
  return findById(file.bank_account_id) ?? numbered ?? (accounts.length === 1 ? accounts[0] : undefined);
}

/** Files with their statements. What is new is asked of the database only where somebody looks at one of them. */
export async function presentFiles(
  tx: Tx,
  files: readonly StatementFileRow[],
  { closely }: { closely: boolean },
): Promise<StatementFileView[]> {
  const matterId = files[0]?.matter_id;
  if (matterId === undefined) return [];
  const store = statementStore(tx);
  const matter = await readMatter(tx, matterId);
  const accounts = await store.accounts(matterId);
  const rows = await store.statementsOf(files.map(({ id }) => id));
  const people = await store.readBy(files.flatMap(({ person_id }) => person_id ?? []));
  const shown: StatementFileView[] = [];
  for (const file of files) {
    const own = rows.filter(({ statement_file_id }) => statement_file_id === file.id);
    const statements: StatementView[] = [];
    for (const row of own) {
      const account = findAccount(row, file, accounts, own.length === 1);
      statements.push(await presentStatement(tx, { row, file, account, matter, closely }));
    }
    shown.push({
      id: file.id,
      matterID: file.matter_id,
      bankAccountID: file.bank_account_id,
      fileName: file.file_name,
      state: file.state as StatementFileView['state'],
      format: file.format,
      layout: file.layout,
      bank: file.bank,
      isConfirmed: file.is_confirmed,
      encoding: file.encoding,
      separator: file.separator,
      order: file.row_order,
      rowsInFile: file.rows_in_file,
      rowsRead: file.rows_read,
      rowsPassedOver: file.rows_passed,
      rowsUnread: file.rows_unread,
      staged: file.staged_count,
      doubts: file.doubts.map(({ weight, line, words }) => ({ weight, line: line ?? null, said: words })),
      mayTake: file.state === 'ready' && file.doubts.every(({ weight }) => weight !== 'stop'),
      isKnown: closely && (await store.isKnown(file)),
      unmapped: file.unmapped && {
        headings: [...file.unmapped.headings],
        firstLine: file.unmapped.firstLine,
        samples: file.unmapped.samples.map(({ line, cells }) => ({ line, cells: [...cells] })),
        columns: [...file.unmapped.proposal.columns],
        sign: file.unmapped.proposal.sign,
      },
      refusals: file.refusals.map(toSectionedMessage),
      statements,
      by: people.get(file.person_id ?? 0) ?? null,
      createdAt: file.created_at,
    });
  }
  return shown;
}

export const presentFile = async (tx: Tx, file: StatementFileRow): Promise<StatementFileView> =>
  (await presentFiles(tx, [file], { closely: true }))[0]!;

/** What an import would leave broken: a statement that is missing before it or after it, and lines of a lodged period. */
async function listChainWarnings(
  tx: Tx,
  { id, matter_id, from_on, to_on, opening_cents: opening, closing_cents: closing }: BankStatementRow,
  accountId: number,
): Promise<{ field: string; said: Message }[]> {
  if (from_on === null || to_on === null) return [];
  const taken = await listChainStatements(tx, matter_id, accountId);
  const lines = taken.length === 0 ? [] : await listChainLines(tx, matter_id, accountId);
  const before = new Set(findStatementGaps(taken, lines).map(({ from, to }) => `${from} ${to}`));
  const gaps = findStatementGaps([...taken, { id, from: from_on, to: to_on, opening, closing }], lines);
  const locked = await ledgerStore(tx).lockedUpTo(matter_id);
  const late = locked === null || from_on > locked ? 0 : (await countLateStaged(tx, id, locked)).count;
  return [
    ...gaps
      .filter(({ from, to }) => !before.has(`${from} ${to}`))
      .map((gap) => ({ field: 'chain', said: describeFinding(gap) })),
    ...(late > 0
      ? [
          {
            field: 'chain',
            said: message(
              '{count} lines are in a period that was lodged up to {locked}. You can import them; their entries are dated in the open period.',
              { count: late, locked: locked! },
            ),
          },
        ]
      : []),
  ];
}

interface StatementPresentation {
  readonly row: BankStatementRow;
  readonly file: StatementFileRow;
  readonly account: StatementAccount | undefined;
  readonly matter: StatementMatter;
  readonly closely: boolean;
}

export const chooseCurrency = (country: string): string => (country === 'Namibia' ? 'NAD' : 'ZAR');

async function presentStatement(
  tx: Tx,
  { row, file, account, matter, closely }: StatementPresentation,
): Promise<StatementView> {
  const store = statementStore(tx);
  const isTaken = row.taken_at !== null;
  const isWaiting = closely && !isTaken && row.taking === null && file.state === 'ready';
  const news = isWaiting && account ? await store.newness(row.id, account.id) : undefined;
  const lines = isWaiting ? await store.firstLines(row.id, mostLines) : [];
  const statement = { account: row.account_in_file, currency: row.currency, owner: row.owner } as BankStatement;
  const expected = {
    account: account?.account_number ?? null,
    currency: chooseCurrency(matter.country),
    owner: matter.name,
  };
  return {
    id: row.id,
    account: row.account_in_file,
    currency: row.currency,
    owner: row.owner,
    number: row.number,
    from: row.from_on,
    to: row.to_on,
    opening: row.opening_cents,
    openingFrom: row.opening_from as StatementView['openingFrom'],
    movements: row.movements_cents,
    closing: row.closing_cents,
    closingFrom: row.closing_from as StatementView['closingFrom'],
    ties: row.ties,
    breaks: row.breaks,
    lines: row.line_count,
    bankAccountID: account?.id ?? null,
    bankAccountName: account?.name ?? null,
    isTaken,
    taking: row.taking && { done: row.taking.next },
    takenAt: row.taken_at,
    takenBy: row.taken_by,
    newLines: isTaken ? row.new_count : (news?.new_lines ?? null),
    alikeLines: news?.alike_lines ?? 0,
    isAlikeLikely:
      (news?.alike_lines ?? 0) > 0 && account !== undefined && (await store.hasOtherFormat(account.id, file.format)),
    mayTakeOpening:
      !isTaken &&
      account !== undefined &&
      !account.has_opening &&
      !account.has_moved &&
      row.opening_cents !== null &&
      row.from_on !== null,
    warnings:
      account && isWaiting
        ? [
            ...checkStatement(statement, expected).map((one) => ({ field: one.field, said: describeWarning(one) })),
            ...(await listChainWarnings(tx, row, account.id)),
          ]
        : [],
    firstLines: lines.map(({ line, day, amount_cents, balance_cents, description, reference, doubt }) => ({
      line,
      day,
      amount: amount_cents,
      balance: balance_cents,
      description,
      reference,
      doubt,
    })),
  };
}
