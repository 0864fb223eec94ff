import { refuse } from '@boedel/domain/law/refusal';
import type { Tx } from '../db/database';
import { sql } from '../db/sql';
import { Refuses } from '../problems';
import type { Actor } from './actor';

/** Whether the caller is in the firm for support: a membership that ends by itself. */
export const isInVisit = async (tx: Tx, { personId }: Pick<Actor, 'personId'>): Promise<boolean> =>
  (await tx.maybe(sql`select id from membership
    where intermediary_id = app_firm() and person_id = ${personId} and support_until is not null`)) !== undefined;

/** What a firm decides about itself is not done in its name by somebody who came to help. */
export async function notInVisit(tx: Tx, actor: Actor): Promise<void> {
  if (await isInVisit(tx, actor)) {
    throw new Refuses(
      refuse('error', 'You are here for support. An administrator of the firm has to do this themselves.').refusals,
    );
  }
}
