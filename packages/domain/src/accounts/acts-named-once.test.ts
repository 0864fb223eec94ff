import { formatInEnglish } from '../law/message';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createTestChild, createTestEstate, createTestPerson } from '../estate/estate.testing';
import { isRefused } from '../law/refusal';
import { drawLiquidationAndDistribution } from './liquidation-and-distribution';
import { createAnyEstate } from './random-estate.testing';
import { createFirstAndFinal } from './request';
import { createCash, drawAccount, today } from './two-heirs.testing';

const act = /(?:[A-Z][\w’']*(?: (?:and|of|on|the|to|[A-Z][\w’']*))* )?(?:Act|Ordinance)\b/g;
const listActsIn = (text: string): string[] => text.match(act) ?? [];
const isRepeatingAct = (text: string): boolean => new Set(listActsIn(text)).size < listActsIn(text).length;

/** Every text an account would print in one go: a ground, a title with its section, a line with its note and section. */
function* listPrinted(value: unknown, seen: Set<unknown>): Generator<string> {
  if (typeof value === 'string') return yield value;
  if (value === null || typeof value !== 'object' || seen.has(value)) return undefined;
  seen.add(value);
  const { title, label, note, section } = value as Record<string, unknown>;
  const together = [title, label, note, section].filter((part) => typeof part === 'string');
  if (together.length > 1) yield together.join(' | ');
  for (const part of value instanceof Map ? value.values() : Object.values(value)) yield* listPrinted(part, seen);
  return undefined;
}
const listRepeated = (value: unknown): string[] => [
  ...new Set([...listPrinted(value, new Set())].filter(isRepeatingAct)),
];

describe('Acts are named once in what is printed', () => {
  it('in the accounts of any estate', { timeout: 60_000 }, () => {
    let texts = 0;
    fc.assert(
      fc.property(createAnyEstate(), (estate) => {
        const account = drawLiquidationAndDistribution(estate, createFirstAndFinal(today));
        if (!isRefused(account)) texts += [...listPrinted(account, new Set())].length;
        expect(isRefused(account) ? listRepeated(account.refusals) : listRepeated(account)).toEqual([]);
      }),
      { numRuns: 60 },
    );
    expect(texts).toBeGreaterThan(1000);
  });

  it("where the Guardian's Fund takes, by the Act that says so and no other", () => {
    const nobody = drawAccount(
      createTestEstate({ people: [createTestPerson('friend')], assets: [createCash(500_000)], relativesSought: true }),
    );
    expect(nobody.distribution!.awards[0]!.grounds.map(formatInEnglish)).toEqual([
      'Administration of Estates Act s 35(13), s 92',
    ]);
    expect(listRepeated(nobody)).toEqual([]);
  });

  it('where the law finds the heirs', () => {
    const child = drawAccount(createTestEstate({ people: [createTestChild('ann')], assets: [createCash(500_000)] }));
    expect(child.distribution!.awards[0]!.grounds.map(formatInEnglish)).toEqual(['Intestate Succession Act s 1(1)(b)']);
  });
});
