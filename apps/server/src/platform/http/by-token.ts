import type { Called } from '../session/who-calls';
import type { Actor } from '../tenancy/actor';
import type { Tenant } from '../tenancy/doors';

/** What the database has answered to the stamp of a token. */
interface Confirmation {
  isConfirmed?: boolean;
  isOutdated?: boolean;
}

/** The functions of the database raise it where a token says what is no longer so. */
const isOutdated = (error: unknown): boolean => (error as { code?: string }).code === 'BD001';

/** The firm's door, opened by a token: what the database says of it is kept. */
function confirming(door: Tenant, confirmation: Confirmation): Tenant {
  const answered = async <T>(opened: Promise<T>): Promise<T> => {
    try {
      const value = await opened;
      confirmation.isConfirmed = true;
      return value;
    } catch (error) {
      if (isOutdated(error)) confirmation.isOutdated = true;
      throw error;
    }
  };
  return {
    firmId: door.firmId,
    transaction: (work) => answered(door.transaction(work)),
    read: (work) => answered(door.read(work)),
    snapshot: (work) => answered(door.snapshot(work)),
  };
}

interface Steps<T> {
  /** The work by the token alone; each of its transactions asks the database for what the token says as it opens. */
  readonly begin: (through: (door: Tenant) => Tenant) => Promise<T>;
  /** Who calls, as the database knows them. */
  readonly ask: () => Promise<Called>;
  /** Refuses whoever may not. */
  readonly letIn: (called: Called) => Actor;
  /** The work of somebody who was asked for. */
  readonly work: (actor: Actor) => Promise<T>;
}

/**
 * Works as the token says, without asking first: a transaction opens only where the database agrees with it. Where it does
 * not, or nothing was opened, it is asked who calls, and the work is done as the person now is.
 */
export async function byToken<T>({ begin, ask, letIn, work }: Steps<T>): Promise<T> {
  const confirmation: Confirmation = {};
  const [begun] = await Promise.allSettled([begin((door) => confirming(door, confirmation))]);
  if (!confirmation.isConfirmed || confirmation.isOutdated) {
    const called = await ask();
    const actor = letIn(called);
    if (confirmation.isOutdated || called.freshToken) return work(actor);
  }
  if (begun.status === 'rejected') throw begun.reason;
  return begun.value;
}
