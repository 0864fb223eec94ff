import type { Called } from '../session/who-calls';
import type { Actor } from '../tenancy/actor';

/** The token says what is no longer so: nothing that was begun by it is committed. */
class TokenOutdated extends Error {}

interface Steps<T> {
  readonly letIn: (called: Called) => Actor;
  readonly work: (actor: Actor, confirmed?: Promise<void>) => Promise<T>;
}

/**
 * Begins the work as the token says while the database is asked who calls. Where the token no longer says it right, what
 * was begun is dropped and the work is done as the person now is.
 */
export async function sideBySide<T>(calling: Promise<Called>, inToken: Actor, { letIn, work }: Steps<T>): Promise<T> {
  const confirmed = calling.then(({ freshToken }) => {
    if (freshToken) throw new TokenOutdated();
  });
  confirmed.catch(() => undefined); // seen below, by `called`
  const [called, begun] = await Promise.allSettled([calling, work(inToken, confirmed)]);
  if (called.status === 'rejected') throw called.reason;
  const actor = letIn(called.value);
  if (called.value.freshToken) return work(actor);
  if (begun.status === 'rejected') throw begun.reason;
  return begun.value;
}
