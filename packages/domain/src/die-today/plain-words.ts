import type { Facts, ValuedAsset } from '../accounts/facts';
import { nameOf } from '../accounts/facts';
import type { Division } from '../accounts/taken';
import { ageOn } from '../dates/local-date';
import type { Person } from '../estate/person';
import { survivingMarriages } from '../estate/relations';
import { formatAmount } from '../formats/amount';
import { isMinor } from '../identity/minor';
import { isRefused } from '../law/refusal';
import { allOf, type Said, said, verbatim } from '../law/said';
import { type Cents, minus, negate, nil, plus, sum } from '../money/cents';
import { payeeOf, type Payee } from '../succession/minors';
import type { ProjectedAward } from './projected-awards';

/** What would happen to something or somebody, in words a client understands. */
export interface PlainWords {
  readonly about: 'house' | 'spouse' | 'minor';
  readonly title: Said;
  readonly says: readonly Said[];
}

interface Projection {
  readonly facts: Facts;
  readonly division: Division;
  readonly awards: readonly ProjectedAward[];
}

const amount = ({ estate }: Facts, cents: Cents): string => formatAmount(cents, estate.country);
const names = (facts: Facts, ids: Iterable<string>): Said =>
  allOf([...new Set(ids)].map((id) => verbatim(nameOf(facts, id))));

/** The homes, the most valuable first: what is marked as one, else whatever land there is. */
function homesOf({ assets }: Facts): readonly ValuedAsset[] {
  const residences = assets.filter(({ asset }) => asset.gains?.kind === 'residence');
  const homes = residences.length > 0 ? residences : assets.filter(({ asset }) => asset.class === 'immovable');
  return homes.toSorted((a, b) => b.value - a.value).slice(0, 3);
}

/** Spouses to whom what is left passes free of both taxes. */
const freeSpouses = ({ estate }: Facts): ReadonlySet<string> =>
  new Set(
    survivingMarriages(estate)
      .filter(({ spouseIsResident }) => spouseIsResident !== false)
      .map(({ spouseId }) => spouseId),
  );

function whoTakes({ facts, division }: Projection, { asset, joint }: ValuedAsset): Said[] {
  const taken = division.legacies.filter(({ assetId, full }) => assetId === asset.id && full > 0);
  const as = (right: string): string[] => taken.filter(({ origin }) => origin.as === right).map((one) => one.personId);
  const [full, holders, owners] = [as('full'), as('holder'), as('bareOwner')];
  const heirs = division.residueTaken.filter((one) => one.amount > 0).map(({ personId }) => personId);
  const says: Said[] = [];
  if (joint && facts.survivor !== undefined) {
    says.push(said('Half of it is already that of {name}, by the marriage.', { name: names(facts, [facts.survivor]) }));
  }
  if (full.length > 0) says.push(said('It goes to {names}.', { names: names(facts, full) }));
  if (holders.length > 0) {
    const use = { holders: names(facts, holders), owners: names(facts, owners) };
    says.push(said('{holders} may use it; it belongs to {owners}.', use));
  }
  if (taken.length === 0 && heirs.length > 0) {
    says.push(said('It is part of the rest of the estate, for {names}.', { names: names(facts, heirs) }));
  }
  if (taken.length === 0 && heirs.length === 0) says.push(said('Nothing of it is left once everything is paid.'));
  const free = freeSpouses(facts);
  if (facts.estate.country === 'ZA' && full.length > 0 && full.every((id) => free.has(id))) {
    says.push(said('What goes to a husband or wife is free of capital gains tax and estate duty.'));
  }
  return says;
}

function houses(projection: Projection): PlainWords[] {
  const { facts } = projection;
  return homesOf(facts).map((home) => {
    const debts = facts.estate.liabilities.filter(({ securedBy }) => securedBy?.includes(home.asset.id));
    return {
      about: 'house',
      title: verbatim(home.asset.description),
      says: [
        ...whoTakes(projection, home),
        ...debts.map((debt) => {
          const values = { amount: amount(facts, debt.amount), creditor: debt.creditor };
          return debt.takenOverBy === undefined
            ? said('The {amount} owed to {creditor} on it is paid by the estate.', values)
            : said('{name} takes over the {amount} owed to {creditor} on it.', {
                ...values,
                name: names(facts, [debt.takenOverBy]),
              });
        }),
      ],
    };
  });
}

const awardOf = ({ awards }: Projection, id: string): ProjectedAward | undefined =>
  awards.find(({ personId }) => personId === id);

function spouses(projection: Projection): PlainWords[] {
  const { facts } = projection;
  return [...facts.spouses].map((id) => {
    const {
      fromEstate = nil,
      byRight = nil,
      policiesDirect = nil,
      retirementIllustrative = nil,
    } = awardOf(projection, id) ?? {};
    const inherited = minus(fromEstate, byRight);
    const of = (cents: Cents) => ({ amount: amount(facts, cents) });
    const says = [
      ...(byRight > 0 ? [said('{amount} of the joint estate is theirs by right.', of(byRight))] : []),
      ...(policiesDirect > 0 ? [said('{amount} from policies is paid at once.', of(policiesDirect))] : []),
      ...(retirementIllustrative > 0
        ? [
            said(
              'The {amount} of retirement savings is for the trustees of the fund to decide.',
              of(retirementIllustrative),
            ),
          ]
        : []),
      ...(inherited > 0 ? [said('{amount} comes from the estate, once it is wound up.', of(inherited))] : []),
    ];
    const nothing = said('Receives nothing. Who needs support may claim maintenance from the estate.');
    return { about: 'spouse', title: verbatim(nameOf(facts, id)), says: says.length > 0 ? says : [nothing] };
  });
}

const moneyGoes: Readonly<Record<Payee, string>> = {
  heir: 'Money is paid out directly.',
  guardiansFund: 'Money goes to the Guardian’s Fund until the age of {age}, because the will makes no trust for it.',
  trustees: 'Money is kept in the trust that the will makes.',
  guardian: 'Money is paid to the guardian, as the will allows.',
  tutorOrCurator: 'Money is paid to the tutor or curator.',
};

function moneyOfMinor({ facts }: Projection, person: Person): Said | undefined {
  const { country, settings } = facts.estate;
  const paid = payeeOf({
    country,
    on: settings.accountDate,
    bornOn: person.bornOn!,
    whereabouts: 'known',
    ...(person.moneyHeldBy === 'trust' && { will: 'trust' as const }),
    ...(person.moneyHeldBy === 'guardian' && { will: 'freeForGuardian' as const }),
    tutorOrCurator: person.moneyHeldBy === 'tutorOrCurator',
    award: 'cash',
  });
  return isRefused(paid) ? undefined : said(moneyGoes[paid.value], { age: 18 });
}

function minors(projection: Projection): PlainWords[] {
  const { facts, division } = projection;
  const { country, settings, people } = facts.estate;
  const on = settings.accountDate;
  const young = people.filter(
    ({ kind, bornOn, diedOn }) =>
      kind === 'natural' && !diedOn && bornOn && bornOn <= on && isMinor(bornOn, on, country),
  );
  return young.flatMap((person): PlainWords[] => {
    const award = awardOf(projection, person.id);
    // A minor who is no child and takes nothing is not what the plan is about.
    if (!award && !person.parents?.includes(facts.estate.deceased.id)) return [];
    const inKind = division.legacies.filter(
      ({ personId, assetId, full, origin }) => personId === person.id && assetId && full > 0 && origin.as !== 'holder',
    );
    const land = inKind.flatMap(({ assetId }) =>
      facts.assets.filter(({ asset }) => asset.id === assetId && asset.class === 'immovable'),
    );
    const inMoney = minus(award?.fromEstate ?? nil, sum(inKind.map((one) => one.amount)));
    const held = inMoney > 0 ? moneyOfMinor(projection, person) : undefined;
    const past = award ? plus(award.policiesDirect, award.retirementIllustrative) : nil;
    const says = [
      ...land.map(({ asset }) =>
        said('The share in {asset} comes into the child’s own name.', { asset: asset.description }),
      ),
      ...(held ? [held] : []),
      ...(past > 0 ? [said('{amount} is paid past the estate.', { amount: amount(facts, past) })] : []),
    ];
    const nothing = said('Receives nothing. Who needs support may claim maintenance from the estate.');
    return [
      {
        about: 'minor',
        title: said('{name} is {age}', { name: nameOf(facts, person.id), age: ageOn(person.bornOn!, on) }),
        says: says.length > 0 ? says : [nothing],
      },
    ];
  });
}

/** What happens to the house, the spouse and the children who are not of age. */
export const plainWords = (projection: Projection): readonly PlainWords[] => [
  ...houses(projection),
  ...spouses(projection),
  ...minors(projection),
];

export interface CashFound {
  readonly strict: Cents;
  readonly withRealisable: Cents;
  readonly unfunded: Cents;
}

/** The whole of it in one sentence. */
export function leadWords(facts: Facts, { strict, withRealisable, unfunded }: CashFound): Said {
  if (unfunded > 0) {
    return said(
      'What there is does not cover what must be paid and what is left to people: {amount} would have to be found.',
      { amount: amount(facts, unfunded) },
    );
  }
  if (strict >= 0) return said('There is enough cash to pay everything that would be owed.');
  return withRealisable >= 0
    ? said('There is enough, but too little of it in cash: for {amount} something would have to be sold.', {
        amount: amount(facts, negate(strict)),
      })
    : said('The estate would be {amount} short of cash, even after selling all that can be sold soon.', {
        amount: amount(facts, negate(withRealisable)),
      });
}
