import { describe, expect, it } from 'vitest';
import { localDate } from '../dates/local-date';
import { refusedFields } from '../law/testing';
import { cents, rand } from '../money/cents';
import { fraction } from '../money/fraction';
import { checkEstate } from './check-estate';
import type { Estate } from './estate';
import { aDebt, anAsset, anEstate, aPerson, takes } from './estate.testing';

const today = localDate('2026-11-15');
const people = [aPerson('ann', { degree: 1 }), aPerson('ben', { degree: 1 }), aPerson('sue', { degree: 0 })];
const house = anAsset('house', 1_000_000, 'inKind', { class: 'immovable' });
const fields = (estate: Partial<Estate>) => refusedFields(checkEstate(anEstate({ people, ...estate }), today));

describe('an estate as captured', () => {
  it('passes when nothing is wrong', () => {
    const will = { legacies: [], residue: { to: [takes('ann', 1, 2), takes('ben', 1, 2)] } };
    expect(checkEstate(anEstate({ people, assets: [house], will }), today)).toBeUndefined();
  });

  it('refuses a death in the future, and a birth after the death', () => {
    const deceased = { name: 'X', diedOn: localDate('2027-01-01'), bornOn: localDate('2027-02-01') };
    expect(fields({ deceased })).toEqual(['deceased.diedOn', 'deceased.bornOn']);
  });

  it('refuses negative amounts wherever they stand', () => {
    expect(
      fields({
        assets: [house, { ...house, id: 'b', value: cents(-1) }],
        liabilities: [aDebt('x', 10), { ...aDebt('y', 1), amount: cents(-5) }],
        will: { legacies: [{ kind: 'cash', id: 'l', personId: 'ann', amount: cents(-1) }] },
      }),
    ).toEqual(['assets[1].value', 'liabilities[1].amount', 'will.legacies[0].amount']);
  });

  it('refuses a foreign asset without a rate, and says what to enter', () => {
    const flat = anAsset('flat', 0, 'inKind');
    const refused = checkEstate(
      anEstate({ people, assets: [house, { ...flat, value: { amount: rand(100), currency: 'GBP' } }] }),
      today,
    );
    expect(refusedFields(refused)).toEqual(['assets[1].value.randPerUnit']);
    expect(refused?.refusals[0]?.sentence).toContain('GBP');
  });

  it('refuses shares over one, of an asset, of a legacy and of the residue', () => {
    expect(
      fields({
        assets: [{ ...house, share: fraction(3, 2) }],
        will: {
          legacies: [{ kind: 'asset', id: 'l', assetId: 'house', to: [takes('ann', 2, 3), takes('ben', 2, 3)] }],
          residue: { to: [takes('ann', 3, 4), takes('ben', 1, 2)] },
        },
      }),
    ).toEqual(['assets[0].share', 'will.legacies[0].to', 'will.residue.to']);
  });

  it('refuses an award larger than the asset', () => {
    const will = { legacies: [{ kind: 'asset' as const, id: 'l', assetId: 'house', to: [takes('ann', 5, 4)] }] };
    expect(fields({ assets: [house], will })).toEqual(['will.legacies[0].to[0].share', 'will.legacies[0].to']);
  });

  it('refuses an asset awarded twice, by legacies or by agreements', () => {
    const legacy = { kind: 'asset' as const, assetId: 'house', to: [takes('ann', 1)] };
    const take = { assetId: 'house', to: [takes('ben', 1)] };
    expect(
      fields({
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
          holders: [takes('sue', 1)],
          bareOwners: [],
        },
      ],
    };
    expect(fields({ assets: [house], will })).toEqual(['will.legacies[0].bareOwners']);
  });

  it('refuses several spouses where the law knows but one', () => {
    const civil = { kind: 'civil' as const, marriedOn: localDate('2000-01-01'), contract: 'none' as const };
    const marriages = [
      { ...civil, spouseId: 'ann' },
      { ...civil, spouseId: 'sue' },
    ];
    expect(fields({ marriages })).toEqual(['marriages[0].spouseId', 'marriages[1].spouseId']);
    const customary = { ...civil, kind: 'customary' as const, contract: 'withoutAccrual' as const };
    const wives = marriages.map(({ spouseId }) => ({ ...customary, spouseId }));
    expect(checkEstate(anEstate({ people, marriages: wives }), today)).toBeUndefined();
  });

  it('asks for the accrual values of a marriage with accrual', () => {
    const marriage = {
      kind: 'civil' as const,
      marriedOn: localDate('2000-01-01'),
      contract: 'withAccrual' as const,
      spouseId: 'sue',
    };
    expect(fields({ marriages: [marriage] })).toEqual(['marriages[0].accrual']);
    expect(
      checkEstate(anEstate({ people, marriages: [{ ...marriage, accrual: 'notClaimed' }] }), today),
    ).toBeUndefined();
  });

  it('refuses people and assets nobody captured, entries used twice, and an override without a reason', () => {
    expect(
      fields({
        people: [...people, aPerson('ann')],
        assets: [house, house],
        liabilities: [aDebt('bond', 1, { securedBy: ['ship'], takenOverBy: 'zoe' })],
        will: { legacies: [], residue: { to: [takes('zoe', 1)] } },
        settings: {
          ...anEstate().settings,
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
