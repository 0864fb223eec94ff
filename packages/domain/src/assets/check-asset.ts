import type { LocalDate } from '../dates/local-date';
import { checkNotAfter, checkNotNegative } from '../law/check-input';
import { checkNotBlank } from '../law/checks';
import { collectRefusals, type RefusalError, refuse } from '../law/refusal';
import { message } from '../law/message';
import { compareFractions, type Fraction, isSameFraction, sumFractions, whole } from '../money/fraction';
import { assetKinds, hasPart } from './asset-kind';
import type { CapturedAsset, PricedAmount } from './captured-asset';

type AssetCheck = RefusalError | undefined;

export interface AssetContext {
  readonly today: LocalDate;
  /** The other assets of the matter by id, as far as this one names them. */
  readonly others: ReadonlyMap<string, Pick<CapturedAsset, 'id' | 'kind' | 'partOf' | 'description'>>;
  /** How many are held inside this one already. */
  readonly holds: number;
  readonly acquired?: LocalDate;
  readonly diedOn?: LocalDate;
}

const isPart = (share: Fraction): boolean => share.n > 0n && compareFractions(share, whole) <= 0;

/** Where the parts of an amount stand, for the refusals. */
export interface PricedFieldNames {
  readonly amount: string;
  readonly currency: string;
  readonly rate: string;
  readonly rateOn: string;
}
const ofValue: PricedFieldNames = {
  amount: 'valuationAmount',
  currency: 'valuationCurrency',
  rate: 'valuationRate',
  rateOn: 'valuationRateDate',
};

/** An amount in another currency needs its rate and the day of it: none is ever assumed. */
export function checkPriced(field: PricedFieldNames, priced: PricedAmount | undefined, today: LocalDate): AssetCheck[] {
  if (!priced) return [];
  const { amount, currency, rate, rateOn } = priced;
  const negative = checkNotNegative(field.amount, amount);
  if (currency === undefined) return [negative];
  return [
    negative,
    /^[A-Z]{3}$/.test(currency)
      ? undefined
      : refuse(field.currency, 'Enter the three-letter currency code, for example USD.'),
    rate && rate.n > 0n
      ? undefined
      : refuse(field.rate, message('Enter the {currency} rate on the valuation date.', { currency })),
    rateOn ? undefined : refuse(field.rateOn, message('Enter the date of the {currency} rate.', { currency })),
    checkNotAfter(field.rateOn, rateOn, today, 'Rates for future days are not known yet. Enter an earlier day.'),
  ];
}

function checkTogether(field: string, takers: readonly { personId: string; share: Fraction }[]): AssetCheck[] {
  const known = new Set<string>();
  const checks: AssetCheck[] = takers.map(({ personId, share }, index) => {
    if (known.has(personId)) {
      return refuse(`${field}.${index}.partyID`, 'This person appears twice. Combine the two shares.');
    }
    known.add(personId);
    return isPart(share) ? undefined : refuse(`${field}.${index}.share`, 'Enter a share above 0 and at most 1.');
  });
  const all = sumFractions(takers.map(({ share }) => share));
  if (takers.length > 0 && !isSameFraction(all, whole)) {
    checks.push(refuse(field, 'The shares must add up to the whole: change one, or add who takes the rest.'));
  }
  return checks;
}

function checkHolder({ id, kind, partOf }: CapturedAsset, { others, holds }: AssetContext): AssetCheck {
  if (partOf === undefined) return undefined;
  const account = others.get(partOf);
  if (partOf === id) return refuse('partOfID', 'An account cannot be held in itself. Choose another.');
  if (!account) return refuse('partOfID', 'Choose an account in this matter.');
  if (!assetKinds[account.kind].holds) {
    return refuse(
      'partOfID',
      message('{account} cannot hold other assets. Choose an investment, a business or a foreign account.', {
        account: account.description,
      }),
    );
  }
  if (account.partOf !== undefined) {
    return refuse(
      'partOfID',
      message('{account} is already held in another account. Choose that one.', { account: account.description }),
    );
  }
  if (holds > 0) {
    return refuse('partOfID', message('{count} assets are held in this one. Move them first.', { count: holds }));
  }
  return kind === 'limitedInterest'
    ? refuse('partOfID', 'A limited interest cannot be held in an account. Leave this blank.')
    : undefined;
}

function checkGains({ kind, gains, costs }: CapturedAsset): AssetCheck[] {
  if (!gains) return [];
  return [
    hasPart(kind, 'gains')
      ? undefined
      : refuse(
          'gainsKind',
          message('{kind} has no capital gain. Remove its details.', { kind: assetKinds[kind].label }),
        ),
    gains.heldOnValuationDate && costs.length > 0
      ? refuse(
          'heldIn2001',
          'Enter either the base cost or the facts at 1 October 2001, not both.',
          'Eighth Schedule para 26',
        )
      : undefined,
    gains.kind === 'residence' && kind !== 'immovable' && kind !== 'foreign'
      ? refuse(
          'gainsKind',
          'Only immovable property can be a residence. Choose another ground.',
          'Eighth Schedule para 44',
        )
      : undefined,
  ];
}

/** Everything that is wrong with one asset as captured, each named by the field it stands in. */
export function checkAsset(asset: CapturedAsset, context: AssetContext): RefusalError | undefined {
  const { today, diedOn, acquired } = context;
  const { kind, share, treatment, paidPast, interest } = asset;
  const { classes, label } = assetKinds[kind];
  return collectRefusals([
    checkNotBlank('name', asset.description, 'a description'),
    classes.includes(asset.class)
      ? undefined
      : refuse('class', message('{kind} is not listed under this class. Choose another.', { kind: label })),
    ...checkPriced(ofValue, asset.value, today),
    share === undefined || isPart(share)
      ? undefined
      : refuse('share', 'Enter the share the estate owns, above 0 and at most 1.'),
    treatment === 'outstanding' && !asset.whyOutstanding?.trim()
      ? refuse(
          'whyOutstanding',
          'Enter why this asset is not yet realised or awarded.',
          'Administration of Estates Act s 35(3)',
        )
      : undefined,
    asset.account === undefined || (Number.isInteger(asset.account) && asset.account >= 1)
      ? undefined
      : refuse('account', 'Enter the account number, starting at 1.'),
    checkNotAfter('dateOfPurchase', acquired, today, 'Enter a date of acquisition that is not in the future.'),
    checkNotAfter('dateOfPurchase', acquired, diedOn, 'Enter a date of acquisition on or before the date of death.'),
    checkHolder(asset, context),
    ...checkGains(asset),
    kind !== 'limitedInterest' || interest
      ? undefined
      : refuse('instrument', 'Enter what created the right: the will, deed or contract.'),
    paidPast && kind !== 'policy'
      ? refuse(
          'paysPastEstate',
          'Only a policy, fund or trust is paid outside the estate. Choose that kind, or leave this blank.',
        )
      : undefined,
    paidPast && paidPast.payees.length === 0
      ? refuse('payees', 'Enter who is paid. If the estate is paid, add it as a separate asset.')
      : undefined,
    ...(paidPast ? checkTogether('payees', paidPast.payees) : []),
    checkNotNegative('contributionsNotDeducted', paidPast?.contributionsNotDeducted),
    ...(interest
      ? [
          checkNotBlank('instrument', interest.instrument, 'the will, deed or contract that created the right'),
          interest.successors.length === 0
            ? refuse('successors', 'Name who takes the property when the interest of the deceased ends.')
            : undefined,
          ...checkTogether('successors', interest.successors),
        ]
      : []),
  ]);
}
