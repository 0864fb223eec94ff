import type { EstateProperty } from '../assets/to-estate-property';
import type { ItemRef } from '../estate/duty-facts';

/** What a fact for the duty is about, as captured: one of these. */
export interface CapturedItem {
  readonly assetID: number | null;
  /** Of a policy with several payees. */
  readonly payeeID: number | null;
  readonly annuityID: number | null;
  readonly donationID: number | null;
  readonly disposableID: number | null;
}

/** The item in the lists the law keeps it in; nothing where it is in none of them, as an account that others are held in. */
export function toItemRef(
  captured: CapturedItem,
  { assets, benefits, interestsHeld }: Pick<EstateProperty, 'assets' | 'benefits' | 'interestsHeld'>,
): ItemRef | undefined {
  const { assetID, payeeID, annuityID, donationID, disposableID } = captured;
  if (annuityID !== null) return { list: 'annuitiesHeld', id: String(annuityID) };
  if (donationID !== null) return { list: 'donations', id: String(donationID) };
  if (disposableID !== null) return { list: 'disposableProperty', id: String(disposableID) };
  const id = String(assetID);
  if (assets.some((asset) => asset.id === id)) return { list: 'assets', id };
  if (interestsHeld.some((held) => held.id === id)) return { list: 'interestsHeld', id };
  const benefit = benefits.find((one) => one.id === id || one.id === `${id}.${payeeID}`);
  return benefit && { list: 'benefits', id: benefit.id };
}

/** How many things a fact is said to be about; it must be one. */
export const listNamedItems = ({ assetID, annuityID, donationID, disposableID }: CapturedItem): number =>
  [assetID, annuityID, donationID, disposableID].filter((id) => id !== null).length;
