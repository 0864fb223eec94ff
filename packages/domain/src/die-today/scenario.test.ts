import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createAnyEstate } from '../accounts/random-estate.testing';
import { isRefused } from '../law/refusal';
import { expectGranted } from '../law/testing';
import { cents, nil, rand } from '../money/cents';
import { whole } from '../money/fraction';
import { type CapturedScenario, checkCaptured } from './captured-scenario';
import { computeCoverNeeded, computeDutyIfToSpouse } from './cover';
import { projectDeath } from './projection';
import { buildScenario, type ScenarioChanges, addCover } from './scenario';
import { w3AsAt as asAt, w3Client as client } from './w3.testing';

const project = (changes: ScenarioChanges) =>
  expectGranted(projectDeath(expectGranted(buildScenario(client, changes)), asAt));
const toComparableText = (value: unknown) =>
  JSON.stringify(value, (_, one: unknown) => (typeof one === 'bigint' ? `${one}n` : one));

describe('scenarios of W3', () => {
  const base = expectGranted(projectDeath(client, asAt));

  it('a policy to the estate brings its fees and duty with it', () => {
    const more = project({ covers: [{ amount: rand(801_000) }] });
    expect(more.cashRequired.value).toBe(rand(2_720_452.2));
    expect(more.estateDuty.duty.value).toBe(rand(782_636.95));
    expect(more.liquidity.strict.value).toBe(rand(547.8));
  });

  it('the cover that just closes the gap is found to the cent', () => {
    const cover = computeCoverNeeded(client, asAt)!;
    expect(cover).toBe(rand(800_286.53));
    const computeStrictWith = (amount: number) =>
      expectGranted(projectDeath(addCover(client, cents(amount)), asAt)).liquidity.strict.value;
    expect(computeStrictWith(cover)).toBeGreaterThanOrEqual(0);
    expect(computeStrictWith(cover - 1)).toBeLessThan(0);
    expect(computeCoverNeeded(addCover(client, rand(2_000_000)), asAt)).toBeUndefined();
  });

  it('what is sold is cash less its costs, and the will no longer gives it', () => {
    const sold = project({ sales: [{ assetId: 'Holiday flat', price: rand(2_600_000), costs: rand(400_000) }] });
    // 2 200 000 - 900 000 - 50 000, at 18%.
    expect(sold.liquidity.cash).toBe(rand(1_920_000 + 2_200_000 - 225_000));
    expect(sold.legacies.some(({ assetId }) => assetId === 'Holiday flat')).toBe(false);
    expect(sold.check.holds).toBe(true);
  });

  it('leaving something to the spouse saves its duty and its gains tax, as arithmetic', () => {
    const left = project({ bequests: [{ assetId: 'Holiday flat', to: 'SPOUSE' }] });
    expect(left.capitalGains.gains.map(({ assetId }) => assetId)).toEqual(['Share portfolio']);
    const [flat, policy, rest] = computeDutyIfToSpouse(client, asAt);
    expect(flat).toMatchObject({ description: 'Holiday flat', duty: left.estateDuty.duty.value });
    expect(flat!.saved).toBe(base.estateDuty.duty.value - left.estateDuty.duty.value);
    expect(policy).toMatchObject({ description: 'Policy C', saved: rand(100_000) });
    expect(rest!.duty).toBeLessThan(base.estateDuty.duty.value);
  });

  it('in ten years everything is worth more, costs are dearer, and the rates are those of today', () => {
    const later = project({ later: { years: 10, growth: 6, inflation: 5 } });
    expect(later.grossEstateAssets.value).toBeGreaterThan(rand(13_100_000 * 1.79));
    expect(later.funeral).toBe(rand(89_589.2));
    expect(later.asAt).toBe(asAt);
    expect(later.check.holds).toBe(true);
  });

  it('a trust takes in place of who was left it; whoever is not married may marry', () => {
    const trust = project({ trusts: [{ assetId: 'Holiday flat', name: 'Kinders Trust' }] });
    expect(trust.awards.find(({ name }) => name === 'Kinders Trust')?.fromEstate).toBe(rand(2_600_000));
    const single = { ...client, marriages: [], benefits: [], will: { legacies: [] } };
    const married = expectGranted(buildScenario(single, { marry: { name: 'Mia', as: 'inCommunity' } }));
    const found = expectGranted(projectDeath(married, asAt));
    expect(found.awards.find(({ name }) => name === 'Mia')?.byRight).toBeGreaterThan(0);
  });

  it('two policies of half the cover are one of the whole; two sales, two bequests and a trust stand together', () => {
    const half = { amount: rand(400_500) };
    const more = project({ covers: [half, half] });
    expect(more.cashRequired.value).toBe(rand(2_720_452.2));
    expect(more.liquidity.strict.value).toBe(rand(547.8));
    const past = project({ covers: [{ amount: rand(100_000), to: 'BEN' }, half] });
    expect(past.awards.find(({ personId }) => personId === 'BEN')?.policiesDirect).toBe(rand(600_000));
    const many = project({
      sales: [
        { assetId: 'Vehicle', price: rand(300_000), costs: nil },
        { assetId: 'Share portfolio', price: rand(3_150_000), costs: rand(250_000) },
      ],
      bequests: [{ assetId: 'Household contents', to: 'CARLA' }],
      trusts: [
        { assetId: 'Holiday flat', name: 'Kinders Trust' },
        { assetId: 'Primary residence', name: 'Kinders Trust' },
      ],
      residue: [{ personId: 'SPOUSE', share: whole }],
    });
    // 2 900 000 - 1 750 000 - 50 000, at 18%; the vehicle is of personal use.
    expect(many.liquidity.cash).toBe(rand(1_920_000 + 300_000 + 2_900_000 - 198_000));
    expect(many.awards.find(({ name }) => name === 'Kinders Trust')?.fromEstate).toBe(rand(7_400_000));
    expect(many.check.holds).toBe(true);
  });

  it('one thing goes one way, and whoever takes must be there', () => {
    const readRefusals = (changes: ScenarioChanges) => {
      const found = buildScenario(client, changes);
      return isRefused(found) ? found.refusals.map(({ field }) => field) : [];
    };
    const sale = { assetId: 'Vehicle', price: rand(1), costs: nil };
    expect(readRefusals({ sales: [sale, sale] })).toEqual(['sales.1.assetID']);
    expect(readRefusals({ sales: [sale], trusts: [{ assetId: 'Vehicle', name: 'T' }] })).toEqual(['trusts.0.assetID']);
    expect(readRefusals({ bequests: [{ assetId: 'Vehicle', to: 'NOBODY' }] })).toEqual(['bequests.0.toID']);
    expect(readRefusals({ residue: [{ personId: 'NOBODY', share: whole }] })).toEqual(['residue.0.partyID']);
    expect(readRefusals({ covers: [{ amount: rand(1) }, { amount: rand(1), to: 'NOBODY' }] })).toEqual([
      'covers.1.toID',
    ]);
  });

  it('is filled in wholly: both halves of a change, and parts of the rest that come to the whole', () => {
    const captured: CapturedScenario = {
      name: 'Half said',
      ratesDate: null,
      covers: [{ amount: null, toID: 1 }],
      sales: [{ assetID: null, price: null, costs: null }],
      bequests: [{ assetID: 1, toID: null }],
      residue: [
        { partyID: 1, share: '1/2' },
        { partyID: 2, share: '3/4' },
      ],
      marriedTo: 'Mia',
      marriedAs: null,
      nominations: [{ policyID: null, toID: 1, liabilityID: null }],
      donations: [{ assetID: 1, amount: rand(1), toID: null }],
      payments: [{ liabilityID: null, amount: null }],
      executorRate: null,
      marriageEnds: null,
      spouseLeaves: rand(1),
      trusts: [{ assetID: 1, name: '' }],
      years: null,
      growth: 5,
      inflation: null,
    };
    expect(checkCaptured(captured)?.refusals.map(({ field }) => field)).toEqual([
      'covers.0.amount',
      'sales.0.assetID',
      'sales.0.price',
      'nominations.0.policyID',
      'donations.0.toID',
      'donations.0.amount',
      'payments.0.liabilityID',
      'spouseLeaves',
      'bequests.0.toID',
      'residue',
      'trusts.0.name',
      'marriedAs',
      'years',
    ]);
  });

  it('tells what cannot be in words', () => {
    const listRefusals = (changes: ScenarioChanges): string[] => {
      const found = buildScenario(client, changes);
      return isRefused(found) ? found.refusals.map(({ sentence }) => sentence) : [];
    };
    expect(listRefusals({ covers: [{ amount: rand(-5) }] })[0]).toContain('above 0');
    expect(listRefusals({ later: { years: 10, growth: 1000, inflation: 5 } })[0]).toContain('30%');
    expect(listRefusals({ marry: { name: 'Mia', as: 'inCommunity' } })[0]).toContain('married already');
    expect(listRefusals({ sales: [{ assetId: 'nothing', price: rand(1), costs: nil }] })[0]).toContain(
      'no longer in the estate',
    );
  });
});

describe('a scenario of any client', () => {
  it('with nothing changed is the projection itself, to the cent', () => {
    fc.assert(
      fc.property(createAnyEstate(), (estate) => {
        const on = estate.deceased.diedOn;
        const same = expectGranted(buildScenario(estate, {}));
        expect(toComparableText(projectDeath(same, on))).toBe(toComparableText(projectDeath(estate, on)));
      }),
      { numRuns: 100, seed: Number(process.env['SEED'] ?? 21) },
    );
  });
});
