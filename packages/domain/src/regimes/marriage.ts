import { type LocalDate, toLocalDate } from '../dates/local-date';
import type { Country } from '../law/country';
import { type WorkedResult, startWorking } from '../law/worked';

export type Regime =
  | 'inCommunity'
  | 'outWithoutAccrual'
  | 'outWithAccrual'
  | 'byCourtOrder'
  /** Several customary wives: property of each house, property of the family, personal property. */
  | 'houseAndFamily'
  | 'none';
export type MarriageKind = 'civil' | 'civilUnion' | 'customary' | 'muslim' | 'hindu' | 'lifePartnership';

export interface Marriage {
  readonly country: Country;
  readonly kind: MarriageKind;
  readonly marriedOn: LocalDate;
  /** Registered contract: none, community excluded without a word on accrual, accrual excluded, accrual agreed. */
  readonly contract: 'none' | 'silentOnAccrual' | 'withoutAccrual' | 'withAccrual';
  /** Customary: the deceased had more than one wife at the same time. */
  readonly polygynous?: boolean;
  /** Of those: another was his wife when this marriage was entered into, and another was married before the Act. */
  readonly besideEarlierWife?: boolean;
  readonly besideWifeBeforeAct?: boolean;
  /** The court order under s 7(6) of the Recognition of Customary Marriages Act, where one regulates the property. */
  readonly courtOrder?: boolean;
}

/** Matrimonial Property Act 88 of 1984: from this day a contract that excludes community brings accrual, s 2. */
const accrualByDefaultFrom = toLocalDate('1984-11-01');

/** Recognition of Customary Marriages Act 120 of 1998: in force from this day. */
export const customaryActFrom = toLocalDate('2000-11-15');

const mpa = 'Matrimonial Property Act 88 of 1984';
const rcma = 'Recognition of Customary Marriages Act 120 of 1998';

function findRegimeByContract(marriage: Marriage): WorkedResult<Regime> {
  const result = startWorking('Matrimonial property regime', `${mpa} ss 2 to 6`);
  if (marriage.contract === 'withAccrual') return result.line('Contract', 'with accrual').gives('outWithAccrual');
  if (marriage.contract === 'withoutAccrual') {
    return result.line('Contract', 'accrual excluded').gives('outWithoutAccrual');
  }
  // Namibia has no such Act: accrual there only where the contract says so.
  const accrues = marriage.country === 'ZA' && marriage.marriedOn >= accrualByDefaultFrom;
  return result
    .line('Contract', 'excludes community, silent on accrual')
    .line('Married on', marriage.marriedOn, {
      note: 'Accrual applies by default to South African marriages from 1 November 1984, and to some earlier marriages under later laws.',
    })
    .gives(accrues ? 'outWithAccrual' : 'outWithoutAccrual');
}

function findCustomaryRegime(marriage: Marriage): WorkedResult<Regime> {
  if (marriage.contract !== 'none') return findRegimeByContract(marriage);
  const result = startWorking('Matrimonial property regime', `${rcma} s 7`);
  if (marriage.courtOrder) return result.line('Regulated by court order', 's 7(6)').gives('byCourtOrder');
  if (marriage.polygynous) return findPolygynousRegime(marriage, result);
  return result.line('Customary marriage with one wife, no contract').gives('inCommunity');
}

/**
 * Each marriage of several has its own regime: what a later marriage does not change is the community of the first.
 * A second one from the Act on without the contract s 7(6) asks for is out of community (*Ngwenyama v Mayelane* [2012]
 * ZASCA 94) [check: that it is valid at all, the first wife must have agreed, *Mayelane v Ngwenyama* [2013] ZACC 14].
 */
function findPolygynousRegime(
  { marriedOn, besideEarlierWife, besideWifeBeforeAct }: Marriage,
  result: ReturnType<typeof startWorking>,
): WorkedResult<Regime> {
  const beforeAct = marriedOn < customaryActFrom;
  if (besideEarlierWife === false && !(beforeAct && besideWifeBeforeAct)) {
    return result
      .line('Only wife at the time of the marriage', undefined, { section: `${rcma} s 7(2)` })
      .gives('inCommunity');
  }
  if (besideEarlierWife && !beforeAct) {
    return result
      .line('A further wife, without a court-approved contract', undefined, {
        section: `${rcma} s 7(6)`,
        note: 'Treated as out of community. Confirm that the earlier wife consented; without her consent the marriage is not valid.',
      })
      .gives('outWithoutAccrual');
  }
  return result
    .line('Several wives, without contract or court order', undefined, {
      section: `${rcma} s 7(1)`,
      note: 'House property belongs to the spouses of that house and family property to all spouses, in equal shares.',
    })
    .gives('houseAndFamily');
}

/** Which property regime a marriage has. What it does to the account is in `joint-estate.ts` and `accrual.ts`. */
export function findRegime(marriage: Marriage): WorkedResult<Regime> {
  switch (marriage.kind) {
    case 'customary':
      return findCustomaryRegime(marriage);
    case 'lifePartnership':
      return startWorking('Matrimonial property regime', 'common law')
        .line('A life partnership has no matrimonial property regime; each partner owns the own assets')
        .gives('none');
    case 'muslim':
    case 'hindu':
      return marriage.contract === 'none'
        ? startWorking('Matrimonial property regime', 'common law')
            .line('Religious marriage without civil registration', undefined, {
              note: 'Treated as out of community without accrual; confirm where a court order or later law says otherwise.',
            })
            .gives('outWithoutAccrual')
        : findRegimeByContract(marriage);
    case 'civil':
    case 'civilUnion':
      return marriage.contract === 'none'
        ? startWorking('Matrimonial property regime', 'common law')
            .line('No contract: in community of property', undefined, {
              section: `${mpa} s 21(2)(a), repealed by Act 15 of 2023`,
              note:
                marriage.country === 'ZA'
                  ? 'This includes marriages that s 22(6) of the Black Administration Act made out of community (Sithole, 2021).'
                  : 'Confirm for a Namibian marriage under Proclamation 15 of 1928, which could be out of community.',
            })
            .gives('inCommunity')
        : findRegimeByContract(marriage);
  }
}
