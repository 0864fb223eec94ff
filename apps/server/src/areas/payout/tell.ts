import type { Said } from '@boedel/domain/law/said';
import type { Tx } from '../../platform/db/database';
import { notifyPeople } from '../../platform/inbox/notify-people';
import type { Actor } from '../../platform/tenancy/actor';
import { asTheFirm } from '../../platform/tenancy/as-the-firm';
import type { OpenedMatter } from '../../platform/tenancy/matter-door';
import { payersIn } from './payout.store';

/** Tells people of a payment, each once and never of their own doing; 'checkers' are all who may approve it. */
export async function tellOfPayment(
  tx: Tx,
  actor: Pick<Actor, 'personId'>,
  matter: Pick<OpenedMatter, 'id' | 'system_type'>,
  whom: readonly (number | 'checkers')[],
  words: Said,
): Promise<void> {
  const checkers = whom.includes('checkers') ? await asTheFirm(tx, () => payersIn(tx, matter.system_type)) : [];
  const people = new Set([...whom.filter((one) => one !== 'checkers'), ...checkers.map((row) => row.person_id)]);
  people.delete(actor.personId);
  await notifyPeople(tx, 'payment', [...people], { words, path: `/matters/${matter.id}/payoutfilematter` });
}
