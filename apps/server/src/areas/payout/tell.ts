import type { Message } from '@boedel/domain/law/message';
import type { Tx } from '../../platform/db/database';
import { notifyPeople } from '../../platform/inbox/notify-people';
import type { Actor } from '../../platform/tenancy/actor';
import { runAsFirm } from '../../platform/tenancy/run-as-firm';
import type { OpenedMatter } from '../../platform/tenancy/matter-door';
import { listPayers } from './payout.store';

/** Tells people of a payment, each once and never of their own doing; 'checkers' are all who may approve it. */
export async function notifyOfPayment(
  tx: Tx,
  actor: Pick<Actor, 'personId'>,
  matter: Pick<OpenedMatter, 'id' | 'system_type'>,
  whom: readonly (number | 'checkers')[],
  words: Message,
): Promise<void> {
  const checkers = whom.includes('checkers') ? await runAsFirm(tx, () => listPayers(tx, matter.system_type)) : [];
  const people = new Set([...whom.filter((one) => one !== 'checkers'), ...checkers.map((row) => row.person_id)]);
  people.delete(actor.personId);
  await notifyPeople(tx, 'payment', [...people], { words, path: `/matters/${matter.id}/payoutfilematter` });
}
