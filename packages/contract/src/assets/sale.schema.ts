import { auctionStatuses, saleWays } from '@boedel/domain/assets/sale';
import { z } from 'zod';
import { day, id, moneyFromZero, optionalText, text } from '../fields';
import { priced } from './priced';

const when = day.nullable().default(null);

/** A step that is recorded with the paper it stands on. */
export const saleStep = { assetID: id, documentID: id.nullable().default(null), comment: optionalText(1000) };

/** Papers of the matter that go with a mail. */
export const papersWith = z.array(id).max(5, 'Attach at most 5 documents.').default([]);

export const valuationToRequest = z.object({ assetID: id, valuerID: id.nullable().default(null), date: when });
export const saleToArrange = z.object({
  assetID: id,
  way: z.enum(saleWays),
  date: when,
  auctioneerID: id.nullable().default(null),
  auctionDate: when,
  reservePrice: moneyFromZero.nullable().default(null),
  buyerName: optionalText(160),
  buyerEmail: optionalText(160),
});
export const saleResultToSave = z.object({
  assetID: id,
  saleResultAmount: moneyFromZero,
  ...priced,
  saleResultDate: day,
  /** Improvements after the death and the costs of selling; in an insolvent estate they are booked as a cost of the asset. */
  saleCosts: moneyFromZero.nullable().default(null),
  /** The account the price was paid into; left open while it is still to come. */
  bankAccountID: id.nullable().default(null),
  saleResultComment: optionalText(1000),
});
export const offerToSign = z.object({
  ...saleStep,
  oTPSignedDate: day,
  buyerName: text(160),
  buyerEmail: optionalText(160),
  purchasePrice: moneyFromZero,
  ...priced,
});
export const auctionToRecord = z.object({ ...saleStep, auctionStatus: z.enum(auctionStatuses), auctionDate: when });
