import { describe, expect, it } from 'vitest';
import type { AccountKind } from '../accounts/account-kinds';
import { drawAccount, noFees, today } from '../accounts/two-heirs.testing';
import { createTestAsset, createTestEstate, createTestPerson, createTaker } from '../estate/estate.testing';
import { toLocalDate } from '../dates/local-date';
import { formatInEnglish } from '../law/message';
import { expectGranted, readRefusalFields } from '../law/testing';
import { nil, plus, rand } from '../money/cents';
import {
  findCurrentAccount,
  carryEstate,
  computeCostsCharged,
  listKindOptions,
  type LodgedEstateAccount,
  findNextPlace,
  buildAccountRequest,
  findUsualKind,
} from './estate-course';

const son = createTestPerson('son', { parents: ['deceased'], bornOn: toLocalDate('1990-01-01') });
const estate = createTestEstate({
  people: [son],
  assets: [
    createTestAsset('bank', 400_000, 'money', { class: 'claim' }),
    createTestAsset('shares', 600_000, 'outstanding', { whyOutstanding: 'Not yet transferred.' }),
  ],
  will: { legacies: [], residue: { to: [createTaker('son', 1)] } },
  settings: noFees,
});
const lodgeAccount = (kind: AccountKind, before: readonly LodgedEstateAccount[] = [], of = estate, heldBack = nil) => {
  const request = expectGranted(buildAccountRequest(kind, before, today, heldBack));
  const account = drawAccount(of, request);
  return { kind, sequence: request.sequence, carries: carryEstate(account, heldBack) };
};
const listOpenKinds = (before: readonly LodgedEstateAccount[]): string[] =>
  listKindOptions(before).flatMap(({ kind, sequence }) => (sequence === undefined ? [] : [`${kind} ${sequence}`]));

describe('the course of the accounts of an estate', () => {
  it('begins with a first one', () => {
    expect(listOpenKinds([])).toEqual(['first 1', 'firstAndFinal 1', 'interim 1', 'statementOfAssetsAndLiabilities 1']);
    expect([findUsualKind([]), findNextPlace([])]).toEqual(['firstAndFinal', null]);
    const needs = listKindOptions([]).find(({ kind }) => kind === 'second')?.needs;
    expect(formatInEnglish(needs!)).toBe('Lodge the first account first.');
    expect(readRefusalFields(buildAccountRequest('amendedFirst', [], today))).toEqual(['kind']);
  });

  it('goes on with the second, or the first amended, and every kind says what it needs', () => {
    const first = lodgeAccount('first');
    expect(listOpenKinds([first])).toEqual([
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
    expect(
      listKindOptions([first]).every(({ sequence, needs }) => (sequence === undefined) === (needs !== undefined)),
    ).toBe(true);
    expect([findUsualKind([first]), findNextPlace([first])]).toEqual(['secondAndFinal', 2]);
  });

  it('after a final account only what turned up, or that account amended', () => {
    const final = { ...lodgeAccount('first'), kind: 'firstAndFinal' as const };
    expect(listOpenKinds([final]).map((one) => one.split(' ')[0])).toEqual([
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
    const first = lodgeAccount('first', [], estate, heldBack);
    expect(first.carries).toMatchObject({ cash: heldBack, assets: [{ assetId: 'shares', value: rand(600_000) }] });
    const sold = {
      ...estate,
      assets: [estate.assets[0]!, createTestAsset('shares', 600_000, 'sold', { soldFor: rand(600_000) })],
    };
    const request = expectGranted(buildAccountRequest('secondAndFinal', [first], today));
    expect(request).toMatchObject({ sequence: 2, broughtForward: { cash: heldBack } });
    const second = drawAccount(sold, request);
    const one = drawAccount(sold);
    const readAwarded = (account: typeof one) => account.distribution?.total ?? nil;
    const inFirst = readAwarded(drawAccount(estate, expectGranted(buildAccountRequest('first', [], today, heldBack))));
    expect(plus(inFirst, readAwarded(second))).toBe(readAwarded(one));
  });

  it('what is to be paid for executor and Master is kept with each: two accounts charge what one would, VAT with it', () => {
    const executors = [{ id: 'e', name: 'E', vatVendor: true }];
    const income = [{ id: 'rent', narrative: 'Rent', amount: rand(12_000) }];
    const charging = { ...estate, executors, income, settings: createTestEstate().settings };
    const first = lodgeAccount('first', [], charging);
    const sold = {
      ...charging,
      assets: [estate.assets[0]!, createTestAsset('shares', 600_000, 'sold', { soldFor: rand(600_000) })],
    };
    const second = lodgeAccount('secondAndFinal', [first], sold);
    const whole = computeCostsCharged(drawAccount(sold));
    const kinds = ['executorRemuneration', 'vatOnRemuneration', 'mastersFee'] as const;
    expect(kinds.map((kind) => plus(first.carries.costs![kind], second.carries.costs![kind]))).toEqual(
      kinds.map((kind) => whole[kind]),
    );
    // 3,5% of a million and 6% of the rent; 15% on both.
    expect([whole.executorRemuneration, whole.vatOnRemuneration]).toEqual([rand(35_720), rand(5_358)]);
  });

  it('an amended account takes the place of the one it amends, and the next stands on it', () => {
    const first = lodgeAccount('first');
    const more = {
      ...estate,
      assets: [createTestAsset('bank', 410_000, 'money', { class: 'claim' }), estate.assets[1]!],
    };
    const amended = lodgeAccount('amendedFirst', [first], more);
    expect(amended.sequence).toBe(1);
    const request = expectGranted(buildAccountRequest('second', [first, amended], today));
    expect(request.earlier).toEqual([amended.carries.forNext]);
    expect(listOpenKinds([first, amended])).toContain('amendedFirst 1');
  });

  it('a mere statement takes no place', () => {
    const statement = { ...lodgeAccount('first'), kind: 'statementOfAssetsAndLiabilities' as const };
    expect([findUsualKind([statement]), findNextPlace([statement])]).toEqual(['firstAndFinal', null]);
  });

  it('papers speak of the account lodged last until it has lain, of a final one for good, else of the next', () => {
    expect(findCurrentAccount([], false)).toEqual({ toDraw: ['firstAndFinal', 'first'] });
    const first = lodgeAccount('first');
    expect(findCurrentAccount([first], false)).toEqual({ lodged: first });
    expect(findCurrentAccount([first], true)).toEqual({ toDraw: ['secondAndFinal', 'second'] });
    const final = { ...first, kind: 'firstAndFinal' as const };
    expect(findCurrentAccount([final], true)).toEqual({ lodged: final });
  });
});
