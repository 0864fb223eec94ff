import { ownAccountCalls, payeeAccountCalls } from '@boedel/contract/account-confirmations/account-confirmations.calls';
import { computeDayAt } from '@boedel/domain/dates/instant';
import { defaultCountry } from '@boedel/domain/law/country';
import { refuse } from '@boedel/domain/law/refusal';
import { message, quoteVerbatim } from '@boedel/domain/law/message';
import { checkConfirmChange, type OwnAccount } from '@boedel/domain/payout/own-account';
import { audit } from '../../platform/audit/audit';
import type { Tx } from '../../platform/db/database';
import { pairHandlers, type Handler } from '../../platform/http/handler';
import { notifyPeople } from '../../platform/inbox/notify-people';
import { throwIfRefused } from '../../platform/throw-if-refused';
import { Conflict, RefusalProblem } from '../../platform/problems';
import type { Actor } from '../../platform/tenancy/actor';
import { openMatter } from '../../platform/tenancy/matter-door';
import { bankAccountKit } from '../cash/bank-accounts';
import { listOfHolder } from '../directories/list-of-holder';
import { companyStore } from '../firm/company.store';
import {
  listVoidedApprovals,
  listConfirmers,
  findMatterName,
  type OwnAccountChangeRow,
  ownAccountStore,
} from '../own-accounts/own-account.store';
import { confirmationsPath } from '../own-accounts/request-change';
import { payeeAccountStore } from './payee-account.store';

const toOwnAccount = (row: OwnAccountChangeRow): OwnAccount => ({
  accountNumber: row.account_number,
  branchCode: row.branch_code,
  accountType: row.account_type,
  bank: row.bank,
  accountHolder: row.account_holder,
});

/** The account as it is now, before the change. */
async function readOwnAccount(tx: Tx, { holder, holder_id }: OwnAccountChangeRow): Promise<OwnAccount> {
  if (holder === 'company') {
    const row = await companyStore(tx).find(holder_id);
    return {
      accountNumber: row.account_number,
      branchCode: row.branch_code,
      accountType: row.account_type,
      bank: row.bank_name,
      accountHolder: row.account_holder,
    };
  }
  const { accountNumber, branchCode, accountType, bank } = bankAccountKit.read(
    await bankAccountKit.store(tx).find(holder_id),
  );
  return { accountNumber, branchCode, accountType, bank, accountHolder: null };
}

/** Opens the matter whose account it is, so that whoever may not see it finds nothing. */
const openHolder = async (tx: Tx, { matter_id }: OwnAccountChangeRow): Promise<number | null> =>
  matter_id === null ? null : (await openMatter(tx, matter_id, 'money')).system_type;

const getWaiting: Handler<typeof ownAccountCalls.getWaiting> = ({ scope, actor, query }) =>
  scope.transaction(async (tx) => {
    const { matterID = null } = query;
    if (matterID !== null) await openMatter(tx, matterID, 'money');
    const rows = await ownAccountStore(tx).waiting(matterID);
    const answer = [];
    for (const row of rows) {
      // The firm's own account is nothing to somebody who was given single matters.
      if (row.matter_id === null && actor.reach) continue;
      const systemType = await openHolder(tx, row);
      const confirmers = await listConfirmers(tx, systemType);
      answer.push({
        id: row.id,
        matterID: row.matter_id,
        matterName: row.matter_id === null ? null : (await findMatterName(tx, row.matter_id)).name,
        name: row.name,
        before: await readOwnAccount(tx, row),
        after: toOwnAccount(row),
        requestedBy: row.requested_name,
        requestedDate: computeDayAt(new Date(row.requested_at), defaultCountry),
        isMine: row.requested_by === actor.personId,
        confirmers: confirmers
          .filter(({ person_id }) => person_id !== row.requested_by)
          .map(({ full_name }) => full_name),
        version: row.version,
      });
    }
    return answer;
  });

async function lockChange(tx: Tx, id: number, version: number): Promise<OwnAccountChangeRow> {
  const row = await ownAccountStore(tx).lock(id);
  if (row.version !== version) throw new Conflict({ id: row.id, version: row.version });
  return row;
}

/** Approvals that the change of the paying account took away: kept in the trail and told to whoever gave them. */
async function notifyVoided(tx: Tx, actor: Actor, row: OwnAccountChangeRow): Promise<void> {
  const voided = await listVoidedApprovals(tx, row.holder_id);
  for (const payment of new Set(voided.map(({ payout_id }) => payout_id))) {
    const of = voided.filter(({ payout_id }) => payout_id === payment);
    await audit(tx, actor, 'payout.approval.void', {
      entity: ['payout', payment],
      matterId: row.matter_id!,
      before: { approved_by: of.map(({ person_id }) => person_id) },
    });
    await notifyPeople(
      tx,
      'payment',
      of.map(({ person_id }) => person_id).filter((person) => person !== actor.personId),
      {
        words: message(
          'The account that pays {payee} was changed after you approved the payment. Please approve it again.',
          { payee: of[0]!.payee },
        ),
        path: `/matters/${row.matter_id}/payoutfilematter`,
      },
    );
  }
}

const notifyRequester = (tx: Tx, actor: Actor, row: OwnAccountChangeRow, isConfirmed: boolean, why: string) =>
  notifyPeople(
    tx,
    'payment',
    row.requested_by === null || row.requested_by === actor.personId ? [] : [row.requested_by],
    {
      words: isConfirmed
        ? message('{person} confirmed the change to bank account {name}.', {
            person: actor.fullName,
            name: row.name,
          })
        : message('{person} rejected the change to bank account {name}: {why}', {
            person: actor.fullName,
            name: row.name,
            why: quoteVerbatim(why),
          }),
      path: row.matter_id === null ? confirmationsPath : `/matters/${row.matter_id}/banking`,
    },
  );

const confirm: Handler<typeof ownAccountCalls.confirm> = ({ scope, actor, body }) =>
  scope.transaction(async (tx) => {
    const row = await lockChange(tx, body.id, body.version);
    const systemType = await openHolder(tx, row);
    const others = (await listConfirmers(tx, systemType)).filter(({ person_id }) => person_id !== row.requested_by);
    throwIfRefused(
      checkConfirmChange(
        { name: row.name, requestedBy: row.requested_by, isWaiting: row.state === 'waiting' },
        actor.personId,
        others.length,
      ),
    );
    const before = await readOwnAccount(tx, row);
    await ownAccountStore(tx).decide(row.id, 'confirmed', actor.personId, actor.fullName, body.how);
    const { account_number, branch_code, account_type } = row;
    if (row.holder === 'company') {
      const company = await companyStore(tx).lock(row.holder_id);
      await companyStore(tx).change(company.id, company.version, {
        account_holder: row.account_holder,
        bank_name: row.bank,
        branch_code,
        account_number,
        account_type: account_type as typeof company.account_type,
      });
    } else {
      const account = await bankAccountKit.store(tx).find(row.holder_id);
      await bankAccountKit
        .store(tx)
        .change(account.id, account.version, { bank: row.bank, branch_code, account_number, account_type });
      await notifyVoided(tx, actor, row);
    }
    await audit(tx, actor, 'ownaccount.change.confirmed', {
      entity: [row.holder, row.holder_id],
      ...(row.matter_id !== null && { matterId: row.matter_id }),
      before: {
        account_number: before.accountNumber,
        branch_code: before.branchCode,
        account_type: before.accountType,
      },
      after: { account_number, branch_code, account_type, requested_by: row.requested_name },
      why: body.how,
    });
    await notifyRequester(tx, actor, row, true, body.how);
    return { done: true as const };
  });

const refuseChange: Handler<typeof ownAccountCalls.refuse> = ({ scope, actor, body }) =>
  scope.transaction(async (tx) => {
    const row = await lockChange(tx, body.id, body.version);
    await openHolder(tx, row);
    const isChecker = actor.roles.includes('Admin') || actor.roles.includes('Request Account');
    if (row.state !== 'waiting')
      throw new RefusalProblem(
        refuse('id', message('The change to {name} has already been confirmed or rejected.', { name: row.name })),
      );
    if (!isChecker && row.requested_by !== actor.personId) {
      throw new RefusalProblem(
        refuse('id', 'Only the person who requested the change, or someone who may confirm it, can refuse it.'),
      );
    }
    await ownAccountStore(tx).decide(row.id, 'refused', actor.personId, actor.fullName, body.why);
    await audit(tx, actor, 'ownaccount.change.refused', {
      entity: [row.holder, row.holder_id],
      ...(row.matter_id !== null && { matterId: row.matter_id }),
      before: { name: row.name, account_number: row.account_number },
      why: body.why,
    });
    await notifyRequester(tx, actor, row, false, body.why);
    return { done: true as const };
  });

export const handledOwnAccountCalls = pairHandlers(ownAccountCalls, { getWaiting, confirm, refuse: refuseChange });

const getToConfirm: Handler<typeof payeeAccountCalls.getToConfirm> = ({ scope }) =>
  scope.transaction(async (tx) =>
    (await payeeAccountStore(tx).toConfirm()).map((row) => ({
      id: row.id,
      payee: row.payee ?? '-',
      list: message(listOfHolder(row.holder)),
      accountNumber: row.account_number,
      branchCode: row.branch_code,
      formerNumber: row.former_number,
      enteredBy: row.entered_name,
      enteredDate: row.entered_on,
      isMine: row.is_mine,
      version: row.version,
    })),
  );

const confirmPayeeAccount: Handler<typeof payeeAccountCalls.confirm> = ({ scope, actor, body }) =>
  scope.transaction(async (tx) => {
    const row = await payeeAccountStore(tx).lock(body.id);
    if (row.version !== body.version) throw new Conflict({ id: row.id, version: row.version });
    if (row.entered_by === actor.personId) {
      throw new RefusalProblem(refuse('id', 'You entered this bank account. Someone else must confirm it.'));
    }
    if (row.confirmed_by !== null || row.replaced_at !== null || row.holder === 'payout') {
      throw new RefusalProblem(
        refuse('id', 'This bank account has already been confirmed or replaced. Reload the list.'),
      );
    }
    await payeeAccountStore(tx).confirm(row.id, actor.personId, actor.fullName, body.how);
    await audit(tx, actor, 'payeeaccount.confirmed', {
      entity: [row.holder, row.holder_id],
      after: {
        payee: row.payee,
        account_number: row.account_number,
        branch_code: row.branch_code,
        entered_by: row.entered_name,
      },
      why: body.how,
    });
    return { done: true as const };
  });

export const handledPayeeAccountCalls = pairHandlers(payeeAccountCalls, { getToConfirm, confirm: confirmPayeeAccount });
