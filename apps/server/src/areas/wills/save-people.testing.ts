import { assetBulkCalls } from '@boedel/contract/assets/assets.calls';
import { beneficiaryCalls } from '@boedel/contract/beneficiaries/beneficiaries.calls';
import type { CallSpec, WireAnswer, WireBody } from '@boedel/contract/call';
import { marriageCalls } from '@boedel/contract/parties/marriages.calls';
import { mainPartyCalls } from '@boedel/contract/parties/parties.calls';
import { advanceCalls, agreementCalls, willCalls } from '@boedel/contract/wills/wills.calls';
import type { EstateAsset } from '@boedel/domain/estate/asset';
import type { EstateMarriage } from '@boedel/domain/estate/deceased';
import type { Estate } from '@boedel/domain/estate/estate';
import type { EstatePerson } from '@boedel/domain/estate/person';
import type { HeirAgreement, Legacy, Taker, Will } from '@boedel/domain/estate/will';
import { fraction, writeFraction } from '@boedel/domain/money/fraction';
import { createMatter } from '../../testing/a-matter';
import type { TestApp, TestFirm } from '../../testing/test-app';

type CallAnyhow<C extends CallSpec> = (
  call: C,
  given: { readonly body: WireBody<C> },
) => Promise<{ status: number; body: WireAnswer<C>; problem: unknown }>;
/** The answer of a call that must go well. */
export const createCaller =
  (firm: TestFirm) =>
  async <C extends CallSpec>(call: C, body: WireBody<C>) => {
    const { status, body: answer, problem } = await (firm.admin.call as CallAnyhow<C>)(call, { body });
    if (status !== 200) throw new Error(`${call.path} ${status} ${JSON.stringify(problem)}`);
    return answer;
  };

type TestTreePerson = WireBody<typeof beneficiaryCalls.saveIntestateTree>['people'][number];
const formatYesOrNo = (value: boolean | undefined) => (value === undefined ? null : value ? 'yes' : 'no');
const kinds = { natural: 'person', trust: 'trust', body: 'company', publicBenefit: 'other', state: 'other' } as const;
const statuses = {
  unmarried: { maritalStatus: 'unmarried' },
  divorced: { maritalStatus: 'divorced' },
  widowed: { maritalStatus: 'widowed' },
  inCommunity: { maritalStatus: 'married', maritalProperty: 'in community of property' },
  outOfCommunity: { maritalStatus: 'married', maritalProperty: 'out of community of property' },
} as const;

const findKey = (id: string, estate: Estate) => (id === estate.deceased.id ? 'main' : id);
const listParents = ({ parents = [], adoption }: Pick<EstatePerson, 'parents' | 'adoption'>, estate: Estate) => [
  ...parents.map((id) => ({
    key: findKey(id, estate),
    kind: 'birth' as const,
    stays: adoption?.marriedBirthParent === id,
  })),
  ...(adoption?.parents ?? []).map((id) => ({ key: findKey(id, estate), kind: 'adoption' as const })),
];

const toTreePerson = (person: EstatePerson, estate: Estate): TestTreePerson => ({
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
  outlivedDeceased: formatYesOrNo(person.outlivedDeceased),
  conceivedBeforeDeath: formatYesOrNo(person.conceivedBeforeDeath),
  isUnborn: person.unborn ?? false,
  hasRenounced: person.renounced !== undefined,
  renouncedDate: person.renounced?.on ?? null,
  renouncedMentallyIll: person.renounced?.mentallyIll ?? false,
  disqualified: person.disqualified ?? null,
  parents: listParents(person, estate),
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
const toRand = (value: number | undefined) => (value === undefined ? null : value / 100);

const toMarriageBody = (
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
    ownCommencement: toRand(accrual?.deceased.commencementValue),
    spouseCommencement: toRand(accrual?.survivor.commencementValue),
    ownEndValue: toRand(accrual?.deceased.netEndValue),
    spouseEndValue: toRand(accrual?.survivor.netEndValue),
    cpiAtMarriage: accrual?.cpiAtMarriage ? writeFraction(accrual.cpiAtMarriage) : null,
    cpiAtEnd: accrual?.cpiAtDissolution ? writeFraction(accrual.cpiAtDissolution) : null,
    ...(earlier && {
      earlierEstate: {
        isClaimed: true,
        abatementUsed: toRand(earlier.abatementUsed),
        diedTogetherNetValue: toRand(earlier.diedTogetherNetValue),
        spouses: earlier.spouses ?? null,
        isEvidenceFiled: earlier.evidenceFiled !== false,
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

type WillWireBody = WireBody<typeof willCalls.save>;
type WillWireClause = WillWireBody['clauses'][number];
type StoredIds = { readonly person: (id: string) => number; readonly asset: (id: string) => number };

type WillTakerFacts = Taker & {
  readonly substitutes?: readonly string[];
  readonly noRepresentation?: boolean;
  readonly jointGift?: string;
  readonly term?: { readonly years: number; readonly months?: number };
};
const toTaker = (facts: WillTakerFacts, part: 'taker' | 'holder' | 'bareOwner', { person }: StoredIds) => ({
  partyID: person(facts.personId),
  part,
  share: writeFraction(facts.share),
  jointGift: facts.jointGift ?? null,
  noRepresentation: facts.noRepresentation ?? false,
  termYears: facts.term?.years ?? null,
  termMonths: facts.term?.months ?? null,
  substitutes: (facts.substitutes ?? []).map(person),
});

function toWireClause(legacy: Legacy, stored: StoredIds): WillWireClause {
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
          lateRate: writeFraction(legacy.lateInterest.yearlyRate),
        }),
        takers: [toTaker({ ...legacy, share: fraction(1) }, 'taker', stored)],
      };
    case 'asset':
      return {
        ...any,
        assetID: stored.asset(legacy.assetId),
        takers: legacy.to.map((one) => toTaker(one, 'taker', stored)),
      };
    case 'limited':
      return {
        ...any,
        assetID: stored.asset(legacy.assetId),
        right: legacy.right,
        amount: legacy.yearly === undefined ? null : legacy.yearly / 100,
        security: legacy.security ?? null,
        acceptedYield: legacy.acceptedYield ? writeFraction(legacy.acceptedYield) : null,
        takers: [
          ...legacy.holders.map((one) => toTaker(one, 'holder', stored)),
          ...legacy.bareOwners.map((one) => toTaker(one, 'bareOwner', stored)),
        ],
      };
  }
}

function toWireWill(will: Will, matterID: number, stored: StoredIds): WillWireBody {
  const { executor, residue } = will;
  return {
    matterID,
    datedOn: will.datedOn ?? null,
    noCollation: will.noCollation ?? false,
    keepsFormerSpouse: will.keepsFormerSpouse ?? false,
    forbidsTakeOver: will.forbidsTakeOver ?? false,
    survivorshipDays: will.survivorshipDays ?? null,
    executorFee: executor && 'amount' in executor ? executor.amount / 100 : null,
    executorCapitalRate: executor && 'capitalRate' in executor ? writeFraction(executor.capitalRate) : null,
    executorIncomeRate: executor && 'incomeRate' in executor ? writeFraction(executor.incomeRate) : null,
    clauses: [
      ...will.legacies.map((legacy) => toWireClause(legacy, stored)),
      ...(residue
        ? [
            {
              key: 'residue',
              kind: 'residue' as const,
              clause: residue.clause ?? null,
              right: residue.limited?.right ?? null,
              amount: residue.limited?.yearly === undefined ? null : residue.limited.yearly / 100,
              security: residue.limited?.security ?? null,
              takers: [
                ...residue.to.map((one) => toTaker(one, 'taker', stored)),
                ...(residue.limited?.holders ?? []).map((one) => toTaker(one, 'holder', stored)),
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

const toAgreementBody = (agreement: HeirAgreement, matterID: number, { person, asset }: StoredIds) => ({
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
      share: writeFraction(share),
    })),
  ),
  transfers: (agreement.transfers ?? []).map(({ from, to, amount }) => ({
    fromID: person(from),
    toID: person(to),
    amount: amount / 100,
  })),
});

/** An asset that only has to be there. */
const createPlainRow = ({ description, treatment, class: kind }: EstateAsset): object => ({
  kind: kind === 'immovable' ? 'immovable' : 'investment',
  class: kind,
  name: description,
  treatment,
  valuationAmount: 1,
});

type EstateBenefit = Estate['benefits'][number];

/** Everything of an estate that is people, will and agreement, through the calls; benefits where they are asked for. */
export async function savePeople(
  app: TestApp,
  firm: TestFirm,
  estate: Estate,
  rowOf: (asset: EstateAsset) => object = createPlainRow,
  benefitOf?: (benefit: EstateBenefit, person: (id: string) => number) => object,
  /** A client lives. */
  { isClient = false }: { readonly isClient?: boolean } = {},
): Promise<{ matterId: number; names: Map<string, string> }> {
  const done = createCaller(firm);
  const { id: matterID, mainId } = await createMatter(app, firm, {
    firstNames: null,
    surname: estate.deceased.name,
    ...(isClient ? { systemType: 4 } : { diedOn: estate.deceased.diedOn }),
  });
  const { resident, bornOn, sex } = estate.deceased;
  const { body: tab } = await firm.admin.call(mainPartyCalls.getPersonTab, { query: { matterID } });
  await done(mainPartyCalls.updateMain, {
    ...tab.main,
    dateOfBirth: bornOn ?? null,
    gender: sex === undefined ? null : sex === 'M' ? 1 : 0,
    details: { ...tab.main.details, residentHere: formatYesOrNo(resident) },
  });
  const tree = await done(beneficiaryCalls.saveIntestateTree, {
    matterID,
    people: estate.people.map((person) => toTreePerson(person, estate)),
    mainParents: listParents(estate.deceased, estate),
    marriages: [],
    relativesSought: estate.relativesSought ?? false,
    version: 1,
  });
  const names = new Map([[`party ${mainId}`, estate.deceased.id]]);
  // Told apart by name: in these estates everybody is called by the id.
  for (const { id, surname } of tree.people) names.set(`party ${id}`, surname);
  const people = new Map([...names].map(([stored, id]) => [id, Number(stored.slice(6))]));
  const findPerson = (id: string): number => people.get(id)!;
  for (const { id, spouseTrust } of estate.people) {
    if (!spouseTrust) continue;
    const shown = tree.people.find((one) => one.id === findPerson(id))!;
    await done(beneficiaryCalls.update, {
      ...shown,
      parents: undefined,
      spouseTrustForID: findPerson(spouseTrust.spouseId),
      mayGiveToOthers: spouseTrust.mayGiveToOthers,
    });
  }
  for (const marriage of estate.marriages) {
    await done(marriageCalls.add, toMarriageBody(marriage, matterID, findPerson(marriage.spouseId)));
    const { spouseIsResident } = marriage;
    if (spouseIsResident === undefined) continue;
    const { version } = (
      await firm.admin.call(beneficiaryCalls.getbyid, { query: { id: findPerson(marriage.spouseId) } })
    ).body;
    await done(beneficiaryCalls.setResidentFlag, {
      id: findPerson(marriage.spouseId),
      isResident: spouseIsResident,
      version,
    });
  }
  const assets = new Map<string, number>();
  const benefits = benefitOf ? estate.benefits : [];
  const rows = [...estate.assets.map(rowOf), ...benefits.map((benefit) => benefitOf!(benefit, findPerson))];
  if (rows.length > 0) {
    const saved = await done(assetBulkCalls.addMany, { matterID, rows: rows as Record<string, unknown>[] });
    estate.assets.forEach(({ id }, index) => assets.set(id, saved.rows[index]!.id));
    for (const [id, stored] of assets) names.set(`asset ${stored}`, id);
    benefits.forEach(({ id }, index) => names.set(`benefit ${saved.rows[estate.assets.length + index]!.id}`, id));
  }
  const stored: StoredIds = { person: findPerson, asset: (id) => assets.get(id)! };
  if (estate.will) {
    const wire = toWireWill(estate.will, matterID, stored);
    const saved = await done(willCalls.save, wire);
    saved.clauses.forEach(({ id }, index) => names.set(`clause ${id}`, wire.clauses[index]!.key));
  }
  for (const agreement of estate.agreements) {
    const { id } = await done(agreementCalls.save, toAgreementBody(agreement, matterID, stored));
    names.set(`agreement ${id}`, agreement.id);
  }
  for (const { id, personId, amount, excused } of estate.advances) {
    const saved = await done(advanceCalls.add, {
      matterID,
      partyID: findPerson(personId),
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
        partyID: findPerson(personId),
        share: writeFraction(share),
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
  assets: 'asset',
  benefits: 'benefit',
  liabilities: 'liability',
  executors: 'executor',
};
export const toJsonValue = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value, (_, held: unknown) => (typeof held === 'bigint' ? `${held}n` : held)));

/** The same with the ids the estate was written with. */
export function replaceNames(value: unknown, names: ReadonlyMap<string, string>): unknown {
  const findWord = (kind: string, held: unknown): unknown => names.get(`${kind} ${String(held)}`) ?? held;
  const walkFacts = (held: unknown, key: string, list: string): unknown => {
    if (Array.isArray(held)) {
      const kind = key === 'parents' || key === 'substitutes' || key === 'signedBy' ? 'party' : undefined;
      return held.map((one) => (kind ? findWord(kind, one) : walkFacts(one, '', key)));
    }
    if (held !== null && typeof held === 'object') {
      return Object.fromEntries(
        Object.entries(held).map(([name, one]) => [name, walkFacts(one, name, name === 'id' ? list : name)]),
      );
    }
    if (typeof held !== 'string') return held;
    if (key === 'id') return findWord(holding[list] ?? 'party', held);
    if (key === 'legacyId') return findWord('clause', held);
    if (key === 'assetId') return findWord('asset', held);
    return /(^from$|^to$|^nominee$|personId|PersonId|spouseId|marriedBirthParent)/.test(key)
      ? findWord('party', held)
      : held;
  };
  const replaceOwn = (list: unknown, name: string) =>
    Array.isArray(list)
      ? list.map((one: Record<string, unknown>) => ({
          ...(walkFacts(one, '', name) as object),
          ...('id' in one && { id: findWord(holding[name]!, one['id']) }),
        }))
      : list;
  const all = toJsonValue(value) as Record<string, unknown>;
  const will = all['will'] as Record<string, unknown> | undefined;
  return {
    ...(walkFacts(all, '', '') as object),
    people: replaceOwn(all['people'], 'people'),
    agreements: replaceOwn(all['agreements'], 'agreements'),
    advances: replaceOwn(all['advances'], 'advances'),
    ...(will && {
      will: {
        ...(walkFacts(will, '', '') as object),
        legacies: replaceOwn(will['legacies'], 'legacies'),
        ...(will['handOvers'] !== undefined && { handOvers: replaceOwn(will['handOvers'], 'handOvers') }),
      },
    }),
  };
}
