/** What somebody without an account is asked to do: each has a page of its own under /outside. */
export const linkPurposes = ['intake', 'signing', 'creditor', 'client'] as const;
export type LinkPurpose = (typeof linkPurposes)[number];
