import { inEnglish } from '../law/said';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aChild, anEstate, aPerson } from '../estate/estate.testing';
import { isRefused } from '../law/refusal';
import { liquidationAndDistribution } from './liquidation-and-distribution';
import { anyEstate } from './random-estate.testing';
import { firstAndFinal } from './request';
import { cash, drawn, today } from './two-heirs.testing';

const act = /(?:[A-Z][\w’']*(?: (?:and|of|on|the|to|[A-Z][\w’']*))* )?(?:Act|Ordinance)\b/g;
const actsIn = (text: string): string[] => text.match(act) ?? [];
const twice = (text: string): boolean => new Set(actsIn(text)).size < actsIn(text).length;

/** Every text an account would print in one go: a ground, a title with its section, a line with its note and section. */
function* printed(value: unknown, seen: Set<unknown>): Generator<string> {
  if (typeof value === 'string') return yield value;
  if (value === null || typeof value !== 'object' || seen.has(value)) return undefined;
  seen.add(value);
  const { title, label, note, section } = value as Record<string, unknown>;
  const together = [title, label, note, section].filter((part) => typeof part === 'string');
  if (together.length > 1) yield together.join(' | ');
  for (const part of value instanceof Map ? value.values() : Object.values(value)) yield* printed(part, seen);
  return undefined;
}
const repeated = (value: unknown): string[] => [...new Set([...printed(value, new Set())].filter(twice))];

describe('Acts are named once in what is printed', () => {
  it('in the accounts of any estate', { timeout: 60_000 }, () => {
    let texts = 0;
    fc.assert(
      fc.property(anyEstate(), (estate) => {
        const account = liquidationAndDistribution(estate, firstAndFinal(today));
        if (!isRefused(account)) texts += [...printed(account, new Set())].length;
        expect(isRefused(account) ? repeated(account.refusals) : repeated(account)).toEqual([]);
      }),
      { numRuns: 60 },
    );
    expect(texts).toBeGreaterThan(1000);
  });

  it("where the Guardian's Fund takes, by the Act that says so and no other", () => {
    const nobody = drawn(anEstate({ people: [aPerson('friend')], assets: [cash(500_000)], relativesSought: true }));
    expect(nobody.distribution!.awards[0]!.grounds.map(inEnglish)).toEqual([
      'Administration of Estates Act s 35(13), s 92',
    ]);
    expect(repeated(nobody)).toEqual([]);
  });

  it('where the law finds the heirs', () => {
    const child = drawn(anEstate({ people: [aChild('ann')], assets: [cash(500_000)] }));
    expect(child.distribution!.awards[0]!.grounds.map(inEnglish)).toEqual(['Intestate Succession Act s 1(1)(b)']);
  });
});
