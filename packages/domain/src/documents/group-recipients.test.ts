import { describe, expect, test } from 'vitest';
import { type AddressedLetter, groupRecipients } from './group-recipients';

const createRow = (name: string, email: string | null = null, ...records: string[]): AddressedLetter => ({
  name,
  email,
  records,
});
const listNames = (rows: readonly AddressedLetter[]) =>
  groupRecipients(rows).map((group) => group.map(({ name }) => name));

/** The naive way: joins two groups as long as any two rows of them belong together. */
function groupSlowly(rows: readonly AddressedLetter[]): AddressedLetter[][] {
  const normaliseText = (text: string) => text.trim().toLowerCase().replaceAll(/\s+/g, ' ');
  const isKnown = (a: AddressedLetter) => a.records.length > 0 || a.email !== null;
  const isSameRecipient = (a: AddressedLetter, b: AddressedLetter) =>
    a.records.some((record) => b.records.includes(record)) ||
    (a.email !== null && b.email !== null && normaliseText(a.email) === normaliseText(b.email));
  const mergeGroups = (
    groups: AddressedLetter[][],
    belong: (a: AddressedLetter, b: AddressedLetter) => boolean,
  ): AddressedLetter[][] => {
    for (const [at, group] of groups.entries()) {
      const other = groups.findIndex((each, there) => there > at && each.some((b) => group.some((a) => belong(a, b))));
      if (other < 0) continue;
      const rest = groups.filter((_, there) => there !== at && there !== other);
      return mergeGroups([[...group, ...groups[other]!], ...rest], belong);
    }
    return groups;
  };
  const sure = mergeGroups(
    rows.filter(isKnown).map((each) => [each]),
    isSameRecipient,
  );
  const typed = mergeGroups(
    rows.filter((each) => !isKnown(each)).map((each) => [each]),
    (a, b) => normaliseText(a.name) === normaliseText(b.name),
  );
  const alone: AddressedLetter[][] = [];
  for (const group of typed) {
    const bearers = sure.filter((each) =>
      each.some(({ name }) => normaliseText(name) === normaliseText(group[0]!.name)),
    );
    if (bearers.length === 1) bearers[0]!.push(...group);
    else alone.push(group);
  }
  const findPlace = (each: AddressedLetter) => rows.indexOf(each);
  return [...sure, ...alone]
    .map((group) => group.toSorted((a, b) => findPlace(a) - findPlace(b)))
    .toSorted((a, b) => findPlace(a[0]!) - findPlace(b[0]!));
}

describe('recipients of a letter across matters', () => {
  test('one record of the directory is one recipient, however many matters it has', () => {
    const forty = Array.from({ length: 40 }, () => createRow('First Bank', 'estates@first.test', 'creditor 1'));
    expect(
      groupRecipients([...forty, createRow('Second Bank', null, 'creditor 2')]).map(({ length }) => length),
    ).toEqual([40, 1]);
  });

  test('two records with one address are one recipient, in any letter case', () => {
    expect(
      listNames([createRow('First Bank', 'Mail@x.test', 'a'), createRow('First Bank Home Loans', 'mail@X.test', 'b')]),
    ).toHaveLength(1);
  });

  test('a record without an address joins the one of the same global entry, and through it whom that joins', () => {
    const rows = [
      createRow('A', null, 'a', 'global 1'),
      createRow('B', 'b@x.test'),
      createRow('C', 'b@x.test', 'global 1'),
    ];
    expect(listNames(rows)).toEqual([['A', 'B', 'C']]);
  });

  test('a name typed by hand goes to the only one who bears it, and to nobody where two do', () => {
    const typed = createRow('first  bank');
    expect(listNames([createRow('First Bank', 'a@x.test', 'a'), typed])).toEqual([['First Bank', 'first  bank']]);
    const two = [createRow('First Bank', 'a@x.test', 'a'), createRow('First Bank', 'b@x.test', 'b'), typed];
    expect(listNames(two)).toEqual([['First Bank'], ['First Bank'], ['first  bank']]);
  });

  test('the naive way comes to the same for any rows', () => {
    let seed = Number(process.env['SEED'] ?? 7);
    const nextRandom = (below: number): number => (seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648) % below;
    for (let run = 0; run < 200; run++) {
      const rows = Array.from({ length: nextRandom(14) }, () =>
        createRow(
          `Name ${nextRandom(5)}`,
          nextRandom(2) ? `${nextRandom(6)}@x.test` : null,
          ...(nextRandom(2) ? [`r${nextRandom(6)}`] : []),
          ...(nextRandom(4) ? [] : [`g${nextRandom(3)}`]),
        ),
      );
      expect(groupRecipients(rows)).toEqual(groupSlowly(rows));
    }
  });
});
