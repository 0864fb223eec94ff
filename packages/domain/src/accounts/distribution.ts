import { isRefused, type Outcome } from '../law/refusal';
import { formatInEnglish, type Message, message } from '../law/message';
import { toLabel, type WorkedResult, type WorkedLine } from '../law/worked';
import { type Cents, sum } from '../money/cents';
import { formatAmount } from '../formats/amount';
import type { InterestValue } from '../limited-interests/created-interest';
import { isMinor } from '../identity/minor';
import { type AwardPayee, findAwardPayee } from '../succession/minors';
import { guardiansFund } from '../succession/intestate';
import type { EstatePerson } from '../estate/person';
import { joinPath, prefixRefusals } from '../estate/path';
import { groupBy } from './group-by';
import type { AccountParty } from './awards';
import type { AssetInKind } from './in-kind';
import type { EstateDivision } from './taken';
import { type DrawingFacts, findPersonName } from './facts';

/** What one person takes: the total first, then in kind, then cash. */
export interface DistributionAward {
  readonly personId: string;
  readonly name: string;
  readonly capacity: AccountParty['capacity'];
  readonly minor: boolean;
  readonly bornOn?: string;
  readonly identityNumber?: string;
  readonly relationship?: string;
  /** Marital status and regime, with the name of a husband or wife who shares in the award. */
  readonly married?: Message;
  /** Clause of the will, or section of the Act. */
  readonly grounds: readonly Message[];
  readonly total: WorkedResult<Cents>;
  readonly inKind: readonly AssetInKind[];
  readonly inKindTotal: Cents;
  readonly debtsTakenOver: Cents;
  /** Below nought: paid in. */
  readonly cash: WorkedResult<Cents>;
  /** To whom the money is paid. */
  readonly paidTo: WorkedResult<AwardPayee>;
  /** Trustees, a limited interest, exclusion from a community: what restricts the award. */
  readonly restrictions: readonly Message[];
}

/** Part 4 of the account. */
export interface DistributionAccount {
  readonly awards: readonly DistributionAward[];
  readonly total: Cents;
  readonly inKind: Cents;
  readonly cash: Cents;
  readonly guardiansFund: Cents;
  /** What legacies lost because the balance does not cover them. */
  readonly reducedBy: Cents;
  readonly division: WorkedResult<unknown>;
  /** What rights over assets are worth, by the legacy that gives them, and the one over the residue. */
  readonly interests: ReadonlyMap<string, WorkedResult<InterestValue>>;
  readonly residueInterest?: InterestValue;
}

const regulation = 'Administration of Estates Regulations, reg 5(1)';

function computeTotalAward(party: AccountParty, lines: readonly WorkedLine[]): WorkedResult<Cents> {
  return { title: 'Total award', section: regulation, lines, value: party.total };
}

/** Cash as the total less everything in kind: the lines are written only when asked for. */
function computeCashAward(party: AccountParty, total: WorkedResult<Cents>): WorkedResult<Cents> {
  return {
    title: party.cash < 0 ? 'Paid in' : 'In cash',
    section: regulation,
    get lines() {
      return [
        { label: 'Total award', value: party.total, from: total },
        ...party.inKind.map(({ description, value, worked }) => ({
          ...toLabel(message('Less {what}', { what: description })),
          value,
          from: worked,
        })),
        ...(party.debtsTakenOver > 0 ? [{ label: 'Debts of the estate taken over', value: party.debtsTakenOver }] : []),
      ];
    },
    value: party.cash,
  };
}

const heldAs: Readonly<Record<Exclude<AssetInKind['as'], 'full'>, string>> = {
  holder: 'limited interest',
  bareOwner: 'subject to a limited interest of another',
};

/** What an annuity pays a year, and to whom: the award at its value alone would not say. */
function listAnnuityTerms(facts: DrawingFacts, { personId, capacity }: AccountParty): Message[] {
  const { will } = facts.estate;
  if (capacity !== 'heir' || !will) return [];
  const residue = will.residue?.limited && { ...will.residue.limited, bareOwners: will.residue.to };
  const all = [...will.legacies.flatMap((one) => (one.kind === 'limited' ? [one] : [])), ...(residue ? [residue] : [])];
  return all.flatMap(({ right, yearly, holders, bareOwners }) => {
    if (right !== 'annuity' || yearly === undefined) return [];
    const amount = formatAmount(yearly, facts.estate.country);
    const names = holders.map((one) => findPersonName(facts, one.personId)).join(', ');
    if (holders.some((one) => one.personId === personId)) {
      return [message('annuity of {amount} a year for {names}', { amount, names })];
    }
    return bareOwners.some((one) => one.personId === personId)
      ? [message('subject to an annuity of {amount} a year for {names}', { amount, names })]
      : [];
  });
}

function listRestrictions(facts: DrawingFacts, person: EstatePerson | undefined, party: AccountParty): Message[] {
  const limited: Message[] = [];
  for (const { spouseId, toPersonId, amount } of facts.estate.will?.handOvers ?? []) {
    if (spouseId === party.personId && party.capacity === 'heir') {
      const values = { amount: formatAmount(amount, facts.estate.country), name: findPersonName(facts, toPersonId) };
      limited.push(message('must hand {amount} on to {name}', values));
    }
  }
  const held: (keyof typeof heldAs)[] = [];
  for (const { as } of party.inKind) if (as !== 'full' && !held.includes(as)) held.push(as);
  for (const as of held) limited.push(message(heldAs[as]));
  limited.push(...listAnnuityTerms(facts, party), ...(party.restrictions ?? []));
  if (person?.kind !== 'trust') return limited;
  const { authorityNumber: authority } = person;
  return [authority ? message('to the trustees ({authority})', { authority }) : message('to the trustees'), ...limited];
}

function findPayee(facts: DrawingFacts, person: EstatePerson | undefined): Outcome<WorkedResult<AwardPayee>> {
  const { estate } = facts;
  const section = 'Administration of Estates Act 66 of 1965 s 43';
  if (!person) return { title: 'Who is paid', section, lines: [], value: 'guardiansFund' };
  if (person.kind === 'trust')
    return { title: 'Who is paid', section, lines: [{ label: 'A trust' }], value: 'trustees' };
  const paid = findAwardPayee({
    country: estate.country,
    on: estate.settings.accountDate,
    ...(person.bornOn && { bornOn: person.bornOn }),
    whereabouts: person.unable === 'absent' || person.unable === 'unknown' ? person.unable : 'known',
    incapable: person.unable === 'incapable',
    ...(person.moneyHeldBy === 'trust' && { will: 'trust' as const }),
    ...(person.moneyHeldBy === 'guardian' && { will: 'freeForGuardian' as const }),
    tutorOrCurator: person.moneyHeldBy === 'tutorOrCurator',
    award: 'cash',
  });
  return isRefused(paid) ? prefixRefusals(joinPath('people', estate.people.indexOf(person)), paid) : paid;
}

const marriedAs: Readonly<Record<NonNullable<EstatePerson['maritalStatus']>, string>> = {
  unmarried: 'unmarried',
  inCommunity: 'married in community of property to {name}',
  outOfCommunity: 'married out of community of property',
  divorced: 'divorced',
  widowed: 'widowed',
};

function isMinorNow({ estate }: DrawingFacts, person: EstatePerson | undefined): boolean {
  if (!person?.bornOn || person.kind !== 'natural') return false;
  return isMinor(person.bornOn, estate.settings.accountDate, estate.country);
}

export function buildDistributionAccount(
  facts: DrawingFacts,
  division: EstateDivision,
  parties: readonly AccountParty[],
): Outcome<DistributionAccount> {
  const byHeir = groupBy(
    [
      ...division.legacies.map(({ personId, amount, ground, origin }) => ({
        personId,
        amount,
        ground,
        what: origin.as === 'cash' ? 'Legacy in money' : 'Legacy',
      })),
      ...division.residueTaken.map(({ personId, amount, ground }) => ({ personId, amount, ground, what: 'Residue' })),
    ],
    ({ personId }) => personId,
  );
  const awards: DistributionAward[] = [];
  for (const party of parties) {
    const person = facts.people.get(party.personId);
    const paid = findPayee(facts, party.personId === guardiansFund ? undefined : person);
    if (isRefused(paid)) return paid;
    const takes = party.capacity === 'byRight' ? [] : (byHeir.get(party.personId) ?? []);
    const lines: readonly WorkedLine[] =
      party.capacity === 'byRight'
        ? [{ label: 'Half of the joint estate, by right', value: party.total }]
        : takes.map(({ what, amount, ground }) => ({
            label: what,
            value: amount,
            note: formatInEnglish(ground),
            says: { note: ground },
            from: division.worked,
          }));
    const total = computeTotalAward(party, lines);
    awards.push({
      personId: party.personId,
      name: party.personId === guardiansFund ? "Guardian's Fund" : findPersonName(facts, party.personId),
      capacity: party.capacity,
      minor: isMinorNow(facts, person),
      ...(person?.bornOn && { bornOn: person.bornOn }),
      ...(person?.identityNumber && { identityNumber: person.identityNumber }),
      ...(person?.relationship && { relationship: person.relationship }),
      ...(person?.maritalStatus && {
        married: message(marriedAs[person.maritalStatus], { name: person.inCommunityWith ?? '' }),
      }),
      grounds:
        party.capacity === 'byRight'
          ? [message('in community of property')]
          : [...new Map(takes.map(({ ground }) => [formatInEnglish(ground), ground])).values()],
      total,
      inKind: party.inKind,
      inKindTotal: party.inKindTotal,
      debtsTakenOver: party.debtsTakenOver,
      cash: computeCashAward(party, total),
      paidTo: paid,
      restrictions: listRestrictions(facts, person, party),
    });
  }
  return {
    awards,
    total: sum(awards.map((award) => award.total.value)),
    inKind: sum(awards.map((award) => award.inKindTotal)),
    cash: sum(awards.map((award) => award.cash.value)),
    guardiansFund: sum(
      awards
        .filter((award) => award.paidTo.value === 'guardiansFund' && award.cash.value > 0)
        .map((award) => award.cash.value),
    ),
    reducedBy: division.reducedBy,
    division: division.worked,
    interests: division.interests,
    ...(division.residueInterest && { residueInterest: division.residueInterest.value }),
  };
}
