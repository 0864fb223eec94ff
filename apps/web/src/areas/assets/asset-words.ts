import { assetKinds } from '@boedel/domain/assets/asset-kind';
import { systemType } from '@boedel/domain/matter/kinds';
import { phrase } from '../../i18n/t';
import type { FieldOption } from '../../ui/fields/field';

/** What the choices of an asset are called. */
type Words = Readonly<Record<string, string>>;

export const kindWords: Words = Object.fromEntries(
  Object.entries(assetKinds).map(([kind, { label }]) => [kind, label]),
);
export const classWords: Words = {
  immovable: phrase('Immovable'),
  movable: phrase('Movable'),
  claim: phrase('Claims'),
};
export const totalWords: Words = {
  ...classWords,
  paidPast: phrase('Paid past the estate'),
  heldForOthers: phrase('Held for others'),
};
const treatmentWords: Words = {
  inKind: phrase('Awarded'),
  sold: phrase('Sold'),
  money: phrase('Money'),
  outstanding: phrase('Outstanding'),
};
/** What is not turned to money is awarded to heirs, kept for a person or trust, or let go of by an insolvent estate. */
const notSold: Readonly<Record<number, string>> = {
  [systemType.liquidation]: phrase('Released or given up'),
  [systemType.curatorship]: phrase('Retained'),
  [systemType.trust]: phrase('Retained'),
};
export const treatmentsIn = (type: number): Words => ({
  ...treatmentWords,
  ...(notSold[type] && { inKind: notSold[type] }),
});
/** What of an asset counts: an estate has it; a living person or a trust owns it. */
export const countedTitle = (type: number): string =>
  type === systemType.curatorship || type === systemType.trust ? phrase('Counted at') : phrase('In the estate');
const liquidityWords: Words = {
  cash: phrase('Cash'),
  realisable: phrase('Can be realised'),
  fixed: phrase('Fixed'),
};
const ownerWords: Words = { deceased: phrase('The deceased'), survivor: phrase('The survivor') };
const gainsWords: Words = {
  ordinary: phrase('Ordinary gain'),
  residence: phrase('Primary residence'),
  personalUse: phrase('Personal-use asset'),
  longTermPolicy: phrase('Long-term policy'),
  retirementInterest: phrase('Retirement interest'),
};
const exceptionWords: Words = {
  goldOrPlatinumCoin: phrase('Gold or platinum coin'),
  land: phrase('Land'),
  aircraftOver450kg: phrase('Aircraft over 450 kg'),
  boatOver10m: phrase('Boat over 10 m'),
  financialInstrument: phrase('Financial instrument'),
  limitedInterest: phrase('Limited interest'),
};
const methodWords: Words = {
  marketValue: phrase('Market value'),
  twentyPercent: phrase('20% of proceeds'),
  timeApportionment: phrase('Time apportionment'),
};
const benefitWords: Words = {
  policy: phrase('Policy'),
  retirement: phrase('Retirement fund'),
  trust: phrase('Trust'),
};
const groundWords: Words = {
  marriageContract: phrase('Policy under a marriage contract'),
  buyAndSell: phrase('Policy for a partner or co-shareholder'),
  unconnected: phrase('Policy not connected to the deceased'),
};
const rightWords: Words = {
  usufruct: phrase('Usufruct'),
  fiduciary: phrase('Fiduciary interest'),
  like: phrase('Other like interest'),
};
const customaryWords: Words = { house: phrase('One house'), family: phrase('The whole family') };
const accrualWords: Words = {
  excludedByContract: phrase('Excluded by contract'),
  inheritanceOrDonationFromOthers: phrase('Inheritance or donation from others'),
  donationBetweenSpouses: phrase('Donation between spouses'),
  nonPatrimonialDamages: phrase('Non-patrimonial damages'),
};
export const valuationWords: Words = {
  estimate: phrase('Estimate'),
  statement: phrase('Statement'),
  swornAppraisal: phrase('Sworn appraisal'),
  estateAgent: phrase('Estate agent'),
  municipal: phrase('Municipal valuation'),
  auctioneer: phrase('Auctioneer'),
  marketPrice: phrase('Market price'),
  agreed: phrase('Agreed value'),
  other: phrase('Other'),
};
export const stepWords: Words = {
  valuationRequested: phrase('Request a valuation'),
  saleArranged: phrase('Arrange the sale'),
  offerSigned: phrase('Add the signed offer'),
  resultAdded: phrase('Add the result'),
};
export const auctionWords: Words = {
  planned: phrase('Planned'),
  sold: phrase('Sold'),
  notSold: phrase('Not sold'),
  postponed: phrase('Postponed'),
};

export const optionsFrom = (words: Words): FieldOption[] =>
  Object.entries(words).map(([value, label]) => ({ value, label }));

/** The choices of every select of the form, by its field. */
export const choicesOf = (type: number): Readonly<Record<string, readonly FieldOption[]>> => ({
  treatment: optionsFrom(treatmentsIn(type)),
  liquidity: optionsFrom(liquidityWords),
  separateOf: optionsFrom(ownerWords),
  gainsKind: optionsFrom(gainsWords),
  personalUseException: optionsFrom(exceptionWords),
  valuationMethod: optionsFrom(methodWords),
  benefitKind: optionsFrom(benefitWords),
  exclusionGround: optionsFrom(groundWords),
  interestRight: optionsFrom(rightWords),
  customaryKind: optionsFrom(customaryWords),
  excludedFromAccrual: optionsFrom(accrualWords),
});
