import { isRefused, type Outcome } from '../law/refusal';
import type { WorkedResult } from '../law/worked';
import { type Cents, cents, clampBelowNil, minus, nil, plus, sum } from '../money/cents';
import { type JointEstate, divideJointEstate } from '../regimes/joint-estate';
import { type AccountCharge, isAfterCreditors, sumCharges } from './charges';
import type { DrawingFacts, ValuedAsset } from './facts';
import { type AddedClaim, sumAddedClaims, sumClaimsOfDeceased } from './added-claims';

/** The balance, and whose it is: the survivor's half by right and what the heirs share. */
export interface CarvedEstate {
  readonly gross: Cents;
  readonly liabilities: Cents;
  /** Gross less liabilities; below nought the estate is insolvent. */
  readonly balance: Cents;
  readonly carriedForward: Cents;
  /** The balance before claims that come after all creditors, as maintenance does. */
  readonly leftByCreditors: Cents;
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
 * Carves the estate up in the columns of a marriage in community: the joint estate with its charges, halved; the
 * separate property of the deceased with what the deceased alone bears; and the half of the survivor. Where nothing is
 * joint the whole balance is the heirs'. What is carried forward comes off the column it stands in.
 */
export function carveEstate(
  facts: DrawingFacts,
  claims: readonly AddedClaim[],
  charges: readonly AccountCharge[],
  carriedForward: Cents,
  cashLegacies?: Cents,
): Outcome<CarvedEstate> {
  const added = sumAddedClaims(claims);
  const ownClaims = sumClaimsOfDeceased(claims);
  const gross = plus(sumAssetValues(facts.assets), added);
  const liabilities = sumCharges(charges);
  const balance = minus(gross, liabilities);
  const leftByCreditors = plus(balance, sumCharges(charges.filter(isAfterCreditors)));
  const found = { gross, liabilities, balance, carriedForward, leftByCreditors };
  if (!facts.joint) return { ...found, forHeirs: minus(balance, carriedForward), forSurvivor: nil };

  const separate = facts.assets.filter((asset) => !asset.joint);
  const ownOutstanding = sumAssetValues(separate.filter(({ asset }) => asset.treatment === 'outstanding'));
  const carriedByJoint = clampBelowNil(minus(carriedForward, ownOutstanding));
  const ownCarried = minus(carriedForward, carriedByJoint);
  const own = plus(sumAssetValues(separate), ownClaims);
  const [jointCharges, ofDeceased, ofSurvivor] = (['joint', 'deceasedOnly', 'survivorOnly'] as const).map((bearer) =>
    sumCharges(charges, bearer),
  ) as [Cents, Cents, Cents];
  const netJoint = cents(gross - own - jointCharges - carriedByJoint);
  const deceasedHalf = cents(Math.floor(netJoint / 2));
  const forHeirs = minus(plus(deceasedHalf, own), plus(ofDeceased, ownCarried));
  const forSurvivor = minus(minus(netJoint, deceasedHalf), ofSurvivor);
  const carved = { ...found, forHeirs, forSurvivor, netJoint };
  if (forHeirs < 0 || cashLegacies === undefined) return carved;
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
      { id: 'joint charges', amount: jointCharges, allocation: 'joint' },
      { id: 'charges of the deceased', amount: ofDeceased, allocation: 'deceasedOnly' },
      { id: 'charges of the survivor', amount: ofSurvivor, allocation: 'survivorOnly' },
      { id: 'carried forward', amount: carriedByJoint, allocation: 'joint' },
      { id: 'carried forward of the deceased', amount: ownCarried, allocation: 'deceasedOnly' },
    ],
    cashLegacies,
  });
  if (isRefused(joint)) return joint;
  return { ...carved, forHeirs: joint.value.balanceForHeirs, forSurvivor: joint.value.survivorTakes, joint };
}

/**
 * Debts and costs are more than the whole estate, or than the column of the deceased, can carry (s 34(1)). A joint
 * estate below nil alone is not enough: the separate property of the deceased bears that half, and the survivor the other.
 */
export const isInsolvent = ({
  leftByCreditors,
  forHeirs,
}: Pick<CarvedEstate, 'leftByCreditors' | 'forHeirs'>): boolean => leftByCreditors < 0 || forHeirs < 0;
