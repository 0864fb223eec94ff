import { createAnyEstate } from '@boedel/domain/accounts/random-estate.testing';
import { toLocalDate } from '@boedel/domain/dates/local-date';
import type { Advance, Estate } from '@boedel/domain/estate/estate';
import {
  createTestChild,
  createTestAsset,
  createTestEstate,
  createTestPerson,
} from '@boedel/domain/estate/estate.testing';
import { rand } from '@boedel/domain/money/cents';
import { fraction } from '@boedel/domain/money/fraction';
import * as fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { openFirmScope } from '../../platform/tenancy/scopes';
import { type TestFirm, createTestApp } from '../../testing/test-app';
import { readIntestacy, readEstateMarriages, readPeople } from '../family/list-people';
import { listAdvances, listAgreements, findWill } from '../will-facts/find-will';
import { toJsonValue, replaceNames, savePeople } from './save-people.testing';

const testApp = createTestApp();
let firm: TestFirm;
beforeAll(async () => void (firm = await testApp.createFirm()));

const read = (matterId: number) =>
  openFirmScope(testApp.test.database, firm.id).transaction(async (tx) => ({
    ...(await readPeople(tx, matterId)),
    ...(await readEstateMarriages(tx, matterId)),
    ...(await readIntestacy(tx, matterId)),
    will: await findWill(tx, matterId),
    agreements: await listAgreements(tx, matterId),
    advances: await listAdvances(tx, matterId),
  }));

const save = (estate: Estate) => savePeople(testApp, firm, estate);

const pickFacts = ({
  deceased,
  people,
  marriages,
  will,
  agreements,
  advances,
  intestateHeirs,
  relativesSought,
}: Estate) =>
  toJsonValue({
    deceased,
    people,
    marriages,
    open: [],
    will,
    agreements,
    advances,
    intestateHeirs,
    relativesSought,
  });

const readBack = async (estate: Estate) => {
  const { matterId, names } = await save(estate);
  return replaceNames(await read(matterId), names);
};

describe('what is saved through the calls reads back as the law’s own', () => {
  test('for people, marriages, wills and agreements of random estates', async () => {
    const seed = Number(process.env['SEED'] ?? 15);
    const estates = fc.sample(createAnyEstate(), { numRuns: 30, seed });
    expect(estates.flatMap(({ will }) => will?.legacies ?? []).length).toBeGreaterThan(20);
    expect(estates.flatMap(({ agreements }) => agreements).length).toBeGreaterThan(2);
    for (const estate of estates) expect(await readBack(estate)).toEqual(pickFacts(estate));
  }, 240_000);

  test('for every field of a person, a marriage, a will, an agreement and an advance', async () => {
    const day = toLocalDate;
    const advance: Advance = { id: 'v1', personId: 'son', amount: rand(1500), excused: true };
    const estate = createTestEstate({
      deceased: {
        id: 'deceased',
        bornOn: toLocalDate('1955-05-05'),
        sex: 'M',
        resident: false,
        name: 'The Deceased',
        diedOn: day('2026-04-02'),
        parents: ['ma'],
        adoption: { parents: ['pa'], marriedBirthParent: 'ma' },
      },
      people: [
        createTestPerson('ma', { sex: 'F', bornOn: day('1930-01-01'), diedOn: day('2000-01-01') }),
        createTestPerson('pa', { sex: 'M' }),
        createTestPerson('wife', {
          sex: 'F',
          bornOn: day('1960-02-03'),
          maritalStatus: 'widowed',
          relationship: 'surviving spouse',
        }),
        createTestPerson('former', { diedOn: day('2010-01-01') }),
        createTestPerson('partner', { maritalStatus: 'unmarried' }),
        createTestChild('son', {
          bornOn: day('1985-05-05'),
          maritalStatus: 'inCommunity',
          inCommunityWith: 'Anna',
          identityNumber: 'M00123456',
          renounced: { on: day('2026-05-01'), mentallyIll: true },
          relationship: 'son',
        }),
        createTestChild('girl', {
          bornOn: day('2012-01-01'),
          moneyHeldBy: 'tutorOrCurator',
          parents: ['deceased', 'wife'],
        }),
        createTestChild('lost', { unable: 'absent', disqualified: 'forged the will', maritalStatus: 'outOfCommunity' }),
        createTestChild('twin', { bornOn: day('1985-05-05'), diedOn: day('2026-04-02'), outlivedDeceased: true }),
        createTestChild('late', { bornOn: day('2026-08-01'), conceivedBeforeDeath: true }),
        createTestPerson('coming', { unborn: true, parents: ['son'] }),
        createTestPerson('adopted', { parents: ['lost'], adoption: { parents: ['son'] } }),
        createTestPerson('trust', {
          kind: 'trust',
          trustees: ['A Trustee', 'B Trustee'],
          authorityNumber: 'IT 12/2020',
          spouseTrust: { spouseId: 'wife', mayGiveToOthers: true },
        }),
        createTestPerson('company', { kind: 'body' }),
        createTestPerson('hospice', { kind: 'publicBenefit' }),
        createTestPerson('state', { kind: 'state' }),
      ],
      marriages: [
        {
          spouseId: 'wife',
          kind: 'civil',
          contract: 'withAccrual',
          marriedOn: day('1990-01-01'),
          spouseIsResident: false,
          accrual: {
            deceased: { commencementValue: rand(1), netEndValue: rand(2) },
            survivor: { commencementValue: rand(3), netEndValue: rand(4) },
            cpiAtMarriage: fraction(123, 10),
            cpiAtDissolution: fraction(1001, 10),
          },
        },
        {
          spouseId: 'former',
          kind: 'customary',
          contract: 'none',
          courtOrder: true,
          marriedOn: day('1980-01-01'),
          divorcedOn: day('1985-01-01'),
          earlierEstate: { abatementUsed: rand(1), spouses: 2, evidenceFiled: false },
          massing: { jointWill: true, disposesOfBoth: false, limitedInterestForSurvivor: true, survivor: 'repudiated' },
          accrual: 'notClaimed',
        },
        {
          spouseId: 'partner',
          kind: 'lifePartnership',
          contract: 'none',
          marriedOn: day('1986-01-01'),
          recognised: false,
        },
      ],
      assets: [
        createTestAsset('house', 1, 'inKind', { class: 'immovable' }),
        createTestAsset('car', 1, 'inKind'),
        createTestAsset('shares', 1, 'inKind'),
        createTestAsset('boat', 1, 'inKind'),
      ],
      will: {
        datedOn: day('2020-01-01'),
        executor: { capitalRate: fraction(2, 100), incomeRate: fraction(5, 100) },
        noCollation: true,
        keepsFormerSpouse: true,
        forbidsTakeOver: true,
        survivorshipDays: 30,
        legacies: [
          {
            id: 'l1',
            kind: 'cash',
            clause: '3',
            preLegacy: true,
            personId: 'son',
            amount: rand(99.5),
            substitutes: ['girl', 'hospice'],
            noRepresentation: true,
            lateInterest: { from: day('2026-10-01'), yearlyRate: fraction(9, 100) },
          },
          {
            id: 'l2',
            kind: 'asset',
            assetId: 'car',
            to: [{ personId: 'lost', share: fraction(4, 12), substitutes: ['trust'] }],
          },
          {
            id: 'l3',
            kind: 'limited',
            assetId: 'house',
            right: 'fiduciary interest',
            holders: [{ personId: 'wife', share: fraction(1), term: { years: 10, months: 6 } }],
            bareOwners: [
              { personId: 'son', share: fraction(4, 12) },
              { personId: 'girl', share: fraction(8, 12) },
            ],
            acceptedYield: fraction(5, 100),
            security: 'a bond',
          },
          {
            id: 'l4',
            kind: 'limited',
            assetId: 'boat',
            right: 'annuity',
            yearly: rand(120_000),
            holders: [{ personId: 'wife', share: fraction(1) }],
            bareOwners: [{ personId: 'son', share: fraction(1) }],
          },
        ],
        residue: {
          clause: '9',
          to: [
            { personId: 'son', share: fraction(2, 4), jointGift: 'a' },
            { personId: 'hospice', share: fraction(2, 4), jointGift: 'a' },
          ],
          limited: { right: 'usufruct', holders: [{ personId: 'wife', share: fraction(1) }], security: 'none' },
        },
        handOvers: [{ id: 'h1', spouseId: 'wife', legacyId: 'l3', toPersonId: 'girl', amount: rand(12) }],
      },
      agreements: [
        {
          id: 'g1',
          ground: 's38',
          masterConsents: true,
          securityForMinors: false,
          assets: [{ assetId: 'shares', to: [{ personId: 'wife', share: fraction(1) }] }],
          transfers: [{ from: 'wife', to: 'son', amount: rand(7) }],
        },
      ],
      advances: [advance, { id: 'v2', personId: 'girl', amount: rand(1) }],
      intestateHeirs: [
        { personId: 'wife', share: fraction(4, 12) },
        { personId: 'son', share: fraction(8, 12) },
      ],
      relativesSought: true,
    });
    expect(await readBack(estate)).toEqual(pickFacts(estate));
  });

  test('a sum fixed for the executor, and an estate without a will', async () => {
    const fixed = createTestEstate({
      people: [createTestChild('a')],
      will: { legacies: [], executor: { amount: rand(5000) } },
    });
    expect(await readBack(fixed)).toEqual(pickFacts(fixed));
    const none = createTestEstate({ people: [createTestChild('a')] });
    expect(await readBack(none)).toEqual(pickFacts(none));
  });
});
