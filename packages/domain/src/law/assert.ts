/** For what cannot be. A failure here is a bug of ours, never an answer to bad input: that is `refuse`. */
export function assert(holds: unknown, message: string): asserts holds {
  if (!holds) throw new Error(message);
}

/** The exhaustive end of a switch over a union. */
export function assertNever(value: never): never {
  throw new Error(`unexpected ${JSON.stringify(value)}`);
}
