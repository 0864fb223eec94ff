import { isRefused, type Outcome } from '../law/refusal';
import { inEnglish, type Said, said } from '../law/said';
import { labelled, type Worked, type WorkedLine } from '../law/worked';
import { type Cents, sum } from '../money/cents';
import { formatAmount } from '../formats/amount';
import { isMinor } from '../identity/minor';
import { type Payee, payeeOf } from '../succession/minors';
import { guardiansFund } from '../succession/intestate';
import type { Person } from '../estate/person';
import { at, under } from '../estate/path';
import { groupBy } from './group-by';
import type { Party } from './awards';
import type { InKind } from './in-kind';
import type { Division } from './taken';
import { type Facts, nameOf } from './facts';

/** What one person takes: the total first, then in kind, then cash. */
export interface Award {
  readonly personId: string;
  readonly name: string;
  readonly capacity: Party['capacity'];
  readonly minor: boolean;
  readonly bornOn?: string;
  readonly identityNumber?: string;
  readonly relationship?: string;
  /** Marital status and regime, with the name of a husband or wife who shares in the award. */
  readonly married?: Said;
  /** Clause of the will, or section of the Act. */
  readonly grounds: readonly Said[];
  readonly total: Worked<Cents>;
  readonly inKind: readonly InKind[];
  readonly inKindTotal: Cents;
  readonly debtsTakenOver: Cents;
  /** Below nought: paid in. */
  readonly cash: Worked<Cents>;
  /** To whom the money is paid. */
  readonly paidTo: Worked<Payee>;
  /** Trustees, a limited interest, exclusion from a community: what restricts the award. */
  readonly restrictions: readonly Said[];
}

/** Part 4 of the account. */
export interface DistributionAccount {
  readonly awards: readonly Award[];
  readonly total: Cents;
  readonly inKind: Cents;
  readonly cash: Cents;
  readonly guardiansFund: Cents;
  /** What legacies lost because the balance does not cover them. */
  readonly reducedBy: Cents;
  readonly division: Worked<unknown>;
}

const regulation = 'Administration of Estates Regulations, reg 5(1)';

function totalWorked(party: Party, lines: readonly WorkedLine[]): Worked<Cents> {
  return { title: 'Total award', section: regulation, lines, value: party.total };
}

/** Cash as the total less everything in kind: the lines are written only when asked for. */
function cashWorked(party: Party, total: Worked<Cents>): Worked<Cents> {
  return {
    title: party.cash < 0 ? 'Paid in' : 'In cash',
    section: regulation,
    get lines() {
      return [
        { label: 'Total award', value: party.total, from: total },
        ...party.inKind.map(({ description, value, worked }) => ({
          ...labelled(said('Less {what}', { what: description })),
          value,
          from: worked,
        })),
        ...(party.debtsTakenOver > 0 ? [{ label: 'Debts of the estate taken over', value: party.debtsTakenOver }] : []),
      ];
    },
    value: party.cash,
  };
}

const heldAs: Readonly<Record<Exclude<InKind['as'], 'full'>, string>> = {
  holder: 'limited interest',
  bareOwner: 'subject to a limited interest of another',
};

function restrictionsOf(facts: Facts, person: Person | undefined, party: Party): Said[] {
  const limited: Said[] = [];
  for (const { spouseId, toPersonId, amount } of facts.estate.will?.handOvers ?? []) {
    if (spouseId === party.personId && party.capacity === 'heir') {
      const values = { amount: formatAmount(amount), name: nameOf(facts, toPersonId) };
      limited.push(said('must hand {amount} on to {name}', values));
    }
  }
  const held: (keyof typeof heldAs)[] = [];
  for (const { as } of party.inKind) if (as !== 'full' && !held.includes(as)) held.push(as);
  for (const as of held) limited.push(said(heldAs[as]));
  limited.push(...(party.restrictions ?? []));
  if (person?.kind !== 'trust') return limited;
  const { authorityNumber: authority } = person;
  return [authority ? said('to the trustees ({authority})', { authority }) : said('to the trustees'), ...limited];
}

function payee(facts: Facts, person: Person | undefined): Outcome<Worked<Payee>> {
  const { estate } = facts;
  const section = 'Administration of Estates Act 66 of 1965 s 43';
  if (!person) return { title: 'Who is paid', section, lines: [], value: 'guardiansFund' };
  if (person.kind === 'trust')
    return { title: 'Who is paid', section, lines: [{ label: 'A trust' }], value: 'trustees' };
  const paid = payeeOf({
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
  return isRefused(paid) ? under(at('people', estate.people.indexOf(person)), paid) : paid;
}

const marriedAs: Readonly<Record<NonNullable<Person['maritalStatus']>, string>> = {
  unmarried: 'unmarried',
  inCommunity: 'married in community of property to {name}',
  outOfCommunity: 'married out of community of property',
  divorced: 'divorced',
  widowed: 'widowed',
};

function isMinorNow({ estate }: Facts, person: Person | undefined): boolean {
  if (!person?.bornOn || person.kind !== 'natural') return false;
  return isMinor(person.bornOn, estate.settings.accountDate, estate.country);
}

export function distributionAccount(
  facts: Facts,
  division: Division,
  parties: readonly Party[],
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
  const awards: Award[] = [];
  for (const party of parties) {
    const person = facts.people.get(party.personId);
    const paid = payee(facts, party.personId === guardiansFund ? undefined : person);
    if (isRefused(paid)) return paid;
    const takes = party.capacity === 'byRight' ? [] : (byHeir.get(party.personId) ?? []);
    const lines: readonly WorkedLine[] =
      party.capacity === 'byRight'
        ? [{ label: 'Half of the joint estate, by right', value: party.total }]
        : takes.map(({ what, amount, ground }) => ({
            label: what,
            value: amount,
            note: inEnglish(ground),
            says: { note: ground },
            from: division.worked,
          }));
    const total = totalWorked(party, lines);
    awards.push({
      personId: party.personId,
      name: party.personId === guardiansFund ? "Guardian's Fund" : nameOf(facts, party.personId),
      capacity: party.capacity,
      minor: isMinorNow(facts, person),
      ...(person?.bornOn && { bornOn: person.bornOn }),
      ...(person?.identityNumber && { identityNumber: person.identityNumber }),
      ...(person?.relationship && { relationship: person.relationship }),
      ...(person?.maritalStatus && {
        married: said(marriedAs[person.maritalStatus], { name: person.inCommunityWith ?? '' }),
      }),
      grounds:
        party.capacity === 'byRight'
          ? [said('in community of property')]
          : [...new Map(takes.map(({ ground }) => [inEnglish(ground), ground])).values()],
      total,
      inKind: party.inKind,
      inKindTotal: party.inKindTotal,
      debtsTakenOver: party.debtsTakenOver,
      cash: cashWorked(party, total),
      paidTo: paid,
      restrictions: restrictionsOf(facts, person, party),
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
  };
}
