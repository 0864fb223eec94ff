import { checkNotNegative } from '../law/check-input';
import { checkNotBlank } from '../law/checks';
import { refuse } from '../law/refusal';
import { type EstateCheck, checkAccountNumber, checkIds, checkPerson, checkTakers, type IdIndex } from './check-lists';
import type { ItemRef } from './duty-facts';
import type { Estate } from './estate';
import { joinPath } from './path';

/** Everything captured for the duty and the tax of the estate itself. */
export function checkDutyFacts(estate: Estate, people: IdIndex): EstateCheck[] {
  const { annuitiesHeld, donations, disposableProperty, improvements, earlierDuties, dutyCredits } = estate;
  const checkItem = createItemCheck(estate);
  return [
    ...checkIds('annuitiesHeld', annuitiesHeld),
    ...annuitiesHeld.flatMap((annuity, index) => {
      const path = joinPath('annuitiesHeld', index);
      return [
        checkNotBlank(`${path}.description`, annuity.description, 'a description'),
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
      const path = joinPath('donations', index);
      return [
        checkNotBlank(`${path}.description`, donation.description, 'a description'),
        checkNotNegative(`${path}.value`, donation.value),
        checkNotNegative(`${path}.inShareValue`, donation.inShareValue),
        ...(donation.donees.length === 0
          ? [refuse(`${path}.donees`, 'Name the donee: the duty on the donation is theirs.', 'Estate Duty Act s 11')]
          : checkTakers(`${path}.donees`, donation.donees, people, 'exactlyOne')),
      ];
    }),
    ...checkIds('disposableProperty', disposableProperty),
    ...disposableProperty.flatMap((property, index) => [
      checkNotBlank(joinPath('disposableProperty', index, 'description'), property.description, 'a description'),
      checkNotNegative(joinPath('disposableProperty', index, 'value'), property.value),
      checkNotNegative(joinPath('disposableProperty', index, 'inShareValue'), property.inShareValue),
    ]),
    ...checkIds('improvements', improvements),
    ...improvements.flatMap((improvement, index) => [
      checkItem(joinPath('improvements', index, 'item'), improvement.item),
      checkPerson(joinPath('improvements', index, 'paidBy'), improvement.paidBy, people),
      checkNotNegative(joinPath('improvements', index, 'amount'), improvement.amount),
    ]),
    ...checkIds('earlierDuties', earlierDuties),
    ...earlierDuties.map(({ item }, index) => checkItem(joinPath('earlierDuties', index, 'item'), item)),
    ...checkIds('dutyCredits', dutyCredits),
    ...dutyCredits.flatMap(({ item, amount, personId }, index) => [
      checkItem(joinPath('dutyCredits', index, 'item'), item),
      checkNotNegative(joinPath('dutyCredits', index, 'amount'), amount),
      personId === undefined ? undefined : checkPerson(joinPath('dutyCredits', index, 'personId'), personId, people),
    ]),
    ...checkPayments(estate),
    ...checkTaxYears(estate),
  ];
}

function createItemCheck(estate: Estate): (path: string, item: ItemRef) => EstateCheck {
  const listKnownIds = (list: ItemRef['list']): ReadonlySet<string> => new Set(estate[list].map(({ id }) => id));
  return (path, { list, id }) =>
    listKnownIds(list).has(id) ? undefined : refuse(`${path}.id`, 'Choose property that belongs to this estate.');
}

const checkPayments = ({ dutyAssessment, deceased }: Estate): EstateCheck[] => [
  dutyAssessment?.assessedOn !== undefined && dutyAssessment.assessedOn < deceased.diedOn
    ? refuse('dutyAssessment.assessedOn', 'Enter an assessment date on or after the date of death.')
    : undefined,
  ...checkIds('dutyAssessment.payments', dutyAssessment?.payments ?? []),
  ...(dutyAssessment?.payments ?? []).map(({ amount }, index) =>
    checkNotNegative(joinPath('dutyAssessment', 'payments', index, 'amount'), amount),
  ),
];

const checkTaxYears = ({ taxYears }: Estate): EstateCheck[] => [
  ...checkIds('taxYears', taxYears),
  ...taxYears.flatMap(({ taxableIncome, paidInAdvance, account }, index) => [
    checkNotNegative(joinPath('taxYears', index, 'taxableIncome'), taxableIncome),
    checkNotNegative(joinPath('taxYears', index, 'paidInAdvance'), paidInAdvance),
    checkAccountNumber(joinPath('taxYears', index, 'account'), account),
  ]),
];
