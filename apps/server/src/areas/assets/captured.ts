import { assetFields, type AssetFractionName } from '@boedel/contract/assets/asset.fields';
import type { AssetValues } from '@boedel/contract/assets/assets.schema';
import type { CapturedAsset, InterestFacts, PaidPastBenefit, PricedAmount } from '@boedel/domain/assets/captured-asset';
import type { AssetGains } from '@boedel/domain/estate/asset';
import type { PolicyExclusion } from '@boedel/domain/estate-duty/deemed-property';
import type { InterestForDuty } from '@boedel/domain/estate/income';
import type { InterestTerm } from '@boedel/domain/limited-interests/factors';
import type { PremiumPayment } from '@boedel/domain/limited-interests/interest-on-payments';
import type { LocalDate } from '@boedel/domain/dates/local-date';
import { type Cents, nil } from '@boedel/domain/money/cents';
import { type Fraction, fraction } from '@boedel/domain/money/fraction';
import type { FieldValues } from '@boedel/contract/record/schemas';
import { readFieldValues } from '../../platform/record/record-table';
import {
  type AssetAmountRow,
  listFractionColumns,
  type AssetSaleRow,
  type AssetTakerRow,
  type WholeAsset,
} from './assets.store';

export type PlainAssetValues = FieldValues<typeof assetFields>;

interface PricedColumns {
  readonly amount_cents: Cents;
  readonly currency: string | null;
  readonly rate_n: number | null;
  readonly rate_d: number | null;
  readonly rate_on: LocalDate | null;
}
export const toPriced = ({ amount_cents, currency, rate_n, rate_d, rate_on }: PricedColumns): PricedAmount => ({
  amount: amount_cents,
  ...(currency !== null && {
    currency,
    ...(rate_n !== null && rate_d !== null && { rate: fraction(rate_n, rate_d) }),
    ...(rate_on !== null && { rateOn: rate_on }),
  }),
});

export const readPrice = (sale: AssetSaleRow): PricedAmount | undefined =>
  sale.price_cents === null
    ? undefined
    : toPriced({
        amount_cents: sale.price_cents,
        currency: sale.price_currency,
        rate_n: sale.price_rate_n,
        rate_d: sale.price_rate_d,
        rate_on: sale.price_rate_on,
      });
export const readResult = (sale: AssetSaleRow): PricedAmount | undefined =>
  sale.result_cents === null
    ? undefined
    : toPriced({
        amount_cents: sale.result_cents,
        currency: sale.result_currency,
        rate_n: sale.result_rate_n,
        rate_d: sale.result_rate_d,
        rate_on: sale.result_rate_on,
      });

export function readFraction(row: Readonly<Record<string, unknown>>, name: AssetFractionName): Fraction | undefined {
  const [nColumn, dColumn] = listFractionColumns(name);
  const [n, d] = [row[nColumn], row[dColumn]];
  return typeof n === 'number' && typeof d === 'number' ? fraction(n, d) : undefined;
}

/** The facts an asset is made of, from a row or from what somebody just typed. */
export interface CapturedAssetFacts {
  readonly id: string;
  readonly plain: PlainAssetValues;
  readonly fraction: (
    name: 'share' | 'timeLivedIn' | 'domesticPart' | 'withinTwoHectares' | 'acceptedYield',
  ) => Fraction | undefined;
  readonly value: PricedAmount | undefined;
  readonly sale: Pick<CapturedAsset, 'soldFor' | 'soldOn' | 'saleCosts'>;
  readonly costs: CapturedAsset['costs'];
  readonly takers: readonly Pick<AssetTakerRow, 'party_id' | 'role' | 'share_n' | 'share_d' | 'premiums'>[];
  readonly charges: AssetValues['charges'];
}

const optionalField = <K extends string, V>(key: K, value: V | null | undefined): { readonly [P in K]?: V } =>
  (value === null || value === undefined ? {} : { [key]: value }) as { readonly [P in K]?: V };

function toGains({ plain, fraction: part }: CapturedAssetFacts): Omit<AssetGains, 'baseCost'> | undefined {
  if (plain.gainsKind === null) return undefined;
  const residence = {
    ...optionalField('timeLivedIn', part('timeLivedIn')),
    ...optionalField('domesticPart', part('domesticPart')),
    ...optionalField('withinTwoHectares', part('withinTwoHectares')),
  };
  return {
    kind: plain.gainsKind,
    ...(plain.heldIn2001 && {
      heldOnValuationDate: {
        ...optionalField('costBefore', plain.costBefore),
        costAfter: plain.costAfter ?? nil,
        ...optionalField('marketValue', plain.marketValue2001),
        yearsBefore: plain.yearsBefore ?? 0,
        yearsAfter: plain.yearsAfter ?? 1,
        ...(plain.costInSeveralYears && { costBeforeInSeveralYears: true }),
        ...optionalField('choice', plain.valuationMethod),
      },
    }),
    ...(Object.keys(residence).length > 0 && { residence }),
    ...optionalField('personalUseException', plain.personalUseException),
    ...(plain.isSmallBusiness && {
      smallBusiness: { yearsHeld: plain.yearsHeld ?? 0, substantiallyInvolved: plain.substantiallyInvolved },
    }),
    ...optionalField('acquired', plain.dateOfPurchase),
  };
}

function toExclusion(plain: PlainAssetValues): PolicyExclusion | undefined {
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

const toPayment = ({ amount, date, yearsBefore }: AssetTakerRow['premiums'][number]): PremiumPayment =>
  date === null ? { amount, wholeYearsBefore: yearsBefore ?? 0 } : { amount, paidOn: date };

const listShares = (facts: CapturedAssetFacts, role: string) =>
  facts.takers
    .filter((taker) => taker.role === role)
    .map(({ party_id, share_n, share_d, premiums }) => ({
      personId: String(party_id),
      share: fraction(share_n, share_d),
      premiums,
    }));

function toPaidPast(facts: CapturedAssetFacts): PaidPastBenefit | undefined {
  const { plain } = facts;
  if (!plain.paysPastEstate) return undefined;
  return {
    kind: plain.benefitKind ?? 'policy',
    payees: listShares(facts, 'payee').map(({ premiums, ...payee }) => ({
      ...payee,
      ...(premiums.length > 0 && { premiumsPaid: premiums.map(toPayment) }),
    })),
    ...optionalField('exclusion', toExclusion(plain)),
    ...optionalField('contributionsNotDeducted', plain.contributionsNotDeducted),
    ...optionalField('inShareValue', plain.inShareValue),
  };
}

function toTerm(years: number | null, months: number | null): InterestTerm | undefined {
  return years === null && months === null ? undefined : { years: years ?? 0, ...optionalField('months', months) };
}

function toDutyInterest({ plain, fraction: part }: CapturedAssetFacts): InterestForDuty | undefined {
  if (!plain.entersDuty || plain.dutySuccessorID === null) return undefined;
  const { considerationPaid: paid, considerationDate, considerationYearsBefore } = plain;
  return {
    ...(plain.bonaFideFarm && { bonaFideFarm: true }),
    ...optionalField('acceptedYield', part('acceptedYield')),
    ...optionalField('averageNetReceipts', plain.averageNetReceipts),
    enjoyedBy: String(plain.dutySuccessorID),
    ...optionalField('term', toTerm(plain.successorTermYears, plain.successorTermMonths)),
    ...(paid !== null && {
      considerationPaid: toPayment({ amount: paid, date: considerationDate, yearsBefore: considerationYearsBefore }),
    }),
    ...(plain.creationValue !== null &&
      plain.creationDate !== null && {
        creation: {
          fullValue: plain.creationValue,
          on: plain.creationDate,
          ...optionalField('term', toTerm(plain.creationTermYears, plain.creationTermMonths)),
        },
      }),
  };
}

function toInterest(facts: CapturedAssetFacts): InterestFacts | undefined {
  const { plain, id, charges } = facts;
  if (plain.kind !== 'limitedInterest') return undefined;
  return {
    right: plain.interestRight ?? 'usufruct',
    instrument: plain.instrument ?? '',
    charges: charges.map((charge, index) => ({ id: `${id}.${index + 1}`, ...charge })),
    successors: listShares(facts, 'successor').map(({ personId, share }) => ({ personId, share })),
    ...optionalField('forDuty', toDutyInterest(facts)),
    ...optionalField('deductedUnder', plain.deductedUnder),
  };
}

function toCustomary({ customaryKind, customarySpouseID }: PlainAssetValues): Pick<CapturedAsset, 'customary'> {
  if (customaryKind === 'family' || customaryKind === 'personal') return { customary: { kind: customaryKind } };
  if (customaryKind !== 'house' || customarySpouseID === null) return {};
  return { customary: { kind: 'house', spouseId: String(customarySpouseID) } };
}

const toLent = ({
  isLentForPublic,
  borrower,
  deedDate,
  lentYears,
}: PlainAssetValues): Pick<CapturedAsset, 'lentForPublic'> =>
  isLentForPublic && borrower !== null && deedDate !== null && lentYears !== null
    ? { lentForPublic: { borrower, deedOn: deedDate, years: lentYears } }
    : {};

/** The asset in the domain's words. */
export function toCapturedAsset(facts: CapturedAssetFacts): CapturedAsset {
  const { plain } = facts;
  return {
    id: facts.id,
    kind: plain.kind,
    class: plain.class,
    description: plain.name,
    treatment: plain.treatment,
    costs: facts.costs,
    ...optionalField('voucher', plain.voucher),
    ...optionalField('titleDeed', plain.titleDeed),
    ...optionalField('extent', plain.extent),
    ...optionalField('value', facts.value),
    ...facts.sale,
    ...optionalField('share', facts.fraction('share')),
    ...optionalField('whyOutstanding', plain.whyOutstanding),
    ...optionalField('liquidity', plain.liquidity),
    ...optionalField('separateOf', plain.separateOf),
    ...toCustomary(plain),
    ...(plain.settlesAccrualOfID !== null && { settlesAccrualOf: String(plain.settlesAccrualOfID) }),
    ...optionalField('excludedFromAccrual', plain.excludedFromAccrual),
    ...toLent(plain),
    ...(plain.administeredAbroad && { administeredAbroad: true }),
    ...(plain.isForeign && { foreign: plain.acquiredBeforeResidence ? { acquiredBeforeResidence: true } : {} }),
    ...(plain.bonaFideFarm && plain.kind !== 'limitedInterest' && { bonaFideFarm: true }),
    ...optionalField('account', plain.account),
    ...optionalField('tariffItem', plain.tariffItem),
    ...optionalField('gains', toGains(facts)),
    ...(plain.partOfID !== null && { partOf: String(plain.partOfID) }),
    ...optionalField('paidPast', toPaidPast(facts)),
    ...optionalField('interest', toInterest(facts)),
  };
}

const toSold = (sale: AssetSaleRow): CapturedAssetFacts['sale'] => ({
  ...optionalField('soldFor', readResult(sale)),
  ...optionalField('soldOn', sale.result_on),
  ...optionalField('saleCosts', sale.costs_cents),
});

const toCost = (row: AssetAmountRow): CapturedAsset['costs'][number] => ({
  ...toPriced(row),
  ...optionalField('on', row.dated_on),
});

export const readPlainValues = ({ row }: Pick<WholeAsset, 'row'>): PlainAssetValues =>
  readFieldValues(assetFields, row) as PlainAssetValues;

/** A stored asset in the domain's words. */
export function toStoredAsset(whole: WholeAsset): CapturedAsset {
  const { row, used, sale, costs, takers } = whole;
  return toCapturedAsset({
    id: String(row.id),
    plain: readPlainValues(whole),
    fraction: (name) => readFraction(row, name),
    value: used ? toPriced(used) : undefined,
    sale: sale ? toSold(sale) : {},
    costs: costs.map(toCost),
    takers,
    charges: row['charges'] as AssetValues['charges'],
  });
}
