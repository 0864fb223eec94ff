import { reconCalls } from '@boedel/contract/recon/recon.calls';
import { refuse } from '@boedel/domain/law/refusal';
import { chart } from '@boedel/domain/ledger/chart';
import { cents } from '@boedel/domain/money/cents';
import { numberNextVouchers } from '@boedel/domain/reconciliation/vouchers';
import { audit } from '../../platform/audit/audit';
import { presentConflict } from '../../platform/db/present-conflict';
import { type HandledCall, type Handler, pairHandlers } from '../../platform/http/handler';
import { NotFound, RefusalProblem } from '../../platform/problems';
import { openMatter, openToCapture } from '../../platform/tenancy/matter-door';
import { documentStore } from '../documents/document.store';
import { reconStore as optionStore } from '../firm/settings.store';
import { createAutoMatch } from './auto-match';
import { cashHandlers } from './cash';
import { groupHandlers } from './groups';
import { createAllocate, undoAllocate } from './make-match';
import { getBankChain } from './bank-chain';
import { getOriginals } from './make-reversal';
import { pastelHandlers } from './pastel';
import { reconAssetHandlers } from './recon-assets';
import { presentBankLines } from './recon.present';
import { reconciliationHandlers } from './reconciliation';
import { bankRuleHandlers } from './bank-rules';
import { bankLineStore, findNextHandNumber } from './bank-line.store';
import { listBatches, lockMatchesWithoutVoucher, matchStore } from './match.store';
import { readBankBalance } from './reconciliation.store';
import { groupStore } from './recon-group.store';
import { isAccountOf } from '../ledger/bank-account.store';
import { rebookVoucher } from './rebook-voucher';
import type { ExpectedPayments } from './expected-payments';
import { presentUnmatched, suggestFor } from './suggestions';
import { findTracedEvent, listAccountsOfDay, listTracedLines } from './trace.store';

type ReconCalls = typeof reconCalls;

/** As many as anybody goes back. */
const mostBatches = 20;

/** A line by hand, or what a person adds to one: its voucher, its paper, its group. */
const saveTransaction: Handler<ReconCalls['saveTransaction']> = ({ scope, actor, now, body }) =>
  scope.transaction(async (tx) => {
    const matter = await openToCapture(tx, actor, body.matterID, 'money');
    const bankLines = bankLineStore(tx);
    if (body.groupID && (await groupStore(tx).find(body.groupID)).matter_id !== matter.id) throw new NotFound();
    if (body.documentID && (await documentStore(tx).find(body.documentID)).matter_id !== matter.id)
      throw new NotFound();
    if (!body.id) {
      const { bankAccountID, day, amount, description } = body;
      if (!bankAccountID) throw new RefusalProblem(refuse('bankAccountID', 'Choose the bank account.'));
      await bankLines.holdAccount(matter.id, bankAccountID);
      if (!day) throw new RefusalProblem(refuse('day', 'Enter the date of the line.'));
      if (!amount) throw new RefusalProblem(refuse('amount', 'Enter the amount, with a minus sign for money out.'));
      if (!description) throw new RefusalProblem(refuse('description', 'Fill this in.'));
      const { next } = await findNextHandNumber(tx, bankAccountID);
      const row = await bankLines.insert({
        matter_id: matter.id,
        bank_account_id: bankAccountID,
        day,
        amount_cents: amount,
        description,
        reference: body.reference,
        kind: 'MOVEMENT',
        key: `hand|${day}|${amount}|${next}|${now.getTime()}`,
        likeness: `${day}|${amount}|hand`,
        group_id: body.groupID ?? null,
      });
      await audit(tx, actor, 'bankline.added', { entity: ['bank_line', row.id], matterId: matter.id, after: row });
      return (await presentBankLines(tx, await bankLines.shownLines([row.id])))[0]!;
    }
    const before = await bankLines.lock(body.id);
    if (before.matter_id !== matter.id) throw new NotFound();
    await presentConflict(
      bankLines.change(before.id, body.version ?? 0, { group_id: body.groupID ?? null }),
      async () => (await presentBankLines(tx, await bankLines.shownLines([before.id])))[0],
    );
    if (before.match_id !== null) {
      const match = await matchStore(tx).lock(before.match_id);
      if (before.pastel_export_id !== null && body.voucher !== match.voucher) {
        throw new RefusalProblem(
          refuse('voucher', 'This line was sent to Sage Pastel with its voucher, so it cannot be removed.'),
        );
      }
      await matchStore(tx).change(match.id, match.version, {
        voucher: body.voucher,
        document_id: body.documentID ?? null,
      });
      if (body.voucher !== match.voucher)
        await rebookVoucher(tx, { scope, actor, now }, matter, match.id, body.voucher);
    }
    await audit(tx, actor, 'bankline.changed', {
      entity: ['bank_line', before.id],
      matterId: matter.id,
      before: { group_id: before.group_id },
      after: { group_id: body.groupID ?? null, voucher: body.voucher, document_id: body.documentID ?? null },
    });
    return (await presentBankLines(tx, await bankLines.shownLines([before.id])))[0]!;
  });

const deleteTransaction: Handler<ReconCalls['deleteTransaction']> = ({ scope, actor, body }) =>
  scope.transaction(async (tx) => {
    const bankLines = bankLineStore(tx);
    const line = await bankLines.lock(body.id);
    await openToCapture(tx, actor, line.matter_id, 'money');
    if (line.statement_id !== null) {
      throw new RefusalProblem(
        refuse('id', 'This line is on a bank statement. Undo the import of the statement instead.'),
      );
    }
    if (line.match_id !== null) throw new RefusalProblem(refuse('id', 'This line is matched. Undo the match first.'));
    await bankLines.remove(line.id);
    await audit(tx, actor, 'bankline.removed', {
      entity: ['bank_line', line.id],
      matterId: line.matter_id,
      before: line,
    });
    return { done: true as const };
  });

/** Numbers in the order of the lines; where the firm wants the paper first, a line without one waits. */
const assignVouchers: Handler<ReconCalls['autoAssignVouchers']> = ({ scope, actor, now, body }) =>
  scope.transaction(async (tx) => {
    const matter = await openToCapture(tx, actor, body.matterID, 'money');
    const matches = matchStore(tx);
    const options = await optionStore(tx).ofFirm();
    const rows = await lockMatchesWithoutVoucher(tx, matter.id);
    const ready = rows.filter(({ document_id }) => !options.needs_voucher_document || document_id !== null);
    const series = { prefix: options.voucher_prefix ?? '', first: options.first_voucher_number };
    const numbers = numberNextVouchers(series, await matches.vouchers(matter.id), ready.length);
    for (const [at, { id, version }] of ready.entries()) {
      await matches.change(id, version, { voucher: numbers[at]! });
      await rebookVoucher(tx, { scope, actor, now }, matter, id, numbers[at]!);
    }
    if (ready.length > 0) {
      await audit(tx, actor, 'voucher.assigned', {
        entity: ['matter', matter.id],
        matterId: matter.id,
        after: { count: ready.length, first: numbers[0], last: numbers.at(-1) },
      });
    }
    return {
      assigned: ready.length,
      first: numbers[0] ?? null,
      last: numbers.at(-1) ?? null,
      waiting: rows.length - ready.length,
    };
  });

/** What was given to the bank and waits for its line is kept by an area above this one, which hands it in. */
export const createReconCalls = (expectedPayments: ExpectedPayments): HandledCall[] =>
  pairHandlers(reconCalls, {
    getTransactions: ({ scope, query }) =>
      scope.transaction(async (tx) => {
        const matter = await openMatter(tx, query.matterID, 'money');
        const bankLines = bankLineStore(tx);
        const { open, matched, doubtful, total } = await bankLines.counts(matter.id, query.bankAccountID);
        const rows = await presentBankLines(tx, await bankLines.page(matter.id, query));
        return { rows, total, open, matched, doubtful };
      }),
    getUnmatched: ({ scope, query }) =>
      scope.transaction(async (tx) => {
        const matter = await openMatter(tx, query.matterID, 'money');
        if (!(await isAccountOf(tx, query.bankAccountID, matter.id))) throw new NotFound();
        return presentUnmatched(tx, matter, await suggestFor(tx, matter, query.bankAccountID, expectedPayments), query);
      }),
    getOriginals,
    getBankChain,
    getBankBalance: ({ scope, query }) =>
      scope.transaction(async (tx) => {
        const matter = await openMatter(tx, query.matterID, 'money');
        const row = await readBankBalance(tx, matter.id, query.bankAccountID);
        if (!row) throw new NotFound();
        return {
          bank: row.bank,
          bankOn: row.bank_on,
          ledger: row.ledger,
          lines: row.lines,
          linesAmount: row.lines_amount,
          entries: row.entries,
          entriesAmount: row.entries_amount,
          // The bank's balance less what the ledger does not have, plus what the bank does not have, is the ledger's.
          unexplained: cents(row.bank - row.lines_amount + row.entries_amount - row.ledger),
        };
      }),
    getTrace: ({ scope, query }) =>
      scope.transaction(async (tx) => {
        const matter = await openMatter(tx, query.matterID, 'money');
        const event = await findTracedEvent(tx, matter.id, query.source, query.id);
        if (!event) throw new NotFound();
        const lines = await listTracedLines(tx, matter.id, query.source, query.id);
        return {
          day: event.day,
          description: event.narrative,
          voucher: event.voucher ?? lines.find(({ voucher }) => voucher !== null)?.voucher ?? null,
          postings: event.postings.map(({ account, cents: amount }) => ({
            account,
            label: chart[account].label,
            amount,
          })),
          lines: lines.map(({ id, day, amount, description, bankAccount, file }) => ({
            id,
            day,
            amount,
            description,
            bankAccount,
            file,
          })),
          documentID: lines.find(({ document_id }) => document_id !== null)?.document_id ?? null,
          accounts: await listAccountsOfDay(tx, matter.id, event.day),
        };
      }),
    getBatches: ({ scope, query }) =>
      scope.transaction(async (tx) => {
        const matter = await openMatter(tx, query.matterID, 'money');
        return (await listBatches(tx, matter.id, query.bankAccountID, mostBatches)).map(
          ({ batch_id, by, at, ids }) => ({
            batchID: batch_id,
            matches: ids.length,
            by,
            at,
            matchIDs: ids,
          }),
        );
      }),
    ...bankRuleHandlers,
    allocate: createAllocate(expectedPayments),
    undoAllocate,
    autoMatch: createAutoMatch(expectedPayments),
    saveTransaction,
    deleteTransaction,
    autoAssignVouchers: assignVouchers,
    ...groupHandlers,
    ...cashHandlers,
    ...pastelHandlers,
    ...reconciliationHandlers,
    ...reconAssetHandlers,
  });
