import { addDays, type LocalDate } from '../dates/local-date';
import { formatPlainAmount } from '../formats/amount';
import { type Message, message } from '../law/message';
import { type RefusalError, refuse } from '../law/refusal';
import { type Cents, plus } from '../money/cents';

/** A statement of an account that was imported, or is about to be. */
export interface ChainStatement {
  readonly id: number;
  readonly from: LocalDate;
  readonly to: LocalDate;
  readonly opening: Cents | null;
  readonly closing: Cents | null;
}

export interface ChainLine {
  readonly id: number;
  /** Its row in the file it came by. */
  readonly row: number | null;
  readonly day: LocalDate;
  readonly amount: Cents;
  readonly balance: Cents | null;
  /** It has its entry, or needs none. */
  readonly isAnswered: boolean;
}

/** The statements and lines of one bank account, oldest first. */
export interface BankChain {
  readonly statements: readonly ChainStatement[];
  readonly lines: readonly ChainLine[];
  /** The last day of the accounts that were lodged. */
  readonly lockedUpTo: LocalDate | null;
}

export interface StatementGap {
  readonly kind: 'gap';
  /** The last day of the one statement and the first of the next. */
  readonly from: LocalDate;
  readonly to: LocalDate;
  readonly closing: Cents;
  readonly opening: Cents;
  /** The later of the two. */
  readonly statementId: number;
}

export type ChainFinding =
  | StatementGap
  | {
      readonly kind: 'break';
      readonly lineId: number;
      readonly row: number | null;
      readonly day: LocalDate;
      readonly expected: Cents;
      readonly found: Cents;
    }
  /** In a period that was lodged, and without an entry. */
  | { readonly kind: 'late'; readonly lineId: number; readonly day: LocalDate; readonly amount: Cents }
  | { readonly kind: 'unanswered'; readonly lineId: number; readonly day: LocalDate; readonly amount: Cents };

/**
 * Where a statement does not open with the closing balance of the one before it. Statements may overlap: a later one may
 * then open with the balance of any line of the earlier one.
 */
export function findStatementGaps(
  statements: readonly ChainStatement[],
  lines: readonly Pick<ChainLine, 'day' | 'balance'>[],
): StatementGap[] {
  const ordered = [...statements].sort((a, b) =>
    a.from === b.from ? (a.to < b.to ? -1 : a.to > b.to ? 1 : a.id - b.id) : a.from < b.from ? -1 : 1,
  );
  const gaps: StatementGap[] = [];
  let reached: ChainStatement | undefined;
  for (const next of ordered) {
    const before = reached;
    if (!before || next.to > before.to || (next.to === before.to && before.closing === null)) reached = next;
    if (!before || before.closing === null || next.opening === null || next.opening === before.closing) continue;
    const isOverlapping =
      next.from <= before.to &&
      (next.opening === before.opening ||
        lines.some(
          ({ day, balance }) => balance === next.opening && day <= before.to && addDays(day, 31) >= next.from,
        ));
    if (isOverlapping) continue;
    gaps.push({
      kind: 'gap',
      from: before.to,
      to: next.from,
      closing: before.closing,
      opening: next.opening,
      statementId: next.id,
    });
  }
  return gaps;
}

/** Every line whose balance does not follow from the line before it. A missing statement is reported once, as a gap. */
function findBreaks(lines: readonly ChainLine[], gaps: readonly StatementGap[]): ChainFinding[] {
  const breaks: ChainFinding[] = [];
  let running: Cents | null = null;
  let last: LocalDate | undefined;
  for (const { id, row, day, amount, balance } of lines) {
    if (running !== null) running = plus(running, amount);
    if (balance !== null) {
      const isGap = last !== undefined && gaps.some(({ from, to }) => last! <= from && day >= to);
      if (running !== null && running !== balance && !isGap) {
        breaks.push({ kind: 'break', lineId: id, row, day, expected: running, found: balance });
      }
      running = balance;
    }
    last = day;
  }
  return breaks;
}

/** The one check of an account's bank lines: gaps between statements, breaks in the balance, lines without an entry. */
export function checkBankChain({ statements, lines, lockedUpTo }: BankChain): ChainFinding[] {
  const gaps = findStatementGaps(statements, lines);
  const isLate = (day: LocalDate): boolean => lockedUpTo !== null && day <= lockedUpTo;
  return [
    ...gaps,
    ...findBreaks(lines, gaps),
    ...lines.flatMap(({ id, day, amount, isAnswered }): ChainFinding[] =>
      isAnswered ? [] : [{ kind: isLate(day) ? 'late' : 'unanswered', lineId: id, day, amount }],
    ),
  ];
}

/** A finding in words, with what to do about it. */
export function describeFinding(finding: ChainFinding): Message {
  switch (finding.kind) {
    case 'gap':
      return message(
        'The statement up to {from} closes with {closing}, and the next, from {to}, opens with {opening}. Import the statement between them.',
        {
          from: finding.from,
          closing: formatPlainAmount(finding.closing),
          to: finding.to,
          opening: formatPlainAmount(finding.opening),
        },
      );
    case 'break':
      return message(
        'The balance on {day}, row {row}, should be {expected} by the row before, but the bank shows {found}.',
        {
          day: finding.day,
          row: finding.row ?? '-',
          expected: formatPlainAmount(finding.expected),
          found: formatPlainAmount(finding.found),
        },
      );
    case 'late':
      return message(
        'The line of {day} for {amount} is in a period that was lodged. Match it; its entry is dated in the open period.',
        { day: finding.day, amount: formatPlainAmount(finding.amount) },
      );
    case 'unanswered':
      return message('The line of {day} for {amount} has no entry.', {
        day: finding.day,
        amount: formatPlainAmount(finding.amount),
      });
  }
}

/** A final account is lodged only when every bank line up to its last day has its entry. */
export function refuseUnanswered(open: {
  readonly count: number;
  readonly first: LocalDate | null;
}): RefusalError | undefined {
  return open.count === 0 || open.first === null
    ? undefined
    : refuse(
        'bankLines',
        message(
          '{count} bank lines have no entry, the first on {first}. Match them before you lodge the final account.',
          {
            count: open.count,
            first: open.first,
          },
        ),
      );
}

/** The day an entry that answers a line is made on: the line's own, or the first open day where its period was lodged. */
export const findAnswerDay = (day: LocalDate, lockedUpTo: LocalDate | null): LocalDate =>
  lockedUpTo !== null && day <= lockedUpTo ? addDays(lockedUpTo, 1) : day;
