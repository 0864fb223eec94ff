import type { AnswerOf, BodyOf } from '@boedel/contract/call';
import type { payoutCalls } from '@boedel/contract/payout/payout.calls';
import { computeDayAt } from '@boedel/domain/dates/instant';
import type { LocalDate } from '@boedel/domain/dates/local-date';
import { findCountry } from '@boedel/domain/law/country';
import { isRefused, refuse } from '@boedel/domain/law/refusal';
import { message, quoteVerbatim } from '@boedel/domain/law/message';
import {
  guessResultColumns,
  toHeadingKey,
  readResults,
  readReportRows,
  matchResults,
  matchReturns,
  type MadePayment,
  type ResultMapping,
  type SentPayment,
} from '@boedel/domain/payout/results';
import { audit } from '../../platform/audit/audit';
import type { Tx } from '../../platform/db/database';
import { tableStore } from '../../platform/db/rows';
import type { Handler } from '../../platform/http/handler';
import { throwIfRefused } from '../../platform/throw-if-refused';
import { Conflict, NotFound, RefusalProblem } from '../../platform/problems';
import type { Actor } from '../../platform/tenancy/actor';
import type { MatterRecordRequest } from '../../platform/record/matter-record';
import { type OpenedMatter, openToCapture } from '../../platform/tenancy/matter-door';
import { noExpectedPayments } from '../recon/expected-payments';
import type { MatchedSource } from '../cash/matched.store';
import { matchLines } from '../recon/make-match';
import { bankLineStore } from '../recon/bank-line.store';
import { bookPayment, unbookPayment } from './book-paid';
import { findBookedEntry } from './paid-entry.store';
import { limitsTable, readPayoutLimits } from './limits.store';
import { bankFileStore, type BankFileRow, listPaidPayouts, listSentPayouts } from './payout-file.store';
import { type StoredPayoutRow, payoutStore } from './payout.store';
import { presentRows } from './present-rows';
import { recordReturned } from './record-returned';

type PayoutResultCalls = typeof payoutCalls;
type FoundResults = AnswerOf<PayoutResultCalls['checkResults']>;

/** The payments of a file that nothing was heard of. */
async function readSentPayments(tx: Tx, file: BankFileRow): Promise<{ rows: StoredPayoutRow[]; sent: SentPayment[] }> {
  const rows = await listSentPayouts(tx, file.matter_id, file.id);
  return { rows, sent: rows.map((row) => toSentPayment(row, file)) };
}

const toSentPayment = (row: StoredPayoutRow & { readonly sent_account: string }, file: BankFileRow): SentPayment => ({
  id: row.id,
  payee: row.payee,
  account: row.sent_account,
  amount: row.amount_cents,
  ownReference: row.my_ref ?? '',
  reference: row.ben_ref ?? '',
  sentOn: file.action_on,
});

/** The payments of a file that were made: the bank may have returned one since. */
const readMadePayments = async (tx: Tx, file: BankFileRow): Promise<MadePayment[]> =>
  (await listPaidPayouts(tx, file.matter_id, file.id)).map((row) => ({
    ...toSentPayment(row, file),
    paidOn: row.paid_on ?? file.action_on,
  }));

async function readResultsFromLines(tx: Tx, matter: OpenedMatter, file: BankFileRow): Promise<FoundResults> {
  const { rows, sent } = await readSentPayments(tx, file);
  const open = await bankLineStore(tx).openLines(matter.id, file.bank_account_id);
  const lines = open.map(({ id, day, amount_cents, description, reference }) => ({
    id,
    day,
    amount: amount_cents,
    description,
    reference,
  }));
  const found = matchResults(sent, lines);
  const returned = matchReturns(await readMadePayments(tx, file), lines);
  const reported = new Set(found.flatMap(({ paymentIds }) => paymentIds));
  const booked: FoundResults['found'] = [];
  for (const row of rows.filter(({ id }) => !reported.has(id))) {
    const entry = await findBookedEntry(tx, row, file.action_on);
    if (entry) {
      booked.push({
        payoutIDs: [row.id],
        outcome: 'paid',
        date: entry.day,
        lineID: null,
        why: message('Already in the ledger'),
      });
    }
  }
  return {
    heading: [],
    mapping: {},
    found: [
      ...found.map(({ paymentIds, day, lineId, why }) => ({
        payoutIDs: [...paymentIds],
        outcome: 'paid' as const,
        date: day,
        lineID: lineId,
        why,
      })),
      ...returned.map(({ paymentIds, day, lineId, why }) => ({
        payoutIDs: [...paymentIds],
        outcome: 'returned' as const,
        date: day,
        lineID: lineId,
        why,
      })),
      ...booked,
    ],
    doubts: [],
  };
}

/** Told once, a heading is known the next time, whoever reads a report of the bank. */
async function saveMapping(tx: Tx, actor: Actor, heading: readonly string[], mapping: ResultMapping): Promise<void> {
  const { id, version, report_mappings: known } = await readPayoutLimits(tx);
  const key = toHeadingKey(heading);
  const before = known[key];
  if (JSON.stringify(before) === JSON.stringify(mapping)) return;
  // The latest stay: a bank changes its reports now and then, not every day.
  const others = Object.entries(known).filter(([other]) => other !== key);
  const report_mappings = Object.fromEntries([...others, [key, mapping] as const].slice(-mostReports));
  await tableStore(tx, limitsTable).change(id, version, { report_mappings });
  await audit(tx, actor, 'payout.report.changed', {
    entity: ['payout_options', id],
    ...(before && { before }),
    after: { heading, mapping },
  });
}
const mostReports = 40;

async function readResultsFromReport(
  tx: Tx,
  actor: Actor,
  file: BankFileRow,
  text: string,
  given: ResultMapping | null,
): Promise<FoundResults> {
  const rows = throwIfRefused(readReportRows(text));
  const heading = [...(rows[0]?.cells ?? [])];
  const known = (await readPayoutLimits(tx)).report_mappings[toHeadingKey(heading)];
  const mapping = given ?? known ?? guessResultColumns(heading);
  const { sent } = await readSentPayments(tx, file);
  const made = await readMadePayments(tx, file);
  const read = readResults(text, mapping, [...sent, ...made], new Set(made.map(({ id }) => id)));
  if (given && !isRefused(read)) await saveMapping(tx, actor, heading, given);
  // What a column means is asked on the screen; the first look only shows the heading.
  if (isRefused(read) && given === null && heading.length > 1) return { heading, mapping, found: [], doubts: [] };
  const lines = throwIfRefused(read);
  return {
    heading,
    mapping,
    found: lines.flatMap(({ paymentId, outcome, reason }) =>
      paymentId === undefined || outcome === undefined
        ? []
        : [
            {
              payoutIDs: [paymentId],
              outcome,
              date: null,
              lineID: null,
              why: reason === undefined ? message('As reported by the bank') : quoteVerbatim(reason),
            },
          ],
    ),
    doubts: lines.flatMap(({ line, doubt }) => (doubt ? [{ line, said: doubt }] : [])),
  };
}

export const checkResults: Handler<PayoutResultCalls['checkResults']> = ({ scope, actor, body }) =>
  scope.transaction(async (tx) => {
    const file = await bankFileStore(tx).find(body.id);
    const matter = await openToCapture(tx, actor, file.matter_id, 'money');
    return body.text === null
      ? readResultsFromLines(tx, matter, file)
      : readResultsFromReport(tx, actor, file, body.text, body.mapping);
  });

type PayoutResult = BodyOf<PayoutResultCalls['saveResults']>['results'][number];

/** A payment the bank did not make, though it may be booked: it is captured again and asks for two people anew. */
async function recordFailed(
  tx: Tx,
  asked: MatterRecordRequest,
  matter: OpenedMatter,
  row: StoredPayoutRow,
  result: PayoutResult,
): Promise<void> {
  const store = payoutStore(tx);
  if (row.state !== 'filed' && row.state !== 'paid') {
    throw new RefusalProblem(
      refuse('results', message('The payment to {payee} was not given to the bank.', { payee: row.payee })),
    );
  }
  if (!result.why) throw new RefusalProblem(refuse('why', 'Enter why the bank did not pay it.'));
  await bankFileStore(tx).setOutcome(row.id, 'failed', result.date, result.why);
  await store.captureAgain(row.id);
  if (row.state === 'paid') await unbookPayment(tx, asked, matter, row);
  await audit(tx, asked.actor, 'payout.failed', {
    entity: ['payout', row.id],
    matterId: matter.id,
    after: { payee: row.payee, on: result.date },
    why: result.why,
  });
}

/** What was paid becomes an entry of the ledger, once. */
export async function recordPaid(
  tx: Tx,
  asked: MatterRecordRequest,
  matter: OpenedMatter,
  row: StoredPayoutRow,
  result: Pick<PayoutResult, 'date' | 'why'>,
) {
  const store = payoutStore(tx);
  if (row.state === 'paid') {
    throw new RefusalProblem(
      refuse('results', message('The payment to {payee} is booked as paid already.', { payee: row.payee })),
    );
  }
  if (row.state !== 'filed') {
    throw new RefusalProblem(
      refuse('results', message('The payment to {payee} was not given to the bank.', { payee: row.payee })),
    );
  }
  const entry = await bookPayment(tx, asked, matter, row, result.date);
  await store.setPaid(row.id, entry.day, entry.source === 'expense' ? { expense: entry.id } : { movement: entry.id });
  await bankFileStore(tx).setOutcome(row.id, 'paid', entry.day, result.why);
  await audit(tx, asked.actor, 'payout.paid', {
    entity: ['payout', row.id],
    matterId: matter.id,
    after: { payee: row.payee, amount_cents: row.amount_cents, on: entry.day, entry: entry.source, entry_id: entry.id },
  });
  return entry;
}

/** Lines of the bank answer the entries that were booked for them. */
async function matchBankLine(
  tx: Tx,
  asked: MatterRecordRequest,
  matter: OpenedMatter,
  lineId: number,
  entries: readonly { readonly source: MatchedSource; readonly id: number }[],
): Promise<void> {
  const bankLines = bankLineStore(tx);
  const { bank_account_id: accountId, matter_id } = await bankLines.find(lineId);
  if (matter_id !== matter.id) throw new NotFound();
  await bankLines.holdAccount(matter.id, accountId);
  const line = await bankLines.lock(lineId);
  if (line.match_id !== null) {
    throw new RefusalProblem(
      refuse('lineID', 'Someone matched this bank line in the meantime. Check the results again.'),
    );
  }
  const nothingNew = { make: [], voucher: null, expectedPayments: noExpectedPayments };
  await matchLines(tx, asked, matter, { accountId, lines: [line], entries, ...nothingNew });
}

export const saveResults: Handler<PayoutResultCalls['saveResults']> = ({ scope, actor, now, body }) =>
  scope.transaction(async (tx) => {
    const matter = await openToCapture(tx, actor, body.matterID, 'money');
    const asked: MatterRecordRequest = { scope, actor, now };
    const rows = await payoutStore(tx).hold(body.results.map(({ id }) => id));
    if (rows.some(({ matter_id }) => matter_id !== matter.id)) throw new NotFound();
    const today: LocalDate = computeDayAt(now, findCountry(matter.country));
    const byLine = new Map<number, { source: MatchedSource; id: number }[]>();
    for (const row of rows) {
      const result = body.results.find(({ id }) => id === row.id)!;
      if (result.version !== row.version) throw new Conflict((await presentRows(tx, now, [row]))[0]);
      if (result.date > today) throw new RefusalProblem(refuse('date', 'This day is in the future.'));
      if (result.outcome === 'failed') {
        await recordFailed(tx, asked, matter, row, result);
        continue;
      }
      const { source, id } =
        result.outcome === 'returned'
          ? await recordReturned(tx, asked, matter, row, result)
          : await recordPaid(tx, asked, matter, row, result);
      if (result.lineID !== null) byLine.set(result.lineID, [...(byLine.get(result.lineID) ?? []), { source, id }]);
    }
    for (const [lineId, entries] of byLine) await matchBankLine(tx, asked, matter, lineId, entries);
    return presentRows(tx, now, rows);
  });
