import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createAnyEstate } from '../accounts/random-estate.testing';
import { formatInEnglish } from '../law/message';
import { isRefused } from '../law/refusal';
import { nil, sum } from '../money/cents';
import { projectDeath } from './projection';
import { restOfEstate } from './projected-flow';

const seed = Number(process.env['SEED'] ?? 21);

describe('a projection of any estate', () => {
  it('accounts for every cent: what there is, what passes through, who ends up with it', () => {
    let drawn = 0;
    fc.assert(
      fc.property(createAnyEstate(), (estate) => {
        const found = projectDeath(estate, estate.deceased.diedOn);
        if (isRefused(found)) return;
        drawn += 1;
        expect(found.check.holds).toBe(true);
        const { sources, ends, links, total, rest } = found.flow;
        const sumAmounts = (rows: readonly { amount: typeof nil }[]) => sum(rows.map(({ amount }) => amount));
        expect(sumAmounts(sources)).toBe(total);
        // A second way: from the awards and the charges, which know nothing of the picture.
        const received = found.awards.map((one) =>
          sum([one.fromEstate, one.policiesDirect, one.retirementIllustrative, one.throughTrust]),
        );
        expect(sumAmounts(ends)).toBe(sum([...received, found.cashRequired.value]));
        expect(sumAmounts(ends)).toBe(total);
        for (const { id, amount } of sources) expect(sumAmounts(links.filter(({ from }) => from === id))).toBe(amount);
        for (const { id, amount } of ends) expect(sumAmounts(links.filter(({ to }) => to === id))).toBe(amount);
        expect(sumAmounts(links.filter(({ to }) => to === restOfEstate))).toBe(rest);
        expect(sumAmounts(links.filter(({ from }) => from === restOfEstate))).toBe(rest);
      }),
      { numRuns: 300, seed },
    );
    expect(drawn).toBeGreaterThan(150);
  });

  it('says everything in whole sentences, with nothing left open', () => {
    fc.assert(
      fc.property(createAnyEstate(), (estate) => {
        const found = projectDeath(estate, estate.deceased.diedOn);
        if (isRefused(found)) return;
        const all = [found.lead, ...found.assumptions, ...found.words.flatMap(({ title, says }) => [title, ...says])];
        for (const one of all) expect(formatInEnglish(one)).not.toMatch(/[{}]|undefined/);
        for (const { says } of found.words) expect(says.length).toBeGreaterThan(0);
      }),
      { numRuns: 100, seed },
    );
  });
});
