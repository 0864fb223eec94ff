import { checkNotNegative } from '../law/check-input';
import { notBlank } from '../law/checks';
import { refuse } from '../law/refusal';
import { type Check, checkAccountNumber, checkIds, checkPerson, checkTakers, type Index } from './check-lists';
import type { ItemRef } from './duty-facts';
import type { Estate } from './estate';
import { at } from './path';

/** Everything captured for the duty and the tax of the estate itself. */
export function checkDutyFacts(estate: Estate, people: Index): Check[] {
  const { annuitiesHeld, donations, disposableProperty, improvements, earlierDuties, dutyCredits } = estate;
  const checkItem = itemsOf(estate);
  return [
    ...checkIds('annuitiesHeld', annuitiesHeld),
    ...annuitiesHeld.flatMap((annuity, index) => {
      const path = at('annuitiesHeld', index);
      return [
        notBlank(`${path}.description`, annuity.description, 'a description'),
        checkNotNegative(`${path}.yearly`, annuity.yearly),
        annuity.passesTo === undefined ? undefined : checkPerson(`${path}.passesTo`, annuity.passesTo, people),
        annuity.ownerId === undefined ? undefined : checkPerson(`${path}.ownerId`, annuity.ownerId, people),
        annuity.chargedOnProperty && annuity.passesTo === undefined && annuity.ownerId === undefined
          ? refuse(
              `${path}.ownerId`,
              'Name the owner of the property the annuity was charged on, or whom it passes to.',
              'Estate Duty Act s 5(1)(d)',
            )
          : undefined,
      ];
    }),
    ...checkIds('donations', donations),
    ...donations.flatMap((donation, index) => {
      const path = at('donations', index);
      return [
        notBlank(`${path}.description`, donation.description, 'a description'),
        checkNotNegative(`${path}.value`, donation.value),
        checkNotNegative(`${path}.inShareValue`, donation.inShareValue),
        ...(donation.donees.length === 0
          ? [refuse(`${path}.donees`, 'Name the donee: the duty on the donation is theirs.', 'Estate Duty Act s 11')]
          : checkTakers(`${path}.donees`, donation.donees, people, 'exactlyOne')),
      ];
    }),
    ...checkIds('disposableProperty', disposableProperty),
    ...disposableProperty.flatMap((property, index) => [
      notBlank(at('disposableProperty', index, 'description'), property.description, 'a description'),
      checkNotNegative(at('disposableProperty', index, 'value'), property.value),
      checkNotNegative(at('disposableProperty', index, 'inShareValue'), property.inShareValue),
    ]),
    ...checkIds('improvements', improvements),
    ...improvements.flatMap((improvement, index) => [
      checkItem(at('improvements', index, 'item'), improvement.item),
      checkPerson(at('improvements', index, 'paidBy'), improvement.paidBy, people),
      checkNotNegative(at('improvements', index, 'amount'), improvement.amount),
    ]),
    ...checkIds('earlierDuties', earlierDuties),
    ...earlierDuties.map(({ item }, index) => checkItem(at('earlierDuties', index, 'item'), item)),
    ...checkIds('dutyCredits', dutyCredits),
    ...dutyCredits.flatMap(({ item, amount, personId }, index) => [
      checkItem(at('dutyCredits', index, 'item'), item),
      checkNotNegative(at('dutyCredits', index, 'amount'), amount),
      personId === undefined ? undefined : checkPerson(at('dutyCredits', index, 'personId'), personId, people),
    ]),
    ...checkPayments(estate),
    ...checkTaxYears(estate),
  ];
}

function itemsOf(estate: Estate): (path: string, item: ItemRef) => Check {
  const known = (list: ItemRef['list']): ReadonlySet<string> => new Set(estate[list].map(({ id }) => id));
  return (path, { list, id }) =>
    known(list).has(id) ? undefined : refuse(`${path}.id`, 'Choose property of this estate.');
}

const checkPayments = ({ dutyAssessment, deceased }: Estate): Check[] => [
  dutyAssessment?.assessedOn !== undefined && dutyAssessment.assessedOn < deceased.diedOn
    ? refuse('dutyAssessment.assessedOn', 'Enter an assessment on or after the date of death.')
    : undefined,
  ...checkIds('dutyAssessment.payments', dutyAssessment?.payments ?? []),
  ...(dutyAssessment?.payments ?? []).map(({ amount }, index) =>
    checkNotNegative(at('dutyAssessment', 'payments', index, 'amount'), amount),
  ),
];

const checkTaxYears = ({ taxYears }: Estate): Check[] => [
  ...checkIds('taxYears', taxYears),
  ...taxYears.flatMap(({ taxableIncome, paidInAdvance, account }, index) => [
    checkNotNegative(at('taxYears', index, 'taxableIncome'), taxableIncome),
    checkNotNegative(at('taxYears', index, 'paidInAdvance'), paidInAdvance),
    checkAccountNumber(at('taxYears', index, 'account'), account),
  ]),
];
