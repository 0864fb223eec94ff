import { isRefused } from '@boedel/domain/law/refusal';
import { lineDoubts } from '@boedel/domain/statements/line-doubts';
import { readStatement } from '@boedel/domain/statements/read-statement';
import type { StatementFile } from '@boedel/domain/statements/statement';
import { drain } from '@boedel/domain/steps/steps';
import type { Paged } from '../../platform/worker-pool/worker-job';
import type { Head, LinesRead, StatementToRead } from './read-statement.job';

/** So many lines a message: a few hundred kilobytes. */
const linesAMessage = 1000;

/** What a text of the database cannot hold: nul, and halves of signs. */
const unheld = /[\0\p{Cs}]/gu;
const plain = (text: string): string => text.replace(unheld, '');
const plainOr = (text: string | undefined): string | null => (text === undefined ? null : plain(text));

const none = (): Iterator<LinesRead> => [].values();

/** The lines of a file, page by page, as the text the database reads. */
function* pagesOf(file: StatementFile): Generator<LinesRead> {
  const doubts = drain(lineDoubts(file));
  for (const [statement, { lines }] of file.statements.entries()) {
    for (let from = 0; from < lines.length; from += linesAMessage) {
      const page = lines.slice(from, from + linesAMessage).map((each, index) => ({
        place: from + index,
        line: each.line,
        day: each.day,
        value_on: each.valueDay ?? null,
        amount_cents: each.amount,
        balance_cents: each.balance,
        description: plain(each.description),
        reference: plainOr(each.reference),
        bank_reference: plainOr(each.bankReference),
        bank_id: plainOr(each.bankId),
        kind: each.kind,
        is_reversal: each.isReversal,
        key: plain(each.key),
        likeness: each.likeness,
        doubt: doubts.get(each.line) ?? null,
      }));
      yield { statement, count: page.length, rows: JSON.stringify(page) };
    }
  }
}

/** A hundred thousand lines take a second or more: done in the thread that reads what was sent. */
export function readStatementFile({ bytes, mappings, today }: StatementToRead): Paged<Head, LinesRead> {
  const reading = drain(readStatement(bytes, { mappings, today }));
  if (isRefused(reading)) return { head: { kind: 'refused', refusals: reading.refusals }, pages: none() };
  if (reading.kind === 'unmapped') return { head: { kind: 'unmapped', table: reading.table }, pages: none() };
  const { statements, ...file } = reading.file;
  const head: Head = {
    kind: 'read',
    file,
    statements: statements.map(({ lines, ...statement }) => ({ ...statement, lineCount: lines.length })),
  };
  return { head, pages: pagesOf(reading.file) };
}
