import type { LocalDate } from '../dates/local-date';
import { checkNotNegative } from '../law/check-input';
import { collectRefusals, isRefused, type Outcome, type RefusalError, refuse } from '../law/refusal';
import type { Cents } from '../money/cents';
import { roundHalfUp, times } from '../money/exact';
import { compareFractions, type Fraction, isSameFraction, sumFractions, whole } from '../money/fraction';
import { convertToRand, type RandOrForeign } from '../money/in-rand';
import { computeFairMarketValue } from '../limited-interests/enjoyment';

export type PropertyKind = 'immovable' | 'movable' | 'claim' | 'intangible' | 'shares' | 'limitedInterest' | 'annuity';

/** Somebody other than the executor on whom the duty of an item rests, with a share of it. */
export interface DutyBearer {
  readonly personId: string;
  readonly share: Fraction;
}

/** Property of the deceased (s 3(2)). */
export interface PropertyItem {
  readonly id: string;
  readonly kind: PropertyKind;
  readonly description?: string;
  /** Fair market value of the whole; for a limited interest or annuity its value under s 5(1)(b), (d) or (e). */
  readonly value: RandOrForeign;
  /** Price where it was sold in the course of liquidation; takes the place of the value (s 5(1)(a)). */
  readonly soldFor?: RandOrForeign;
  readonly bonaFideFarm?: boolean;
  /** The deceased's part: a half in community of property. */
  readonly share?: Fraction;
  /** Situated, recoverable or registered outside South Africa. */
  readonly abroad?: boolean;
  /** Who gains by a limited interest or annuity that ceased; the duty on it is theirs (s 11). */
  readonly gainedBy?: readonly DutyBearer[];
}

/** Property or deemed property with the amount at which it enters the estate. */
export interface IncludedItem {
  readonly id: string;
  readonly label: string;
  readonly section: string;
  readonly value: Cents;
  readonly nature: PropertyKind | 'deemed';
  readonly abroad: boolean;
  /** Empty where the executor bears the duty. */
  readonly bearers: readonly DutyBearer[];
  readonly note?: string;
}

export interface LeftOutItem {
  readonly id: string;
  readonly label: string;
  readonly section: string;
  readonly value: Cents;
}

export interface Inclusion {
  readonly included: readonly IncludedItem[];
  readonly leftOut: readonly LeftOutItem[];
}

/** s 3(2)(c) and on: what is left out of the estate of somebody not ordinarily resident here. */
const foreignScope: Record<PropertyKind, string> = {
  immovable: 'Estate Duty Act s 3(2)(c)',
  movable: 'Estate Duty Act s 3(2)(d)',
  claim: 'Estate Duty Act s 3(2)(e)',
  intangible: 'Estate Duty Act s 3(2)(f)',
  shares: 'Estate Duty Act s 3(2)(g) and (h)',
  limitedInterest: 'Estate Duty Act s 3(2)(c) and (d)',
  annuity: 'Estate Duty Act s 3(2)(e)',
};

const toPropertySection = (kind: PropertyKind): string =>
  kind === 'limitedInterest'
    ? 'Estate Duty Act s 3(2)(a)'
    : kind === 'annuity'
      ? 'Estate Duty Act s 3(2)(b)'
      : 'Estate Duty Act s 3(2)';

const isShare = (share: Fraction): boolean => share.n > 0n && compareFractions(share, whole) <= 0;

/** Those who bear the duty of an item must take the whole of it between them. */
export function checkBearers(field: string, bearers: readonly DutyBearer[]): RefusalError | undefined {
  if (bearers.length === 0) return undefined;
  if (!bearers.every(({ share }) => isShare(share)))
    return refuse(field, 'Give everyone a share above 0 and at most 1.');
  const total = sumFractions(bearers.map(({ share }) => share));
  if (compareFractions(total, whole) > 0) return refuse(field, 'The shares add up to more than one. Reduce them.');
  return isSameFraction(total, whole) ? undefined : refuse(field, 'The shares must add up to one.');
}

function computePropertyValue(item: PropertyItem, field: string, died: LocalDate): Outcome<Cents> {
  if (item.soldFor !== undefined) return convertToRand(`${field}.soldFor`, item.soldFor);
  const value = convertToRand(`${field}.value`, item.value);
  return isRefused(value) ? value : computeFairMarketValue(value, item.bonaFideFarm === true, died);
}

/** Brings property in at its value for duty; a non-resident's foreign property is left out. */
export function includeProperty(
  items: readonly PropertyItem[],
  died: LocalDate,
  resident: boolean,
): Outcome<Inclusion> {
  const included: IncludedItem[] = [];
  const leftOut: LeftOutItem[] = [];
  const wrong: (RefusalError | undefined)[] = [];
  items.forEach((item, index) => {
    const field = `property[${index}]`;
    const share = item.share ?? whole;
    const passing = item.kind === 'limitedInterest' || item.kind === 'annuity';
    const found = computePropertyValue(item, field, died);
    if (share !== whole && !isShare(share)) {
      wrong.push(refuse(`${field}.share`, 'Enter the deceased’s share. It must be more than 0 and at most 1.'));
    }
    if (item.gainedBy?.length) wrong.push(checkBearers(`${field}.gainedBy`, item.gainedBy));
    else if (passing) {
      wrong.push(
        refuse(
          `${field}.gainedBy`,
          'Name who gains by the interest: that person bears its duty.',
          'Estate Duty Act s 11',
        ),
      );
    }
    if (isRefused(found)) return void wrong.push(found);
    const value = share === whole ? found : roundHalfUp(times(found, share));
    if (value < 0) wrong.push(checkNotNegative(`${field}.value`, value));
    const label = item.description ?? item.id;
    const abroad = item.abroad === true;
    if (abroad && !resident) {
      leftOut.push({ id: item.id, label, section: foreignScope[item.kind], value });
      return undefined;
    }
    const bearers = passing ? (item.gainedBy ?? []) : [];
    included.push({
      id: item.id,
      label,
      section: toPropertySection(item.kind),
      value,
      nature: item.kind,
      abroad,
      bearers,
    });
    return undefined;
  });
  return collectRefusals(wrong) ?? { included, leftOut };
}
