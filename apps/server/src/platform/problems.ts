import type { Refusal, RefusalError, SectionedMessage } from '@boedel/domain/law/refusal';
import { ensureMessage, formatInEnglish, type Message, message } from '@boedel/domain/law/message';

/** What a person did that cannot be answered as asked. `answer.ts` is the one place that turns these into HTTP. */
export abstract class Problem extends Error {
  /** What there is to say about it, values apart. */
  readonly words: SectionedMessage;

  constructor(words: string | Message, options?: ErrorOptions) {
    super(formatInEnglish(words), options);
    this.words = ensureMessage(words);
  }
}

/** Not there, or of another firm: the caller must not see a difference. */
export class NotFound extends Problem {
  constructor(
    words: string | Message = 'This record does not exist or was removed. Go back to the list and open it from there.',
  ) {
    super(words);
  }
}

/** More was sent than is taken. */
export class TooLarge extends Problem {}

/** Somebody else saved first. `theirs` is the row as it stands; the presenter shows it as the call's answer would. */
export class Conflict extends Problem {
  constructor(readonly theirs: unknown) {
    super('Someone else changed this record while you had it open. Compare both versions and save again.');
  }
}

/** Asked for a second time, because the first answer never came: it was made then. */
export class DoneBeforeProblem extends Problem {
  constructor() {
    super('This was saved the first time, although no answer arrived. The screen now shows what was saved.');
  }
}

/** A rule refused what was asked. */
export class RefusalProblem extends Problem {
  readonly refusals: readonly Refusal[];

  constructor(refused: RefusalError | readonly Refusal[]) {
    const refusals = 'refusals' in refused ? refused.refusals : refused;
    super(refusals.map((refusal) => refusal.sentence).join(' '));
    this.refusals = refusals;
  }
}

/** The input does not have the shape the call declares. */
export class BadInputProblem extends Problem {
  constructor(readonly fields: Readonly<Record<string, readonly (string | Message)[]>>) {
    super('Some values are not valid. Correct them and try again.');
  }
}

export class NotSignedIn extends Problem {
  constructor(
    readonly reason: 'missing' | 'expired' | 'invalid' = 'missing',
    words: string | Message = reason === 'expired' ? 'Your session has expired. Sign in again.' : 'Sign in first.',
    /** Whose account was tried, where it is known; for the log alone. */
    readonly personId?: number,
  ) {
    super(words);
  }
}

export class NotAllowed extends Problem {
  constructor(words: string | Message = 'You are not authorised to use this action') {
    super(words);
  }
}

/** May no longer be here at all: the browser says why and goes to the page that says what to do. */
export class ShutOutProblem extends NotAllowed {
  constructor(
    words: string | Message,
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
    words: string | Message = message('Too many requests. Try again in {seconds} seconds.', { seconds }),
  ) {
    super(words);
  }
}

/** Somebody else's service that we need does not answer. */
export class Unavailable extends Problem {}
