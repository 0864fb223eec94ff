import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { toLocalDate } from '../dates/local-date';
import { isRefused } from '../law/refusal';
import { cents, sum } from '../money/cents';
import { fraction } from '../money/fraction';
import type { Family, FamilyMember } from './family';
import { died } from './family.testing';
import { divideIntestate } from './intestate';
import { divideTestate, type TestateInput } from './testate';

/*
 * Captured in haste: ids that do not exist, circles, dates out of order, shares above one, amounts below nil. Whatever
 * comes, the answer is a division that adds up or a refusal whose every line names a field and says what to do.
 */
const id = fc.constantFrom('deceased', 'A', 'B', 'C', 'D', 'Nobody');
const ids = fc.array(id, { maxLength: 3 });
const day = fc.option(fc.constantFrom('1950-01-01', '1980-06-30', '2026-04-02', '2026-09-01').map(toLocalDate), {
  nil: undefined,
});
const flag = fc.option(fc.boolean(), { nil: undefined });
const amount = fc.integer({ min: -100, max: 90_000_000 }).map(cents);
const share = fc.tuple(fc.integer({ min: -1, max: 4 }), fc.integer({ min: 1, max: 4 })).map(([n, d]) => fraction(n, d));
const member: fc.Arbitrary<FamilyMember> = fc.record({
  id,
  parents: ids,
  bornOn: day,
  diedOn: day,
  outlivedDeceased: flag,
  conceivedBeforeDeath: flag,
  unborn: fc.constantFrom(undefined, undefined, undefined, true),
  adoption: fc.option(fc.record({ parents: ids }), { nil: undefined, freq: 8 }),
});
const family: fc.Arbitrary<Family> = fc.record({
  deceased: fc.record({ id: fc.constant('deceased'), diedOn: fc.constant(died), bornOn: day, parents: ids }),
  spouses: fc.array(fc.record({ id, kind: fc.constantFrom('civil', 'customary', 'lifePartnership') }), {
    maxLength: 2,
  }),
  members: fc.array(member, { maxLength: 5 }),
});
const question: fc.Arbitrary<TestateInput> = fc.record({
  country: fc.constantFrom('ZA', 'NA'),
  balance: amount,
  gifts: fc.record({
    legacies: fc.array(
      fc.record({
        id: fc.constantFrom('1', '2', '3'),
        to: id,
        kind: fc.constantFrom('preLegacy', 'legacy'),
        value: amount,
      }),
      { maxLength: 2 },
    ),
    residue: fc.array(fc.record({ to: id, share }), { maxLength: 2 }),
  }),
  family,
});

function expectSaid(refused: {
  readonly refusals: readonly { readonly field: string; readonly sentence: string }[];
}): void {
  for (const { field, sentence } of refused.refusals) {
    expect(field).not.toBe('');
    expect(sentence).toMatch(/[.)]$/);
  }
}

test('bad input into the intestate division never throws and never gives a wrong total', { timeout: 60_000 }, () => {
  fc.assert(
    fc.property(family, amount, (people, estate) => {
      const outcome = divideIntestate({ country: 'ZA', estate, family: people });
      if (isRefused(outcome)) expectSaid(outcome);
      else expect(sum(outcome.value.awards.map((award) => award.amount))).toBe(estate);
    }),
    { numRuns: 800 },
  );
});

test('bad input into a will never throws and never gives a wrong total', { timeout: 60_000 }, () => {
  fc.assert(
    fc.property(question, (input) => {
      const outcome = divideTestate(input);
      if (isRefused(outcome)) expectSaid(outcome);
      else expect(sum(outcome.value.totals.map(({ total }) => total))).toBe(input.balance);
    }),
    { numRuns: 800 },
  );
});
