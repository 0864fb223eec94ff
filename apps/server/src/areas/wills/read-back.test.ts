import { assetBulkCalls } from '@boedel/contract/assets/assets.calls';
import { beneficiaryCalls } from '@boedel/contract/beneficiaries/beneficiaries.calls';
import type { Call, WireAnswer, WireBody } from '@boedel/contract/call';
import { marriageCalls } from '@boedel/contract/parties/marriages.calls';
import { mainPartyCalls } from '@boedel/contract/parties/parties.calls';
import { advanceCalls, agreementCalls, willCalls } from '@boedel/contract/wills/wills.calls';
import { anyEstate } from '@boedel/domain/accounts/random-estate.testing';
import { localDate } from '@boedel/domain/dates/local-date';
import type { EstateMarriage } from '@boedel/domain/estate/deceased';
import type { Advance, Estate } from '@boedel/domain/estate/estate';
import { aChild, anAsset, anEstate, aPerson } from '@boedel/domain/estate/estate.testing';
import type { Person } from '@boedel/domain/estate/person';
import type { Agreement, Legacy, Taker, Will } from '@boedel/domain/estate/will';
import { rand } from '@boedel/domain/money/cents';
import { fraction, writtenFraction } from '@boedel/domain/money/fraction';
import * as fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { tenantDoor } from '../../platform/tenancy/doors';
import { aMatter } from '../../testing/a-matter';
import { type TestFirm, testHouse } from '../../testing/house';
import { intestacyOf, readEstateMarriages, readPeople } from '../beneficiaries/people-of';
import { advancesOf, agreementsOf, willOf } from './will-of';

const house = testHouse();
let firm: TestFirm;
beforeAll(async () => void (firm = await house.aFirm()));

type Anyhow<C extends Call> = (
  call: C,
  given: { readonly body: WireBody<C> },
) => Promise<{ status: number; body: WireAnswer<C>; problem: unknown }>;
/** The answer of a call that must go well. */
const done = async <C extends Call>(call: C, body: WireBody<C>) => {
  const { status, body: answer, problem } = await (firm.admin.call as Anyhow<C>)(call, { body });
  if (status !== 200) throw new Error(`${call.path} ${status} ${JSON.stringify(problem)}`);
  return answer;
};

const read = (matterId: number) =>
  tenantDoor(house.test.database, firm.id).transaction(async (tx) => ({
    ...(await readPeople(tx, matterId)),
    ...(await readEstateMarriages(tx, matterId)),
    ...(await intestacyOf(tx, matterId)),
    will: await willOf(tx, matterId),
    agreements: await agreementsOf(tx, matterId),
    advances: await advancesOf(tx, matterId),
  }));

type TreePerson = WireBody<typeof beneficiaryCalls.saveIntestateTree>['people'][number];
const yesOrNo = (value: boolean | undefined) => (value === undefined ? null : value ? 'yes' : 'no');
const kinds = { natural: 'person', trust: 'trust', body: 'company', publicBenefit: 'other', state: 'other' } as const;
const statuses = {
  unmarried: { maritalStatus: 'unmarried' },
  divorced: { maritalStatus: 'divorced' },
  widowed: { maritalStatus: 'widowed' },
  inCommunity: { maritalStatus: 'married', maritalProperty: 'in community of property' },
  outOfCommunity: { maritalStatus: 'married', maritalProperty: 'out of community of property' },
} as const;

const keyOf = (id: string, estate: Estate) => (id === estate.deceased.id ? 'main' : id);
const parentsOf = ({ parents = [], adoption }: Pick<Person, 'parents' | 'adoption'>, estate: Estate) => [
  ...parents.map((id) => ({
    key: keyOf(id, estate),
    kind: 'birth' as const,
    stays: adoption?.marriedBirthParent === id,
  })),
  ...(adoption?.parents ?? []).map((id) => ({ key: keyOf(id, estate), kind: 'adoption' as const })),
];

const personOf = (person: Person, estate: Estate): TreePerson => ({
  key: person.id,
  surname: person.name,
  kind: kinds[person.kind],
  bodyKind: person.kind === 'publicBenefit' ? 'public benefit body' : person.kind === 'state' ? 'state' : null,
  gender: person.sex === undefined ? null : person.sex === 'M' ? 1 : 0,
  passportNumber: person.identityNumber ?? null,
  dateOfBirth: person.bornOn ?? null,
  dateOfDeath: person.diedOn ?? null,
  relationship: person.relationship ?? null,
  ...(person.maritalStatus && statuses[person.maritalStatus]),
  inCommunityWith: person.inCommunityWith ?? null,
  unable: person.unable ?? null,
  moneyHeldBy: person.moneyHeldBy === 'tutorOrCurator' ? 'tutor or curator' : (person.moneyHeldBy ?? null),
  trustees: (person.trustees ?? []).map((name) => ({ name })),
  authorityNumber: person.authorityNumber ?? null,
  outlivedDeceased: yesOrNo(person.outlivedDeceased),
  conceivedBeforeDeath: yesOrNo(person.conceivedBeforeDeath),
  isUnborn: person.unborn ?? false,
  hasRenounced: person.renounced !== undefined,
  renouncedDate: person.renounced?.on ?? null,
  renouncedMentallyIll: person.renounced?.mentallyIll ?? false,
  disqualified: person.disqualified ?? null,
  parents: parentsOf(person, estate),
});

const marriageKinds = {
  civil: 'civil marriage',
  civilUnion: 'civil union',
  customary: 'customary marriage',
  muslim: 'Muslim marriage',
  hindu: 'Hindu marriage',
  lifePartnership: 'life partnership',
} as const;
const contracts = {
  none: 'none',
  withAccrual: 'with accrual',
  withoutAccrual: 'without accrual',
  silentOnAccrual: 'silent on accrual',
} as const;
const rands = (value: number | undefined) => (value === undefined ? null : value / 100);

const marriageOf = (
  marriage: EstateMarriage,
  matterID: number,
  spouseID: number,
): WireBody<typeof marriageCalls.add> => {
  const accrual = marriage.accrual === 'notClaimed' ? undefined : marriage.accrual;
  const { earlierEstate: earlier, massing } = marriage;
  return {
    matterID,
    spouseID,
    kind: marriageKinds[marriage.kind],
    contract: contracts[marriage.contract],
    marriedDate: marriage.marriedOn,
    hasCourtOrder: marriage.courtOrder ?? false,
    recognition: marriage.recognised === undefined ? null : marriage.recognised ? 'recognised' : 'not recognised',
    endedBy: marriage.divorcedOn ? 'by divorce' : null,
    endedDate: marriage.divorcedOn ?? null,
    isAccrualUnclaimed: marriage.accrual === 'notClaimed',
    ownCommencement: rands(accrual?.deceased.commencementValue),
    spouseCommencement: rands(accrual?.survivor.commencementValue),
    ownEndValue: rands(accrual?.deceased.netEndValue),
    spouseEndValue: rands(accrual?.survivor.netEndValue),
    cpiAtMarriage: accrual ? writtenFraction(accrual.cpiAtMarriage) : null,
    cpiAtEnd: accrual ? writtenFraction(accrual.cpiAtDissolution) : null,
    ...(earlier && {
      earlierEstate: {
        isClaimed: true,
        abatementUsed: rands(earlier.abatementUsed),
        diedTogetherNetValue: rands(earlier.diedTogetherNetValue),
        spouses: earlier.spouses ?? null,
        isEvidenceMissing: earlier.evidenceFiled === false,
      },
    }),
    ...(massing && {
      massing: {
        isJointWill: massing.jointWill,
        disposesOfBoth: massing.disposesOfBoth,
        limitsSurvivor: massing.limitedInterestForSurvivor,
        survivor: massing.survivor,
      },
    }),
  };
};

type WireWill = WireBody<typeof willCalls.save>;
type WireClause = WireWill['clauses'][number];
type Stored = { readonly person: (id: string) => number; readonly asset: (id: string) => number };

type TakerTold = Taker & {
  readonly substitutes?: readonly string[];
  readonly noRepresentation?: boolean;
  readonly jointGift?: string;
  readonly term?: { readonly years: number; readonly months?: number };
};
const taker = (told: TakerTold, part: 'taker' | 'holder' | 'bareOwner', { person }: Stored) => ({
  partyID: person(told.personId),
  part,
  share: writtenFraction(told.share),
  jointGift: told.jointGift ?? null,
  noRepresentation: told.noRepresentation ?? false,
  termYears: told.term?.years ?? null,
  termMonths: told.term?.months ?? null,
  substitutes: (told.substitutes ?? []).map(person),
});

function clauseOf(legacy: Legacy, stored: Stored): WireClause {
  const any = {
    key: legacy.id,
    kind: legacy.kind,
    clause: legacy.clause ?? null,
    preLegacy: legacy.preLegacy ?? false,
  };
  switch (legacy.kind) {
    case 'cash':
      return {
        ...any,
        amount: legacy.amount / 100,
        ...(legacy.lateInterest && {
          lateFrom: legacy.lateInterest.from,
          lateRate: writtenFraction(legacy.lateInterest.yearlyRate),
        }),
        takers: [taker({ ...legacy, share: fraction(1) }, 'taker', stored)],
      };
    case 'asset':
      return {
        ...any,
        assetID: stored.asset(legacy.assetId),
        takers: legacy.to.map((one) => taker(one, 'taker', stored)),
      };
    case 'limited':
      return {
        ...any,
        assetID: stored.asset(legacy.assetId),
        right: legacy.right,
        security: legacy.security ?? null,
        acceptedYield: legacy.acceptedYield ? writtenFraction(legacy.acceptedYield) : null,
        takers: [
          ...legacy.holders.map((one) => taker(one, 'holder', stored)),
          ...legacy.bareOwners.map((one) => taker(one, 'bareOwner', stored)),
        ],
      };
  }
}

function wireWill(will: Will, matterID: number, stored: Stored): WireWill {
  const { executor, residue } = will;
  return {
    matterID,
    datedOn: will.datedOn ?? null,
    noCollation: will.noCollation ?? false,
    keepsFormerSpouse: will.keepsFormerSpouse ?? false,
    forbidsTakeOver: will.forbidsTakeOver ?? false,
    executorFee: executor && 'amount' in executor ? executor.amount / 100 : null,
    executorCapitalRate: executor && 'capitalRate' in executor ? writtenFraction(executor.capitalRate) : null,
    executorIncomeRate: executor && 'incomeRate' in executor ? writtenFraction(executor.incomeRate) : null,
    clauses: [
      ...will.legacies.map((legacy) => clauseOf(legacy, stored)),
      ...(residue
        ? [
            {
              key: 'residue',
              kind: 'residue' as const,
              clause: residue.clause ?? null,
              right: residue.limited?.right ?? null,
              security: residue.limited?.security ?? null,
              takers: [
                ...residue.to.map((one) => taker(one, 'taker', stored)),
                ...(residue.limited?.holders ?? []).map((one) => taker(one, 'holder', stored)),
              ],
            },
          ]
        : []),
      ...(will.handOvers ?? []).map((one) => ({
        key: one.id,
        kind: 'handOver' as const,
        amount: one.amount / 100,
        ofKey: one.legacyId ?? null,
        takers: [
          { partyID: stored.person(one.spouseId), part: 'from' as const },
          { partyID: stored.person(one.toPersonId), part: 'to' as const },
        ],
      })),
    ],
  };
}

const agreementOf = (agreement: Agreement, matterID: number, { person, asset }: Stored) => ({
  matterID,
  ground: agreement.ground,
  signedBy: (agreement.signedBy ?? []).map(person),
  approvedForMinors: agreement.approvedForMinors ?? null,
  masterConsents: agreement.masterConsents ?? null,
  securityForMinors: agreement.securityForMinors ?? null,
  awards: agreement.assets.flatMap(({ assetId, to }) =>
    to.map(({ personId, share }) => ({
      assetID: asset(assetId),
      partyID: person(personId),
      share: writtenFraction(share),
    })),
  ),
  transfers: (agreement.transfers ?? []).map(({ from, to, amount }) => ({
    fromID: person(from),
    toID: person(to),
    amount: amount / 100,
  })),
});

/** Everything of an estate that is people, will and agreement, through the calls. */
async function save(estate: Estate): Promise<{ matterId: number; names: ReadonlyMap<string, string> }> {
  const { id: matterID, mainId } = await aMatter(house, firm, {
    firstNames: null,
    surname: estate.deceased.name,
    diedOn: estate.deceased.diedOn,
  });
  const { resident, bornOn, sex } = estate.deceased;
  const { body: tab } = await firm.admin.call(mainPartyCalls.getPersonTab, { query: { matterID } });
  await done(mainPartyCalls.updateMain, {
    ...tab.main,
    dateOfBirth: bornOn ?? null,
    gender: sex === undefined ? null : sex === 'M' ? 1 : 0,
    details: { ...tab.main.details, residentHere: yesOrNo(resident) },
  });
  const tree = await done(beneficiaryCalls.saveIntestateTree, {
    matterID,
    people: estate.people.map((person) => personOf(person, estate)),
    mainParents: parentsOf(estate.deceased, estate),
    marriages: [],
    relativesSought: estate.relativesSought ?? false,
    version: 1,
  });
  const names = new Map([[`party ${mainId}`, estate.deceased.id]]);
  // Told apart by name: in these estates everybody is called by the id.
  for (const { id, surname } of tree.people) names.set(`party ${id}`, surname);
  const people = new Map([...names].map(([stored, id]) => [id, Number(stored.slice(6))]));
  const person = (id: string): number => people.get(id)!;
  for (const { id, spouseTrust } of estate.people) {
    if (!spouseTrust) continue;
    const shown = tree.people.find((one) => one.id === person(id))!;
    await done(beneficiaryCalls.update, {
      ...shown,
      parents: undefined,
      spouseTrustForID: person(spouseTrust.spouseId),
      mayGiveToOthers: spouseTrust.mayGiveToOthers,
    });
  }
  for (const marriage of estate.marriages) {
    await done(marriageCalls.add, marriageOf(marriage, matterID, person(marriage.spouseId)));
    const { spouseIsResident } = marriage;
    if (spouseIsResident === undefined) continue;
    const { version } = (await firm.admin.call(beneficiaryCalls.getbyid, { query: { id: person(marriage.spouseId) } }))
      .body;
    await done(beneficiaryCalls.setResidentFlag, {
      id: person(marriage.spouseId),
      isResident: spouseIsResident,
      version,
    });
  }
  const assets = new Map<string, number>();
  if (estate.assets.length > 0) {
    const rows = estate.assets.map(({ description, treatment, class: kind }) => ({
      kind: kind === 'immovable' ? 'immovable' : 'investment',
      class: kind,
      name: description,
      treatment,
      valuationAmount: 1,
    }));
    const saved = await done(assetBulkCalls.addMany, { matterID, rows });
    estate.assets.forEach(({ id }, index) => assets.set(id, saved.rows[index]!.id));
    for (const [id, stored] of assets) names.set(`asset ${stored}`, id);
  }
  const stored: Stored = { person, asset: (id) => assets.get(id)! };
  if (estate.will) {
    const wire = wireWill(estate.will, matterID, stored);
    const saved = await done(willCalls.save, wire);
    saved.clauses.forEach(({ id }, index) => names.set(`clause ${id}`, wire.clauses[index]!.key));
  }
  for (const agreement of estate.agreements) {
    const { id } = await done(agreementCalls.save, agreementOf(agreement, matterID, stored));
    names.set(`agreement ${id}`, agreement.id);
  }
  for (const { id, personId, amount, excused } of estate.advances) {
    const saved = await done(advanceCalls.add, {
      matterID,
      partyID: person(personId),
      amount: amount / 100,
      isExcused: excused ?? false,
    });
    names.set(`advance ${saved.id}`, id);
  }
  if (estate.intestateHeirs) {
    const { version } = (await firm.admin.call(beneficiaryCalls.getIntestateTree, { query: { matterID } })).body;
    await done(beneficiaryCalls.overrideFreeResidue, {
      matterID,
      version,
      reason: 'As the Master directed',
      heirs: estate.intestateHeirs.map(({ personId, share }) => ({
        partyID: person(personId),
        share: writtenFraction(share),
      })),
    });
  }
  return { matterId: matterID, names };
}

const holding: Readonly<Record<string, string>> = {
  people: 'party',
  legacies: 'clause',
  handOvers: 'clause',
  agreements: 'agreement',
  advances: 'advance',
};
const asWords = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value, (_, held: unknown) => (typeof held === 'bigint' ? `${held}n` : held)));

/** The same with the ids the estate was written with. */
function renamed(value: unknown, names: ReadonlyMap<string, string>): unknown {
  const word = (kind: string, held: unknown): unknown => names.get(`${kind} ${String(held)}`) ?? held;
  const walk = (held: unknown, key: string, list: string): unknown => {
    if (Array.isArray(held)) {
      const kind = key === 'parents' || key === 'substitutes' || key === 'signedBy' ? 'party' : undefined;
      return held.map((one) => (kind ? word(kind, one) : walk(one, '', key)));
    }
    if (held !== null && typeof held === 'object') {
      return Object.fromEntries(
        Object.entries(held).map(([name, one]) => [name, walk(one, name, name === 'id' ? list : name)]),
      );
    }
    if (typeof held !== 'string') return held;
    if (key === 'id') return word(holding[list] ?? 'party', held);
    if (key === 'legacyId') return word('clause', held);
    if (key === 'assetId') return word('asset', held);
    return /(^from$|^to$|personId|PersonId|spouseId|marriedBirthParent)/.test(key) ? word('party', held) : held;
  };
  const own = (list: unknown, name: string) =>
    Array.isArray(list)
      ? list.map((one: Record<string, unknown>) => ({
          ...(walk(one, '', name) as object),
          ...('id' in one && { id: word(holding[name]!, one['id']) }),
        }))
      : list;
  const all = asWords(value) as Record<string, unknown>;
  const will = all['will'] as Record<string, unknown> | undefined;
  return {
    ...(walk(all, '', '') as object),
    people: own(all['people'], 'people'),
    agreements: own(all['agreements'], 'agreements'),
    advances: own(all['advances'], 'advances'),
    ...(will && {
      will: {
        ...(walk(will, '', '') as object),
        legacies: own(will['legacies'], 'legacies'),
        ...(will['handOvers'] !== undefined && { handOvers: own(will['handOvers'], 'handOvers') }),
      },
    }),
  };
}

const told = ({ deceased, people, marriages, will, agreements, advances, intestateHeirs, relativesSought }: Estate) =>
  asWords({
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
  return renamed(await read(matterId), names);
};

describe('what is saved through the calls reads back as the law’s own', () => {
  test('for people, marriages, wills and agreements of random estates', async () => {
    const seed = Number(process.env['SEED'] ?? 15);
    const estates = fc.sample(anyEstate(), { numRuns: 30, seed });
    expect(estates.flatMap(({ will }) => will?.legacies ?? []).length).toBeGreaterThan(20);
    expect(estates.flatMap(({ agreements }) => agreements).length).toBeGreaterThan(2);
    for (const estate of estates) expect(await readBack(estate)).toEqual(told(estate));
  }, 240_000);

  test('for every field of a person, a marriage, a will, an agreement and an advance', async () => {
    const day = localDate;
    const advance: Advance = { id: 'v1', personId: 'son', amount: rand(1500), excused: true };
    const estate = anEstate({
      deceased: {
        id: 'deceased',
        bornOn: localDate('1955-05-05'),
        sex: 'M',
        resident: false,
        name: 'The Deceased',
        diedOn: day('2026-04-02'),
        parents: ['ma'],
        adoption: { parents: ['pa'], marriedBirthParent: 'ma' },
      },
      people: [
        aPerson('ma', { sex: 'F', bornOn: day('1930-01-01'), diedOn: day('2000-01-01') }),
        aPerson('pa', { sex: 'M' }),
        aPerson('wife', {
          sex: 'F',
          bornOn: day('1960-02-03'),
          maritalStatus: 'widowed',
          relationship: 'surviving spouse',
        }),
        aPerson('former', { diedOn: day('2010-01-01') }),
        aPerson('partner', { maritalStatus: 'unmarried' }),
        aChild('son', {
          bornOn: day('1985-05-05'),
          maritalStatus: 'inCommunity',
          inCommunityWith: 'Anna',
          identityNumber: 'M00123456',
          renounced: { on: day('2026-05-01'), mentallyIll: true },
          relationship: 'son',
        }),
        aChild('girl', { bornOn: day('2012-01-01'), moneyHeldBy: 'tutorOrCurator', parents: ['deceased', 'wife'] }),
        aChild('lost', { unable: 'absent', disqualified: 'forged the will', maritalStatus: 'outOfCommunity' }),
        aChild('twin', { bornOn: day('1985-05-05'), diedOn: day('2026-04-02'), outlivedDeceased: true }),
        aChild('late', { bornOn: day('2026-08-01'), conceivedBeforeDeath: true }),
        aPerson('coming', { unborn: true, parents: ['son'] }),
        aPerson('adopted', { parents: ['lost'], adoption: { parents: ['son'] } }),
        aPerson('trust', {
          kind: 'trust',
          trustees: ['A Trustee', 'B Trustee'],
          authorityNumber: 'IT 12/2020',
          spouseTrust: { spouseId: 'wife', mayGiveToOthers: true },
        }),
        aPerson('company', { kind: 'body' }),
        aPerson('hospice', { kind: 'publicBenefit' }),
        aPerson('state', { kind: 'state' }),
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
        anAsset('house', 1, 'inKind', { class: 'immovable' }),
        anAsset('car', 1, 'inKind'),
        anAsset('shares', 1, 'inKind'),
      ],
      will: {
        datedOn: day('2020-01-01'),
        executor: { capitalRate: fraction(2, 100), incomeRate: fraction(5, 100) },
        noCollation: true,
        keepsFormerSpouse: true,
        forbidsTakeOver: true,
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
    expect(await readBack(estate)).toEqual(told(estate));
  });

  test('a sum fixed for the executor, and an estate without a will', async () => {
    const fixed = anEstate({ people: [aChild('a')], will: { legacies: [], executor: { amount: rand(5000) } } });
    expect(await readBack(fixed)).toEqual(told(fixed));
    const none = anEstate({ people: [aChild('a')] });
    expect(await readBack(none)).toEqual(told(none));
  });
});
