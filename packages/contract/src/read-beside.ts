/**
 * A change says which addresses the screen will read again, and their answers come with its own: one way there and back
 * instead of two. Each is asked for as the same person and answered as if it came by itself; one that is refused is left
 * out, and read by itself then.
 */
export const besideHeader = 'x-read-beside';
/** As many as one change brings. */
export const mostBeside = 12;

/** The body of an answer that carries the header. */
export interface AnswerWithExtras {
  readonly answer: unknown;
  /** By address. */
  readonly beside: Readonly<Record<string, unknown>>;
}
