import { describe, expect, it } from 'vitest';
import { toLocalDate } from '../dates/local-date';
import { isRefused, type Outcome } from '../law/refusal';
import { rand } from '../money/cents';
import { fraction, percent } from '../money/fraction';
import { assetKindNames, assetKinds } from './asset-kind';
import { computeHeldInAccount, computeAssetTotals } from './asset-totals';
import type { CapturedAsset } from './captured-asset';
import { type AssetContext, checkAsset } from './check-asset';
import { toEstateProperty } from './to-estate-property';
import { readRate, readShare } from './read-fraction';

const today = toLocalDate('2026-11-15');
const createAsset = (more: Partial<CapturedAsset> = {}): CapturedAsset => ({
  id: '1',
  kind: 'immovable',
  class: 'immovable',
  description: 'Erf 12 Paarl',
  treatment: 'inKind',
  value: { amount: rand(1_000_000) },
  costs: [],
  ...more,
});
const createContext = (more: Partial<AssetContext> = {}): AssetContext => ({
  today,
  others: new Map(),
  holds: 0,
  ...more,
});
const listWrong = (more: Partial<CapturedAsset>, around: Partial<AssetContext> = {}): string[] =>
  checkAsset(createAsset(more), createContext(around))?.refusals.map(({ field }) => field) ?? [];
const readValue = <T>(outcome: Outcome<T>): T => {
  if (isRefused(outcome)) throw new Error(outcome.refusals[0]?.sentence);
  return outcome;
};

describe('shares and rates', () => {
  it.each([
    ['1/3', fraction(1, 3)],
    ['4/12', fraction(4, 12)],
    ['50%', percent(50)],
    ['33,333 %', percent('33.333')],
    ['100', percent(100)],
    ['1', fraction(1)],
    ['0.5', fraction(5, 10)],
  ])('%s is kept as written', (text, share) => expect(readValue(readShare(text))).toEqual(share));
  it.each(['', 'half', '1/0', '-1/2', '1/2/3', '12345678901234567/2'])('%s is refused as a share', (text) =>
    expect(isRefused(readShare(text))).toBe(true),
  );
  it('a rate keeps its decimals', () => expect(readValue(readRate('18,4025'))).toEqual(fraction(184025, 10000)));
  it('and has no sign', () => expect(isRefused(readRate('-18'))).toBe(true));
});

describe('an asset as captured', () => {
  it('passes when nothing is wrong', () => expect(listWrong({})).toEqual([]));
  it('has a description, and stands in a class of its kind', () =>
    expect(listWrong({ description: ' ', class: 'claim' })).toEqual(['name', 'class']));
  it('has a share above 0 and at most 1', () => {
    expect(listWrong({ share: fraction(3, 2) })).toEqual(['share']);
    expect(listWrong({ share: fraction(0) })).toEqual(['share']);
  });
  it('abroad it needs a currency, a rate and the day of it', () => {
    expect(listWrong({ value: { amount: rand(10), currency: 'USD' } })).toEqual(['valuationRate', 'valuationRateDate']);
    const rateOn = toLocalDate('2027-01-01');
    expect(listWrong({ value: { amount: rand(10), currency: 'us', rate: fraction(18), rateOn } })).toEqual([
      'valuationCurrency',
      'valuationRateDate',
    ]);
  });
  it('outstanding it says why', () => expect(listWrong({ treatment: 'outstanding' })).toEqual(['whyOutstanding']));
  it('was acquired before the death', () =>
    expect(listWrong({}, { acquired: toLocalDate('2026-03-02'), diedOn: toLocalDate('2026-03-01') })).toEqual([
      'dateOfPurchase',
    ]));
  it('has one base cost: what was spent, or the facts of 2001', () => {
    const gains = {
      kind: 'ordinary' as const,
      heldOnValuationDate: { costAfter: rand(0), yearsBefore: 1, yearsAfter: 2 },
    };
    expect(listWrong({ gains, costs: [{ amount: rand(1) }] })).toEqual(['heldIn2001']);
  });
  it('which is money has no gain', () =>
    expect(listWrong({ kind: 'cash', class: 'claim', gains: { kind: 'ordinary' } })).toEqual(['gainsKind']));

  it('paid past the estate it names who is paid, in parts that are the whole', () => {
    const checkPolicy = (payees: { personId: string; share: ReturnType<typeof fraction> }[]) =>
      listWrong({ kind: 'policy', class: 'claim', paidPast: { kind: 'policy', payees } });
    expect(checkPolicy([])).toEqual(['payees']);
    expect(checkPolicy([{ personId: 'a', share: fraction(1, 2) }])).toEqual(['payees']);
    expect(checkPolicy(['a', 'a'].map((personId) => ({ personId, share: fraction(1, 2) })))).toEqual([
      'payees.1.partyID',
    ]);
    expect(checkPolicy(['a', 'b'].map((personId) => ({ personId, share: fraction(1, 2) })))).toEqual([]);
  });

  it('held for others it names what created it and who takes', () => {
    expect(listWrong({ kind: 'limitedInterest' })).toEqual(['instrument']);
    const interest = { right: 'usufruct' as const, instrument: ' ', charges: [], successors: [] };
    expect(listWrong({ kind: 'limitedInterest', interest })).toEqual(['instrument', 'successors']);
  });

  it('every kind has a class and a label of its own', () => {
    expect(new Set(assetKindNames.map((kind) => assetKinds[kind].label)).size).toBe(assetKindNames.length);
  });
});

describe('what is held in an account', () => {
  const account = createAsset({ id: '1', kind: 'investment', class: 'movable', value: { amount: rand(900) } });
  const shares = createAsset({
    id: '2',
    kind: 'investment',
    class: 'movable',
    value: { amount: rand(500) },
    partOf: '1',
  });
  const createOthers = (kind: CapturedAsset['kind'], more: object = {}) =>
    new Map([['9', { id: '9', kind, description: 'Account', ...more }]]);

  it('is counted, and the account itself is not', () => {
    const all = [
      account,
      shares,
      createAsset({ id: '3', value: undefined, partOf: '1', kind: 'cash', class: 'claim' }),
    ];
    const { assets, unvalued } = toEstateProperty(all);
    expect(assets.map(({ id }) => id)).toEqual(['2', '3']);
    expect(unvalued).toEqual(['3']);
    expect(computeAssetTotals(all)).toMatchObject({
      gross: rand(500),
      unvalued: 1,
      by: { movable: { count: 1, amount: rand(500) }, claim: { count: 1 } },
    });
    expect(computeHeldInAccount(account, all)).toEqual({ stated: rand(900), held: rand(500), gap: rand(400) });
  });
  it('totals of what is shown leave an account out whose holdings are not shown', () =>
    expect(computeAssetTotals([account], [account, shares]).gross).toBe(0));
  it('an account that is not there, cannot hold, or is held itself is refused', () => {
    expect(listWrong({ partOf: '9' })).toEqual(['partOfID']);
    expect(listWrong({ partOf: '1' }, { others: createOthers('investment') })).toEqual(['partOfID']);
    expect(listWrong({ partOf: '9' }, { others: createOthers('vehicle') })).toEqual(['partOfID']);
    expect(listWrong({ partOf: '9' }, { others: createOthers('investment', { partOf: '8' }) })).toEqual(['partOfID']);
    expect(listWrong({ partOf: '9' }, { others: createOthers('investment'), holds: 2 })).toEqual(['partOfID']);
    expect(listWrong({ partOf: '9' }, { others: createOthers('investment') })).toEqual([]);
  });
});

describe('in the law’s words', () => {
  const createPayee = (id: string, n: number) => ({ personId: id, share: fraction(n, 3) });

  it('a policy paid to two people is two benefits that add up', () => {
    const policy = createAsset({
      kind: 'policy',
      value: { amount: rand(100) },
      paidPast: {
        kind: 'retirement',
        contributionsNotDeducted: rand(10),
        payees: [createPayee('a', 1), createPayee('b', 2)],
      },
    });
    expect(toEstateProperty([policy]).benefits).toMatchObject([
      { id: '1.a', nominee: 'a', amount: 3333, contributionsNotDeducted: 333 },
      { id: '1.b', nominee: 'b', amount: 6667, contributionsNotDeducted: 667 },
    ]);
  });

  it('what was spent in one currency at one rate stays in it; mixed, it is brought into rand', () => {
    const pound = { currency: 'GBP', rate: fraction(20) };
    const gains = { kind: 'ordinary' as const };
    const computeBaseCost = (costs: CapturedAsset['costs']) =>
      toEstateProperty([createAsset({ gains, costs })]).assets[0]?.gains?.baseCost;
    expect(
      computeBaseCost([
        { amount: rand(1), ...pound },
        { amount: rand(2), ...pound },
      ]),
    ).toEqual({
      amount: rand(3),
      currency: 'GBP',
      randPerUnit: fraction(20),
    });
    expect(computeBaseCost([{ amount: rand(1), ...pound }, { amount: rand(2) }])).toBe(rand(22));
    expect(computeBaseCost([])).toBeUndefined();
  });
});
