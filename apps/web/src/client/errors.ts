/** The specification's sentences, to the letter. */
export const errorTexts = {
  generic: 'Oops..! An error has occured.',
  unexpected: 'An unexpected error occurred.',
  unreadable: 'Failed to print correct error message',
  refresh: 'Refresh Token Error',
} as const;

/** Sentences by field, as the server refuses. */
export type FieldErrors = Readonly<Record<string, readonly string[]>>;

/** A call that was answered with no, or not at all (status 0). */
export class CallError extends Error {
  override name = 'CallError';
  constructor(
    message: string,
    readonly status: number,
    readonly fields: FieldErrors = {},
    /** Its sentences are on the screen already. */
    readonly shown = false,
  ) {
    super(message);
  }
}

/** Asked for again because no answer came, and made the first time: nothing was done twice, and the answer is lost. */
export class RepeatedCallError extends CallError {
  override name = 'DoneBefore';
}

/** Someone else saved first. Both versions are as the wire has them; saving again takes `theirs.version`. */
export class ConflictError<T = Readonly<Record<string, unknown>>> extends CallError {
  override name = 'ConflictError';
  constructor(
    message: string,
    readonly conflict: { readonly yours: T; readonly theirs: T },
  ) {
    super(message, 409);
  }
}
