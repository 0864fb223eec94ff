/** A part of a claim that an account lists on its own, beyond a limit. */
export const beyondMark = ' beyond';

/** The claim a line belongs to, where a part of it was listed on its own. */
export const toClaimId = (id: string): string => (id.endsWith(beyondMark) ? id.slice(0, -beyondMark.length) : id);
