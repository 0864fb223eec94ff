import { assetBulkCalls } from '@boedel/contract/assets/assets.calls';
import { beneficiaryCalls } from '@boedel/contract/beneficiaries/beneficiaries.calls';
import type { Call, WireAnswer, WireBody } from '@boedel/contract/call';
import { marriageCalls } from '@boedel/contract/parties/marriages.calls';
import { mainPartyCalls } from '@boedel/contract/parties/parties.calls';
import { advanceCalls, agreementCalls, willCalls } from '@boedel/contract/wills/wills.calls';
import type { EstateAsset } from '@boedel/domain/estate/asset';
import type { EstateMarriage } from '@boedel/domain/estate/deceased';
import type { Estate } from '@boedel/domain/estate/estate';
import type { Person } from '@boedel/domain/estate/person';
import type { Agreement, Legacy, Taker, Will } from '@boedel/domain/estate/will';
import { fraction, writtenFraction } from '@boedel/domain/money/fraction';
import { aMatter } from '../../testing/a-matter';
import type { House, TestFirm } from '../../testing/house';

type Anyhow<C extends Call> = (
  call: C,
  given: { readonly body: WireBody<C> },
) => Promise<{ status: number; body: WireAnswer<C>; problem: unknown }>;
/** The answer of a call that must go well. */
export const doneBy =
  (firm: TestFirm) =>
  async <C extends Call>(call: C, body: WireBody<C>) => {
    const { status, body: answer, problem } = await (firm.admin.call as Anyhow<C>)(call, { body });
    if (status !== 200) throw new Error(`${call.path} ${status} ${JSON.stringify(problem)}`);
    return answer;
  };

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

type WireWill = WireBody<typeof willCalls.save>;
type WireClause = WireWill['clauses'][number];
type Stored = { readonly person: (id: string) => number; readonly asset: (id: string) => number };

type TakerFacts = Taker & {
  readonly substitutes?: readonly string[];
  readonly noRepresentation?: boolean;
  readonly jointGift?: string;
  readonly term?: { readonly years: number; readonly months?: number };
};
const taker = (facts: TakerFacts, part: 'taker' | 'holder' | 'bareOwner', { person }: Stored) => ({
  partyID: person(facts.personId),
  part,
  share: writtenFraction(facts.share),
  jointGift: facts.jointGift ?? null,
  noRepresentation: facts.noRepresentation ?? false,
  termYears: facts.term?.years ?? null,
  termMonths: facts.term?.months ?? null,
  substitutes: (facts.substitutes ?? []).map(person),
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
    survivorshipDays: will.survivorshipDays ?? null,
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

/** An asset that only has to be there. */
const plainRow = ({ description, treatment, class: kind }: EstateAsset): object => ({
  kind: kind === 'immovable' ? 'immovable' : 'investment',
  class: kind,
  name: description,
  treatment,
  valuationAmount: 1,
});

type Benefit = Estate['benefits'][number];

/** Everything of an estate that is people, will and agreement, through the calls; benefits where they are asked for. */
export async function savePeople(
  house: House,
  firm: TestFirm,
  estate: Estate,
  rowOf: (asset: EstateAsset) => object = plainRow,
  benefitOf?: (benefit: Benefit, person: (id: string) => number) => object,
  /** A client lives. */
  { isClient = false }: { readonly isClient?: boolean } = {},
): Promise<{ matterId: number; names: Map<string, string> }> {
  const done = doneBy(firm);
  const { id: matterID, mainId } = await aMatter(house, firm, {
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
  const benefits = benefitOf ? estate.benefits : [];
  const rows = [...estate.assets.map(rowOf), ...benefits.map((benefit) => benefitOf!(benefit, person))];
  if (rows.length > 0) {
    const saved = await done(assetBulkCalls.addMany, { matterID, rows: rows as Record<string, unknown>[] });
    estate.assets.forEach(({ id }, index) => assets.set(id, saved.rows[index]!.id));
    for (const [id, stored] of assets) names.set(`asset ${stored}`, id);
    benefits.forEach(({ id }, index) => names.set(`benefit ${saved.rows[estate.assets.length + index]!.id}`, id));
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
  assets: 'asset',
  benefits: 'benefit',
  liabilities: 'liability',
  executors: 'executor',
};
export const asWords = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value, (_, held: unknown) => (typeof held === 'bigint' ? `${held}n` : held)));

/** The same with the ids the estate was written with. */
export function renamed(value: unknown, names: ReadonlyMap<string, string>): unknown {
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
    return /(^from$|^to$|^nominee$|personId|PersonId|spouseId|marriedBirthParent)/.test(key)
      ? word('party', held)
      : held;
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
