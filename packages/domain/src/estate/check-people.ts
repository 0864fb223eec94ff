import type { LocalDate } from '../dates/local-date';
import { checkNotAfter, checkNotNegative } from '../law/check-input';
import { checkNotBlank } from '../law/checks';
import { isRefused, refuse } from '../law/refusal';
import { type Regime, findRegime } from '../regimes/marriage';
import { type EstateCheck, checkIds, checkPerson, type IdIndex } from './check-lists';
import type { EstateMarriage } from './deceased';
import type { Estate } from './estate';
import { joinPath, prefixRefusals } from './path';
import type { EstatePerson } from './person';
import { checkRelations, findMarriageEnd, listSurvivingMarriages, readPolygyny } from './relations';

export function checkDeceased({ deceased, executors, settings }: Estate, today: LocalDate): EstateCheck[] {
  const { diedOn, bornOn, name } = deceased;
  return [
    checkNotBlank('deceased.name', name, 'the name of the deceased'),
    checkNotAfter('deceased.diedOn', diedOn, today, 'Correct the date of death: it is in the future.'),
    checkNotAfter('deceased.bornOn', bornOn, diedOn, 'Correct one of the dates: the birth is after the death.'),
    checkNotAfter(
      'settings.accountDate',
      diedOn,
      settings.accountDate,
      'Correct the date of the account: it is before the death.',
    ),
    ...checkIds('executors', executors),
    ...executors.map(({ lettersOn }, index) =>
      lettersOn === undefined
        ? undefined
        : checkNotAfter(
            joinPath('executors', index, 'lettersOn'),
            diedOn,
            lettersOn,
            'Correct the date of the letters: it is before the death.',
          ),
    ),
  ];
}

export function checkPeople(estate: Estate, today: LocalDate): EstateCheck[] {
  const { people, deceased } = estate;
  const ids = checkIds('people', people);
  return [
    ...ids,
    ...people.flatMap((person, index): EstateCheck[] => [
      checkNotBlank(joinPath('people', index, 'name'), person.name, 'a name'),
      checkNotAfter(
        joinPath('people', index, 'bornOn'),
        person.bornOn,
        today,
        'Correct the date of birth: it is in the future.',
      ),
      checkNotAfter(
        joinPath('people', index, 'diedOn'),
        person.diedOn,
        today,
        'Correct the date of death: it is in the future.',
      ),
      person.id === deceased.id
        ? refuse(
            joinPath('people', index, 'id'),
            'This is the deceased, who cannot be in the list of people. Remove this entry.',
          )
        : undefined,
      checkCommunity(person, index),
    ]),
    // The family can only be read where everybody stands once.
    ids.some((check) => check !== undefined) ? undefined : checkRelations(estate),
  ];
}

/** A husband or wife in community shares in the award, so reg 5 wants the name; nobody else's spouse is named. */
function checkCommunity({ maritalStatus, inCommunityWith }: EstatePerson, index: number): EstateCheck {
  if (maritalStatus === 'inCommunity') {
    return checkNotBlank(
      joinPath('people', index, 'inCommunityWith'),
      inCommunityWith ?? '',
      'the name of the husband or wife',
    );
  }
  return inCommunityWith === undefined
    ? undefined
    : refuse(
        joinPath('people', index, 'maritalStatus'),
        'Choose in community of property, or remove the name of the husband or wife.',
      );
}

export function checkMarriages(estate: Estate, people: IdIndex): EstateCheck[] {
  const { marriages, deceased } = estate;
  const checks = marriages.flatMap((marriage, index): EstateCheck[] => {
    const { spouseId, marriedOn, divorcedOn, earlierEstate } = marriage;
    const spouse = estate.people[people.get(spouseId) ?? -1];
    const path = joinPath('marriages', index);
    return [
      checkPerson(`${path}.spouseId`, spouseId, people),
      checkNotAfter(
        `${path}.marriedOn`,
        marriedOn,
        divorcedOn ?? (spouse?.diedOn && spouse.diedOn < deceased.diedOn ? spouse.diedOn : deceased.diedOn),
        'The marriage date is after the date the marriage ended. Correct one of them.',
      ),
      ...[deceased.bornOn, spouse?.bornOn].map((born) =>
        checkNotAfter(
          `${path}.marriedOn`,
          born,
          marriedOn,
          'The marriage date is before one spouse’s date of birth. Correct it.',
        ),
      ),
      checkNotAfter(
        `${path}.divorcedOn`,
        divorcedOn,
        deceased.diedOn,
        'A marriage that lasted until the death has no end date. Remove this date.',
      ),
      earlierEstate?.spouses === undefined || (Number.isInteger(earlierEstate.spouses) && earlierEstate.spouses >= 1)
        ? undefined
        : refuse(
            `${path}.earlierEstate.spouses`,
            'Enter how many spouses that person left, one or more.',
            'Estate Duty Act s 4A(3)',
          ),
      checkNotNegative(`${path}.earlierEstate.abatementUsed`, earlierEstate?.abatementUsed),
      checkNotNegative(`${path}.earlierEstate.diedTogetherNetValue`, earlierEstate?.diedTogetherNetValue),
      earlierEstate && earlierEstate.abatementUsed === undefined && earlierEstate.diedTogetherNetValue === undefined
        ? refuse(
            `${path}.earlierEstate.abatementUsed`,
            'Enter what the estate of that spouse used of the abatement, or its net value where both died together.',
            'Estate Duty Act s 4A',
          )
        : undefined,
      ...(findMarriageEnd(estate, marriage) === 'thisDeath' ? checkRegime(estate, marriage, path) : []),
    ];
  });
  return [...checks, ...checkSeveral(estate)];
}

function checkRegime(estate: Estate, marriage: EstateMarriage, path: string): EstateCheck[] {
  const regime = prefixRefusals(path, findRegimeAtDeath(estate, marriage));
  if (isRefused(regime)) return [regime];
  if (regime.value !== 'outWithAccrual' || marriage.accrual !== undefined) return [];
  return [
    refuse(
      `${path}.accrual`,
      'Enter both spouses’ values for the accrual, or record that neither claims it.',
      'Matrimonial Property Act 88 of 1984 s 4',
    ),
  ];
}

/** The regime of a marriage of this estate; that several wives were married at once is read from the marriages. */
export const findRegimeAtDeath = (estate: Estate, marriage: EstateMarriage) =>
  findRegime({ ...marriage, country: estate.country, ...readPolygyny(estate, marriage) });

/** Several spouses are possible, but not beside a civil marriage, and not with more than one joint estate. */
function checkSeveral(estate: Estate): EstateCheck[] {
  const { marriages } = estate;
  const surviving = listSurvivingMarriages(estate);
  if (surviving.length < 2) return [];
  const regimes = surviving.map((marriage): Regime | undefined => {
    const regime = findRegimeAtDeath(estate, marriage);
    return isRefused(regime) ? undefined : regime.value;
  });
  return surviving.map((marriage, position) => {
    const path = joinPath('marriages', marriages.indexOf(marriage), 'spouseId');
    if (surviving.some((other, nth) => nth < position && other.spouseId === marriage.spouseId)) {
      return refuse(path, 'This spouse is in two marriages that lasted until the death. Remove one of them.');
    }
    // Only customary and Muslim law know several wives at once; a partner beside a spouse is no permanent partner.
    if (marriage.kind !== 'customary' && marriage.kind !== 'muslim') {
      return refuse(
        path,
        'This kind of marriage allows only one spouse. Enter an end date for the marriage that had ended.',
        'Intestate Succession Act 81 of 1987 s 1(1)',
      );
    }
    // One joint estate is possible: that of the wife who was alone when she married.
    if (regimes[position] === 'inCommunity' && regimes.indexOf('inCommunity') !== position) {
      return refuse(
        path,
        'Several spouses cannot all share one joint estate. Enter the contract or court order that divides it.',
      );
    }
    return undefined;
  });
}
