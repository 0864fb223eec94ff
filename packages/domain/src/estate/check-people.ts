import type { LocalDate } from '../dates/local-date';
import { checkNotAfter, checkNotNegative } from '../law/check-input';
import { notBlank } from '../law/checks';
import type { Country } from '../law/country';
import { isRefused, refuse } from '../law/refusal';
import { type Regime, regimeOf } from '../regimes/marriage';
import { type Check, checkIds, checkPerson, type Index } from './check-lists';
import { type EstateMarriage, survivingMarriages } from './deceased';
import type { Estate } from './estate';
import { at, under } from './path';

export function checkDeceased({ deceased }: Estate, today: LocalDate): Check[] {
  const { diedOn, bornOn, name } = deceased;
  return [
    notBlank('deceased.name', name, 'the name of the deceased'),
    checkNotAfter('deceased.diedOn', diedOn, today, 'Correct the date of death: it lies in the future.'),
    checkNotAfter('deceased.bornOn', bornOn, diedOn, 'Correct one of the dates: the birth is after the death.'),
  ];
}

export function checkPeople({ people }: Estate, today: LocalDate): Check[] {
  return [
    ...checkIds('people', people),
    ...people.flatMap((person, index): Check[] => [
      notBlank(at('people', index, 'name'), person.name, 'a name'),
      checkNotAfter(
        at('people', index, 'bornOn'),
        person.bornOn,
        today,
        'Correct the date of birth: it lies in the future.',
      ),
      person.degree === undefined || (Number.isInteger(person.degree) && person.degree >= 0)
        ? undefined
        : refuse(at('people', index, 'degree'), 'Enter the degree of kinship as a whole number, 0 for a spouse.'),
    ]),
  ];
}

export function checkMarriages({ marriages, deceased, country }: Estate, people: Index): Check[] {
  const checks = marriages.flatMap((marriage, index): Check[] => [
    checkPerson(at('marriages', index, 'spouseId'), marriage.spouseId, people),
    checkNotAfter(
      at('marriages', index, 'marriedOn'),
      marriage.marriedOn,
      marriage.ended?.on ?? deceased.diedOn,
      'Correct the date of the marriage: it is after its end.',
    ),
    checkNotAfter(
      at('marriages', index, 'ended', 'on'),
      marriage.ended?.on,
      deceased.diedOn,
      'A marriage that lasted to the death has no earlier end. Remove this date.',
    ),
    checkNotNegative(at('marriages', index, 'earlierEstate', 'abatementUsed'), marriage.earlierEstate?.abatementUsed),
    ...(marriage.ended ? [] : checkRegime(marriage, index, country)),
  ]);
  return [...checks, ...checkSeveral(marriages, country)];
}

function checkRegime(marriage: EstateMarriage, index: number, country: Country): Check[] {
  const regime = under(at('marriages', index), regimeOf({ ...marriage, country }));
  if (isRefused(regime)) return [regime];
  if (regime.value !== 'outWithAccrual' || marriage.accrual !== undefined) return [];
  return [
    refuse(
      at('marriages', index, 'accrual'),
      'Enter the values of both spouses for the accrual, or record that nobody claims.',
      'Matrimonial Property Act 88 of 1984 s 4',
    ),
  ];
}

/** Several spouses are possible, but not beside a civil marriage, and not with more than one joint estate. */
function checkSeveral(marriages: readonly EstateMarriage[], country: Country): Check[] {
  const surviving = survivingMarriages(marriages);
  if (surviving.length < 2) return [];
  const regimes = surviving.map((marriage): Regime | undefined => {
    const regime = regimeOf({ ...marriage, country });
    return isRefused(regime) ? undefined : regime.value;
  });
  const joint = regimes.filter((regime) => regime === 'inCommunity').length;
  return surviving.map((marriage, position) => {
    const path = at('marriages', marriages.indexOf(marriage), 'spouseId');
    if (marriage.kind === 'civil' || marriage.kind === 'civilUnion') {
      return refuse(path, 'A civil marriage or union leaves no room for another spouse. End the one that was over.');
    }
    if (joint > 0 && regimes[position] === 'inCommunity') {
      return refuse(
        path,
        'Several spouses cannot each share one joint estate. Capture the contract or court order that divides it.',
      );
    }
    return undefined;
  });
}
