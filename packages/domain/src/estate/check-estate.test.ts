import { describe, expect, it } from 'vitest';
import { toLocalDate } from '../dates/local-date';
import { readRefusalFields } from '../law/testing';
import { cents, rand } from '../money/cents';
import { fraction } from '../money/fraction';
import { checkEstate } from './check-estate';
import type { Estate } from './estate';
import {
  createTestChild,
  createTestDebt,
  createTestAsset,
  createTestEstate,
  createTestPerson,
  createTaker,
} from './estate.testing';
import { listSurvivingMarriages } from './relations';

const today = toLocalDate('2026-11-15');
const people = [createTestChild('ann'), createTestChild('ben'), createTestPerson('sue')];
const house = createTestAsset('house', 1_000_000, 'inKind', { class: 'immovable' });
const readRefusedFields = (estate: Partial<Estate>) =>
  readRefusalFields(checkEstate(createTestEstate({ people, ...estate }), today));

describe('an estate as captured', () => {
  it('passes when nothing is wrong', () => {
    const will = { legacies: [], residue: { to: [createTaker('ann', 1, 2), createTaker('ben', 1, 2)] } };
    expect(checkEstate(createTestEstate({ people, assets: [house], will }), today)).toBeUndefined();
  });

  it('refuses a death in the future, and a birth after the death', () => {
    const deceased = {
      id: 'deceased',
      name: 'X',
      diedOn: toLocalDate('2027-01-01'),
      bornOn: toLocalDate('2027-02-01'),
    };
    expect(readRefusedFields({ deceased })).toEqual(['deceased.diedOn', 'deceased.bornOn', 'settings.accountDate']);
  });

  it('refuses negative amounts wherever they stand', () => {
    expect(
      readRefusedFields({
        assets: [house, { ...house, id: 'b', value: cents(-1) }],
        liabilities: [createTestDebt('x', 10), { ...createTestDebt('y', 1), amount: cents(-5) }],
        will: { legacies: [{ kind: 'cash', id: 'l', personId: 'ann', amount: cents(-1) }] },
      }),
    ).toEqual(['assets[1].value', 'liabilities[1].amount', 'will.legacies[0].amount']);
  });

  it('refuses a foreign asset without a rate, and says what to enter', () => {
    const flat = createTestAsset('flat', 0, 'inKind');
    const refused = checkEstate(
      createTestEstate({ people, assets: [house, { ...flat, value: { amount: rand(100), currency: 'GBP' } }] }),
      today,
    );
    expect(readRefusalFields(refused)).toEqual(['assets[1].value.randPerUnit']);
    expect(refused?.refusals[0]?.sentence).toContain('GBP');
  });

  it('refuses shares over one, of an asset, of a legacy and of the residue', () => {
    expect(
      readRefusedFields({
        assets: [{ ...house, share: fraction(3, 2) }],
        will: {
          legacies: [
            { kind: 'asset', id: 'l', assetId: 'house', to: [createTaker('ann', 2, 3), createTaker('ben', 2, 3)] },
          ],
          residue: { to: [createTaker('ann', 3, 4), createTaker('ben', 1, 2)] },
        },
      }),
    ).toEqual(['assets[0].share', 'will.legacies[0].to', 'will.residue.to']);
  });

  it('refuses an award larger than the asset', () => {
    const will = { legacies: [{ kind: 'asset' as const, id: 'l', assetId: 'house', to: [createTaker('ann', 5, 4)] }] };
    expect(readRefusedFields({ assets: [house], will })).toEqual([
      'will.legacies[0].to[0].share',
      'will.legacies[0].to',
    ]);
  });

  it('refuses an asset awarded twice, by legacies or by agreements', () => {
    const legacy = { kind: 'asset' as const, assetId: 'house', to: [createTaker('ann', 1)] };
    const take = { assetId: 'house', to: [createTaker('ben', 1)] };
    expect(
      readRefusedFields({
        assets: [house],
        will: {
          legacies: [
            { ...legacy, id: 'one' },
            { ...legacy, id: 'two' },
          ],
        },
        agreements: [{ id: 'a', ground: 'allotment', assets: [take, take] }],
      }),
    ).toEqual(['will.legacies[1].assetId', 'agreements[0].assets[1].assetId']);
  });

  it('refuses a usufruct without a bare owner', () => {
    const will = {
      legacies: [
        {
          kind: 'limited' as const,
          id: 'l',
          assetId: 'house',
          right: 'usufruct' as const,
          holders: [createTaker('sue', 1)],
          bareOwners: [],
        },
      ],
    };
    expect(readRefusedFields({ assets: [house], will })).toEqual(['will.legacies[0].bareOwners']);
  });

  it('refuses several spouses where the law knows but one', () => {
    const civil = { kind: 'civil' as const, marriedOn: toLocalDate('2000-01-01'), contract: 'none' as const };
    const marriages = [
      { ...civil, spouseId: 'ann' },
      { ...civil, spouseId: 'sue' },
    ];
    expect(readRefusedFields({ marriages })).toEqual(['marriages[0].spouseId', 'marriages[1].spouseId']);
    const customary = { ...civil, kind: 'customary' as const, contract: 'withoutAccrual' as const };
    const wives = marriages.map(({ spouseId }) => ({ ...customary, spouseId }));
    expect(checkEstate(createTestEstate({ people, marriages: wives }), today)).toBeUndefined();
  });

  it('asks for the accrual values of a marriage with accrual', () => {
    const marriage = {
      kind: 'civil' as const,
      marriedOn: toLocalDate('2000-01-01'),
      contract: 'withAccrual' as const,
      spouseId: 'sue',
    };
    expect(readRefusedFields({ marriages: [marriage] })).toEqual(['marriages[0].accrual']);
    expect(
      checkEstate(createTestEstate({ people, marriages: [{ ...marriage, accrual: 'notClaimed' }] }), today),
    ).toBeUndefined();
  });

  it('refuses people and assets nobody captured, entries used twice, and an override without a reason', () => {
    expect(
      readRefusedFields({
        people: [...people, createTestPerson('ann')],
        assets: [house, house],
        liabilities: [createTestDebt('bond', 1, { securedBy: ['ship'], takenOverBy: 'zoe' })],
        will: { legacies: [], residue: { to: [createTaker('zoe', 1)] } },
        settings: {
          ...createTestEstate().settings,
          overrides: { mastersFee: { amount: rand(5), reason: ' ' } },
        },
      }),
    ).toEqual([
      'people[3].id',
      'assets[1].id',
      'liabilities[0].securedBy[0]',
      'liabilities[0].takenOverBy',
      'will.residue.to[0].personId',
      'settings.overrides.mastersFee.reason',
    ]);
  });
});

describe('the family is read from people and marriages', () => {
  const civil = { kind: 'civil' as const, marriedOn: toLocalDate('2000-01-01'), contract: 'none' as const };

  it('refuses somebody who is an own ancestor, a parent nobody captured, and a child older than a parent', () => {
    const circle = [createTestPerson('ann', { parents: ['ben'] }), createTestPerson('ben', { parents: ['ann'] })];
    expect(readRefusedFields({ people: circle })).toEqual(['people[0].parents']);
    expect(readRefusedFields({ people: [createTestPerson('ann', { parents: ['zoe'] })] })).toEqual([
      'people[0].parents',
    ]);
    const older = [
      createTestPerson('mother', { bornOn: toLocalDate('1990-01-01') }),
      createTestPerson('ann', { parents: ['mother'], bornOn: toLocalDate('1980-01-01') }),
    ];
    expect(readRefusedFields({ people: older })).toEqual(['people[1].bornOn']);
  });

  it('refuses the deceased among the people', () => {
    expect(readRefusedFields({ people: [createTestPerson('deceased')] })).toContain('people[0].id');
  });

  it('refuses letters and an account before the death, and a marriage before a birth', () => {
    expect(
      readRefusedFields({
        people: [createTestPerson('sue', { bornOn: toLocalDate('2000-01-02') })],
        marriages: [{ ...civil, spouseId: 'sue' }],
        executors: [{ id: 'e', name: 'E', vatVendor: false, lettersOn: toLocalDate('2026-04-01') }],
        settings: { accountDate: toLocalDate('2026-04-01') },
      }),
    ).toEqual(['settings.accountDate', 'executors[0].lettersOn', 'marriages[0].marriedOn']);
  });

  it('a marriage ends with the death of the spouse, which the person says', () => {
    const sue = createTestPerson('sue', { diedOn: toLocalDate('2010-05-05') });
    const ann = createTestPerson('ann');
    const estate = createTestEstate({
      people: [sue, ann],
      marriages: [
        { ...civil, spouseId: 'sue' },
        { ...civil, marriedOn: toLocalDate('2012-01-01'), spouseId: 'ann' },
      ],
    });
    expect(listSurvivingMarriages(estate).map(({ spouseId }) => spouseId)).toEqual(['ann']);
    expect(checkEstate(estate, today)).toBeUndefined();
    const sameDay = { ...estate, people: [{ ...sue, diedOn: estate.deceased.diedOn }] };
    expect(readRefusedFields(sameDay)).toContain('people[0].outlivedDeceased');
  });

  it('asks of a life partner before 30 June 2023 whether the claim is recognised', () => {
    const partner = { ...civil, kind: 'lifePartnership' as const, spouseId: 'sue' };
    const checkMarriages = (died: string, marriages: Estate['marriages']) =>
      checkEstate(createTestEstate({ died, people: [createTestPerson('sue')], marriages }), today);
    expect(readRefusalFields(checkMarriages('2023-06-29', [partner]))).toEqual(['marriages[0].recognised']);
    expect(checkMarriages('2023-06-29', [{ ...partner, recognised: false }])).toBeUndefined();
    expect(checkMarriages('2023-06-30', [partner])).toBeUndefined();
  });
});
