const writing = /\b(?:insert\s+into|update|delete\s+from|merge\s+into)\s+(?:only\s+)?"?([a-z_]+)"?/gi;
/** Words that follow `update` where it names no table: a row that is locked, and a conflict that becomes a change. */
const notTables: ReadonlySet<string> = new Set(['of', 'set', 'skip', 'nowait']);

/** Every statement is written once in the code, so that its text is read once. */
const known = new Map<string, readonly string[]>();

/** The tables whose rows a statement changes, by its text. */
export function listWrittenTables(text: string): readonly string[] {
  let tables = known.get(text);
  if (!tables) {
    const found = [...text.matchAll(writing)].map(([, table]) => table!.toLowerCase());
    known.set(text, (tables = [...new Set(found)].filter((table) => !notTables.has(table))));
  }
  return tables;
}
