/** Somebody a letter is for, as one matter knows them. */
export interface AddressedLetter {
  readonly name: string;
  readonly email: string | null;
  /** The records of directories it was taken from; two rows that share one are of the same recipient. */
  readonly records: readonly string[];
}

const normaliseText = (text: string): string => text.normalize('NFKC').toLowerCase().replaceAll(/\s+/gu, ' ').trim();

/**
 * Rows of many matters by who gets the letter: one record of a directory, or one email address, is one recipient.
 * What was typed by hand goes to the only one of its name; where two bear it, nobody guesses which of them is meant.
 * Groups and their rows keep the order they came in.
 */
export function groupRecipients<Row extends AddressedLetter>(rows: readonly Row[]): Row[][] {
  const parent = rows.map((_, at) => at);
  const findRoot = (at: number): number => {
    let top = at;
    while (parent[top] !== top) top = parent[top]!;
    for (let here = at; parent[here] !== top;) [here, parent[here]] = [parent[here]!, top];
    return top;
  };
  const join = (a: number, b: number): void => {
    const [first, second] = [findRoot(a), findRoot(b)].toSorted((x, y) => x - y) as [number, number];
    parent[second] = first;
  };

  const seen = new Map<string, number>();
  const joinByKey = (key: string, at: number): void => {
    const earlier = seen.get(key);
    if (earlier === undefined) seen.set(key, at);
    else join(earlier, at);
  };
  const isKnown = ({ records, email }: Row): boolean => records.length > 0 || email !== null;
  const known = new Map<string, Set<number>>();
  for (const [at, row] of rows.entries()) {
    for (const record of row.records) joinByKey(`record ${record}`, at);
    if (row.email !== null) joinByKey(`mail ${normaliseText(row.email)}`, at);
  }
  for (const [at, row] of rows.entries()) {
    if (isKnown(row))
      known.set(normaliseText(row.name), (known.get(normaliseText(row.name)) ?? new Set()).add(findRoot(at)));
  }
  for (const [at, row] of rows.entries()) {
    if (isKnown(row)) continue;
    const bearers = known.get(normaliseText(row.name));
    if (bearers?.size === 1) join([...bearers][0]!, at);
    else joinByKey(`name ${normaliseText(row.name)}`, at);
  }

  const groups = new Map<number, Row[]>();
  for (const [at, row] of rows.entries()) {
    const group = groups.get(findRoot(at));
    if (group) group.push(row);
    else groups.set(findRoot(at), [row]);
  }
  return [...groups.values()];
}
