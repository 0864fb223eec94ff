import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toLocalDate } from '../dates/local-date';
import type { EstateAsset } from '../estate/asset';
import type { Estate } from '../estate/estate';
import { createTestAsset, createTestEstate, createTestPerson, createTaker } from '../estate/estate.testing';
import { isRefused } from '../law/refusal';
import { expectGranted } from '../law/testing';
import { nil, rand } from '../money/cents';
import { type LiquidationAndDistribution, drawLiquidationAndDistribution } from './liquidation-and-distribution';
import { createAnyEstate } from './random-estate.testing';
import { type EstateAccountRequest, createFirstAndFinal } from './request';
import { readSecondTime } from './second-reading.testing';

const today = toLocalDate('2026-11-15');
const runs = Number(process.env.RUNS ?? 400);
/** The same estates every time, those among them on which the two readings once parted; SEED=… tries others. */
const seeds = process.env.SEED ? [Number(process.env.SEED)] : [2026, 492341100];

/** R0.02 of farm, included at R0.01, in usufruct to the wife, who is left money too: more was deducted than included. */
const twoCentsOfFarm = createTestEstate({
  people: [
    createTestPerson('p0', { bornOn: toLocalDate('1950-01-15'), sex: 'F' }),
    createTestPerson('p1', { bornOn: toLocalDate('1957-02-15'), sex: 'M', parents: ['deceased'] }),
    createTestPerson('p2', { bornOn: toLocalDate('1964-03-15'), sex: 'F' }),
  ],
  marriages: [{ kind: 'civil', contract: 'withoutAccrual', marriedOn: toLocalDate('1990-01-01'), spouseId: 'p0' }],
  assets: [createTestAsset('a0', 0.02, 'inKind', { class: 'immovable', bonaFideFarm: true })],
  income: [{ id: 'i', narrative: 'rent', amount: rand(5833.25) }],
  will: {
    legacies: [
      {
        kind: 'limited',
        id: 'l0',
        assetId: 'a0',
        right: 'usufruct',
        holders: [createTaker('p0', 1)],
        bareOwners: [createTaker('p1', 1, 3), createTaker('p2', 2, 3)],
      },
      { kind: 'cash', id: 'l1', personId: 'p0', amount: rand(0.01) },
    ],
    residue: { to: [createTaker('p2', 1)] },
  },
});

describe('a second reading, property by property', { timeout: Math.max(600_000, runs * 60) }, () => {
  it.each(seeds)('comes to the same duty, deductions, tax and fees: %i', (seed) => {
    let read = 0;
    fc.assert(
      fc.property(createAnyEstate(), (estate) => {
        const outcome = drawLiquidationAndDistribution(estate, createFirstAndFinal(today));
        if (isRefused(outcome)) {
          expect(outcome.refusals).toEqual([]);
        }
        const account = expectGranted(outcome);
        expect(account.proofs.filter(({ holds }) => !holds)).toEqual([]);
        const second = readSecondTime(estate);
        if (!second || account.insolvent) return;
        read += 1;
        const duty = account.duty.computation!.value;
        const readDeduction = (code: string): number => duty.deductions.find((one) => one.code === code)?.amount ?? 0;
        const readFee = (id: string): number =>
          account.liquidation.administration.lines.find((line) => line.id === id)?.amount ?? 0;
        expect({
          gross: account.liquidation.gross.value,
          remuneration: readFee('executor-remuneration'),
          vat: readFee('vat-on-remuneration'),
          mastersFee: readFee('masters-fee'),
          gainsTax: account.tax?.gainsTax.value ?? 0,
          included: duty.totalValue,
          fourE: readDeduction('4(e)'),
          fourH: readDeduction('4(h)'),
          fourQ: readDeduction('4(q)'),
          netValue: duty.netValue,
          duty: duty.duty,
        }).toEqual(Object.fromEntries(Object.entries(second).map(([name, amount]) => [name, Number(amount)])));
      }),
      { numRuns: runs, seed, examples: [[twoCentsOfFarm]] },
    );
    expect(read).toBeGreaterThan(runs / 10);
  });
});

/** The estate as it stands when the account of this number is drawn: what is dealt with later is still outstanding. */
function buildEstateAsOf(estate: Estate, places: readonly AccountPlacement[], sequence: number): Estate {
  const assets = estate.assets.map((asset, index): EstateAsset => {
    const { known = 1, dealt = 1 } = places[index] ?? {};
    const account = Math.min(known, dealt);
    if (dealt <= sequence || account > sequence) return { ...asset, account };
    return { ...asset, account, treatment: 'outstanding', whyOutstanding: 'Not yet collected.' };
  });
  const liabilities = estate.liabilities.map((debt, index) => ({ ...debt, account: places[index]?.dealt ?? 1 }));
  return { ...estate, assets, liabilities };
}

interface AccountPlacement {
  /** The account it first stands in, and the one that deals with it. */
  readonly known: number;
  readonly dealt: number;
}

/** Drawn one after another; nothing where one of them cannot be drawn. */
function drawInAccounts(estate: Estate, places: readonly AccountPlacement[], count: 2 | 3) {
  const kinds = count === 2 ? (['first', 'secondAndFinal'] as const) : (['first', 'second', 'thirdAndFinal'] as const);
  const accounts: LiquidationAndDistribution[] = [];
  let broughtForward: EstateAccountRequest['broughtForward'];
  for (const [index, kind] of kinds.entries()) {
    const sequence = index + 1;
    const now = buildEstateAsOf(estate, places, sequence);
    const outcome = drawLiquidationAndDistribution(now, {
      kind,
      sequence,
      today,
      earlier: accounts.map(({ forNext }) => forNext),
      ...(broughtForward && { broughtForward }),
    });
    // An account whose income pays its debts leaves heirs less of it than one account of all would.
    if (isRefused(outcome) || outcome.insolvent || outcome.income.applied) return undefined;
    accounts.push(outcome);
    const outstanding = outcome.liquidation.assets.flatMap(({ lines }) =>
      lines.filter(({ treatment }) => treatment === 'outstanding'),
    );
    broughtForward = { cash: nil, assets: outstanding.map(({ id, amount }) => ({ assetId: id, value: amount })) };
  }
  return accounts;
}

describe('an estate drawn in two or three accounts', { timeout: Math.max(600_000, runs * 60) }, () => {
  it.each(seeds)('charges what it charges in one, as a second reading does: %i', (seed) => {
    let read = 0;
    const place = fc.record({ known: fc.integer({ min: 1, max: 3 }), dealt: fc.integer({ min: 1, max: 3 }) });
    const estates = createAnyEstate({ legacies: false }).map((estate) => ({ ...estate, agreements: [] }));
    fc.assert(
      fc.property(
        estates,
        fc.array(place, { minLength: 7, maxLength: 7 }),
        fc.constantFrom(2 as const, 3 as const),
        (estate, drawnPlaces, count) => {
          const limitPlace = (nth: number): number => Math.min(nth, count);
          const places = drawnPlaces.map(({ known, dealt }) => ({
            known: limitPlace(known),
            dealt: limitPlace(dealt),
          }));
          const accounts = drawInAccounts(estate, places, count);
          const second = accounts && readSecondTime(estate);
          if (!accounts || !second) return;
          read += 1;
          expect(accounts.flatMap(({ proofs }) => proofs.filter(({ holds }) => !holds))).toEqual([]);
          const one = expectGranted(drawLiquidationAndDistribution(estate, createFirstAndFinal(today)));
          const sumFigures = (figure: (account: LiquidationAndDistribution) => number): number =>
            accounts.reduce((total, account) => total + figure(account), 0);
          const fee = (id: string) => (account: LiquidationAndDistribution) =>
            account.liquidation.administration.lines.find((line) => line.id === id)?.amount ?? 0;
          const last = accounts.at(-1)!.duty.computation!.value;
          expect({
            gross: sumFigures(({ forNext }) => forNext.gross),
            remuneration: sumFigures(fee('executor-remuneration')),
            vat: sumFigures(fee('vat-on-remuneration')),
            mastersFee: sumFigures(fee('masters-fee')),
            gainsTax: sumFigures(({ tax }) => tax?.gainsTax.value ?? 0),
            netValue: last.netValue,
            duty: last.duty,
          }).toEqual({
            gross: Number(second.gross),
            remuneration: Number(second.remuneration),
            vat: Number(second.vat),
            mastersFee: Number(second.mastersFee),
            gainsTax: Number(second.gainsTax),
            netValue: Number(second.netValue),
            duty: Number(second.duty),
          });
          expect(sumFigures(({ duty }) => duty.charged.value)).toBe(one.duty.charged.value);
          expect(last.deductions).toEqual(one.duty.computation!.value.deductions);
          if (one.joint || one.insolvent) return; // Halves of odd cents are the survivor's in each account.
          const sumTaken = (account: LiquidationAndDistribution, id: string): number =>
            (account.distribution?.awards ?? [])
              .filter(({ personId }) => personId === id)
              .reduce((total, award) => total + award.total.value, 0);
          const differences = estate.people
            .map(({ id }) => sumFigures((account) => sumTaken(account, id)) - sumTaken(one, id))
            .filter((difference) => difference !== 0);
          if (differences.length === 0) return;
          // By largest remainders a few cents more to divide may be a cent less for one heir, who keeps what was paid.
          const later = accounts.slice(1).map(({ distribution }) => distribution?.total ?? 0);
          expect(later.some((total) => total > 0 && total < 100)).toBe(true);
          expect(differences.every((difference) => Math.abs(difference) === 1)).toBe(true);
        },
      ),
      { numRuns: Math.ceil(runs / 2), seed },
    );
    expect(read).toBeGreaterThan(runs / 20);
  });
});
