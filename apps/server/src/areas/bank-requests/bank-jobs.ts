import { matterFacts } from '../../platform/tenancy/matter-facts.store';
import { checkBankAnswer } from '@boedel/domain/cash/account-request';
import { dayAt } from '@boedel/domain/dates/instant';
import { countryNamed, defaultCountry } from '@boedel/domain/law/country';
import { z } from 'zod';
import { audit, byTheSystem } from '../../platform/audit/audit';
import { type BankLine, httpBankLine, type LineAnswer } from '../../platform/bank/bank-line';
import type { Config } from '../../platform/config/config';
import type { Tx } from '../../platform/db/database';
import { GiveUp, handleJob, jobKind, type Work } from '../../platform/jobs/job-kind';
import { queueJob } from '../../platform/jobs/queue-job';
import type { Actor } from '../../platform/tenancy/actor';
import { keepBankReference, matterAskedFor, type RequestRow, requestStore, saveTrouble } from './request.store';
import { settleRequest } from './settle-request';

export const askBankKind = jobKind('bank.ask', z.object({ requestId: z.int() }), { maxAttempts: 12 });
export const lookAtBankKind = jobKind('bank.look', z.object({ requestId: z.int(), times: z.int() }), {
  maxAttempts: 12,
});

const lineOf = ({ BANK_LINE_URL: url, BANK_LINE_TOKEN: token }: Config): BankLine => {
  if (url === undefined) throw new GiveUp('no bank line');
  return httpBankLine({ url, token });
};

/** Ten minutes, twenty, forty … up to a day between two looks. */
const nextLook = (now: Date, times: number): Date =>
  new Date(now.getTime() + Math.min(10 * 2 ** Math.min(times, 8), 24 * 60) * 60_000);

/** The bank's line is tried; what goes wrong is written where people see it, and it is tried again. */
async function tried<T>({ tenant, payload }: Work<{ requestId: number }>, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    await tenant.transaction((tx) => saveTrouble(tx, payload.requestId, message));
    throw error;
  }
}

export const askBankJob = handleJob(askBankKind, async (work) => {
  const { payload, tenant, parts, signal } = work;
  const found = await tenant.transaction(async (tx) => {
    const row = await requestStore(tx).maybe(payload.requestId);
    const matter = row && (await matterAskedFor(tx, row.matter_id));
    return row && matter ? { row, matter } : undefined;
  });
  if (!found || found.row.state !== 'asked' || found.row.bank_reference !== null) return;
  const { row, matter } = found;
  const { bankReference } = await tried(work, () =>
    lineOf(parts.config).ask(
      {
        reference: `${tenant.firmId}-${row.id}`,
        kind: row.kind as 'account' | 'tis',
        accountName: row.account_name,
        matterReference: matter.reference,
        country: matter.country,
        note: row.note,
      },
      signal,
    ),
  );
  await tenant.transaction(async (tx) => {
    await keepBankReference(tx, row.id, bankReference);
    await audit(tx, byTheSystem(), 'accountrequest.taken', {
      entity: ['account_request', row.id],
      matterId: row.matter_id,
      after: { bank_reference: bankReference },
    });
    const at = { runAt: nextLook(parts.clock(), 0), matterId: row.matter_id };
    await queueJob(tx, lookAtBankKind, { requestId: row.id, times: 0 }, at);
  });
});

async function settleBySystem(
  tx: Tx,
  row: RequestRow,
  reported: Exclude<LineAnswer, { status: 'pending' }>,
  now: Date,
) {
  const { country } = await matterFacts(tx, row.matter_id);
  const law = countryNamed(country) ?? defaultCountry;
  const answer = {
    outcome: reported.status,
    answeredOn: reported.answeredOn,
    accountNumber: reported.status === 'opened' ? reported.accountNumber : null,
    branchCode: reported.status === 'opened' ? reported.branchCode : null,
    note: reported.status === 'refused' ? reported.reason : null,
  };
  const refused = checkBankAnswer(answer, {
    askedOn: dayAt(new Date(row.asked_at), law),
    today: dayAt(now, law),
  });
  // An account that cannot be is nobody's: a person asks the bank.
  if (refused) throw new GiveUp(refused.refusals[0]!.sentence);
  await settleRequest({ tx, actor: byTheSystem() as unknown as Actor, now }, row, answer);
}

export const lookAtBankJob = handleJob(lookAtBankKind, async (work) => {
  const { payload, tenant, parts, signal } = work;
  const row = await tenant.transaction((tx) => requestStore(tx).maybe(payload.requestId));
  if (!row || row.state !== 'asked' || row.bank_reference === null) return;
  const reported = await tried(work, () => lineOf(parts.config).look(row.bank_reference!, signal));
  await tried(work, () =>
    tenant.transaction(async (tx) => {
      const held = await requestStore(tx).lock(row.id);
      if (held.state !== 'asked') return;
      if (reported.status !== 'pending') return settleBySystem(tx, held, reported, parts.clock());
      const times = payload.times + 1;
      const at = { runAt: nextLook(parts.clock(), times), matterId: row.matter_id };
      await queueJob(tx, lookAtBankKind, { requestId: row.id, times }, at);
    }),
  );
});
