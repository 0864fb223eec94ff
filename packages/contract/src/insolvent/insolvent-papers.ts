/** Papers of a composition (s 119), of a rehabilitation (ss 124 and 127), and the application for authority to sell. */
export const insolventPapers = [
  'compositionOffer',
  'rehabilitationNotice',
  'trusteeReport',
  'authorityApplication',
] as const;
export type InsolventPaper = (typeof insolventPapers)[number];
