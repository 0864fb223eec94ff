import type { Refusal, Message } from '@boedel/domain/law/refusal';
import { asSaid, inEnglish, type Said, said } from '@boedel/domain/law/said';

/** What a person did that cannot be answered as asked. `answer.ts` is the one place that turns these into HTTP. */
export abstract class Problem extends Error {
  /** What there is to say about it, values apart. */
  readonly words: Message;

  constructor(words: string | Said, options?: ErrorOptions) {
    super(inEnglish(words), options);
    this.words = asSaid(words);
  }
}

/** Not there, or not ours: the two must not be told apart. */
export class NotFound extends Problem {
  constructor(
    words: string | Said = 'This record does not exist, or it was removed. Go back to the list and open it from there.',
  ) {
    super(words);
  }
}

/** More was sent than is taken. */
export class TooLarge extends Problem {}

/** Somebody else saved first. `theirs` is the row as it stands; the presenter shows it as the call's answer would. */
export class Conflict extends Problem {
  constructor(readonly theirs: unknown) {
    super('Somebody else changed this record while you had it open. Compare both versions and save again.');
  }
}

/** Asked for a second time, because the first answer never came: it was made then. */
export class DoneBefore extends Problem {
  constructor() {
    super('This was saved the first time, though no answer came. What is on the screen was read again.');
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
  constructor(readonly fields: Readonly<Record<string, readonly (string | Said)[]>>) {
    super('The input is not as the call asks for it.');
  }
}

export class NotSignedIn extends Problem {
  constructor(
    readonly reason: 'missing' | 'expired' | 'invalid' = 'missing',
    words: string | Said = reason === 'expired' ? 'Your session has expired. Sign in again.' : 'Sign in first.',
    /** Whose account was tried, where it is known; for the log alone. */
    readonly personId?: number,
  ) {
    super(words);
  }
}

export class NotAllowed extends Problem {
  constructor(words: string | Said = 'You are not authorised to use this action') {
    super(words);
  }
}

/** May no longer be here at all: the browser says why and goes to the page that says what to do. */
export class ShutOut extends NotAllowed {
  constructor(
    words: string | Said,
    /** A page of our own. */
    readonly page: string,
  ) {
    super(words);
  }
}

/** Too many tries, or too many requests. */
export class TooManyRequests extends Problem {
  constructor(
    readonly seconds: number,
    words: string | Said = said('Too many requests. Try again in {seconds} seconds.', { seconds }),
  ) {
    super(words);
  }
}

/** Somebody else's service that we need does not answer. */
export class Unavailable extends Problem {}
