import { isRefused } from '@boedel/domain/law/refusal';
import { collectLineDoubts } from '@boedel/domain/statements/collect-line-doubts';
import { readStatement } from '@boedel/domain/statements/read-statement';
import type { ReadStatementFile } from '@boedel/domain/statements/statement';
import { drainSteps } from '@boedel/domain/steps/steps';
import type { Paged } from '../../platform/worker-pool/worker-job';
import type { Head, LinesRead, StatementToRead } from './read-statement.job';

/** So many lines a message: a few hundred kilobytes. */
const linesAMessage = 1000;

/** What a text of the database cannot hold: nul, and halves of signs. */
const unheld = /[\0\p{Cs}]/gu;
const copyPlain = (text: string): string => text.replace(unheld, '');
const copyPlainOr = (text: string | undefined): string | null => (text === undefined ? null : copyPlain(text));

const readNothing = (): Iterator<LinesRead> => [].values();

/** The lines of a file, page by page, as the text the database reads. */
function* splitPages(file: ReadStatementFile): Generator<LinesRead> {
  const doubts = drainSteps(collectLineDoubts(file));
  for (const [statement, { lines }] of file.statements.entries()) {
    for (let from = 0; from < lines.length; from += linesAMessage) {
      const page = lines.slice(from, from + linesAMessage).map((each, index) => ({
        place: from + index,
        line: each.line,
        day: each.day,
        value_on: each.valueDay ?? null,
        amount_cents: each.amount,
        balance_cents: each.balance,
        description: copyPlain(each.description),
        reference: copyPlainOr(each.reference),
        bank_reference: copyPlainOr(each.bankReference),
        bank_id: copyPlainOr(each.bankId),
        kind: each.kind,
        is_reversal: each.isReversal,
        key: copyPlain(each.key),
        likeness: each.likeness,
        doubt: doubts.get(each.line) ?? null,
      }));
      yield { statement, count: page.length, rows: JSON.stringify(page) };
    }
  }
}

/** A hundred thousand lines take a second or more: done in the thread that reads what was sent. */
export function readStatementFile({
  bytes,
  mappings,
  today,
  asTable = false,
}: StatementToRead): Paged<Head, LinesRead> {
  const reading = drainSteps(readStatement(bytes, { mappings, today, asTable }));
  if (isRefused(reading)) return { head: { kind: 'refused', refusals: reading.refusals }, pages: readNothing() };
  if (reading.kind === 'unmapped') return { head: { kind: 'unmapped', table: reading.table }, pages: readNothing() };
  const { statements, ...file } = reading.file;
  const head: Head = {
    kind: 'read',
    file,
    statements: statements.map(({ lines, ...statement }) => ({ ...statement, lineCount: lines.length })),
  };
  return { head, pages: splitPages(reading.file) };
}
