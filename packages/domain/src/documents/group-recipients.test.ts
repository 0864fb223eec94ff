import { describe, expect, test } from 'vitest';
import { type Addressed, groupRecipients } from './group-recipients';

const row = (name: string, email: string | null = null, ...records: string[]): Addressed => ({ name, email, records });
const names = (rows: readonly Addressed[]) => groupRecipients(rows).map((group) => group.map(({ name }) => name));

/** The naive way: joins two groups as long as any two rows of them belong together. */
function slowly(rows: readonly Addressed[]): Addressed[][] {
  const plain = (text: string) => text.trim().toLowerCase().replaceAll(/\s+/g, ' ');
  const isKnown = (a: Addressed) => a.records.length > 0 || a.email !== null;
  const same = (a: Addressed, b: Addressed) =>
    a.records.some((record) => b.records.includes(record)) ||
    (a.email !== null && b.email !== null && plain(a.email) === plain(b.email));
  const merged = (groups: Addressed[][], belong: (a: Addressed, b: Addressed) => boolean): Addressed[][] => {
    for (const [at, group] of groups.entries()) {
      const other = groups.findIndex((each, there) => there > at && each.some((b) => group.some((a) => belong(a, b))));
      if (other < 0) continue;
      const rest = groups.filter((_, there) => there !== at && there !== other);
      return merged([[...group, ...groups[other]!], ...rest], belong);
    }
    return groups;
  };
  const sure = merged(
    rows.filter(isKnown).map((each) => [each]),
    same,
  );
  const typed = merged(
    rows.filter((each) => !isKnown(each)).map((each) => [each]),
    (a, b) => plain(a.name) === plain(b.name),
  );
  const alone: Addressed[][] = [];
  for (const group of typed) {
    const bearers = sure.filter((each) => each.some(({ name }) => plain(name) === plain(group[0]!.name)));
    if (bearers.length === 1) bearers[0]!.push(...group);
    else alone.push(group);
  }
  const place = (each: Addressed) => rows.indexOf(each);
  return [...sure, ...alone]
    .map((group) => group.toSorted((a, b) => place(a) - place(b)))
    .toSorted((a, b) => place(a[0]!) - place(b[0]!));
}

describe('recipients of a letter across matters', () => {
  test('one record of the directory is one recipient, however many matters it has', () => {
    const forty = Array.from({ length: 40 }, () => row('First Bank', 'estates@first.test', 'creditor 1'));
    expect(groupRecipients([...forty, row('Second Bank', null, 'creditor 2')]).map(({ length }) => length)).toEqual([
      40, 1,
    ]);
  });

  test('two records with one address are one recipient, in any letter case', () => {
    expect(
      names([row('First Bank', 'Mail@x.test', 'a'), row('First Bank Home Loans', 'mail@X.test', 'b')]),
    ).toHaveLength(1);
  });

  test('a record without an address joins the one of the same global entry, and through it whom that joins', () => {
    const rows = [row('A', null, 'a', 'global 1'), row('B', 'b@x.test'), row('C', 'b@x.test', 'global 1')];
    expect(names(rows)).toEqual([['A', 'B', 'C']]);
  });

  test('a name typed by hand goes to the only one who bears it, and to nobody where two do', () => {
    const typed = row('first  bank');
    expect(names([row('First Bank', 'a@x.test', 'a'), typed])).toEqual([['First Bank', 'first  bank']]);
    const two = [row('First Bank', 'a@x.test', 'a'), row('First Bank', 'b@x.test', 'b'), typed];
    expect(names(two)).toEqual([['First Bank'], ['First Bank'], ['first  bank']]);
  });

  test('the naive way comes to the same for any rows', () => {
    let seed = Number(process.env['SEED'] ?? 7);
    const next = (below: number): number => (seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648) % below;
    for (let run = 0; run < 200; run++) {
      const rows = Array.from({ length: next(14) }, () =>
        row(
          `Name ${next(5)}`,
          next(2) ? `${next(6)}@x.test` : null,
          ...(next(2) ? [`r${next(6)}`] : []),
          ...(next(4) ? [] : [`g${next(3)}`]),
        ),
      );
      expect(groupRecipients(rows)).toEqual(slowly(rows));
    }
  });
});
