import { assetKinds } from '@boedel/domain/assets/asset-kind';
import { systemType } from '@boedel/domain/matter/kinds';
import { markPhrase } from '../../i18n/t';
import type { FieldOption } from '../../ui/fields/field';

/** What the choices of an asset are called. */
type AssetLabels = Readonly<Record<string, string>>;

export const kindLabels: AssetLabels = Object.fromEntries(
  Object.entries(assetKinds).map(([kind, { label }]) => [kind, label]),
);
export const classLabels: AssetLabels = {
  immovable: markPhrase('Immovable'),
  movable: markPhrase('Movable'),
  claim: markPhrase('Claims'),
};
export const totalLabels: AssetLabels = {
  ...classLabels,
  paidPast: markPhrase('Paid outside the estate'),
  heldForOthers: markPhrase('Held for others'),
};
const treatmentLabels: AssetLabels = {
  inKind: markPhrase('Awarded'),
  sold: markPhrase('Sold'),
  money: markPhrase('Money'),
  outstanding: markPhrase('Outstanding'),
};
/** What is not turned to money is awarded to heirs, kept for a person or trust, or let go of by an insolvent estate. */
const notSold: Readonly<Record<number, string>> = {
  [systemType.liquidation]: markPhrase('Released or abandoned'),
  [systemType.curatorship]: markPhrase('Retained'),
  [systemType.trust]: markPhrase('Retained'),
};
export const chooseTreatments = (type: number): AssetLabels => ({
  ...treatmentLabels,
  ...(notSold[type] && { inKind: notSold[type] }),
});
/** What of an asset counts: an estate has it; a living person or a trust owns it. */
export const describeCountedColumn = (type: number): string =>
  type === systemType.curatorship || type === systemType.trust ? markPhrase('Counted at') : markPhrase('In the estate');
const liquidityLabels: AssetLabels = {
  cash: markPhrase('Cash'),
  realisable: markPhrase('Can be realised'),
  fixed: markPhrase('Fixed'),
};
const ownerLabels: AssetLabels = { deceased: markPhrase('The deceased'), survivor: markPhrase('The survivor') };
const gainsLabels: AssetLabels = {
  ordinary: markPhrase('Ordinary gain'),
  residence: markPhrase('Primary residence'),
  personalUse: markPhrase('Personal-use asset'),
  longTermPolicy: markPhrase('Long-term policy'),
  retirementInterest: markPhrase('Retirement interest'),
};
const exceptionLabels: AssetLabels = {
  goldOrPlatinumCoin: markPhrase('Gold or platinum coin'),
  land: markPhrase('Land'),
  aircraftOver450kg: markPhrase('Aircraft over 450 kg'),
  boatOver10m: markPhrase('Boat over 10 m'),
  financialInstrument: markPhrase('Financial instrument'),
  limitedInterest: markPhrase('Limited interest'),
};
const methodLabels: AssetLabels = {
  marketValue: markPhrase('Market value'),
  twentyPercent: markPhrase('20% of proceeds'),
  timeApportionment: markPhrase('Time apportionment'),
};
const benefitLabels: AssetLabels = {
  policy: markPhrase('Policy'),
  retirement: markPhrase('Retirement fund'),
  trust: markPhrase('Trust'),
};
const groundLabels: AssetLabels = {
  marriageContract: markPhrase('Policy under a marriage contract'),
  buyAndSell: markPhrase('Policy for a partner or co-shareholder'),
  unconnected: markPhrase('Policy not connected to the deceased'),
};
const rightLabels: AssetLabels = {
  usufruct: markPhrase('Usufruct'),
  fiduciary: markPhrase('Fiduciary interest'),
  like: markPhrase('Other similar interest'),
};
const customaryLabels: AssetLabels = {
  house: markPhrase('One house'),
  family: markPhrase('The whole family'),
  personal: markPhrase('The deceased personally'),
};
const accrualLabels: AssetLabels = {
  excludedByContract: markPhrase('Excluded by contract'),
  inheritanceOrDonationFromOthers: markPhrase('Inheritance or donation from others'),
  donationBetweenSpouses: markPhrase('Donation between spouses'),
  nonPatrimonialDamages: markPhrase('Non-patrimonial damages'),
};
export const valuationLabels: AssetLabels = {
  estimate: markPhrase('Estimate'),
  statement: markPhrase('Statement'),
  swornAppraisal: markPhrase('Sworn appraisal'),
  estateAgent: markPhrase('Estate agent'),
  municipal: markPhrase('Municipal valuation'),
  auctioneer: markPhrase('Auctioneer'),
  marketPrice: markPhrase('Market price'),
  agreed: markPhrase('Agreed value'),
  other: markPhrase('Other'),
};
export const stepLabels: AssetLabels = {
  valuationRequested: markPhrase('Request a valuation'),
  saleArranged: markPhrase('Arrange the sale'),
  offerSigned: markPhrase('Add the signed offer'),
  resultAdded: markPhrase('Add result'),
};
export const auctionLabels: AssetLabels = {
  planned: markPhrase('Planned'),
  sold: markPhrase('Sold'),
  notSold: markPhrase('Not sold'),
  postponed: markPhrase('Postponed'),
};

export const toOptions = (words: AssetLabels): FieldOption[] =>
  Object.entries(words).map(([value, label]) => ({ value, label }));

/** The choices of every select of the form, by its field. */
export const listChoices = (type: number): Readonly<Record<string, readonly FieldOption[]>> => ({
  treatment: toOptions(chooseTreatments(type)),
  liquidity: toOptions(liquidityLabels),
  separateOf: toOptions(ownerLabels),
  gainsKind: toOptions(gainsLabels),
  personalUseException: toOptions(exceptionLabels),
  valuationMethod: toOptions(methodLabels),
  benefitKind: toOptions(benefitLabels),
  exclusionGround: toOptions(groundLabels),
  interestRight: toOptions(rightLabels),
  customaryKind: toOptions(customaryLabels),
  excludedFromAccrual: toOptions(accrualLabels),
});
