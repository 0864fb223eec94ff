import { checkNotNegative } from '../law/check-input';
import { checkListedOnce } from '../law/checks';
import { collectRefusals, type Outcome, type RefusalError, refuse } from '../law/refusal';
import { message } from '../law/message';
import { assert } from '../law/assert';
import { type WorkedResult, startWorking } from '../law/worked';
import { type Cents, cents, minus, plus, sum } from '../money/cents';
import { shareOut } from '../money/share-out';
import type { LiabilityAllocation } from './allocation';

export interface JointAsset {
  readonly id: string;
  readonly value: Cents;
  /** Money, or sold: its value is in the cash pot. Otherwise it is kept in kind. */
  readonly inCash: boolean;
  /** Kept out of the community by a will, donation or contract. Absent: joint. */
  readonly separateOf?: 'deceased' | 'survivor';
}
export interface JointLiability {
  readonly id: string;
  readonly amount: Cents;
  readonly allocation: LiabilityAllocation;
}
export interface JointEstateInput {
  readonly assets: readonly JointAsset[];
  readonly liabilities: readonly JointLiability[];
  readonly cashLegacies: Cents;
}

export interface HalvedAsset {
  readonly asset: string;
  readonly survivor: Cents;
  readonly deceased: Cents;
}
export interface JointEstate {
  /** Base of the executor's and the Master's fees, with separate property of the deceased. */
  readonly grossForFees: Cents;
  readonly grossJoint: Cents;
  readonly netJoint: Cents;
  /** By right, not by inheritance; before and after what the survivor alone bears. */
  readonly survivorHalf: Cents;
  readonly survivorTakes: Cents;
  readonly deceasedHalf: Cents;
  /** What the heirs share, cash legacies included. */
  readonly balanceForHeirs: Cents;
  /** Halves of what is kept in kind: the survivor by endorsement (Deeds Registries Act 47 of 1937 s 45), the heirs by inheritance. */
  readonly inKind: readonly HalvedAsset[];
  /** One pot for the whole estate. A negative pot is a shortfall. */
  readonly cashPot: Cents;
  readonly survivorCash: Cents;
  readonly heirsCash: Cents;
}

const sumValues = (items: readonly { readonly value: Cents }[]): Cents => sum(items.map((item) => item.value));

function check({ assets, liabilities, cashLegacies }: JointEstateInput): RefusalError | undefined {
  return collectRefusals([
    ...assets.map((asset) => checkNotNegative(`assets.${asset.id}.value`, asset.value)),
    ...liabilities.map((debt) => checkNotNegative(`liabilities.${debt.id}.amount`, debt.amount)),
    checkNotNegative('cashLegacies', cashLegacies),
    ...checkListedOnce(
      'assets',
      assets.map(({ id }) => id),
      (id) => message('Asset {id} is listed twice. Remove one of the entries.', { id }),
    ),
    ...checkListedOnce(
      'liabilities',
      liabilities.map(({ id }) => id),
      (id) => message('Liability {id} is listed twice. Remove one of the entries.', { id }),
    ),
  ]);
}

/** The half by right and the half that is inherited, in the fixed order of steps. */
export function divideJointEstate(input: JointEstateInput): Outcome<WorkedResult<JointEstate>> {
  const refused = check(input);
  if (refused) return refused;
  const sumBearing = (allocation: LiabilityAllocation): Cents =>
    sum(input.liabilities.filter((debt) => debt.allocation === allocation).map((debt) => debt.amount));
  const jointAssets = input.assets.filter((asset) => asset.separateOf === undefined);
  const ownOfDeceased = input.assets.filter((asset) => asset.separateOf === 'deceased');
  const [joint, ofDeceased, ofSurvivor] = [sumBearing('joint'), sumBearing('deceasedOnly'), sumBearing('survivorOnly')];

  const grossJoint = sumValues(jointAssets);
  const separate = sumValues(ownOfDeceased);
  const netJoint = minus(grossJoint, joint);
  // An odd cent goes to the survivor, who of a joint estate below nil then owes one less.
  const deceasedHalf = cents(Math.floor(netJoint / 2));
  const survivorHalf = minus(netJoint, deceasedHalf);
  const survivorTakes = minus(survivorHalf, ofSurvivor);
  const balanceForHeirs = minus(plus(deceasedHalf, separate), ofDeceased);
  if (balanceForHeirs < 0) {
    return refuseInsolvent(
      netJoint < 0
        ? 'The joint debts and costs are more than the joint estate.'
        : 'The deceased alone bears more than the deceased’s half.',
    );
  }
  // Both spouses owe a joint debt in halves once the community ends, so the survivor pays the own half of a lack in.
  if (survivorTakes < 0 && netJoint >= 0) {
    return refuse(
      'liabilities',
      'The survivor alone bears more than the survivor’s half. Leave out what the estate will not pay.',
    );
  }

  const inKind = jointAssets
    .filter((asset) => !asset.inCash)
    .map((asset): HalvedAsset => {
      const [survivor, deceased] = shareOut(asset.value, [1, 1]) as [Cents, Cents];
      return { asset: asset.id, survivor, deceased };
    });
  const cashAssets = input.assets.filter((asset) => asset.inCash && asset.separateOf !== 'survivor');
  const cashPot = minus(sumValues(cashAssets), sum([joint, ofDeceased, ofSurvivor, input.cashLegacies]));
  const survivorCash = minus(survivorTakes, sum(inKind.map((asset) => asset.survivor)));
  const heirsCash = minus(cashPot, survivorCash);
  const keptForHeirs = plus(
    sum(inKind.map((asset) => asset.deceased)),
    sumValues(ownOfDeceased.filter((asset) => !asset.inCash)),
  );
  assert(plus(heirsCash, plus(keptForHeirs, input.cashLegacies)) === balanceForHeirs, 'the joint estate balances');

  return startWorking(
    'Joint estate',
    'Matrimonial Property Act 88 of 1984; Administration of Estates Regulations, reg 5',
  )
    .line('Gross joint estate', grossJoint)
    .line('Joint debts and costs', joint)
    .line('Net joint estate', netJoint)
    .line("Survivor's half, by right", survivorHalf)
    .line('Borne by the survivor alone', ofSurvivor)
    .line('Half of the deceased', deceasedHalf)
    .line('Separate property of the deceased', separate)
    .line('Borne by the deceased alone', ofDeceased)
    .line('Balance for distribution to heirs', balanceForHeirs)
    .line('Cash after all debts and cash legacies', cashPot)
    .line("Survivor's cash", survivorCash)
    .line("Heirs' cash", heirsCash)
    .gives({
      grossForFees: plus(grossJoint, separate),
      grossJoint,
      netJoint,
      survivorHalf,
      survivorTakes,
      deceasedHalf,
      balanceForHeirs,
      inKind,
      cashPot,
      survivorCash,
      heirsCash,
    });
}

const refuseInsolvent = (why: string): RefusalError =>
  refuse(
    'liabilities',
    message('{why} Draw the account of an insolvent estate instead.', { why: message(why) }),
    'Administration of Estates Act 66 of 1965 s 34',
  );
