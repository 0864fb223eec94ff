import type { IdentifiedCaller } from '../session/identify-caller';
import type { Actor } from '../tenancy/actor';
import type { FirmScope } from '../tenancy/scopes';

/** What the database has answered to the stamp of a token. */
interface TokenConfirmation {
  isAsked?: boolean;
  isConfirmed?: boolean;
  isOutdated?: boolean;
}

/** The functions of the database raise it where a token says what is no longer so. */
const isOutdated = (error: unknown): boolean => (error as { code?: string }).code === 'BD001';

/** The firm's scope twice: opened with the token alone, and opened after the caller was looked up. */
export interface ScopePair {
  readonly stamped: FirmScope;
  readonly plain: FirmScope;
}

/**
 * The first transaction asks the database for what the token says, and what it answers is kept. Who was let in once stays so
 * until the call is done: what it has changed by then is not done over.
 */
function createConfirmingScope({ stamped, plain }: ScopePair, confirmation: TokenConfirmation): FirmScope {
  const runThrough = async <T>(open: (scope: FirmScope) => Promise<T>): Promise<T> => {
    if (confirmation.isConfirmed) return open(plain);
    confirmation.isAsked = true;
    try {
      const value = await open(stamped);
      confirmation.isConfirmed = true;
      return value;
    } catch (error) {
      if (isOutdated(error)) confirmation.isOutdated = true;
      throw error;
    }
  };
  return {
    firmId: plain.firmId,
    transaction: (work) => runThrough((scope) => scope.transaction(work)),
    read: (work) => runThrough((scope) => scope.read(work)),
    snapshot: (work) => runThrough((scope) => scope.snapshot(work)),
  };
}

interface TokenSteps<T> {
  /** The work by the token alone. */
  readonly begin: (through: (doors: ScopePair) => FirmScope) => Promise<T>;
  /** Who calls, as the database knows them. */
  readonly ask: () => Promise<IdentifiedCaller>;
  /** Refuses whoever may not. */
  readonly letIn: (called: IdentifiedCaller) => Actor;
  /** The work of somebody who was asked for. */
  readonly work: (actor: Actor) => Promise<T>;
}

/**
 * Works as the token says, without asking first: a transaction opens only where the database agrees with it. Where it does
 * not, the work is done as the person now is. Where none was opened, or it failed, it is asked who calls before that is said.
 */
export async function runByToken<T>({ begin, ask, letIn, work }: TokenSteps<T>): Promise<T> {
  const confirmation: TokenConfirmation = {};
  const [begun] = await Promise.allSettled([begin((doors) => createConfirmingScope(doors, confirmation))]);
  if (!confirmation.isConfirmed || confirmation.isOutdated) {
    const called = await ask();
    const actor = letIn(called);
    if (confirmation.isOutdated || (called.freshToken && !confirmation.isAsked)) return work(actor);
  }
  if (begun.status === 'rejected') throw begun.reason;
  return begun.value;
}
