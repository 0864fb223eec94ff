/** What somebody is known by: the firm's own number, and the identity number where it is captured. */
export interface Numbered {
  readonly known_id: number;
  readonly id_number: string | null;
}

/** Who of them is one person, however often captured: taken over from another part, or with the same identity number. */
export function samePerson(all: readonly Numbered[]): (one: Numbered) => number {
  const first = new Map<string, number>();
  const same = new Map<number, number>();
  const of = (known: number): number => (same.has(known) ? of(same.get(known)!) : known);
  for (const { known_id, id_number } of all) {
    if (!id_number) continue;
    const one = of(first.get(id_number) ?? known_id);
    first.set(id_number, one);
    if (of(known_id) !== one) same.set(of(known_id), one);
  }
  return ({ known_id }) => of(known_id);
}
