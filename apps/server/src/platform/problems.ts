import type { Refusal } from '@boedel/domain/law/refusal';

/** What a person did that cannot be answered as asked. `answer.ts` is the one place that turns these into HTTP. */
export abstract class Problem extends Error {}

/** Not there, or not ours: the two must not be told apart. */
export class NotFound extends Problem {
  constructor() {
    super('This record does not exist, or it was removed. Go back to the list and open it from there.');
  }
}

/** Somebody else saved first. `theirs` is the row as it stands; the presenter shows it as the call's answer would. */
export class Conflict extends Problem {
  constructor(readonly theirs: unknown) {
    super('Somebody else changed this record while you had it open. Compare both versions and save again.');
  }
}

/** The rule said no. */
export class Refuses extends Problem {
  constructor(readonly refusals: readonly Refusal[]) {
    super(refusals.map((refusal) => refusal.sentence).join(' '));
  }
}

/** The input does not have the shape the call declares. */
export class BadInput extends Problem {
  constructor(readonly fields: Readonly<Record<string, readonly string[]>>) {
    super('The input is not as the call asks for it.');
  }
}

export class NotSignedIn extends Problem {
  constructor(
    readonly reason: 'missing' | 'expired' | 'invalid' = 'missing',
    message = reason === 'expired' ? 'Your session has expired. Sign in again.' : 'Sign in first.',
  ) {
    super(message);
  }
}

export class NotAllowed extends Problem {
  constructor(message = 'You are not authorised to use this action') {
    super(message);
  }
}

/** May no longer be here at all: the browser says why and goes to the page that says what to do. */
export class ShutOut extends NotAllowed {
  constructor(
    message: string,
    /** A page of our own. */
    readonly page: string,
  ) {
    super(message);
  }
}

/** Too many tries, or too many requests. */
export class SlowDown extends Problem {
  constructor(
    readonly seconds: number,
    message = `Too many requests. Try again in ${seconds} seconds.`,
  ) {
    super(message);
  }
}

/** Somebody else's service that we need does not answer. */
export class Away extends Problem {}
