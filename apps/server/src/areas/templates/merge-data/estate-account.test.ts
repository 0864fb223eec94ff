import { expect, test } from 'vitest';
import { cents } from '@boedel/domain/money/cents';
import { message } from '@boedel/domain/law/message';
import { getStandardTemplate } from '@boedel/domain/templates/catalogue';
import { createPaperTranslator, type PaperTranslator } from '../../../platform/paper/words';
import {
  type AccountAward,
  computeHeirFigures,
  computePaidHere,
  isKeepingBaseCost,
  toFundBefore,
} from './estate-account';

const [english, afrikaans] = (['en', 'af'] as const).map((language) => createPaperTranslator(language, 'ZA')) as [
  PaperTranslator,
  PaperTranslator,
];

const createAward = (more: Partial<AccountAward>): AccountAward => ({
  personId: '7',
  grounds: [],
  total: 0,
  inKind: [],
  inKindTotal: 0,
  cash: 0,
  paidTo: 'heir',
  ...more,
});

test('the surviving spouse who lives here takes over the base cost; a child, a spouse abroad and one divorced do not', () => {
  const createMarriage = (spouseId: string, more: object = {}) => ({
    spouseId,
    regime: 'outOfCommunity',
    marriedOn: '1990-01-01',
    ...more,
  });
  const estate = {
    deceased: { id: '1', diedOn: '2026-01-05' },
    people: ['2', '3', '4', '5'].map((id) => ({ id, name: id })),
    marriages: [
      createMarriage('2'),
      createMarriage('3', { spouseIsResident: false }),
      createMarriage('4', { divorcedOn: '1995-01-01' }),
    ],
  } as never;
  expect(['2', '3', '4', '5'].map((id) => isKeepingBaseCost(estate, id))).toEqual([true, false, false, false]);
  const { body } = getStandardTemplate(80)!;
  expect(body).toMatch(/\[if heir\.keepsBaseCost\]\n[^[]*not your base cost[^[]*9HA\(2\)/);
});

test('a spouse takes a half by right and a share beside it: the letter counts both', () => {
  const house = { description: 'House', value: 900 };
  const byRight = createAward({ total: 1000, inKind: [house], inKindTotal: 900, cash: 100 });
  expect(computeHeirFigures([byRight, createAward({ total: 400, cash: 400 })], 50, english)).toMatchObject({
    'heir.entitlement': 1400,
    'heir.inKind': 900,
    'heir.cash': 500,
    'heir.due': 450,
    awards: [
      { 'award.description': 'House', 'award.amount': 900 },
      { 'award.description': 'Money', 'award.amount': 100 },
      { 'award.description': 'Money', 'award.amount': 400 },
    ],
  });
});

test('an Afrikaans letter names an award of money and its section in Afrikaans', () => {
  const award = createAward({
    cash: 100,
    grounds: [message('Intestate Succession Act {section}', { section: 's 1(1)(b)' })],
  });
  expect(computeHeirFigures([award], 0, afrikaans)['awards']).toEqual([
    { 'award.description': 'Geld', 'award.amount': 100, 'award.basis': 'Wet op Intestate Erfopvolging art 1(1)(b)' },
  ]);
});

test("a minor who pays in takes nothing off what goes to the Guardian's Fund", () => {
  expect(computeHeirFigures([createAward({ paidTo: 'guardiansFund', cash: -190 })], 0, english)).toMatchObject({
    'heir.toFund': 0,
  });
  expect(computeHeirFigures([createAward({ paidTo: 'guardiansFund', cash: 500 })], 0, english)).toMatchObject({
    'heir.toFund': 500,
  });
});

test("the Guardian's Fund is told what earlier accounts sent it, of each person", () => {
  const to = (personId: string, cash: number, toFund = true) => ({ personId, name: 'Lize', cash: cents(cash), toFund });
  const before = [
    { carries: { awards: [to('7', 2_000), to('8', 900)] } },
    { carries: { awards: [to('7', 50, false)] } },
  ];
  expect(toFundBefore('7', before)).toBe(2_000);
  expect(toFundBefore('9', before)).toBe(0);
});

test('payments answer the accounts before the one on hand first', () => {
  const before = [{ carries: { awards: [{ personId: '7', name: 'Lize', cash: cents(2_000), toFund: true }] } }];
  expect(computePaidHere(2_000, '7', before)).toBe(0);
  expect(computePaidHere(2_300, '7', before)).toBe(300);
  expect(computePaidHere(500, '7', before)).toBe(0);
  expect(computePaidHere(500, '8', before)).toBe(500);
  expect(computePaidHere(500, '7', [])).toBe(500);
});
