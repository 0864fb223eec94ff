import type { MergeData } from '@boedel/domain/templates/fill';
import type { Tx } from '../../../platform/db/database';
import type { FileStore } from '../../../platform/files/file-store';
import type { PaperTranslator } from '../../../platform/paper/words';
import { listChangedLines, readLastSheet } from '../../after-lodging/account-queries';

/** A cell of the letter's table: one line, and no bar but the table's own. */
const formatCell = (text: string | number | null): string =>
  String(text ?? '')
    .replaceAll(/[\s|]+/g, ' ')
    .trim();

interface QuerySheetRequest {
  readonly files: FileStore;
  readonly now: Date;
  readonly say: PaperTranslator;
}

/** The Master's query sheet as the reply to it takes it: each query with our answer and the line it changed. */
export async function readQuerySheetData(
  tx: Tx,
  matterId: number,
  { files, now, say }: QuerySheetRequest,
): Promise<MergeData> {
  const { queries, account, receivedOn } = await readLastSheet(tx, matterId);
  if (queries.length === 0) return {};
  const named = new Set(queries.map(({ line }) => line));
  const changed = (await listChangedLines(tx, matterId, { files, now })).filter(
    ({ accountNo, line, change }) => accountNo === account && change !== 'same' && named.has(line),
  );
  const formatAmount = (cents: number | null): string => (cents === null ? '-' : say.amount(cents as never));
  return {
    'form.masterLetterDate': receivedOn,
    'form.queries': queries
      .map(({ number, asked, reply, line }, at) =>
        [number ?? at + 1, asked, reply ?? say('Our answer follows.'), line, null].map(formatCell).join(' | '),
      )
      .join('\n'),
    ...(changed.length > 0 && {
      'form.changes': changed
        .map(({ line, before, after }) => `${formatCell(line)}: ${formatAmount(before)} → ${formatAmount(after)}`)
        .join('\n'),
    }),
  };
}
