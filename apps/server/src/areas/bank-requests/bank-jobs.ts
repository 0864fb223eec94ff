import { readMatterKind } from '../../platform/tenancy/matter-facts.store';
import { checkBankAnswer } from '@boedel/domain/cash/account-request';
import { computeDayAt } from '@boedel/domain/dates/instant';
import { findCountry, defaultCountry } from '@boedel/domain/law/country';
import { z } from 'zod';
import { audit, createSystemActor } from '../../platform/audit/audit';
import { type BankConnection, createHttpBankLine, type BankAccountAnswer } from '../../platform/bank/bank-line';
import type { Config } from '../../platform/config/config';
import type { Tx } from '../../platform/db/database';
import { GiveUpError, pairJob, createJobKind, type JobWork } from '../../platform/jobs/job-kind';
import { queueJob } from '../../platform/jobs/queue-job';
import type { Actor } from '../../platform/tenancy/actor';
import { saveBankReference, findRequestMatter, type BankRequestRow, requestStore, saveTrouble } from './request.store';
import { settleRequest } from './settle-request';

export const askBankKind = createJobKind('bank.ask', z.object({ requestId: z.int() }), { maxAttempts: 12 });
export const lookAtBankKind = createJobKind('bank.look', z.object({ requestId: z.int(), times: z.int() }), {
  maxAttempts: 12,
});

const openBankLine = ({ BANK_LINE_URL: url, BANK_LINE_TOKEN: token }: Config): BankConnection => {
  if (url === undefined) throw new GiveUpError('no bank line');
  return createHttpBankLine({ url, token });
};

/** Ten minutes, twenty, forty … up to a day between two looks. */
const computeNextLook = (now: Date, times: number): Date =>
  new Date(now.getTime() + Math.min(10 * 2 ** Math.min(times, 8), 24 * 60) * 60_000);

/** The bank's line is tried; what goes wrong is written where people see it, and it is tried again. */
async function retryBankWork<T>(
  { scope, payload }: JobWork<{ requestId: number }>,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    await scope.transaction((tx) => saveTrouble(tx, payload.requestId, message));
    throw error;
  }
}

export const askBankJob = pairJob(askBankKind, async (work) => {
  const { payload, scope, services, signal } = work;
  const found = await scope.transaction(async (tx) => {
    const row = await requestStore(tx).maybe(payload.requestId);
    const matter = row && (await findRequestMatter(tx, row.matter_id));
    return row && matter ? { row, matter } : undefined;
  });
  if (!found || found.row.state !== 'asked' || found.row.bank_reference !== null) return;
  const { row, matter } = found;
  const { bankReference } = await retryBankWork(work, () =>
    openBankLine(services.config).ask(
      {
        reference: `${scope.firmId}-${row.id}`,
        kind: row.kind as 'account' | 'tis',
        accountName: row.account_name,
        matterReference: matter.reference,
        country: matter.country,
        note: row.note,
      },
      signal,
    ),
  );
  await scope.transaction(async (tx) => {
    await saveBankReference(tx, row.id, bankReference);
    await audit(tx, createSystemActor(), 'accountrequest.taken', {
      entity: ['account_request', row.id],
      matterId: row.matter_id,
      after: { bank_reference: bankReference },
    });
    const at = { runAt: computeNextLook(services.clock(), 0), matterId: row.matter_id };
    await queueJob(tx, lookAtBankKind, { requestId: row.id, times: 0 }, at);
  });
});

async function settleBySystem(
  tx: Tx,
  row: BankRequestRow,
  reported: Exclude<BankAccountAnswer, { status: 'pending' }>,
  now: Date,
) {
  const { country } = await readMatterKind(tx, row.matter_id);
  const law = findCountry(country) ?? defaultCountry;
  const answer = {
    outcome: reported.status,
    answeredOn: reported.answeredOn,
    accountNumber: reported.status === 'opened' ? reported.accountNumber : null,
    branchCode: reported.status === 'opened' ? reported.branchCode : null,
    note: reported.status === 'refused' ? reported.reason : null,
  };
  const refused = checkBankAnswer(answer, {
    askedOn: computeDayAt(new Date(row.asked_at), law),
    today: computeDayAt(now, law),
  });
  // An account that cannot be is nobody's: a person asks the bank.
  if (refused) throw new GiveUpError(refused.refusals[0]!.sentence);
  await settleRequest({ tx, actor: createSystemActor() as unknown as Actor, now }, row, answer);
}

export const lookAtBankJob = pairJob(lookAtBankKind, async (work) => {
  const { payload, scope, services, signal } = work;
  const row = await scope.transaction((tx) => requestStore(tx).maybe(payload.requestId));
  if (!row || row.state !== 'asked' || row.bank_reference === null) return;
  const reported = await retryBankWork(work, () => openBankLine(services.config).look(row.bank_reference!, signal));
  await retryBankWork(work, () =>
    scope.transaction(async (tx) => {
      const held = await requestStore(tx).lock(row.id);
      if (held.state !== 'asked') return;
      if (reported.status !== 'pending') return settleBySystem(tx, held, reported, services.clock());
      const times = payload.times + 1;
      const at = { runAt: computeNextLook(services.clock(), times), matterId: row.matter_id };
      await queueJob(tx, lookAtBankKind, { requestId: row.id, times }, at);
    }),
  );
});
