import { readMatterKind } from '../../platform/tenancy/matter-facts.store';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { computeDayAt } from '@boedel/domain/dates/instant';
import { findCountry, defaultCountry } from '@boedel/domain/law/country';
import { refuse } from '@boedel/domain/law/refusal';
import { message } from '@boedel/domain/law/message';
import { z } from 'zod';
import { openFile } from '../../platform/files/stored-file';
import { notifyPeople } from '../../platform/inbox/notify-people';
import { pairJob, createJobKind } from '../../platform/jobs/job-kind';
import type { Services } from '../../platform/services';
import type { FirmScope } from '../../platform/tenancy/scopes';
import { type OpenedJob, openInWorker } from '../../platform/worker-pool/run-in-worker';
import { RefusalProblem } from '../../platform/problems';
import { type Head, type LinesRead, readStatementJob, type StatementToRead } from './read-statement.job';
import { setStagedCount, type StatementFileRow, mappingStore, statementStore } from './statement.store';

/** Between two parts of a file whoever waits for an answer goes first, here and in the database, in milliseconds. */
const breath = 8;

export const readKind = createJobKind('statement.read', z.object({ fileId: z.int() }), { priority: 4 });

/** What a file came out as, kept on its row. */
function toFileState(head: Head): Partial<StatementFileRow> {
  if (head.kind === 'refused') return { state: 'refused', refusals: [...head.refusals], claimed_at: null };
  if (head.kind === 'unmapped') return { state: 'unmapped', unmapped: head.table, claimed_at: null };
  const { format, layout, bank, isConfirmed, encoding, separator, order, rows, doubts } = head.file;
  return {
    state: 'ready',
    format,
    layout,
    bank,
    is_confirmed: isConfirmed,
    encoding,
    separator,
    row_order: order,
    rows_in_file: rows.inFile,
    rows_read: rows.read,
    rows_passed: rows.passedOver,
    rows_unread: rows.unread,
    doubts: [...doubts],
    unmapped: null,
    claimed_at: null,
  };
}

/** A file that no thread comes to the end of is refused as one that cannot be read is: trying again would not help. */
async function openFileOf(firmId: number, asked: StatementToRead): Promise<OpenedJob<Head, LinesRead>> {
  try {
    return await openInWorker(readStatementJob, firmId, asked);
  } catch (error) {
    if (!(error instanceof RefusalProblem)) throw error;
    const head: Head = { kind: 'refused', refusals: error.refusals };
    return { head, next: () => Promise.resolve(null), close: () => undefined };
  }
}

/**
 * Reads a kept file and lays its lines ready, a few thousand in each transaction. Whoever comes after one that stopped in
 * the middle clears what it left and begins again; nothing of a file counts before it was read to its end.
 */
export async function readFile(
  scope: FirmScope,
  parts: Pick<Services, 'files' | 'clock'>,
  fileId: number,
  { asTable = false }: { readonly asTable?: boolean } = {},
): Promise<boolean> {
  const begun = await scope.transaction(async (tx) => {
    const store = statementStore(tx);
    const file = await store.claim(fileId);
    if (!file) return undefined;
    await store.clear(fileId);
    const matter = await readMatterKind(tx, file.matter_id);
    const country = findCountry(matter.country) ?? defaultCountry;
    const { content } = await openFile(tx, parts.files, file.file_id);
    return { file, content, mappings: await mappingStore(tx).all(), today: computeDayAt(parts.clock(), country) };
  });
  if (!begun) return false;
  const { file, content, mappings, today } = begun;
  const bytes = content instanceof Uint8Array ? content : await buffer(content);
  const opened = await openFileOf(scope.firmId, { bytes, mappings, today, asTable });
  try {
    const { head } = opened;
    if (head.kind === 'read') {
      const ids = await scope.transaction(async (tx) => {
        const store = statementStore(tx);
        await setStagedCount(tx, fileId, head.file.rows.read);
        const made: number[] = [];
        for (const [place, statement] of head.statements.entries()) {
          const { proof } = statement;
          const row = await store.statements.insert({
            matter_id: file.matter_id,
            statement_file_id: fileId,
            place,
            account_in_file: statement.account,
            currency: statement.currency,
            owner: statement.owner,
            number: statement.number,
            from_on: statement.from,
            to_on: statement.to,
            opening_cents: proof.opening,
            opening_from: proof.openingFrom,
            movements_cents: proof.movements,
            closing_cents: proof.closing,
            closing_from: proof.closingFrom,
            ties: proof.ties,
            breaks: proof.breaks,
            line_count: statement.lineCount,
          });
          made.push(row.id);
        }
        return made;
      });
      for (let page = await opened.next(); page; page = await opened.next()) {
        const { statement, rows, count } = page;
        await scope.transaction((tx) => statementStore(tx).stage(file.matter_id, ids[statement]!, fileId, rows, count));
        await pause(breath);
      }
    }
    await scope.transaction(async (tx) => {
      const store = statementStore(tx);
      const row = await store.files.lock(fileId);
      await store.files.change(fileId, row.version, toFileState(head));
    });
    return true;
  } finally {
    opened.close();
  }
}

/** Reads a large file while its person does something else, or one whose reader is gone. */
export const readStatementFiles = pairJob(
  readKind,
  async ({ payload: { fileId }, scope, services }) => {
    if (!(await readFile(scope, services, fileId))) {
      const file = await scope.transaction((tx) => statementStore(tx).files.maybe(fileId));
      // Another reads it, or began to and is gone: looked at again until one of them came to its end.
      if (file?.state === 'reading') throw new Error('The file is being read.');
      return;
    }
    await scope.transaction(async (tx) => {
      const row = await statementStore(tx).files.maybe(fileId);
      if (!row || row.person_id === null) return;
      await notifyPeople(tx, 'jobDone', [row.person_id], {
        words: message('{file} has been read: {count} lines are ready to import.', {
          file: row.file_name,
          count: row.staged_count,
        }),
        path: `/matters/${row.matter_id}/banking`,
      });
    });
  },
  async (tx, { fileId }) => {
    const store = statementStore(tx);
    const row = await store.files.maybe(fileId);
    if (!row || row.state !== 'reading') return;
    const { refusals } = refuse('file', 'The file could not be read completely. Upload it again.');
    await store.files.change(fileId, row.version, { state: 'refused', refusals: [...refusals], claimed_at: null });
  },
);
