import { formatPlainAmount } from '../formats/amount';
import { message } from '../law/message';
import { normaliseAccountNumber } from './keys';
import type { StatementDoubts, RawStatement } from './raw';

/** Pairs of neighbours whose balances do not meet. */
const findGaps = (parts: readonly RawStatement[]): RawStatement[] =>
  parts.filter((part, index) => {
    const before = parts[index - 1];
    return before !== undefined && before.closing !== null && part.opening !== null && before.closing !== part.opening;
  });

/** A file often holds a statement a day: those of one account are one, in the order in which their balances meet. */
export function joinAccounts(statements: readonly RawStatement[], doubts: StatementDoubts): RawStatement[] {
  const byAccount = new Map<string, RawStatement[]>();
  for (const statement of statements) {
    const key = `${statement.account === null ? '' : normaliseAccountNumber(statement.account)}|${statement.currency ?? ''}`;
    const parts = byAccount.get(key);
    if (parts) parts.push(statement);
    else byAccount.set(key, [statement]);
  }
  return [...byAccount.values()].map((given) => {
    if (given.length === 1) return given[0]!;
    const turned = given.toReversed();
    const parts = findGaps(turned).length < findGaps(given).length ? turned : given;
    for (const gap of findGaps(parts)) {
      doubts.add(
        'confirm',
        gap.line,
        message(
          'The statement at line {line} opens with {opening}, which is not where the one before it closed. A statement between them may be missing.',
          { line: gap.line, opening: formatPlainAmount(gap.opening!) },
        ),
      );
    }
    const [first, last] = [parts[0]!, parts.at(-1)!];
    return { ...first, closing: last.closing, rows: parts.flatMap(({ rows }) => rows) };
  });
}
