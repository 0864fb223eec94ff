import { describe, expect, it } from 'vitest';
import { rand } from '../money/cents';
import { fraction } from '../money/fraction';
import type { CapturedClause, CapturedTaker, CapturedWill, TakerPart } from './captured-will';
import { toWill } from './captured-will';
import { checkCapturedWill } from './check-captured-will';

const createTaker = (
  personId: string,
  part: TakerPart,
  n = 1,
  d = 1,
  more: Partial<CapturedTaker> = {},
): CapturedTaker => ({
  personId,
  part,
  ...(part === 'from' || part === 'to' ? {} : { share: fraction(n, d) }),
  substitutes: [],
  ...more,
});
const people = new Map([
  ['anna', 0],
  ['ben', 1],
  ['carl', 2],
]);
const assets = new Map([
  ['house', 0],
  ['car', 1],
]);
const createWill = (...clauses: readonly CapturedClause[]): CapturedWill => ({ clauses });
const readRefusals = (captured: CapturedWill): string[] =>
  checkCapturedWill(captured, assets, people)?.refusals.map(({ field }) => field) ?? [];

const usufruct: CapturedClause = {
  id: '2',
  kind: 'limited',
  assetId: 'house',
  right: 'usufruct',
  takers: [
    createTaker('anna', 'holder'),
    createTaker('ben', 'bareOwner', 4, 12),
    createTaker('carl', 'bareOwner', 8, 12),
  ],
};

describe('an annuity', () => {
  const annuity: CapturedClause = { ...usufruct, right: 'annuity' };
  it('has the amount of its clause as what it pays a year, over an asset and over the residue', () => {
    const residue: CapturedClause = {
      id: '9',
      kind: 'residue',
      right: 'annuity',
      amount: rand(60_000),
      takers: [createTaker('ben', 'taker'), createTaker('anna', 'holder')],
    };
    const will = toWill(createWill({ ...annuity, amount: rand(120_000) }, residue));
    expect(will.legacies[0]).toMatchObject({ right: 'annuity', yearly: rand(120_000) });
    expect(will.residue?.limited).toMatchObject({ right: 'annuity', yearly: rand(60_000) });
    expect(readRefusals(createWill({ ...annuity, amount: rand(120_000) }, residue))).toEqual([]);
  });
  it('is refused at its amount where none is entered, and a usufruct keeps none', () => {
    expect(readRefusals(createWill(annuity))).toEqual(['clauses.0.amount']);
    expect(toWill(createWill({ ...usufruct, amount: rand(1) })).legacies[0]).not.toHaveProperty('yearly');
  });
});

describe('a will as captured, in the law’s words', () => {
  it('keeps fractions as written and reads every kind of clause', () => {
    const captured = createWill(
      { id: '1', kind: 'words', clause: '1', takers: [] },
      usufruct,
      {
        id: '3',
        kind: 'cash',
        amount: rand(100),
        takers: [createTaker('ben', 'taker', 1, 1, { substitutes: ['carl'] })],
      },
      { id: '4', kind: 'residue', clause: '9', takers: [createTaker('anna', 'taker', 2, 4)] },
      {
        id: '5',
        kind: 'handOver',
        amount: rand(5),
        ofClauseId: '2',
        takers: [createTaker('anna', 'from'), createTaker('ben', 'to')],
      },
    );
    expect(toWill(captured)).toEqual({
      legacies: [
        {
          id: '2',
          kind: 'limited',
          assetId: 'house',
          right: 'usufruct',
          holders: [{ personId: 'anna', share: fraction(1) }],
          bareOwners: [
            { personId: 'ben', share: fraction(4, 12) },
            { personId: 'carl', share: fraction(8, 12) },
          ],
        },
        { id: '3', kind: 'cash', personId: 'ben', amount: rand(100), substitutes: ['carl'] },
      ],
      residue: { clause: '9', to: [{ personId: 'anna', share: fraction(2, 4) }] },
      handOvers: [{ id: '5', spouseId: 'anna', legacyId: '2', toPersonId: 'ben', amount: rand(5) }],
    });
    expect(readRefusals(captured)).toEqual([]);
  });

  it.each<[string, CapturedWill, string[]]>([
    [
      'a usufruct without an owner',
      createWill({ ...usufruct, takers: [createTaker('anna', 'holder')] }),
      ['clauses.0.takers'],
    ],
    [
      'a usufruct without a holder',
      createWill({ ...usufruct, takers: [createTaker('ben', 'bareOwner')] }),
      ['clauses.0.takers'],
    ],
    [
      'holder and owner in one',
      createWill({ ...usufruct, takers: [createTaker('anna', 'holder'), createTaker('anna', 'bareOwner')] }),
      ['clauses.0.takers.1.partyID'],
    ],
    [
      'shares over one',
      createWill({
        id: '1',
        kind: 'residue',
        takers: [createTaker('anna', 'taker', 2, 3), createTaker('ben', 'taker', 1, 2)],
      }),
      ['clauses.0.takers'],
    ],
    [
      'an asset bequeathed twice',
      createWill(usufruct, { id: '9', kind: 'asset', assetId: 'house', takers: [createTaker('ben', 'taker')] }),
      ['clauses.1.assetID'],
    ],
    [
      'a sum without an amount',
      createWill({ id: '1', kind: 'cash', takers: [createTaker('ben', 'taker')] }),
      ['clauses.0.amount'],
    ],
    [
      'a sum for nobody',
      createWill({ id: '1', kind: 'cash', amount: rand(1), takers: [] }),
      ['clauses.0.takers', 'clauses.0.takers.0.partyID'],
    ],
    [
      'two residues',
      createWill({ id: '1', kind: 'residue', takers: [] }, { id: '2', kind: 'residue', takers: [] }),
      ['clauses.1.kind'],
    ],
    [
      'somebody who steps in for himself',
      createWill({ id: '1', kind: 'residue', takers: [createTaker('anna', 'taker', 1, 1, { substitutes: ['anna'] })] }),
      ['clauses.0.takers.0.substitutes.0'],
    ],
    [
      'a stranger',
      createWill({ id: '1', kind: 'asset', assetId: 'car', takers: [createTaker('dan', 'taker')] }),
      ['clauses.0.takers.0.partyID'],
    ],
    ['no asset', createWill({ id: '1', kind: 'asset', takers: [createTaker('ben', 'taker')] }), ['clauses.0.assetID']],
    [
      'nobody who hands on',
      createWill({ id: '1', kind: 'handOver', amount: rand(1), takers: [createTaker('ben', 'to')] }),
      ['clauses.0.takers'],
    ],
  ])('refuses %s at its clause', (_, captured, fields) => {
    expect(readRefusals(captured)).toEqual(fields);
  });
});
