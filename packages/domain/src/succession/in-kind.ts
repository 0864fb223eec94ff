import { checkNotNegative } from '../law/check-input';
import { listedOnce } from '../law/checks';
import { collectRefusals, type Outcome, type Refused, refuse } from '../law/refusal';
import { type Worked, working } from '../law/worked';
import { type Cents, minus, nil, notBelowNil, sum } from '../money/cents';
import { type Fraction, sameValue, sumFractions, whole, writtenFraction } from '../money/fraction';
import { shareOut } from '../money/share-out';

export interface AwardedAsset {
  readonly id: string;
  readonly value: Cents;
  /** Together one whole: an asset is awarded once. */
  readonly to: readonly { readonly heir: string; readonly share: Fraction }[];
}
export interface HeirTakes {
  readonly heir: string;
  readonly total: Cents;
  readonly inKind: readonly { readonly asset: string; readonly share: Fraction; readonly value: Cents }[];
  /** What is paid out: the total less what is taken in kind. */
  readonly cash: Cents;
  /** What the heir pays in, having taken more in kind than the total. */
  readonly paysIn: Cents;
}

/**
 * In kind and in cash. The total comes first, then the assets, and the cash is what is left: it is never rounded.
 * `totals` stand in the order of the account, which decides who takes an odd cent of a shared asset.
 */
export function takeInKind(
  totals: readonly { readonly heir: string; readonly total: Cents }[],
  assets: readonly AwardedAsset[],
): Outcome<Worked<readonly HeirTakes[]>> {
  const heirs = new Set(totals.map(({ heir }) => heir));
  const refused = collectRefusals([
    ...totals.map(({ heir, total }) => checkNotNegative(`totals.${heir}`, total)),
    ...listedOnce(
      'totals',
      totals.map(({ heir }) => heir),
      (id) => `${id} has two totals. Add them together.`,
    ),
    ...listedOnce(
      'assets',
      assets.map(({ id }) => id),
      (id) => `Asset ${id} is awarded twice. Remove one of the awards.`,
    ),
    ...assets.flatMap((asset) => checkAwardedOnce(asset, heirs)),
  ]);
  if (refused) return refused;
  const order = totals.map(({ heir }) => heir);
  const parts = assets.flatMap((asset) => {
    const listed = [...asset.to].sort((a, b) => order.indexOf(a.heir) - order.indexOf(b.heir));
    const values = shareOut(
      asset.value,
      listed.map(({ share }) => share),
    );
    return listed.map(({ heir, share }, index) => ({ asset: asset.id, heir, share, value: values[index]! }));
  });
  const result = working('In kind and in cash', 'Administration of Estates Regulations, reg 5(1)');
  const takes = totals.map(({ heir, total }): HeirTakes => {
    const inKind = parts
      .filter((part) => part.heir === heir)
      .map(({ asset, share, value }) => ({ asset, share, value }));
    const left = minus(total, sum(inKind.map((part) => part.value)));
    result.line(`${heir}, in all`, total);
    for (const { asset, share, value } of inKind) result.line(`${writtenFraction(share)} of ${asset}`, value);
    result.line(left < 0 ? `${heir} pays in` : `${heir}, in cash`, left < 0 ? minus(nil, left) : left);
    return { heir, total, inKind, cash: notBelowNil(left), paysIn: notBelowNil(minus(nil, left)) };
  });
  return result.gives(takes);
}

function checkAwardedOnce(asset: AwardedAsset, heirs: ReadonlySet<string>): (Refused | undefined)[] {
  const field = `assets.${asset.id}`;
  const given = sumFractions(asset.to.map(({ share }) => share));
  return [
    checkNotNegative(`${field}.value`, asset.value),
    ...asset.to.map(({ heir, share }) => {
      if (!heirs.has(heir))
        return refuse(`${field}.to`, `${heir} takes nothing from this estate. Award ${asset.id} to an heir.`);
      return share.n <= 0n
        ? refuse(`${field}.to`, `The share of ${heir} in ${asset.id} is nil or less. Remove it.`)
        : undefined;
    }),
    ...listedOnce(
      `${field}.to`,
      asset.to.map(({ heir }) => heir),
      (id) => `${id} stands twice on ${asset.id}. Add the shares together.`,
    ),
    sameValue(given, whole)
      ? undefined
      : refuse(`${field}.to`, `${asset.id} is awarded for ${writtenFraction(given)}. The shares must make one whole.`),
  ];
}

export interface LimitedInterestAward {
  readonly asset: string;
  readonly value: Cents;
  readonly interest: {
    readonly holder: string;
    readonly kind: 'usufruct' | 'fideicommissum' | 'usus' | 'habitatio';
    /** For life, or the day it ends. */
    readonly until: string;
    readonly value: Cents;
  };
  readonly bareDominium: { readonly holder: string };
}

/** A limited interest and the bare dominium are two linked awards that make up the value of the asset. */
export function linkedAwards(
  award: LimitedInterestAward,
): Outcome<Worked<{ readonly interest: Cents; readonly bareDominium: Cents }>> {
  const { asset, value, interest } = award;
  const refused = collectRefusals([
    checkNotNegative('value', value),
    checkNotNegative('interest.value', interest.value),
    interest.value > value
      ? refuse('interest.value', `The ${interest.kind} is worth more than ${asset} itself. Correct one of the values.`)
      : undefined,
    interest.holder === award.bareDominium.holder
      ? refuse('bareDominium.holder', `${interest.holder} would hold both. Award ${asset} in full ownership instead.`)
      : undefined,
  ]);
  if (refused) return refused;
  const bareDominium = minus(value, interest.value);
  return working('Limited interest and bare dominium', 'Administration of Estates Regulations, reg 5(1)')
    .line(asset, value)
    .line(`${interest.kind} of ${interest.holder}, until ${interest.until}`, interest.value)
    .line(`Bare dominium of ${award.bareDominium.holder}`, bareDominium)
    .gives({ interest: interest.value, bareDominium });
}
