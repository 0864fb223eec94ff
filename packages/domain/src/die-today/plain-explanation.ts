import type { DrawingFacts, ValuedAsset } from '../accounts/facts';
import { findPersonName } from '../accounts/facts';
import type { EstateDivision } from '../accounts/taken';
import { computeAge } from '../dates/local-date';
import type { EstatePerson } from '../estate/person';
import { listSurvivingMarriages } from '../estate/relations';
import { formatAmount } from '../formats/amount';
import { isMinor } from '../identity/minor';
import { isRefused } from '../law/refusal';
import { allOf, type Message, message, quoteVerbatim } from '../law/message';
import { type Cents, minus, negate, nil, plus, sum } from '../money/cents';
import { findAwardPayee, type AwardPayee } from '../succession/minors';
import type { ProjectedAward } from './projected-awards';

/** What would happen to something or somebody, in words a client understands. */
export interface PlainExplanation {
  readonly about: 'house' | 'spouse' | 'minor';
  readonly title: Message;
  readonly says: readonly Message[];
}

interface ExplainedProjection {
  readonly facts: DrawingFacts;
  readonly division: EstateDivision;
  readonly awards: readonly ProjectedAward[];
}

const formatEstateAmount = ({ estate }: DrawingFacts, cents: Cents): string => formatAmount(cents, estate.country);
const describeNames = (facts: DrawingFacts, ids: Iterable<string>): Message =>
  allOf([...new Set(ids)].map((id) => quoteVerbatim(findPersonName(facts, id))));

/** The homes, the most valuable first: what is marked as one, else whatever land there is. */
function listHomes({ assets }: DrawingFacts): readonly ValuedAsset[] {
  const residences = assets.filter(({ asset }) => asset.gains?.kind === 'residence');
  const homes = residences.length > 0 ? residences : assets.filter(({ asset }) => asset.class === 'immovable');
  return homes.toSorted((a, b) => b.value - a.value).slice(0, 3);
}

/** Spouses to whom what is left passes free of both taxes. */
const findFreeSpouses = ({ estate }: DrawingFacts): ReadonlySet<string> =>
  new Set(
    listSurvivingMarriages(estate)
      .filter(({ spouseIsResident }) => spouseIsResident !== false)
      .map(({ spouseId }) => spouseId),
  );

function describeTakers({ facts, division }: ExplainedProjection, { asset, joint }: ValuedAsset): Message[] {
  const taken = division.legacies.filter(({ assetId, full }) => assetId === asset.id && full > 0);
  const listTakersAs = (right: string): string[] =>
    taken.filter(({ origin }) => origin.as === right).map((one) => one.personId);
  const [full, holders, owners] = [listTakersAs('full'), listTakersAs('holder'), listTakersAs('bareOwner')];
  const heirs = division.residueTaken.filter((one) => one.amount > 0).map(({ personId }) => personId);
  const says: Message[] = [];
  if (joint && facts.survivor !== undefined) {
    says.push(
      message('Half of it already belongs to {name} because of the marriage.', {
        name: describeNames(facts, [facts.survivor]),
      }),
    );
  }
  if (full.length > 0) says.push(message('It goes to {names}.', { names: describeNames(facts, full) }));
  if (holders.length > 0) {
    const use = { holders: describeNames(facts, holders), owners: describeNames(facts, owners) };
    const isAnnuity = taken.some(({ origin: { legacy } }) => legacy.kind === 'limited' && legacy.right === 'annuity');
    says.push(
      isAnnuity
        ? message('{holders} gets a fixed amount out of it every year; it belongs to {owners}.', use)
        : message('{holders} may use it; it belongs to {owners}.', use),
    );
  }
  if (taken.length === 0 && heirs.length > 0) {
    says.push(
      message('It is part of the rest of the estate, which goes to {names}.', { names: describeNames(facts, heirs) }),
    );
  }
  if (taken.length === 0 && heirs.length === 0) says.push(message('Nothing is left of it after all payments.'));
  const free = findFreeSpouses(facts);
  if (facts.estate.country === 'ZA' && full.length > 0 && full.every((id) => free.has(id))) {
    says.push(message('What goes to a husband or wife is free of capital gains tax and estate duty.'));
  }
  return says;
}

function explainHomes(projection: ExplainedProjection): PlainExplanation[] {
  const { facts } = projection;
  return listHomes(facts).map((home) => {
    const debts = facts.estate.liabilities.filter(({ securedBy }) => securedBy?.includes(home.asset.id));
    return {
      about: 'house',
      title: quoteVerbatim(home.asset.description),
      says: [
        ...describeTakers(projection, home),
        ...debts.map((debt) => {
          const values = { amount: formatEstateAmount(facts, debt.amount), creditor: debt.creditor };
          return debt.takenOverBy === undefined
            ? message('The {amount} owed to {creditor} on it is paid by the estate.', values)
            : message('{name} takes over the {amount} owed to {creditor} on it.', {
                ...values,
                name: describeNames(facts, [debt.takenOverBy]),
              });
        }),
      ],
    };
  });
}

const findAward = ({ awards }: ExplainedProjection, id: string): ProjectedAward | undefined =>
  awards.find(({ personId }) => personId === id);

function explainSpouses(projection: ExplainedProjection): PlainExplanation[] {
  const { facts } = projection;
  return [...facts.spouses].map((id) => {
    const {
      fromEstate = nil,
      byRight = nil,
      policiesDirect = nil,
      retirementIllustrative = nil,
    } = findAward(projection, id) ?? {};
    const inherited = minus(fromEstate, byRight);
    const toAmountValue = (cents: Cents) => ({ amount: formatEstateAmount(facts, cents) });
    const says = [
      ...(byRight > 0 ? [message('{amount} of the joint estate is theirs by right.', toAmountValue(byRight))] : []),
      ...(policiesDirect > 0
        ? [message('{amount} from policies is paid at once.', toAmountValue(policiesDirect))]
        : []),
      ...(retirementIllustrative > 0
        ? [
            message(
              'The fund’s trustees decide who receives the {amount} of retirement savings.',
              toAmountValue(retirementIllustrative),
            ),
          ]
        : []),
      ...(inherited > 0
        ? [message('{amount} comes from the estate after it has been wound up.', toAmountValue(inherited))]
        : []),
    ];
    const nothing = message('Receives nothing. A person who needs support may claim maintenance from the estate.');
    return {
      about: 'spouse',
      title: quoteVerbatim(findPersonName(facts, id)),
      says: says.length > 0 ? says : [nothing],
    };
  });
}

const moneyGoes: Readonly<Record<AwardPayee, string>> = {
  heir: 'Money is paid out directly.',
  guardiansFund:
    'Money goes to the Guardian’s Fund until the age of {age}, because the will does not create a trust for it.',
  trustees: 'Money is held in a trust created by the will.',
  guardian: 'Money is paid to the guardian, as the will allows.',
  tutorOrCurator: 'Money is paid to the tutor or curator.',
};

function describeMoneyOfMinor({ facts }: ExplainedProjection, person: EstatePerson): Message | undefined {
  const { country, settings } = facts.estate;
  const paid = findAwardPayee({
    country,
    on: settings.accountDate,
    bornOn: person.bornOn!,
    whereabouts: 'known',
    ...(person.moneyHeldBy === 'trust' && { will: 'trust' as const }),
    ...(person.moneyHeldBy === 'guardian' && { will: 'freeForGuardian' as const }),
    tutorOrCurator: person.moneyHeldBy === 'tutorOrCurator',
    award: 'cash',
  });
  return isRefused(paid) ? undefined : message(moneyGoes[paid.value], { age: 18 });
}

function explainMinors(projection: ExplainedProjection): PlainExplanation[] {
  const { facts, division } = projection;
  const { country, settings, people } = facts.estate;
  const on = settings.accountDate;
  const young = people.filter(
    ({ kind, bornOn, diedOn }) =>
      kind === 'natural' && !diedOn && bornOn && bornOn <= on && isMinor(bornOn, on, country),
  );
  return young.flatMap((person): PlainExplanation[] => {
    const award = findAward(projection, person.id);
    // A minor who is no child and takes nothing is not what the plan is about.
    if (!award && !person.parents?.includes(facts.estate.deceased.id)) return [];
    const inKind = division.legacies.filter(
      ({ personId, assetId, full, origin }) => personId === person.id && assetId && full > 0 && origin.as !== 'holder',
    );
    const land = inKind.flatMap(({ assetId }) =>
      facts.assets.filter(({ asset }) => asset.id === assetId && asset.class === 'immovable'),
    );
    const inMoney = minus(award?.fromEstate ?? nil, sum(inKind.map((one) => one.amount)));
    const held = inMoney > 0 ? describeMoneyOfMinor(projection, person) : undefined;
    const past = award ? plus(award.policiesDirect, award.retirementIllustrative) : nil;
    const says = [
      ...land.map(({ asset }) =>
        message('The share in {asset} is registered in the child’s own name.', { asset: asset.description }),
      ),
      ...(held ? [held] : []),
      ...(past > 0
        ? [message('{amount} is paid outside the estate.', { amount: formatEstateAmount(facts, past) })]
        : []),
    ];
    const nothing = message('Receives nothing. A person who needs support may claim maintenance from the estate.');
    return [
      {
        about: 'minor',
        title: message('{name} is {age}', {
          name: findPersonName(facts, person.id),
          age: computeAge(person.bornOn!, on),
        }),
        says: says.length > 0 ? says : [nothing],
      },
    ];
  });
}

/** What happens to the house, the spouse and the children who are not of age. */
export const explainProjection = (projection: ExplainedProjection): readonly PlainExplanation[] => [
  ...explainHomes(projection),
  ...explainSpouses(projection),
  ...explainMinors(projection),
];

export interface AvailableCash {
  readonly strict: Cents;
  readonly withRealisable: Cents;
  readonly unfunded: Cents;
}

/** The whole of it in one sentence. */
export function describeLead(facts: DrawingFacts, { strict, withRealisable, unfunded }: AvailableCash): Message {
  if (unfunded > 0) {
    return message('There is not enough for all payments and gifts in the will. The shortfall is {amount}.', {
      amount: formatEstateAmount(facts, unfunded),
    });
  }
  if (strict >= 0) return message('There is enough cash to pay everything that is owed.');
  return withRealisable >= 0
    ? message('There is enough in total, but not enough cash. Assets worth {amount} would have to be sold.', {
        amount: formatEstateAmount(facts, negate(strict)),
      })
    : message('The estate would be {amount} short of cash, even after all assets that can be sold quickly are sold.', {
        amount: formatEstateAmount(facts, negate(withRealisable)),
      });
}
