const files = import.meta.glob<{ af: Readonly<Record<string, string>> }>('./af/said/*.ts', { eager: true });

/** All of it in one chunk: a sentence of one area's rule shows on another's screen. */
export const allSaid = Object.assign({}, ...Object.values(files).map(({ af }) => af)) as Readonly<
  Record<string, string>
>;
