import { isRefused, type Outcome } from '../law/refusal';
import type { WorkedResult } from '../law/worked';
import { type Cents, cents, minus, nil, plus, sum } from '../money/cents';
import { type JointEstate, divideJointEstate } from '../regimes/joint-estate';
import { type AccountCharge, sumCharges } from './charges';
import type { DrawingFacts, ValuedAsset } from './facts';
import { type AddedClaim, sumAddedClaims } from './added-claims';

/** The balance, and whose it is: the survivor's half by right and what the heirs share. */
export interface CarvedEstate {
  readonly gross: Cents;
  readonly liabilities: Cents;
  /** Gross less liabilities; below nought the estate is insolvent. */
  readonly balance: Cents;
  readonly carriedForward: Cents;
  /** For heirs and legatees. Below nought: the deceased's part cannot carry its own charges. */
  readonly forHeirs: Cents;
  /** By right, after what the survivor alone bears. */
  readonly forSurvivor: Cents;
  /** A joint estate: what is left of it after joint charges, before the halves. */
  readonly netJoint?: Cents;
  readonly joint?: WorkedResult<JointEstate>;
}

const sumAssetValues = (assets: readonly ValuedAsset[]): Cents => sum(assets.map((asset) => asset.value));

/**
 * `claims` are what the account adds to the captured assets, all of it money: claims it computed, cash brought forward.
 * Carves the estate up in the fixed order of a joint estate: gross, joint charges, halves, then what each half alone
 * bears. Where nothing is joint the whole balance is the heirs'. What is carried forward comes off before the halves.
 */
export function carveEstate(
  facts: DrawingFacts,
  claims: readonly AddedClaim[],
  charges: readonly AccountCharge[],
  carriedForward: Cents,
  cashLegacies?: Cents,
): Outcome<CarvedEstate> {
  const added = sumAddedClaims(claims);
  const ownClaims = sumAddedClaims(claims.filter(({ ofDeceased }) => ofDeceased));
  const gross = plus(sumAssetValues(facts.assets), added);
  const liabilities = sumCharges(charges);
  const balance = minus(gross, liabilities);
  const found = { gross, liabilities, balance, carriedForward };
  if (!facts.joint) return { ...found, forHeirs: minus(balance, carriedForward), forSurvivor: nil };

  const own = plus(sumAssetValues(facts.assets.filter((asset) => !asset.joint)), ownClaims);
  const netJoint = cents(gross - own - sumCharges(charges, 'joint') - carriedForward);
  const deceasedHalf = cents(Math.floor(netJoint / 2));
  const forHeirs = minus(plus(deceasedHalf, own), sumCharges(charges, 'deceasedOnly'));
  const forSurvivor = minus(minus(netJoint, deceasedHalf), sumCharges(charges, 'survivorOnly'));
  if (netJoint < 0 || forHeirs < 0 || cashLegacies === undefined) return { ...found, forHeirs, forSurvivor, netJoint };
  const joint = divideJointEstate({
    assets: [
      ...facts.assets.map(({ asset, value, inCash, joint: isJoint }) => ({
        id: asset.id,
        value,
        inCash,
        ...(!isJoint && { separateOf: 'deceased' as const }),
      })),
      { id: '§ added by the account', value: minus(added, ownClaims), inCash: true },
      { id: '§ given back to the deceased', value: ownClaims, inCash: true, separateOf: 'deceased' },
    ],
    liabilities: [
      ...charges.map(({ line, allocation }, index) => ({ id: `charge ${index}`, amount: line.amount, allocation })),
      { id: 'carried forward', amount: carriedForward, allocation: 'joint' as const },
    ],
    cashLegacies,
  });
  if (isRefused(joint)) return joint;
  return { ...found, forHeirs: joint.value.balanceForHeirs, forSurvivor: joint.value.survivorTakes, netJoint, joint };
}

/** Debts and costs are more than the estate, the joint estate, or the half of the deceased can carry (s 34(1)). */
export const isInsolvent = ({ balance, forHeirs, netJoint = nil }: CarvedEstate): boolean =>
  balance < 0 || forHeirs < 0 || netJoint < 0;
