/** What a cost that no asset carries falls under, Insolvency Act 24 of 1936 ss 93, 96 and 97. */
export const costHeads = [
  'sheriff',
  'administration',
  'collection',
  'funeral',
  'deathBed',
  'trading',
  'outputTax',
] as const;
export type CostHead = (typeof costHeads)[number];

export const costHeadLabels: Readonly<Record<CostHead, string>> = {
  sheriff: 'Sheriff’s charges since the order, s 97(2)(a)',
  administration: 'Cost of administration, s 97(2)(c)',
  collection: 'Unsuccessful collection of a contribution, s 118(3)',
  funeral: 'Funeral, s 96(1)',
  deathBed: 'Death-bed costs, s 96(2)',
  trading: 'Cost of carrying on the business, s 93',
  outputTax: 'VAT on what was sold, paid to the revenue',
};
