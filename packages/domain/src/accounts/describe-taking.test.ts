import { describe, expect, it } from 'vitest';
import { toLocalDate } from '../dates/local-date';
import type { Estate } from '../estate/estate';
import {
  createPart,
  createTaker,
  createTestAsset,
  createTestChild,
  createTestDebt,
  createTestEstate,
  createTestPerson,
} from '../estate/estate.testing';
import type { Will } from '../estate/will';
import { formatInEnglish, quoteVerbatim } from '../law/message';
import { createTakingDescriber } from './describe-taking';
import { createFirstAndFinal } from './request';
import { toLookAt } from './to-look-at';
import { drawAccount, noFees, today } from './two-heirs.testing';

const wife = createTestPerson('wife', { name: 'Anna Botha', bornOn: toLocalDate('1965-11-02'), sex: 'F' });
const son = createTestChild('son', { name: 'Ben Botha', bornOn: toLocalDate('1990-01-01'), sex: 'M' });
const daughter = createTestChild('elsa', { name: 'Elsa Botha', bornOn: toLocalDate('1992-01-01'), sex: 'F' });
const marriage = { kind: 'civil' as const, marriedOn: toLocalDate('1988-01-01'), spouseId: 'wife' };
const house = createTestAsset('house', 1_000_000, 'inKind', { class: 'immovable', description: 'Erf 12' });

const createEstate = (will: Will, more: Partial<Estate> = {}): Estate =>
  createTestEstate({
    people: [wife, son, daughter],
    marriages: [{ ...marriage, contract: 'withoutAccrual' }],
    assets: [house],
    will,
    settings: noFees,
    ...more,
  });

/** What each person takes of each asset, in the words of the account. */
function readTakings(estate: Estate): string[] {
  const { distribution, joint } = drawAccount(estate);
  const describeTaking = createTakingDescriber(estate, distribution!, joint !== undefined);
  return distribution!.awards.flatMap((award) =>
    award.inKind.map((item) => {
      const { words, valuation } = describeTaking(award, item, quoteVerbatim(item.description));
      return `${award.name}: ${formatInEnglish(words)}${valuation ? ` | ${formatInEnglish(valuation)}` : ''}`;
    }),
  );
}
const readGrounds = (estate: Estate): string[] =>
  drawAccount(estate).distribution!.awards.map(
    ({ name, grounds }) => `${name}: ${grounds.map(formatInEnglish).join(' · ')}`,
  );
const readCoOwners = (estate: Estate): string[] =>
  toLookAt(estate, drawAccount(estate), createFirstAndFinal(today)).flatMap(({ field, sentence }) =>
    field === 'agreements' ? [sentence] : [],
  );

describe('the rights of an award', () => {
  it('a usufruct and its bare dominium are named in full, with age, rate and factor', () => {
    // A woman of 60, 61 at the next birthday: Table A 7.25457; 12% of 1 000 000 is 120 000 a year.
    expect(
      readTakings(
        createEstate({
          legacies: [
            {
              kind: 'limited',
              id: 'u',
              clause: '3.1',
              assetId: 'house',
              right: 'usufruct',
              holders: [createTaker('wife', 1)],
              bareOwners: [createTaker('son', 1, 2), createTaker('elsa', 1, 2)],
            },
          ],
          residue: { clause: '4', to: [createTaker('son', 1)] },
        }),
      ),
    ).toEqual([
      'Anna Botha: Usufruct of Erf 12, for life | Anna Botha, aged 61 at the next birthday: the property R 1,000,000.00 at 12% a year is R 120,000.00, times factor 7.25457 (Table A)',
      'Ben Botha: Bare dominium of 1/2 share in Erf 12, subject to the usufruct of Anna Botha | Full value of the property R 1,000,000.00, less the usufruct R 870,548.40: R 129,451.60',
      'Elsa Botha: Bare dominium of 1/2 share in Erf 12, subject to the usufruct of Anna Botha | Full value of the property R 1,000,000.00, less the usufruct R 870,548.40: R 129,451.60',
    ]);
  });

  it('a fiduciary interest names the fideicommissary', () => {
    const takings = readTakings(
      createEstate({
        legacies: [
          {
            kind: 'limited',
            id: 'f',
            assetId: 'house',
            right: 'fiduciary interest',
            holders: [createTaker('wife', 1)],
            bareOwners: [createTaker('son', 1)],
          },
        ],
        residue: { to: [createTaker('son', 1)] },
      }),
    );
    expect(takings[0]).toContain('Fiduciary interest in Erf 12, for life, which then passes to Ben Botha |');
    expect(takings[1]).toContain('Erf 12, as fideicommissary after the fiduciary interest of Anna Botha |');
  });

  it('in community the survivor keeps half by right and heirs have their part of the other half', () => {
    const estate = createEstate(
      { legacies: [], residue: { to: [createTaker('son', 1, 2), createTaker('elsa', 1, 2)] } },
      { marriages: [{ ...marriage, contract: 'none' }] },
    );
    expect(readTakings(estate)).toEqual([
      'Anna Botha: 1/2 share in Erf 12',
      'Ben Botha: 1/4 share in Erf 12',
      'Elsa Botha: 1/4 share in Erf 12',
    ]);
  });

  it('of a half that the estate owns, a legacy of a third is a sixth, and the residue has the rest', () => {
    const estate = createEstate(
      {
        legacies: [{ kind: 'asset', id: 'l', clause: '2', assetId: 'house', to: [createTaker('elsa', 1, 3)] }],
        residue: { clause: '4', to: [createTaker('son', 1)] },
      },
      { assets: [{ ...house, share: createPart(1, 2) }] },
    );
    expect(readTakings(estate)).toEqual(['Ben Botha: 1/3 share in Erf 12', 'Elsa Botha: 1/6 share in Erf 12']);
    expect(readGrounds(estate)).toEqual([
      'Ben Botha: clause 4: residue, named in the will',
      'Elsa Botha: clause 2: legacy, named in the will',
    ]);
  });
});

describe('a will that makes co-owners', () => {
  const shared: Will = {
    legacies: [
      {
        kind: 'asset',
        id: 'l',
        clause: '3.2',
        assetId: 'house',
        to: [createTaker('son', 1, 2), createTaker('elsa', 1, 2)],
      },
    ],
    residue: { to: [createTaker('son', 1)] },
  };
  it('is pointed out with its clause and what they can do', () => {
    expect(readCoOwners(createEstate(shared))).toEqual([
      'The will makes several people co-owners: Erf 12 (clause 3.2): Ben Botha, Elsa Botha. If they do not want to own it together, they can sign a redistribution agreement before the account is lodged.',
    ]);
  });
  it('is not pointed out once they agreed, of one owner, or of household things in the residue', () => {
    const agreed = createEstate(shared, {
      agreements: [
        {
          id: 'a',
          ground: 'redistribution',
          signedBy: ['son', 'elsa'],
          assets: [{ assetId: 'house', to: [createTaker('son', 1)] }],
        },
      ],
    });
    expect(readCoOwners(agreed)).toEqual([]);
    const halves = { legacies: [], residue: { to: [createTaker('son', 1, 2), createTaker('elsa', 1, 2)] } };
    expect(readCoOwners(createEstate(halves))).toHaveLength(1);
    expect(readCoOwners(createEstate(halves, { assets: [{ ...house, class: 'movable' }] }))).toEqual([]);
    expect(readCoOwners(createEstate({ legacies: [], residue: { to: [createTaker('son', 1)] } }))).toEqual([]);
  });
});

it('a claim carries what it is for, its day and the reference of the creditor', () => {
  const debt = createTestDebt('First Bank', 10_000, {
    purpose: 'home loan',
    incurredOn: toLocalDate('2019-03-01'),
    reference: '4711',
  });
  const estate = createEstate(
    { legacies: [], residue: { to: [createTaker('son', 1)] } },
    { assets: [house, createTestAsset('bank', 50_000, 'money')], liabilities: [debt] },
  );
  expect(drawAccount(estate).liquidation.creditors.lines[0]).toMatchObject({
    narrative: 'First Bank',
    claim: { purpose: 'home loan', on: '2019-03-01', reference: '4711' },
  });
});
