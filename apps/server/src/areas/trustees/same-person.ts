/** What somebody is known by: the firm's own number, and the identity number where it is captured. */
export interface NumberedPerson {
  readonly known_id: number;
  readonly id_number: string | null;
}

/** Who of them is one person, however often captured: taken over from another part, or with the same identity number. */
export function matchSamePeople(all: readonly NumberedPerson[]): (one: NumberedPerson) => number {
  const first = new Map<string, number>();
  const same = new Map<number, number>();
  const findFirst = (known: number): number => (same.has(known) ? findFirst(same.get(known)!) : known);
  for (const { known_id, id_number } of all) {
    if (!id_number) continue;
    const one = findFirst(first.get(id_number) ?? known_id);
    first.set(id_number, one);
    if (findFirst(known_id) !== one) same.set(findFirst(known_id), one);
  }
  return ({ known_id }) => findFirst(known_id);
}
