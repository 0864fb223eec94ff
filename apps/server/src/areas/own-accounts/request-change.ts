import { refuse } from '@boedel/domain/law/refusal';
import { message } from '@boedel/domain/law/message';
import type { OwnAccount } from '@boedel/domain/payout/own-account';
import { audit } from '../../platform/audit/audit';
import type { Tx } from '../../platform/db/database';
import { notifyPeople } from '../../platform/inbox/notify-people';
import { RefusalProblem } from '../../platform/problems';
import type { Actor } from '../../platform/tenancy/actor';
import { listConfirmers, type OwnAccountHolder, ownAccountStore } from './own-account.store';

interface WhoseAccount {
  readonly holder: OwnAccountHolder;
  readonly id: number;
  readonly name: string;
  readonly matter: { readonly id: number; readonly system_type: number } | null;
}

/** The page that lists what waits for a second person. */
export const confirmationsPath = '/payments';

/** Asks for another own account. Nothing changes until somebody else confirms it; those who may are told. */
export async function requestOwnAccountChange(
  tx: Tx,
  actor: Actor,
  { holder, id, name, matter }: WhoseAccount,
  after: OwnAccount,
): Promise<void> {
  const store = ownAccountStore(tx);
  if (await store.waitingFor(holder, id)) {
    throw new RefusalProblem(
      refuse(
        'accountNumber',
        message('A change of {name} waits for a second person already. Have it confirmed or refused first.', { name }),
      ),
    );
  }
  const row = await store.insert({
    holder,
    holder_id: id,
    matter_id: matter?.id ?? null,
    name,
    account_holder: after.accountHolder,
    bank: after.bank,
    branch_code: after.branchCode,
    account_number: after.accountNumber,
    account_type: after.accountType,
    requested_name: actor.fullName,
  });
  await audit(tx, actor, 'ownaccount.change.requested', {
    entity: [holder, id],
    ...(matter && { matterId: matter.id }),
    after: { name, account_number: row.account_number, branch_code: row.branch_code, account_type: row.account_type },
  });
  const others = (await listConfirmers(tx, matter?.system_type ?? null)).filter(
    ({ person_id }) => person_id !== actor.personId,
  );
  await notifyPeople(
    tx,
    'payment',
    others.map(({ person_id }) => person_id),
    {
      words: message('{person} asks to change the bank account {name}. Confirm the new account, or refuse it.', {
        person: actor.fullName,
        name,
      }),
      path: confirmationsPath,
    },
  );
}
