import { describe, expect, it } from 'vitest';
import type { AccountKind } from '../accounts/account-kinds';
import { drawn, noFees, today } from '../accounts/two-heirs.testing';
import { anAsset, anEstate, aPerson, takes } from '../estate/estate.testing';
import { localDate } from '../dates/local-date';
import { inEnglish } from '../law/said';
import { granted, refusedFields } from '../law/testing';
import { nil, plus, rand } from '../money/cents';
import {
  accountOnHand,
  carriedOn,
  costsCharged,
  kindsNow,
  type LodgedEstateAccount,
  nextPlace,
  requestFor,
  usualKind,
} from './estate-course';

const son = aPerson('son', { parents: ['deceased'], bornOn: localDate('1990-01-01') });
const estate = anEstate({
  people: [son],
  assets: [
    anAsset('bank', 400_000, 'money', { class: 'claim' }),
    anAsset('shares', 600_000, 'outstanding', { whyOutstanding: 'Not yet transferred.' }),
  ],
  will: { legacies: [], residue: { to: [takes('son', 1)] } },
  settings: noFees,
});
const lodged = (kind: AccountKind, before: readonly LodgedEstateAccount[] = [], of = estate, heldBack = nil) => {
  const request = granted(requestFor(kind, before, today, heldBack));
  const account = drawn(of, request);
  return { kind, sequence: request.sequence, carries: carriedOn(account, heldBack) };
};
const open = (before: readonly LodgedEstateAccount[]): string[] =>
  kindsNow(before).flatMap(({ kind, sequence }) => (sequence === undefined ? [] : [`${kind} ${sequence}`]));

describe('the course of the accounts of an estate', () => {
  it('begins with a first one', () => {
    expect(open([])).toEqual(['first 1', 'firstAndFinal 1', 'interim 1', 'statementOfAssetsAndLiabilities 1']);
    expect([usualKind([]), nextPlace([])]).toEqual(['firstAndFinal', null]);
    const needs = kindsNow([]).find(({ kind }) => kind === 'second')?.needs;
    expect(inEnglish(needs!)).toBe('Lodge the first account first.');
    expect(refusedFields(requestFor('amendedFirst', [], today))).toEqual(['kind']);
  });

  it('goes on with the second, or the first amended, and every kind says what it needs', () => {
    const first = lodged('first');
    expect(open([first])).toEqual([
      'second 2',
      'secondAndFinal 2',
      'amendedFirst 1',
      'amendedFirstAndFinal 1',
      'supplementary 2',
      'supplementaryFirstAndFinal 2',
      'interim 2',
      'redistribution 1',
      'statementOfAssetsAndLiabilities 2',
    ]);
    expect(kindsNow([first]).every(({ sequence, needs }) => (sequence === undefined) === (needs !== undefined))).toBe(
      true,
    );
    expect([usualKind([first]), nextPlace([first])]).toEqual(['secondAndFinal', 2]);
  });

  it('after a final account only what turned up, or that account amended', () => {
    const final = { ...lodged('first'), kind: 'firstAndFinal' as const };
    expect(open([final]).map((one) => one.split(' ')[0])).toEqual([
      'amendedFirst',
      'amendedFirstAndFinal',
      'supplementary',
      'supplementaryFirstAndFinal',
      'redistribution',
      'statementOfAssetsAndLiabilities',
    ]);
  });

  it('the second account is given what the first carried: two accounts award what one would', () => {
    const heldBack = rand(50_000);
    const first = lodged('first', [], estate, heldBack);
    expect(first.carries).toMatchObject({ cash: heldBack, assets: [{ assetId: 'shares', value: rand(600_000) }] });
    const sold = {
      ...estate,
      assets: [estate.assets[0]!, anAsset('shares', 600_000, 'sold', { soldFor: rand(600_000) })],
    };
    const request = granted(requestFor('secondAndFinal', [first], today));
    expect(request).toMatchObject({ sequence: 2, broughtForward: { cash: heldBack } });
    const second = drawn(sold, request);
    const one = drawn(sold);
    const awarded = (account: typeof one) => account.distribution?.total ?? nil;
    const inFirst = awarded(drawn(estate, granted(requestFor('first', [], today, heldBack))));
    expect(plus(inFirst, awarded(second))).toBe(awarded(one));
  });

  it('what is to be paid for executor and Master is kept with each: two accounts charge what one would, VAT with it', () => {
    const executors = [{ id: 'e', name: 'E', vatVendor: true }];
    const income = [{ id: 'rent', narrative: 'Rent', amount: rand(12_000) }];
    const charging = { ...estate, executors, income, settings: anEstate().settings };
    const first = lodged('first', [], charging);
    const sold = {
      ...charging,
      assets: [estate.assets[0]!, anAsset('shares', 600_000, 'sold', { soldFor: rand(600_000) })],
    };
    const second = lodged('secondAndFinal', [first], sold);
    const whole = costsCharged(drawn(sold));
    const kinds = ['executorRemuneration', 'vatOnRemuneration', 'mastersFee'] as const;
    expect(kinds.map((kind) => plus(first.carries.costs![kind], second.carries.costs![kind]))).toEqual(
      kinds.map((kind) => whole[kind]),
    );
    // 3,5% of a million and 6% of the rent; 15% on both.
    expect([whole.executorRemuneration, whole.vatOnRemuneration]).toEqual([rand(35_720), rand(5_358)]);
  });

  it('an amended account takes the place of the one it amends, and the next stands on it', () => {
    const first = lodged('first');
    const more = { ...estate, assets: [anAsset('bank', 410_000, 'money', { class: 'claim' }), estate.assets[1]!] };
    const amended = lodged('amendedFirst', [first], more);
    expect(amended.sequence).toBe(1);
    const request = granted(requestFor('second', [first, amended], today));
    expect(request.earlier).toEqual([amended.carries.forNext]);
    expect(open([first, amended])).toContain('amendedFirst 1');
  });

  it('a mere statement takes no place', () => {
    const statement = { ...lodged('first'), kind: 'statementOfAssetsAndLiabilities' as const };
    expect([usualKind([statement]), nextPlace([statement])]).toEqual(['firstAndFinal', null]);
  });

  it('papers speak of the account lodged last until it has lain, of a final one for good, else of the next', () => {
    expect(accountOnHand([], false)).toEqual({ toDraw: ['firstAndFinal', 'first'] });
    const first = lodged('first');
    expect(accountOnHand([first], false)).toEqual({ lodged: first });
    expect(accountOnHand([first], true)).toEqual({ toDraw: ['secondAndFinal', 'second'] });
    const final = { ...first, kind: 'firstAndFinal' as const };
    expect(accountOnHand([final], true)).toEqual({ lodged: final });
  });
});
