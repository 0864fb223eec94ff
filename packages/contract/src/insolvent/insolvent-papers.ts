/** Papers of a composition (s 119) and of a rehabilitation (ss 124 and 127). */
export const insolventPapers = ['compositionOffer', 'rehabilitationNotice', 'trusteeReport'] as const;
export type InsolventPaper = (typeof insolventPapers)[number];
