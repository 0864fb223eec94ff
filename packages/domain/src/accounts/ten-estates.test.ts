import { afterEach, describe, expect, it } from 'vitest';
import { toLocalDate } from '../dates/local-date';
import type { EstateMarriage } from '../estate/deceased';
import type { Estate } from '../estate/estate';
import {
  createTaker,
  createTestAsset,
  createTestChild,
  createTestDebt,
  createTestEstate,
  createTestPerson,
} from '../estate/estate.testing';
import { rand } from '../money/cents';
import { fraction } from '../money/fraction';
import { readLawVersion } from '../rates/law-version';
import { applyEnteredRates } from '../rates/rate-tables';
import { computeNaiveDuty, computeNaiveFees, computePart, toWholeCents, splitIn } from './naive-kit.testing';
import { createFirstAndFinal } from './request';
import { drawAccount, today } from './two-heirs.testing';

const day = toLocalDate;
const wife = createTestPerson('wife', { bornOn: day('1965-11-02'), sex: 'F' });
const son = createTestChild('son', { bornOn: day('1990-01-01') });
const daughter = createTestChild('tess', { bornOn: day('1992-01-01') });
const marry = (contract: EstateMarriage['contract'], more: Partial<EstateMarriage> = {}): EstateMarriage => ({
  kind: 'civil',
  contract,
  marriedOn: day('1988-05-05'),
  spouseId: 'wife',
  ...more,
});
const leaveTo = (...ids: string[]) => ({
  legacies: [],
  residue: { to: ids.map((id) => createTaker(id, 1, ids.length)) },
});
const createCash = (amount: number, more = {}) => createTestAsset('bank', amount, 'money', more);
const plainExecutor = [{ id: 'executor', name: 'The Executor', vatVendor: false }];

/** What each takes in capital, the survivor's half by right apart, and the duty. */
function readAccount(estate: Estate, on = today) {
  const account = drawAccount(estate, createFirstAndFinal(on));
  const sums: Record<string, number> = {};
  for (const { personId, capacity, total } of account.distribution?.awards ?? []) {
    const name = capacity === 'byRight' ? `${personId} by right` : personId;
    sums[name] = (sums[name] ?? 0) + total.value;
  }
  return { ...sums, duty: account.duty.charged.value as number };
}

afterEach(() => applyEnteredRates([]));

describe('unusual estates, computed a second time from the statutes', () => {
  it('1: a joint estate below nil beside separate property, with VAT on the fee', () => {
    const [separate, joint, debts, funeral] = [
      toWholeCents(2_000_000),
      toWholeCents(400_000),
      toWholeCents(900_000),
      toWholeCents(40_000),
    ];
    const { fee, vat, master, all } = computeNaiveFees(separate + joint, true);
    const own = [fee, vat, master].reduce((sum, one) => sum + computePart(one, separate, separate + joint), 0);
    const net = joint - debts - (all - own);
    const half = Math.floor(net / 2);
    expect(
      readAccount(
        createTestEstate({
          people: [wife, son],
          marriages: [marry('none')],
          assets: [createCash(2_000_000, { separateOf: 'deceased' }), createTestAsset('car', 400_000, 'sold')],
          liabilities: [createTestDebt('loan', 900_000), createTestDebt('funeral', 40_000, { kind: 'funeral' })],
          will: leaveTo('son'),
        }),
      ),
    ).toEqual({ 'wife by right': net - half, son: separate + half - own - funeral, duty: 0 });
  });

  it('2: the residue of both columns in halves to spouse and son, after a legacy, bearing the duty', () => {
    const [separate, joint] = [toWholeCents(9_000_000), toWholeCents(4_000_000)];
    const { fee, vat, master, all } = computeNaiveFees(separate + joint, true);
    const own = [fee, vat, master].reduce((sum, one) => sum + computePart(one, separate, separate + joint), 0);
    const net = joint - toWholeCents(300_000) - (all - own);
    const half = Math.floor(net / 2);
    const residue = separate + half - own - toWholeCents(50_000) - toWholeCents(1_000_000);
    // s 4: property is the separate and half of the joint; debts and costs half of the joint ones and the own.
    const deducted = own + computePart(all - own, 1, 2) + toWholeCents(150_000) + toWholeCents(50_000);
    const forDuty = separate + joint / 2 - deducted - toWholeCents(1_000_000);
    const duty = computeNaiveDuty(separate + joint / 2 - deducted - computePart(forDuty, 1, 2));
    const [spouse, child] = splitIn(residue - duty, [1, 1]);
    expect(
      readAccount(
        createTestEstate({
          people: [wife, son, daughter],
          marriages: [marry('none')],
          assets: [createCash(4_000_000), createTestAsset('shares', 9_000_000, 'money', { separateOf: 'deceased' })],
          liabilities: [createTestDebt('loan', 300_000), createTestDebt('funeral', 50_000, { kind: 'funeral' })],
          will: {
            legacies: [{ kind: 'cash', id: 'l', personId: 'tess', amount: rand(1_000_000) }],
            residue: { to: [createTaker('wife', 1, 2), createTaker('son', 1, 2)] },
          },
        }),
      ),
    ).toEqual({ 'wife by right': net - half, wife: spouse, son: child, tess: toWholeCents(1_000_000), duty });
  });

  it('3: an accrual claim with consumer prices from the table', () => {
    applyEnteredRates([
      {
        table: 'consumer-prices',
        from: '1988-05-01',
        to: null,
        figures: { index: '12.5' },
        reference: 'P',
        note: null,
      },
      { table: 'consumer-prices', from: '2026-04-01', to: null, figures: { index: '160' }, reference: 'P', note: null },
    ]);
    const end = toWholeCents(12_000_000) - toWholeCents(1_000_000);
    const claim = computePart(end - computePart(toWholeCents(200_000), 1600, 125) - toWholeCents(2_000_000), 1, 2);
    const { all } = computeNaiveFees(toWholeCents(12_000_000), false);
    const net = end - claim - all;
    const duty = computeNaiveDuty(net);
    expect(
      readAccount(
        createTestEstate({
          people: [wife, son],
          executors: plainExecutor,
          marriages: [
            marry('withAccrual', {
              accrual: {
                deceased: { commencementValue: rand(200_000) },
                survivor: { commencementValue: rand(0), netEndValue: rand(2_000_000) },
              },
            }),
          ],
          assets: [createCash(12_000_000)],
          liabilities: [createTestDebt('loan', 1_000_000)],
          will: leaveTo('son'),
        }),
      ),
    ).toEqual({ son: net - duty, duty });
  });

  it('4: two customary wives without a will, the first in community', () => {
    const second = createTestPerson('zodwa', { bornOn: day('1980-01-01'), sex: 'F' });
    const { all } = computeNaiveFees(toWholeCents(5_000_000), true);
    const net = toWholeCents(5_000_000) - all;
    const half = Math.floor(net / 2);
    // Two spouses and two children: a quarter each is more than R250,000.
    const [a, b, c, d] = splitIn(half, [1, 1, 1, 1]);
    const customary = { kind: 'customary' as const };
    expect(
      readAccount(
        createTestEstate({
          people: [wife, second, son, daughter],
          marriages: [
            marry('none', { ...customary, marriedOn: day('2002-01-01') }),
            marry('none', { ...customary, marriedOn: day('2010-01-01'), spouseId: 'zodwa' }),
          ],
          assets: [createCash(5_000_000)],
        }),
      ),
    ).toEqual({ 'wife by right': net - half, wife: a, zodwa: b, son: c, tess: d, duty: 0 });
  });

  it('5: without a will, the least share of the spouse and a dead child with two of its own', () => {
    const dead = createTestChild('dead', { bornOn: day('1985-01-01'), diedOn: day('2020-01-01') });
    const issue = ['g1', 'g2'].map((id, index) =>
      createTestPerson(id, { parents: ['dead'], bornOn: day(`201${index}-01-01`) }),
    );
    const { all } = computeNaiveFees(toWholeCents(900_000.01), true);
    const net = toWholeCents(900_000.01) - all;
    // A fourth is below R250,000: the spouse has that, and three branches the rest.
    const [branch, first, other] = splitIn(net - toWholeCents(250_000), [1, 1, 1]);
    const [g1, g2] = splitIn(branch!, [1, 1]);
    expect(
      readAccount(
        createTestEstate({
          people: [wife, dead, son, daughter, ...issue],
          marriages: [marry('withoutAccrual')],
          assets: [createCash(900_000.01)],
        }),
      ),
    ).toEqual({ wife: toWholeCents(250_000), son: first, tess: other, g1, g2, duty: 0 });
  });

  it('6: maintenance beyond what the creditors leave', () => {
    const { all } = computeNaiveFees(toWholeCents(1_000_000), false);
    const left = toWholeCents(1_000_000) - all - toWholeCents(700_000);
    const estate = createTestEstate({
      people: [wife, son],
      executors: plainExecutor,
      assets: [createCash(1_000_000)],
      liabilities: [
        createTestDebt('loan', 700_000),
        createTestDebt('wife', 400_000, { kind: 'maintenance' }),
        createTestDebt('child', 100_000, { kind: 'maintenance' }),
      ],
      will: leaveTo('son'),
    });
    const account = drawAccount(estate);
    expect(account.insolvent).toBeUndefined();
    const paid = Object.fromEntries(account.liquidation.creditors.lines.map(({ id, amount }) => [id, amount]));
    const [wifes, childs] = splitIn(left, [4, 1]);
    expect(paid).toEqual({ loan: toWholeCents(700_000), wife: wifes, child: childs });
  });

  it('7: an abatement in part used before, and duty in both bands', () => {
    const gross = toWholeCents(45_000_000);
    const { all } = computeNaiveFees(gross, true);
    const duty = computeNaiveDuty(gross - all, 2 * toWholeCents(3_500_000) - toWholeCents(1_200_000));
    const before = createTestPerson('wife', { diedOn: day('2015-01-01') });
    expect(
      readAccount(
        createTestEstate({
          people: [before, son],
          marriages: [marry('withoutAccrual', { earlierEstate: { abatementUsed: rand(1_200_000) } })],
          assets: [createCash(45_000_000)],
          will: leaveTo('son'),
        }),
      ),
    ).toEqual({ son: gross - all - duty, duty });
  });

  it('8: a death in 2015: the rates, the table and the Master’s fee of that time', () => {
    const gross = toWholeCents(7_000_000);
    const { all } = computeNaiveFees(gross, true, '2015-06-15');
    // 2.7 million of gains above the exclusion at 33.3%; the table of 2016; 107 of 366 days of 20,664 of rebates.
    const taxable = toWholeCents(500_000) + computePart(toWholeCents(2_700_000), 333, 1000);
    const before = toWholeCents(208_587) + computePart(taxable - toWholeCents(701_300), 41, 100);
    const tax = before - computePart(toWholeCents(13_257 + 7_407), 107, 366);
    const net = gross - all - tax;
    const duty = computeNaiveDuty(net, toWholeCents(3_500_000), '2015-06-15');
    expect(
      readAccount(
        createTestEstate({
          died: '2015-06-15',
          deceased: { id: 'deceased', name: 'D', diedOn: day('2015-06-15'), bornOn: day('1948-03-03') },
          people: [son],
          assets: [
            createCash(3_000_000),
            createTestAsset('shares', 4_000_000, 'sold', {
              gains: { kind: 'ordinary', baseCost: rand(1_000_000) },
            }),
          ],
          will: leaveTo('son'),
          settings: {
            accountDate: day('2026-11-15'),
            taxAtDeath: { method: 'table', otherTaxableIncome: rand(500_000) },
          },
        }),
      ),
    ).toEqual({ son: net - duty, duty });
  });

  it('9: a death in a year whose table was entered after the release', () => {
    applyEnteredRates([
      {
        table: 'normal-tax',
        from: '2027-03-01',
        to: '2028-02-29',
        figures: { bands: '0; 0; 20\n300000; 60000; 40', primary: '18300', secondary: '0', tertiary: '0' },
        reference: 'Act 1 of 2027',
        note: null,
      },
    ]);
    const gross = toWholeCents(2_000_000);
    const { all } = computeNaiveFees(gross, true, '2027-03-31');
    // 31 of 366 days of 18,300 are 1,550.
    const tax = toWholeCents(60_000) + computePart(toWholeCents(600_000 - 300_000), 40, 100) - toWholeCents(1_550);
    expect(
      readAccount(
        createTestEstate({
          deceased: { id: 'deceased', name: 'D', diedOn: day('2027-03-31'), bornOn: day('1970-01-01') },
          people: [son],
          assets: [createCash(2_000_000)],
          will: leaveTo('son'),
          settings: {
            accountDate: day('2027-11-15'),
            taxAtDeath: { method: 'table', otherTaxableIncome: rand(600_000) },
          },
        }),
        day('2027-11-15'),
      ),
    ).toEqual({ son: gross - all - tax, duty: 0 });
  });

  it('10: a usufruct to the spouse over the house, the ownership and the money to the son', () => {
    const [house, money] = [toWholeCents(2_400_000), toWholeCents(6_000_000)];
    // 12% for a woman who is 61 next birthday: 7.25457.
    const usufruct = computePart(computePart(house, 12, 100), 725_457, 100_000);
    const { all } = computeNaiveFees(house + money, true, '2026-03-14');
    const duty = computeNaiveDuty(house + money - all - usufruct);
    expect(
      readAccount(
        createTestEstate({
          died: '2026-03-14',
          people: [wife, son],
          marriages: [marry('withoutAccrual')],
          assets: [createTestAsset('house', 2_400_000, 'inKind', { class: 'immovable' }), createCash(6_000_000)],
          will: {
            legacies: [
              {
                kind: 'limited',
                id: 'l',
                assetId: 'house',
                right: 'usufruct',
                holders: [createTaker('wife', 1)],
                bareOwners: [createTaker('son', 1)],
              },
            ],
            residue: { to: [createTaker('son', 1)] },
          },
        }),
      ),
    ).toEqual({ wife: usufruct, son: house - usufruct + money - all - duty, duty });
  });

  it('11: legacies beyond what is left are cut in proportion, after one to be met first', () => {
    const { all } = computeNaiveFees(toWholeCents(1_000_000), true);
    const left = toWholeCents(1_000_000) - all - toWholeCents(300_000) - toWholeCents(100_000);
    const [a, b] = splitIn(left, [3, 4]);
    expect(
      readAccount(
        createTestEstate({
          people: [wife, son, daughter],
          assets: [createCash(1_000_000)],
          liabilities: [createTestDebt('loan', 300_000)],
          will: {
            legacies: [
              { kind: 'cash', id: 'l1', personId: 'wife', amount: rand(100_000), preLegacy: true },
              { kind: 'cash', id: 'l2', personId: 'son', amount: rand(600_000) },
              { kind: 'cash', id: 'l3', personId: 'tess', amount: rand(800_000) },
            ],
            residue: { to: [createTaker('son', 1)] },
          },
        }),
      ),
    ).toMatchObject({ wife: toWholeCents(100_000), son: a, tess: b, duty: 0 });
  });

  it('12: advances brought in by two of three children, one of whom keeps more than a share', () => {
    const third = createTestChild('uma', { bornOn: day('1995-01-01') });
    const { all } = computeNaiveFees(toWholeCents(1_200_000), false);
    const net = toWholeCents(1_200_000) - all;
    // (net + 300,000 + 900,000) ÷ 3 is below 900,000: that child stands out; the others share with 300,000.
    const [of, other] = splitIn(net + toWholeCents(300_000), [1, 1]);
    expect(net + toWholeCents(1_200_000)).toBeLessThan(3 * toWholeCents(900_000));
    expect(
      readAccount(
        createTestEstate({
          people: [son, daughter, third],
          executors: plainExecutor,
          assets: [createCash(1_200_000)],
          advances: [
            { id: 'a', personId: 'son', amount: rand(300_000) },
            { id: 'b', personId: 'uma', amount: rand(900_000) },
          ],
        }),
      ),
    ).toMatchObject({ son: of! - toWholeCents(300_000), tess: other, duty: 0 });
  });

  it('13: a farm subject to its bond to the son, the residue to a church: the farm at 70% for the duty', () => {
    const church = createTestPerson('church', { kind: 'publicBenefit' });
    const [farm, money, bond] = [toWholeCents(10_000_000), toWholeCents(3_000_000), toWholeCents(2_000_000)];
    const { all } = computeNaiveFees(farm + money, true);
    const residue = money - all;
    // Property 7,000,000 and 3,000,000; less the bond, costs and the church’s part.
    const duty = computeNaiveDuty(computePart(farm, 7, 10) + money - bond - all - residue);
    expect(
      readAccount(
        createTestEstate({
          people: [son, church],
          assets: [
            createTestAsset('farm', 10_000_000, 'inKind', { class: 'immovable', bonaFideFarm: true }),
            createCash(3_000_000),
          ],
          liabilities: [createTestDebt('bond', 2_000_000, { securedBy: ['farm'], staysOnAsset: true })],
          will: {
            legacies: [{ kind: 'asset', id: 'l', assetId: 'farm', to: [{ personId: 'son', share: fraction(1) }] }],
            residue: { to: [createTaker('church', 1)] },
          },
        }),
      ),
    ).toEqual({ son: farm - bond, church: residue - duty, duty });
  });

  it('an account is drawn again to the same text with the rows that were kept when it was lodged', () => {
    const scale = (abatement: string) => ({
      table: 'estate-duty',
      from: '2026-03-01',
      to: null,
      figures: { abatement, bands: '0; 0; 20' },
      reference: 'Act 1 of 2026',
      note: null,
    });
    const estate = createTestEstate({ people: [son], assets: [createCash(12_000_000)], will: leaveTo('son') });
    const write = (): string =>
      JSON.stringify(drawAccount(estate), (_, value: unknown) => (typeof value === 'bigint' ? `${value}` : value));
    applyEnteredRates([scale('5 000 000')]);
    const kept = readLawVersion();
    const lodged = write();
    applyEnteredRates([scale('5 000 000'), scale('6 000 000')]);
    expect(write()).not.toBe(lodged);
    expect(readLawVersion().mark).not.toBe(kept.mark);
    applyEnteredRates(kept.entered);
    expect(write()).toBe(lodged);
    expect(readLawVersion()).toEqual(kept);
  });
});
