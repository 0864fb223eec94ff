/** Carries the secret of a link: in an address it would stand in logs and histories. */
export const linkHeader = 'x-link';
