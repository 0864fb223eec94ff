import { type Cents, minus, nil, plus, sum } from '../money/cents';
import { computeProportion, roundHalfUp } from '../money/exact';
import type { DrawingFacts, ValuedAsset } from './facts';
import type { SeparateParts } from './separate-fees';

interface FeeColumns extends SeparateParts {
  readonly all: Cents;
}

/** What a fee is charged on, by whose property it is. `claims` are joint, as the money of a joint estate is. */
export function computeFeeColumns(assets: readonly ValuedAsset[], claims: Cents): FeeColumns {
  const sumOf = (owner: 'deceased' | 'survivor'): Cents =>
    sum(assets.filter(({ asset }) => asset.separateOf === owner).map(({ value }) => value));
  return {
    deceased: sumOf('deceased'),
    survivor: sumOf('survivor'),
    all: plus(claims, sum(assets.map(({ value }) => value))),
  };
}

const noParts: SeparateParts = { deceased: nil, survivor: nil };

const sharePart = (amount: Cents, part: Cents, all: Cents): Cents =>
  all === 0 ? nil : part === all ? amount : roundHalfUp(computeProportion(amount, part, all));

/** The separate parts of an amount charged on these columns in all accounts, less what earlier ones put there. */
export const computeSeparateParts = (
  amount: Cents,
  { deceased, survivor, all }: FeeColumns,
  before: SeparateParts = noParts,
): SeparateParts => ({
  deceased: minus(sharePart(amount, deceased, all), before.deceased),
  survivor: minus(sharePart(amount, survivor, all), before.survivor),
});

export const sumSeparateParts = (parts: readonly SeparateParts[]): SeparateParts => ({
  deceased: sum(parts.map(({ deceased }) => deceased)),
  survivor: sum(parts.map(({ survivor }) => survivor)),
});

/** A marriage in community, massed or not, in which somebody also owns property apart. */
export const hasSeparateProperty = ({ regime, assets }: DrawingFacts): boolean =>
  regime?.value === 'inCommunity' && assets.some(({ asset }) => asset.separateOf !== undefined);
