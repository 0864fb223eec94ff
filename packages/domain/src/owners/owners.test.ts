import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type LocalDate, toLocalDate } from '../dates/local-date';
import { isRefused } from '../law/refusal';
import { formatInEnglish } from '../law/message';
import { compareRegisters } from './compare';
import {
  checkHolding,
  type OwnerHolding,
  type OwnerFacts,
  type OwnerParty,
  type OwnerPart,
  registerOn,
} from './register';

const on = toLocalDate('2026-11-16');
const toDay = (text: string): LocalDate => toLocalDate(text);
const createPerson = (id: number, name: string, born = '1980-01-01'): OwnerParty => ({
  id,
  name,
  isPerson: true,
  born: toDay(born),
});
const createBody = (id: number, name: string): OwnerParty => ({ id, name, isPerson: false, born: null });
const createPart = (
  party: number,
  as: OwnerPart['class'],
  from: LocalDate | null = null,
  to: LocalDate | null = null,
): OwnerPart => ({
  party,
  class: as,
  from,
  to,
});
const createHolding = (of: number, holder: number, more: Partial<OwnerHolding> = {}): OwnerHolding => ({
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
      createBody(1, 'Malan Holdings (Pty) Ltd'),
      createPerson(2, 'Malan, Gideon'),
      createBody(3, 'Kestrel Trust'),
      createPerson(4, 'Dube, Thandi'),
      createPerson(5, 'Dube, Sipho', '2015-05-05'),
      createPerson(6, 'Dube, Grace'),
    ],
    parts: [createPart(1, 'namedBeneficiary', toDay('2020-01-01')), createPart(2, 'founder', toDay('2019-06-01'))],
    holdings: [
      createHolding(1, 2, { from: toDay('2021-01-01') }),
      createHolding(1, 3),
      createHolding(3, 4, { how: 'trustee' }),
      createHolding(3, 5, { how: 'beneficiary' }),
      createHolding(5, 6, { how: 'guardian' }),
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
      holdings: facts.holdings.map((one) => (one.holder === 2 ? { ...one, to: toDay('2024-01-01') } : one)),
    };
    expect(registerOn(ended, toDay('2023-12-31')).owners.some(({ party, class: as }) => party === 2 && as === 'namedBeneficiary')).toBe(true); // prettier-ignore
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
    expect(registerOn(facts, toDay('2018-01-01')).owners).toEqual([]);
  });

  test('says who is missing behind a body and beside a minor', () => {
    const open = { ...facts, holdings: [createHolding(1, 5)] };
    expect(registerOn(open, on).gaps.map(({ says }) => formatInEnglish(says))).toEqual([
      'Dube, Sipho is a minor. Add the guardian.',
    ]);
    expect(formatInEnglish(registerOn({ ...facts, holdings: [] }, on).gaps[0]!.says)).toContain(
      'has no owners or controllers on file',
    );
  });

  test('a chain that goes in a circle is refused and named', () => {
    const refused = checkHolding(facts, createHolding(3, 1));
    expect(isRefused(refused) && refused.refusals[0]!.sentence).toBe(
      'That goes in a circle: Kestrel Trust → Malan Holdings (Pty) Ltd → Kestrel Trust. Check which of these holds which.',
    );
    expect(isRefused(checkHolding(facts, createHolding(1, 1)))).toBe(true);
    expect(isRefused(checkHolding(facts, createHolding(2, 4)))).toBe(true);
    expect(isRefused(checkHolding(facts, createHolding(5, 5, { how: 'guardian' })))).toBe(true);
    expect(isRefused(checkHolding(facts, createHolding(99, 1)))).toBe(true);
    expect(isRefused(checkHolding(facts, createHolding(1, 4, { from: on, to: toDay('2020-01-01') })))).toBe(true);
    expect(checkHolding(facts, createHolding(1, 6))).toBeUndefined();
  });

  test('whatever holds whatever: only persons are owners, it ends, and what the check lets in has no circle', () => {
    const edge = fc.tuple(fc.integer({ min: 1, max: 8 }), fc.integer({ min: 1, max: 12 }));
    const parties = Array.from({ length: 12 }, (_, at) =>
      at < 8 ? createBody(at + 1, `B${at + 1}`) : createPerson(at + 1, `P${at + 1}`),
    );
    fc.assert(
      fc.property(fc.array(edge, { maxLength: 40 }), (edges) => {
        const holdings: OwnerHolding[] = [];
        for (const [of, holder] of edges) {
          const next = createHolding(of, holder);
          if (checkHolding({ parties, parts: [], holdings }, next) === undefined) holdings.push(next);
        }
        const register = registerOn({ parties, parts: [createPart(1, 'namedBeneficiary')], holdings }, on);
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
          {
            parties,
            parts: [createPart(1, 'founder')],
            holdings: edges.map(([of, holder]) => createHolding(of, holder)),
          },
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
