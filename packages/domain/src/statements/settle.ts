import { formatPlainAmount } from '../formats/amount';
import { pickEarlier, pickLater, type LocalDate } from '../dates/local-date';
import { message } from '../law/message';
import { type Cents, cents, nil } from '../money/cents';
import { forEachInSteps, type Steps } from '../steps/steps';
import { joinAccounts } from './join-accounts';
import { createKeyMaker } from './keys';
import { computeMovement, settleOrder } from './order';
import type { StatementDoubts, RawFile, RawLine, RawStatement } from './raw';
import type { BalanceBreak, StatementProof, BankStatement, ReadStatementFile, StatementLine } from './statement';

interface SettledPart {
  readonly kind: StatementLine['kind'];
  readonly amount: Cents;
  readonly description: string;
  readonly balance: Cents | null;
}

/** A row as one movement, or as a movement and the fee beside it, which then carries the balance. */
function splitRow(row: RawLine, feesMove: boolean): SettledPart[] {
  const fee = feesMove && row.fee !== undefined && row.fee !== 0 ? row.fee : undefined;
  const { amount, description, balance } = row;
  if (fee === undefined) return [{ kind: 'MOVEMENT', amount: amount ?? nil, description, balance }];
  if (amount === null) return [{ kind: 'FEE', amount: fee, description, balance }];
  return [
    { kind: 'MOVEMENT', amount, description, balance: null },
    { kind: 'FEE', amount: fee, description: `Fee: ${description}`, balance },
  ];
}

function reportBreak({ line, expected, found }: BalanceBreak, doubts: StatementDoubts): void {
  doubts.add(
    'confirm',
    line,
    message(
      'The running balance breaks at line {line}: {expected} follows from the line before, the file says {found}. A movement may be missing; download this period again.',
      { line, expected: formatPlainAmount(expected), found: formatPlainAmount(found) },
    ),
  );
}

function* settleStatement(
  raw: RawStatement,
  fees: boolean | undefined,
  doubts: StatementDoubts,
): Steps<{ statement: BankStatement; isReversed: boolean }> {
  const { oldestFirst, isReversed, feesMove } = yield* settleOrder(raw.rows, { opening: raw.opening, feesMove: fees });
  const rows = oldestFirst.map((index) => raw.rows[index]!);
  const first = rows[0];
  const movements = cents(rows.reduce((total, row) => total + computeMovement(row, feesMove), 0));
  const fromBalance = first && first.balance !== null ? cents(first.balance - computeMovement(first, feesMove)) : null;
  const lastBalance = rows.findLast(({ balance }) => balance !== null)?.balance ?? null;
  const statedClosing = raw.closing ?? (lastBalance !== null && rows.at(-1)!.balance !== null ? lastBalance : null);
  const fromClosing = statedClosing === null ? null : cents(statedClosing - movements);
  const opening = raw.opening ?? fromBalance ?? fromClosing;
  const closing = statedClosing ?? (opening === null ? null : cents(opening + movements));
  const isProved = statedClosing !== null && (raw.opening !== null || fromBalance !== null);

  const lines: StatementLine[] = [];
  const keysOf = createKeyMaker(raw.account);
  let running: number | null = opening;
  let breaks = 0;
  let firstBreak: BalanceBreak | undefined;
  let [from, to]: [LocalDate | null, LocalDate | null] = [null, null];
  yield* forEachInSteps(rows, (row) => {
    from = from === null ? row.day : pickEarlier(from, row.day);
    to = to === null ? row.day : pickLater(to, row.day);
    if (running !== null) running += computeMovement(row, feesMove);
    if (row.balance !== null) {
      if (running !== null && running !== row.balance) {
        breaks += 1;
        const broken: BalanceBreak = { line: row.line, expected: cents(running), found: row.balance };
        firstBreak ??= broken;
        reportBreak(broken, doubts);
      }
      running = row.balance;
    }
    const { line, day, valueDay, reference, bankReference, bankId } = row;
    for (const { kind, amount, description, balance } of splitRow(row, feesMove)) {
      const text = [description, reference, bankReference].filter((part) => part !== undefined).join(' ');
      const { key, likeness, isRepeatedId } = keysOf({
        day,
        amount,
        text,
        balance: row.balance,
        bankId,
        isFee: kind === 'FEE',
      });
      if (isRepeatedId) {
        doubts.add(
          'note',
          line,
          message(
            "The number '{id}' on line {line} is also on an earlier line. Both are kept. Check that there were two transactions.",
            {
              id: bankId!,
              line,
            },
          ),
        );
      }
      lines.push({
        line,
        day,
        valueDay,
        amount,
        description,
        reference,
        bankReference,
        bankId,
        balance,
        kind,
        skipInAccount: amount === 0,
        isReversal: row.isReversal === true,
        key,
        likeness,
      });
    }
  });
  const ties = isProved ? cents(opening! + movements) === closing : null;
  if (ties === false && !firstBreak) {
    doubts.add(
      'confirm',
      undefined,
      message(
        'The opening balance {opening} and the movements {movements} do not give the closing balance {closing}. Lines may be missing; download this period again.',
        {
          opening: formatPlainAmount(opening!),
          movements: formatPlainAmount(movements),
          closing: formatPlainAmount(closing!),
        },
      ),
    );
  }
  if (ties === null && rows.length > 0) {
    doubts.add(
      'note',
      undefined,
      message(
        'The file does not say enough balances to prove that no line is missing. Compare the closing balance with the bank.',
      ),
    );
  }
  const proof: StatementProof = {
    opening,
    openingFrom: raw.opening !== null ? 'file' : opening === null ? 'none' : 'worked out',
    movements,
    closing,
    closingFrom: statedClosing !== null ? 'file' : closing === null ? 'none' : 'worked out',
    ties,
    ...(firstBreak && { firstBreak }),
    breaks,
  };
  const { account, currency, owner, number } = raw;
  return { statement: { account, currency, owner, number, from, to, lines, proof }, isReversed };
}

/** Orders the rows, makes fees lines of their own, gives keys and proves the balances. `fees` is what the layout knows. */
export function* settle({ statements: raws, doubts, ...file }: RawFile, fees?: boolean): Steps<ReadStatementFile> {
  const joined = joinAccounts(raws, doubts);
  const statements: BankStatement[] = [];
  let isReversed = false;
  for (const raw of joined) {
    const settled = yield* settleStatement(raw, fees, doubts);
    statements.push(settled.statement);
    isReversed ||= settled.isReversed;
  }
  if (statements.length > 1) {
    doubts.add(
      'confirm',
      undefined,
      message('This file has {count} accounts. Choose where each one belongs.', {
        count: statements.length,
      }),
    );
  }
  return { ...file, order: isReversed ? 'newest first' : 'oldest first', statements, doubts: doubts.all() };
}
