import type { AnswerOf } from '@boedel/contract/call';
import type { statementCalls } from '@boedel/contract/statements/statements.calls';
import { asSaid, type Said } from '@boedel/domain/law/said';
import { messageOf, type Warning } from '@boedel/domain/law/refusal';
import { checkStatement, isSameAccount } from '@boedel/domain/statements/check-statement';
import type { Statement } from '@boedel/domain/statements/statement';
import type { Tx } from '../../platform/db/database';
import { type FileRow, type Matter, matterOfStatements, type StatementRow, statementStore } from './statement.store';

export type FileShown = AnswerOf<typeof statementCalls.getStatementFile>;
type StatementShown = FileShown['statements'][number];

const wordsOf = ({ sentence, said }: Warning): Said => said ?? asSaid(sentence);
const mostShown = 12;

type Account = Awaited<ReturnType<ReturnType<typeof statementStore>['accounts']>>[number];

/** The account a statement belongs to, as far as it can be told: taken, chosen when it was dropped, of its number, or the only one. */
function accountFor(
  row: StatementRow,
  file: FileRow,
  accounts: readonly Account[],
  isOnly: boolean,
): Account | undefined {
  const named = (id: number | null): Account | undefined => accounts.find((account) => account.id === id);
  if (row.bank_account_id !== null) return named(row.bank_account_id);
  const numbered = accounts.find(
    ({ account_number }) =>
      row.account_in_file !== null && account_number !== null && isSameAccount(row.account_in_file, account_number),
  );
  if (!isOnly) return numbered;
  return named(file.bank_account_id) ?? numbered ?? (accounts.length === 1 ? accounts[0] : undefined);
}

/** Files with their statements. What is new is asked of the database only where somebody looks at one of them. */
export async function presentFiles(
  tx: Tx,
  files: readonly FileRow[],
  { closely }: { closely: boolean },
): Promise<FileShown[]> {
  const matterId = files[0]?.matter_id;
  if (matterId === undefined) return [];
  const store = statementStore(tx);
  const matter = await matterOfStatements(tx, matterId);
  const accounts = await store.accounts(matterId);
  const rows = await store.statementsOf(files.map(({ id }) => id));
  const people = await store.readBy(files.flatMap(({ person_id }) => person_id ?? []));
  const shown: FileShown[] = [];
  for (const file of files) {
    const own = rows.filter(({ statement_file_id }) => statement_file_id === file.id);
    const statements: StatementShown[] = [];
    for (const row of own) {
      const account = accountFor(row, file, accounts, own.length === 1);
      statements.push(await presentStatement(tx, { row, file, account, matter, closely }));
    }
    shown.push({
      id: file.id,
      matterID: file.matter_id,
      bankAccountID: file.bank_account_id,
      fileName: file.file_name,
      state: file.state as FileShown['state'],
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
      refusals: file.refusals.map(messageOf),
      statements,
      by: people.get(file.person_id ?? 0) ?? null,
      createdAt: file.created_at,
    });
  }
  return shown;
}

export const presentFile = async (tx: Tx, file: FileRow): Promise<FileShown> =>
  (await presentFiles(tx, [file], { closely: true }))[0]!;

interface Presenting {
  readonly row: StatementRow;
  readonly file: FileRow;
  readonly account: Account | undefined;
  readonly matter: Matter;
  readonly closely: boolean;
}

export const currencyOf = (country: string): string => (country === 'Namibia' ? 'NAD' : 'ZAR');

async function presentStatement(tx: Tx, { row, file, account, matter, closely }: Presenting): Promise<StatementShown> {
  const store = statementStore(tx);
  const isTaken = row.taken_at !== null;
  const isWaiting = closely && !isTaken && file.state === 'ready';
  const news = isWaiting && account ? await store.newness(row.id, account.id) : undefined;
  const lines = isWaiting ? await store.firstLines(row.id, mostShown) : [];
  const statement = { account: row.account_in_file, currency: row.currency, owner: row.owner } as Statement;
  const expected = {
    account: account?.account_number ?? null,
    currency: currencyOf(matter.country),
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
    openingFrom: row.opening_from as StatementShown['openingFrom'],
    movements: row.movements_cents,
    closing: row.closing_cents,
    closingFrom: row.closing_from as StatementShown['closingFrom'],
    ties: row.ties,
    breaks: row.breaks,
    lines: row.line_count,
    bankAccountID: account?.id ?? null,
    bankAccountName: account?.name ?? null,
    isTaken,
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
        ? checkStatement(statement, expected).map((one) => ({ field: one.field, said: wordsOf(one) }))
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
