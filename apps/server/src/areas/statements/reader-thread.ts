// Reads a bank's file in a thread of its own: a hundred thousand lines take a second or more, and requests go on meanwhile.
import { constants, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { isRefused } from '@boedel/domain/law/refusal';
import { lineDoubts } from '@boedel/domain/statements/line-doubts';
import { readStatement } from '@boedel/domain/statements/read-statement';
import type { StatementFile } from '@boedel/domain/statements/statement';
import { drain } from '@boedel/domain/steps/steps';
import type { Answer, Ask, Head, LinesRead } from './reader';

// On Linux this is of the calling thread alone: where cores are few, whoever waits for an answer goes before a file.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_LOW);

/** So many lines a message: a few hundred kilobytes. */
const linesAMessage = 1000;

/** What a text of the database cannot hold: nul, and halves of signs. */
const unheld = /[\0\p{Cs}]/gu;
const plain = (text: string): string => text.replace(unheld, '');
const plainOr = (text: string | undefined): string | null => (text === undefined ? null : plain(text));

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

let pages: Generator<LinesRead> | undefined;

function headOf({ bytes, mappings, today }: Extract<Ask, { kind: 'read' }>): Head {
  const reading = drain(readStatement(bytes, { mappings, today }));
  if (isRefused(reading)) return { kind: 'refused', refusals: reading.refusals };
  if (reading.kind === 'unmapped') return { kind: 'unmapped', table: reading.table };
  const { statements, ...file } = reading.file;
  pages = pagesOf(reading.file);
  return {
    kind: 'read',
    file,
    statements: statements.map(({ lines, ...statement }) => ({ ...statement, lineCount: lines.length })),
  };
}

function answer(ask: Ask): Answer {
  try {
    if (ask.kind === 'read') return { kind: 'head', head: headOf(ask) };
    const next = pages?.next();
    return { kind: 'lines', lines: next && !next.done ? next.value : null };
  } catch (error) {
    return { kind: 'failed', error: String(error) };
  }
}

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port, not a window
parentPort!.on('message', (ask: Ask) => parentPort!.postMessage(answer(ask)));
