import type { AnswerOf } from '@boedel/contract/call';
import type { payoutCalls } from '@boedel/contract/payout/payout.calls';
import { createCalendar } from '@boedel/domain/dates/calendar';
import { computeDayAt, readClock } from '@boedel/domain/dates/instant';
import { addDays } from '@boedel/domain/dates/local-date';
import { assert } from '@boedel/domain/law/assert';
import { formatAmount } from '@boedel/domain/formats/amount';
import { type Country, findCountry, defaultCountry } from '@boedel/domain/law/country';
import { refuse } from '@boedel/domain/law/refusal';
import { message } from '@boedel/domain/law/message';
import { sum } from '@boedel/domain/money/cents';
import { countCheckersNeeded } from '@boedel/domain/payout/approval';
import { type BankFormatName, bankFormats, formatFileText, readBack } from '@boedel/domain/payout/bank-files';
import { computeSendBy, isAfterSendBy } from '@boedel/domain/payout/cut-off';
import { readPayment } from '@boedel/domain/payout/payout-row';
import { audit } from '../../platform/audit/audit';
import type { Tx } from '../../platform/db/database';
import type { Handler } from '../../platform/http/handler';
import { throwIfRefused } from '../../platform/throw-if-refused';
import { Conflict, NotFound, RefusalProblem } from '../../platform/problems';
import type { Actor } from '../../platform/tenancy/actor';
import { lockMatter, openMatter, openToCapture } from '../../platform/tenancy/matter-door';
import { checkAccountsAgain } from './account-check';
import { approvalStore } from './approval.store';
import { readPayoutLimits } from './limits.store';
import {
  bankFileStore,
  type BankFileRow,
  listBankNames,
  listFiles,
  findPayingAccount,
  listRowsOfFile,
  listFileRows,
  listFileApprovals,
  listFilePage,
  listMattersOfFiles,
} from './payout-file.store';
import { checkFileStands } from './approve-file';
import { computeFileHash } from './file-hash';
import { toCapturedPayment, type StoredPayoutRow, payoutStore } from './payout.store';
import { presentRows } from './present-rows';
import { notifyOfPayment } from './tell';

type PayoutFileCalls = typeof payoutCalls;
type BankFileView = AnswerOf<PayoutFileCalls['getFiles']>[number];

/** How far ahead a bank takes a day of payment. */
const mostDaysAhead = 60;

async function presentFiles(
  tx: Tx,
  actor: Pick<Actor, 'personId'>,
  now: Date,
  files: readonly BankFileRow[],
): Promise<BankFileView[]> {
  const ids = files.map(({ id }) => id);
  const rows = await listFileRows(tx, ids);
  const approvals = new Map((await listFileApprovals(tx, ids)).map((row) => [row.payout_file_id, row]));
  const names = new Map(
    (
      await listBankNames(
        tx,
        files.map((file) => file.bank_account_id),
      )
    ).map(({ id, name }) => [id, name]),
  );
  const matters = new Map(
    (await listMattersOfFiles(tx, [...new Set(files.map((file) => file.matter_id))])).map((row) => [row.id, row]),
  );
  const limits = await readPayoutLimits(tx);
  const cutOff = { usual: limits.cut_off, sameDay: limits.same_day_cut_off };
  const describeFile = (
    file: BankFileRow,
  ): Pick<BankFileView, 'companyName' | 'fileRef' | 'state' | 'sendBy' | 'isLate'> => {
    const matter = matters.get(file.matter_id);
    const country = (matter && findCountry(matter.country)) ?? defaultCountry;
    const isOpen = rows.some(({ payout_file_id, outcome }) => payout_file_id === file.id && outcome === 'sent');
    const state = isOpen ? (approvals.has(file.id) ? 'open' : 'toApprove') : 'answered';
    const sendBy = computeSendBy(
      { actionDate: file.action_on, sameDay: file.same_day },
      cutOff,
      createCalendar(country),
    );
    return {
      companyName: matter?.name ?? '',
      fileRef: matter?.reference ?? '',
      state,
      sendBy,
      isLate: state === 'toApprove' && isAfterSendBy(sendBy, readClock(now, country)),
    };
  };
  return files.map((file) => ({
    id: file.id,
    matterID: file.matter_id,
    ...describeFile(file),
    number: file.number,
    format: file.format as BankFormatName,
    bankAccountID: file.bank_account_id,
    bankAccountName: names.get(file.bank_account_id) ?? '-',
    actionDate: file.action_on,
    sameDay: file.same_day,
    count: file.row_count,
    total: file.total_cents,
    hashTotal: file.hash_total,
    sha256: file.sha256,
    madeBy: file.made_name,
    isMine: file.made_by === actor.personId,
    madeAt: file.made_at,
    approvedBy: approvals.get(file.id)?.person_name ?? null,
    approvedAt: approvals.get(file.id)?.approved_at ?? null,
    rows: rows
      .filter(({ payout_file_id }) => payout_file_id === file.id)
      .map((row) => ({
        id: row.id,
        payoutID: row.payout_id,
        payee: row.payee,
        amount: row.amount_cents,
        accountNumber: row.account_number,
        outcome: row.outcome as BankFileView['rows'][number]['outcome'],
        outcomeDate: row.outcome_on,
        why: row.why,
      })),
  }));
}

export const getFiles: Handler<PayoutFileCalls['getFiles']> = ({ scope, actor, now, query }) =>
  scope.transaction(async (tx) => {
    const matter = await openMatter(tx, query.matterID, 'money');
    return presentFiles(tx, actor, now, await listFiles(tx, matter.id));
  });

/** Bank files of all matters one sees. */
export const getFileList: Handler<PayoutFileCalls['getFileList']> = ({ scope, actor, now, query }) =>
  scope.transaction(async (tx) => {
    const { rows, total, totals } = await listFilePage(tx, query);
    return { rows: await presentFiles(tx, actor, now, rows), total, totals };
  });

/** What keeps approved payments from going into one file. */
async function checkForFile(tx: Tx, country: Country, rows: readonly StoredPayoutRow[]): Promise<string> {
  const limits = await readPayoutLimits(tx);
  for (const { id, state, payee, amount_cents, account_changed, confirmed_how } of rows) {
    if (state === 'filed' || state === 'paid') {
      throw new RefusalProblem(refuse('rows', message('The payment to {payee} is already in a file.', { payee })));
    }
    const needed = countCheckersNeeded(amount_cents, {
      checkerLimit: limits.checker_limit_cents,
      twoFrom: limits.two_from_cents,
    });
    if (account_changed && !confirmed_how) {
      throw new RefusalProblem(
        refuse(
          'rows',
          message(
            'The payment to {payee} goes to a bank account that is not on file for {payee}. Someone else must check the account and approve the payment again.',
            { payee },
          ),
        ),
      );
    }
    if (state !== 'approved' || (await approvalStore(tx).approvers(id)).length < needed) {
      throw new RefusalProblem(refuse('rows', message('The payment to {payee} is not approved yet.', { payee })));
    }
  }
  const accounts = new Set(rows.map(({ bank_account_id }) => bank_account_id));
  if (accounts.size > 1) {
    throw new RefusalProblem(refuse('rows', 'These are paid from two accounts. Make a file for each of them.'));
  }
  const own = await findPayingAccount(tx, [...accounts][0]!);
  const total = sum(rows.map(({ amount_cents }) => amount_cents));
  if (own && own.free < total) {
    throw new RefusalProblem(
      refuse(
        'rows',
        message(
          '{account} has {held}, but these payments total {total}. Record incoming money first, or leave some payments for later. Accounts cannot be overdrawn.',
          {
            account: own.name,
            held: formatAmount(own.free, country),
            total: formatAmount(total, country),
          },
        ),
      ),
    );
  }
  if (!own?.account_number || !/^\d+$/.test(own.account_number)) {
    throw new RefusalProblem(refuse('bankAccountID', 'First enter the paying account’s number under Banking.'));
  }
  return own.account_number;
}

/** Writes approved payments into the bank's file: once, with control totals that were read back from its text. */
export const makeFile: Handler<PayoutFileCalls['makeFile']> = async ({ scope, actor, now, body }) => {
  const ids = body.rows.map(({ id }) => id);
  // Kept although no file is made: what goes to another account than the payee is known to have asks for approval again.
  await scope.transaction(async (tx) => {
    await openToCapture(tx, actor, body.matterID, 'money');
    await checkAccountsAgain(tx, actor, await payoutStore(tx).hold(ids));
  });
  return scope.transaction(async (tx) => {
    const matter = await openToCapture(tx, actor, body.matterID, 'money');
    const store = payoutStore(tx);
    // The files of a matter are numbered one after the other.
    await lockMatter(tx, matter.id);
    const held = await store.hold(ids);
    if (held.some(({ matter_id }) => matter_id !== matter.id)) throw new NotFound();
    await checkAccountsAgain(tx, actor, held);
    const rows = await store.hold(ids);
    const today = computeDayAt(now, findCountry(matter.country));
    if (body.actionDate < today)
      throw new RefusalProblem(refuse('actionDate', 'The bank pays today or later. Choose another day.'));
    if (body.actionDate > addDays(today, mostDaysAhead)) {
      throw new RefusalProblem(
        refuse('actionDate', message('A bank takes a day at most {days} days ahead.', { days: mostDaysAhead })),
      );
    }
    const seen = new Map(body.rows.map(({ id, version }) => [id, version]));
    const own = await checkForFile(tx, findCountry(matter.country) ?? defaultCountry, rows);
    const changed = rows.filter(({ id, version }) => seen.get(id) !== version);
    if (changed.length > 0) throw new Conflict((await presentRows(tx, now, changed))[0]);
    const made: BankFileRow[] = [];
    for (const sameDay of [false, true]) {
      const part = rows.filter(({ same_day }) => same_day === sameDay);
      if (part.length > 0) made.push(await writeFile(part, sameDay));
    }
    return presentFiles(tx, actor, now, made);

    async function writeFile(part: readonly StoredPayoutRow[], sameDay: boolean): Promise<BankFileRow> {
      const file = bankFormats[body.format].make(
        part.map((row) => throwIfRefused(readPayment(toCapturedPayment(row)))),
        own,
        body.actionDate,
      );
      const content = formatFileText(file);
      const again = readBack(body.format, content, own);
      assert(
        again.count === file.count && again.total === file.total && again.hashTotal === file.hashTotal,
        'the control totals of a bank file do not fit its text',
      );
      const kept = await bankFileStore(tx).insert({
        matter_id: matter.id,
        bank_account_id: part[0]!.bank_account_id!,
        number: await bankFileStore(tx).nextNumber(matter.id),
        format: body.format,
        action_on: body.actionDate,
        same_day: sameDay,
        row_count: file.count,
        total_cents: file.total,
        hash_total: file.hashTotal,
        sha256: computeFileHash(content),
        content,
        made_by: actor.personId,
        made_name: actor.fullName,
      });
      for (const [place, row] of part.entries()) {
        await bankFileStore(tx).rows.insert({
          matter_id: matter.id,
          payout_file_id: kept.id,
          payout_id: row.id,
          place,
          payee: row.payee,
          amount_cents: row.amount_cents,
          account_number: row.account_number!,
          branch_code: row.branch_code!,
        });
        await store.setState(row.id, 'filed');
      }
      await audit(tx, actor, 'payoutfile.made', {
        entity: ['payout_file', kept.id],
        matterId: matter.id,
        after: {
          number: kept.number,
          format: kept.format,
          count: kept.row_count,
          total_cents: kept.total_cents,
          hash_total: kept.hash_total,
          sha256: kept.sha256,
        },
      });
      await notifyOfPayment(
        tx,
        actor,
        matter,
        ['checkers'],
        message('Approve bank file no. {number} of {matter} before it goes to the bank.', {
          number: kept.number,
          matter: matter.reference,
        }),
      );
      return kept;
    }
  });
};

export const download: Handler<PayoutFileCalls['download']> = ({ scope, actor, query }) =>
  scope.transaction(async (tx) => {
    const file = await bankFileStore(tx).find(query.id);
    const matter = await openMatter(tx, file.matter_id, 'money');
    await checkFileStands(tx, file);
    if ((await listFileApprovals(tx, [file.id])).length === 0) {
      throw new RefusalProblem(refuse('id', 'Another person must approve this file before you can download it.'));
    }
    await audit(tx, actor, 'payoutfile.downloaded', {
      entity: ['payout_file', file.id],
      matterId: matter.id,
      after: { number: file.number },
    });
    const name = `${matter.reference}-payout-${file.number}`.replace(/[^\w.-]+/g, '-');
    return { filename: `${name}.csv`, contentType: 'text/csv', content: Buffer.from(file.content, 'utf8') };
  });

/** Takes a file back that the bank was never given. Whoever made it does not say so alone. */
export const withdrawFile: Handler<PayoutFileCalls['withdrawFile']> = ({ scope, actor, body }) =>
  scope.transaction(async (tx) => {
    const store = payoutStore(tx);
    const file = await bankFileStore(tx).find(body.id);
    await openMatter(tx, file.matter_id, 'money');
    if (file.made_by === actor.personId) {
      throw new RefusalProblem(refuse('id', 'You created this file. Another person must withdraw it.'));
    }
    // Held before they are looked at: somebody may be booking what the bank did at this moment.
    await store.hold((await listRowsOfFile(tx, file.id)).map(({ payout_id }) => payout_id));
    const rows = await listRowsOfFile(tx, file.id);
    if (rows.length > 0 && rows.every(({ outcome }) => outcome === 'withdrawn')) {
      throw new RefusalProblem(refuse('id', 'Someone has already withdrawn this file.'));
    }
    if (rows.some(({ outcome }) => outcome !== 'sent')) {
      throw new RefusalProblem(
        refuse('id', 'The bank has answered this file, so it has received it. You cannot withdraw the file.'),
      );
    }
    for (const { payout_id } of rows) {
      await bankFileStore(tx).setOutcome(payout_id, 'withdrawn', null, body.why);
      await store.setState(payout_id, 'approved');
    }
    await audit(tx, actor, 'payoutfile.withdrawn', {
      entity: ['payout_file', file.id],
      matterId: file.matter_id,
      after: { number: file.number },
      why: body.why,
    });
    return { done: true as const };
  });
