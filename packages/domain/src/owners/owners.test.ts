import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type LocalDate, localDate } from '../dates/local-date';
import { isRefused } from '../law/refusal';
import { inEnglish } from '../law/said';
import { compareRegisters } from './compare';
import { checkHolding, type Holding, type OwnerFacts, type OwnerParty, type Part, registerOn } from './register';

const on = localDate('2026-11-16');
const day = (text: string): LocalDate => localDate(text);
const person = (id: number, name: string, born = '1980-01-01'): OwnerParty => ({
  id,
  name,
  isPerson: true,
  born: day(born),
});
const body = (id: number, name: string): OwnerParty => ({ id, name, isPerson: false, born: null });
const part = (party: number, as: Part['class'], from: LocalDate | null = null, to: LocalDate | null = null): Part => ({
  party,
  class: as,
  from,
  to,
});
const behind = (of: number, holder: number, more: Partial<Holding> = {}): Holding => ({
  of,
  holder,
  how: 'shareholder',
  from: null,
  to: null,
  ...more,
});

describe('the register of beneficial owners', () => {
  /** A beneficiary company held by a person and a trust, which has a trustee and a beneficiary. */
  const facts: OwnerFacts = {
    parties: [
      body(1, 'Malan Holdings (Pty) Ltd'),
      person(2, 'Malan, Gideon'),
      body(3, 'Kestrel Trust'),
      person(4, 'Dube, Thandi'),
      person(5, 'Dube, Sipho', '2015-05-05'),
      person(6, 'Dube, Grace'),
    ],
    parts: [part(1, 'namedBeneficiary', day('2020-01-01')), part(2, 'founder', day('2019-06-01'))],
    holdings: [
      behind(1, 2, { from: day('2021-01-01') }),
      behind(1, 3),
      behind(3, 4, { how: 'trustee' }),
      behind(3, 5, { how: 'beneficiary' }),
      behind(5, 6, { how: 'guardian' }),
    ],
  };

  test('names the natural persons at both ends of a chain, and the guardian of a minor', () => {
    const { owners, gaps } = registerOn(facts, on);
    expect(owners.map(({ party, class: as, through }) => [party, as, through])).toEqual([
      [2, 'namedBeneficiary', ['Malan Holdings (Pty) Ltd']],
      [4, 'namedBeneficiary', ['Malan Holdings (Pty) Ltd', 'Kestrel Trust']],
      [5, 'namedBeneficiary', ['Malan Holdings (Pty) Ltd', 'Kestrel Trust']],
      [6, 'guardianOfMinor', ['Dube, Sipho']],
      [2, 'founder', []],
    ]);
    expect(gaps).toEqual([]);
    // An owner through a body since both were so.
    expect(owners[0]!.from).toBe('2021-01-01');
  });

  test('is as it was on any day, and remembers who ceased', () => {
    const ended = {
      ...facts,
      holdings: facts.holdings.map((one) => (one.holder === 2 ? { ...one, to: day('2024-01-01') } : one)),
    };
    expect(registerOn(ended, day('2023-12-31')).owners.some(({ party, class: as }) => party === 2 && as === 'namedBeneficiary')).toBe(true); // prettier-ignore
    const later = registerOn(ended, on);
    expect(later.former).toEqual([
      {
        party: 2,
        class: 'namedBeneficiary',
        through: ['Malan Holdings (Pty) Ltd'],
        from: '2021-01-01',
        to: '2024-01-01',
      },
    ]);
    expect(registerOn(facts, day('2018-01-01')).owners).toEqual([]);
  });

  test('says who is missing behind a body and beside a minor', () => {
    const open = { ...facts, holdings: [behind(1, 5)] };
    expect(registerOn(open, on).gaps.map(({ says }) => inEnglish(says))).toEqual([
      'Dube, Sipho is a minor. Add the guardian.',
    ]);
    expect(inEnglish(registerOn({ ...facts, holdings: [] }, on).gaps[0]!.says)).toContain(
      'Nobody is captured behind Malan',
    );
  });

  test('a chain that goes in a circle is refused and named', () => {
    const refused = checkHolding(facts, behind(3, 1));
    expect(isRefused(refused) && refused.refusals[0]!.sentence).toBe(
      'That goes in a circle: Kestrel Trust → Malan Holdings (Pty) Ltd → Kestrel Trust. Check which of these holds which.',
    );
    expect(isRefused(checkHolding(facts, behind(1, 1)))).toBe(true);
    expect(isRefused(checkHolding(facts, behind(2, 4)))).toBe(true);
    expect(isRefused(checkHolding(facts, behind(5, 5, { how: 'guardian' })))).toBe(true);
    expect(isRefused(checkHolding(facts, behind(99, 1)))).toBe(true);
    expect(isRefused(checkHolding(facts, behind(1, 4, { from: on, to: day('2020-01-01') })))).toBe(true);
    expect(checkHolding(facts, behind(1, 6))).toBeUndefined();
  });

  test('whatever holds whatever: only persons are owners, it ends, and what the check lets in has no circle', () => {
    const edge = fc.tuple(fc.integer({ min: 1, max: 8 }), fc.integer({ min: 1, max: 12 }));
    const parties = Array.from({ length: 12 }, (_, at) =>
      at < 8 ? body(at + 1, `B${at + 1}`) : person(at + 1, `P${at + 1}`),
    );
    fc.assert(
      fc.property(fc.array(edge, { maxLength: 40 }), (edges) => {
        const holdings: Holding[] = [];
        for (const [of, holder] of edges) {
          const next = behind(of, holder);
          if (checkHolding({ parties, parts: [], holdings }, next) === undefined) holdings.push(next);
        }
        const register = registerOn({ parties, parts: [part(1, 'namedBeneficiary')], holdings }, on);
        for (const { party } of register.owners) expect(party).toBeGreaterThan(8);
        // Every person who can be reached is there.
        const reach = new Set([1]);
        for (let size = 0; size !== reach.size;) {
          size = reach.size;
          for (const { of, holder } of holdings) if (reach.has(of)) reach.add(holder);
        }
        expect(register.owners.map(({ party }) => party).toSorted((a, b) => a - b)).toEqual(
          [...reach].filter((id) => id > 8).toSorted((a, b) => a - b),
        );
        // In a tangle with circles it ends too.
        registerOn(
          { parties, parts: [part(1, 'founder')], holdings: edges.map(([of, holder]) => behind(of, holder)) },
          on,
        );
      }),
    );
  });
});

test('a register is compared with the one lodged last', () => {
  const owner = { party: 1, name: 'A', class: 'trustee', through: [], from: on } as const;
  expect(compareRegisters([owner], [])).toEqual([{ kind: 'came', party: 1, name: 'A', class: 'trustee' }]);
  expect(compareRegisters([], [owner])[0]).toMatchObject({ kind: 'went' });
  expect(compareRegisters([{ ...owner, from: null }], [owner])[0]).toMatchObject({ kind: 'changed' });
  expect(compareRegisters([owner], [owner])).toEqual([]);
});
