import { assetFields, type FractionName } from '@boedel/contract/assets/asset.fields';
import type { AssetValues } from '@boedel/contract/assets/assets.schema';
import type { CapturedAsset, InterestFacts, PaidPast, Priced } from '@boedel/domain/assets/captured-asset';
import type { AssetGains } from '@boedel/domain/estate/asset';
import type { PolicyExclusion } from '@boedel/domain/estate-duty/deemed-property';
import type { InterestForDuty } from '@boedel/domain/estate/income';
import type { Term } from '@boedel/domain/limited-interests/factors';
import type { PaymentMade } from '@boedel/domain/limited-interests/interest-on-payments';
import type { LocalDate } from '@boedel/domain/dates/local-date';
import { type Cents, nil } from '@boedel/domain/money/cents';
import { type Fraction, fraction } from '@boedel/domain/money/fraction';
import type { ValuesOf } from '@boedel/contract/record/schemas';
import { fieldValues } from '../../platform/record/record-table';
import { type AmountRow, fractionColumns, type SaleRow, type TakerRow, type WholeAsset } from './assets.store';

export type Plain = ValuesOf<typeof assetFields>;

interface PricedColumns {
  readonly amount_cents: Cents;
  readonly currency: string | null;
  readonly rate_n: number | null;
  readonly rate_d: number | null;
  readonly rate_on: LocalDate | null;
}
export const pricedOf = ({ amount_cents, currency, rate_n, rate_d, rate_on }: PricedColumns): Priced => ({
  amount: amount_cents,
  ...(currency !== null && {
    currency,
    ...(rate_n !== null && rate_d !== null && { rate: fraction(rate_n, rate_d) }),
    ...(rate_on !== null && { rateOn: rate_on }),
  }),
});

export const priceOf = (sale: SaleRow): Priced | undefined =>
  sale.price_cents === null
    ? undefined
    : pricedOf({
        amount_cents: sale.price_cents,
        currency: sale.price_currency,
        rate_n: sale.price_rate_n,
        rate_d: sale.price_rate_d,
        rate_on: sale.price_rate_on,
      });
export const resultOf = (sale: SaleRow): Priced | undefined =>
  sale.result_cents === null
    ? undefined
    : pricedOf({
        amount_cents: sale.result_cents,
        currency: sale.result_currency,
        rate_n: sale.result_rate_n,
        rate_d: sale.result_rate_d,
        rate_on: sale.result_rate_on,
      });

export function fractionIn(row: Readonly<Record<string, unknown>>, name: FractionName): Fraction | undefined {
  const [nColumn, dColumn] = fractionColumns(name);
  const [n, d] = [row[nColumn], row[dColumn]];
  return typeof n === 'number' && typeof d === 'number' ? fraction(n, d) : undefined;
}

/** The facts an asset is made of, from a row or from what somebody just typed. */
export interface Facts {
  readonly id: string;
  readonly plain: Plain;
  readonly fraction: (
    name: 'share' | 'timeLivedIn' | 'domesticPart' | 'withinTwoHectares' | 'acceptedYield',
  ) => Fraction | undefined;
  readonly value: Priced | undefined;
  readonly sale: Pick<CapturedAsset, 'soldFor' | 'soldOn' | 'saleCosts'>;
  readonly costs: CapturedAsset['costs'];
  readonly takers: readonly Pick<TakerRow, 'party_id' | 'role' | 'share_n' | 'share_d' | 'premiums'>[];
  readonly charges: AssetValues['charges'];
}

const optional = <K extends string, V>(key: K, value: V | null | undefined): { readonly [P in K]?: V } =>
  (value === null || value === undefined ? {} : { [key]: value }) as { readonly [P in K]?: V };

function gainsOf({ plain, fraction: part }: Facts): Omit<AssetGains, 'baseCost'> | undefined {
  if (plain.gainsKind === null) return undefined;
  const residence = {
    ...optional('timeLivedIn', part('timeLivedIn')),
    ...optional('domesticPart', part('domesticPart')),
    ...optional('withinTwoHectares', part('withinTwoHectares')),
  };
  return {
    kind: plain.gainsKind,
    ...(plain.heldIn2001 && {
      heldOnValuationDate: {
        ...optional('costBefore', plain.costBefore),
        costAfter: plain.costAfter ?? nil,
        ...optional('marketValue', plain.marketValue2001),
        yearsBefore: plain.yearsBefore ?? 0,
        yearsAfter: plain.yearsAfter ?? 1,
        ...(plain.costInSeveralYears && { costBeforeInSeveralYears: true }),
        ...optional('choice', plain.valuationMethod),
      },
    }),
    ...(Object.keys(residence).length > 0 && { residence }),
    ...optional('personalUseException', plain.personalUseException),
    ...(plain.isSmallBusiness && {
      smallBusiness: { yearsHeld: plain.yearsHeld ?? 0, substantiallyInvolved: plain.substantiallyInvolved },
    }),
    ...optional('acquired', plain.dateOfPurchase),
  };
}

function exclusionOf(plain: Plain): PolicyExclusion | undefined {
  switch (plain.exclusionGround) {
    case 'marriageContract':
      return {
        ground: 'marriageContract',
        registered: plain.contractRegistered,
        payableToSpouseOrChild: plain.payableToSpouseOrChild,
      };
    case 'buyAndSell':
      return {
        ground: 'buyAndSell',
        partnerOrCoShareholder: plain.partnerOrCoShareholder,
        premiumBorneByDeceased: plain.premiumBorneByDeceased,
      };
    case 'unconnected':
      return {
        ground: 'unconnected',
        effectedByDeceased: plain.effectedByDeceased,
        premiumBorneByDeceased: plain.premiumBorneByDeceased,
        benefitsEstateFamilyOrFamilyCompany: plain.benefitsFamily,
      };
    default:
      return undefined;
  }
}

const paymentOf = ({ amount, date, yearsBefore }: TakerRow['premiums'][number]): PaymentMade =>
  date === null ? { amount, wholeYearsBefore: yearsBefore ?? 0 } : { amount, paidOn: date };

const sharesOf = (facts: Facts, role: string) =>
  facts.takers
    .filter((taker) => taker.role === role)
    .map(({ party_id, share_n, share_d, premiums }) => ({
      personId: String(party_id),
      share: fraction(share_n, share_d),
      premiums,
    }));

function paidPastOf(facts: Facts): PaidPast | undefined {
  const { plain } = facts;
  if (!plain.paysPastEstate) return undefined;
  return {
    kind: plain.benefitKind ?? 'policy',
    payees: sharesOf(facts, 'payee').map(({ premiums, ...payee }) => ({
      ...payee,
      ...(premiums.length > 0 && { premiumsPaid: premiums.map(paymentOf) }),
    })),
    ...optional('exclusion', exclusionOf(plain)),
    ...optional('contributionsNotDeducted', plain.contributionsNotDeducted),
    ...optional('inShareValue', plain.inShareValue),
  };
}

function termOf(years: number | null, months: number | null): Term | undefined {
  return years === null && months === null ? undefined : { years: years ?? 0, ...optional('months', months) };
}

function forDutyOf({ plain, fraction: part }: Facts): InterestForDuty | undefined {
  if (!plain.entersDuty || plain.dutySuccessorID === null) return undefined;
  const { considerationPaid: paid, considerationDate, considerationYearsBefore } = plain;
  return {
    ...(plain.bonaFideFarm && { bonaFideFarm: true }),
    ...optional('acceptedYield', part('acceptedYield')),
    ...optional('averageNetReceipts', plain.averageNetReceipts),
    enjoyedBy: String(plain.dutySuccessorID),
    ...optional('term', termOf(plain.successorTermYears, plain.successorTermMonths)),
    ...(paid !== null && {
      considerationPaid: paymentOf({ amount: paid, date: considerationDate, yearsBefore: considerationYearsBefore }),
    }),
    ...(plain.creationValue !== null &&
      plain.creationDate !== null && {
        creation: {
          fullValue: plain.creationValue,
          on: plain.creationDate,
          ...optional('term', termOf(plain.creationTermYears, plain.creationTermMonths)),
        },
      }),
  };
}

function interestOf(facts: Facts): InterestFacts | undefined {
  const { plain, id, charges } = facts;
  if (plain.kind !== 'limitedInterest') return undefined;
  return {
    right: plain.interestRight ?? 'usufruct',
    instrument: plain.instrument ?? '',
    charges: charges.map((charge, index) => ({ id: `${id}.${index + 1}`, ...charge })),
    successors: sharesOf(facts, 'successor').map(({ personId, share }) => ({ personId, share })),
    ...optional('forDuty', forDutyOf(facts)),
    ...optional('deductedUnder', plain.deductedUnder),
  };
}

function customaryOf({ customaryKind, customarySpouseID }: Plain): Pick<CapturedAsset, 'customary'> {
  if (customaryKind === 'family') return { customary: { kind: 'family' } };
  if (customaryKind !== 'house' || customarySpouseID === null) return {};
  return { customary: { kind: 'house', spouseId: String(customarySpouseID) } };
}

const lentOf = ({ isLentForPublic, borrower, deedDate, lentYears }: Plain): Pick<CapturedAsset, 'lentForPublic'> =>
  isLentForPublic && borrower !== null && deedDate !== null && lentYears !== null
    ? { lentForPublic: { borrower, deedOn: deedDate, years: lentYears } }
    : {};

/** The asset in the domain's words. */
export function capturedOf(facts: Facts): CapturedAsset {
  const { plain } = facts;
  return {
    id: facts.id,
    kind: plain.kind,
    class: plain.class,
    description: plain.name,
    treatment: plain.treatment,
    costs: facts.costs,
    ...optional('voucher', plain.voucher),
    ...optional('titleDeed', plain.titleDeed),
    ...optional('extent', plain.extent),
    ...optional('value', facts.value),
    ...facts.sale,
    ...optional('share', facts.fraction('share')),
    ...optional('whyOutstanding', plain.whyOutstanding),
    ...optional('liquidity', plain.liquidity),
    ...optional('separateOf', plain.separateOf),
    ...customaryOf(plain),
    ...optional('excludedFromAccrual', plain.excludedFromAccrual),
    ...lentOf(plain),
    ...(plain.administeredAbroad && { administeredAbroad: true }),
    ...(plain.isForeign && { foreign: plain.acquiredBeforeResidence ? { acquiredBeforeResidence: true } : {} }),
    ...(plain.bonaFideFarm && plain.kind !== 'limitedInterest' && { bonaFideFarm: true }),
    ...optional('account', plain.account),
    ...optional('gains', gainsOf(facts)),
    ...(plain.partOfID !== null && { partOf: String(plain.partOfID) }),
    ...optional('paidPast', paidPastOf(facts)),
    ...optional('interest', interestOf(facts)),
  };
}

const soldOf = (sale: SaleRow): Facts['sale'] => ({
  ...optional('soldFor', resultOf(sale)),
  ...optional('soldOn', sale.result_on),
  ...optional('saleCosts', sale.costs_cents),
});

const costOf = (row: AmountRow): CapturedAsset['costs'][number] => ({
  ...pricedOf(row),
  ...optional('on', row.dated_on),
});

export const plainOf = ({ row }: Pick<WholeAsset, 'row'>): Plain => fieldValues(assetFields, row) as Plain;

/** A stored asset in the domain's words. */
export function storedAsset(whole: WholeAsset): CapturedAsset {
  const { row, used, sale, costs, takers } = whole;
  return capturedOf({
    id: String(row.id),
    plain: plainOf(whole),
    fraction: (name) => fractionIn(row, name),
    value: used ? pricedOf(used) : undefined,
    sale: sale ? soldOf(sale) : {},
    costs: costs.map(costOf),
    takers,
    charges: row['charges'] as AssetValues['charges'],
  });
}
