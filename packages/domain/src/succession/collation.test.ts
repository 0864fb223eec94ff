import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { expectGranted, readRefusalFields } from '../law/testing';
import { cents, nil, rand, sum } from '../money/cents';
import { fraction } from '../money/fraction';
import { type CollatingHeir, collateHeirs } from './collation';

const createHeir = (id: string, advance: number, more: Partial<CollatingHeir> = {}): CollatingHeir => ({
  id,
  share: fraction(1, 3),
  isDescendant: true,
  advance: rand(advance),
  ...more,
});
const readTakes = (residue: number, heirs: readonly CollatingHeir[]): Record<string, number> =>
  Object.fromEntries(expectGranted(collateHeirs(rand(residue), heirs)).value.map((one) => [one.heir, one.takes / 100]));

describe('collation', () => {
  test('brings advances in before the children divide', () => {
    expect(readTakes(900, [createHeir('A', 300), createHeir('B', 0), createHeir('C', 0)])).toEqual({
      A: 100,
      B: 400,
      C: 400,
    });
  });
  test('lets who had more than the share keep it and stand out', () => {
    const worked = expectGranted(
      collateHeirs(rand(900), [createHeir('A', 3_000), createHeir('B', 100), createHeir('C', 0)]),
    ).value;
    expect(worked).toEqual([
      { heir: 'A', takes: nil, advance: rand(3_000), standsOut: true },
      { heir: 'B', takes: rand(400), advance: rand(100), standsOut: false },
      { heir: 'C', takes: rand(500), advance: nil, standsOut: false },
    ]);
  });
  test('counts an advance of exactly the share as the share received', () => {
    const [first] = expectGranted(
      collateHeirs(rand(600), [createHeir('A', 300), createHeir('B', 0), createHeir('C', 0)]),
    ).value;
    expect(first).toEqual({ heir: 'A', takes: nil, advance: rand(300), standsOut: false });
  });
  test('is among descendants alone; the spouse keeps the own share', () => {
    expect(
      readTakes(900, [createHeir('Spouse', 0, { isDescendant: false }), createHeir('B', 200), createHeir('C', 0)]),
    ).toEqual({
      Spouse: 300,
      B: 200,
      C: 400,
    });
  });
  test('spares an heir whom the will excuses', () => {
    expect(readTakes(900, [createHeir('A', 300, { excused: true }), createHeir('B', 60), createHeir('C', 0)])).toEqual({
      A: 300,
      B: 270,
      C: 330,
    });
  });
  test('refuses the advance of a spouse, an heir twice, nobody, and amounts below nil', () => {
    expect(readRefusalFields(collateHeirs(rand(1), [createHeir('Spouse', 1, { isDescendant: false })]))).toEqual([
      'heirs.Spouse.advance',
    ]);
    expect(
      readRefusalFields(collateHeirs(cents(-1), [createHeir('A', -1), createHeir('A', 0, { share: fraction(0) })])),
    ).toEqual(['residue', 'heirs.A.advance', 'heirs.A.share', 'heirs']);
    expect(readRefusalFields(collateHeirs(nil, []))).toEqual(['heirs']);
  });
  test('always divides the residue exactly, and nobody pays in', () => {
    const someone = fc.record({
      weight: fc.integer({ min: 1, max: 9 }),
      advance: fc.nat(9_999),
      isDescendant: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.nat(99_999), fc.array(someone, { minLength: 1 }), (residue, people) => {
        const heirs = people.map(({ weight, advance, isDescendant }, index) => ({
          id: `h${index}`,
          share: fraction(weight, 99),
          isDescendant,
          advance: isDescendant ? cents(advance) : nil,
        }));
        const collated = expectGranted(collateHeirs(cents(residue), heirs)).value;
        expect(sum(collated.map((one) => one.takes))).toBe(residue);
        expect(collated.every((one) => one.takes >= 0)).toBe(true);
      }),
    );
  });
});
