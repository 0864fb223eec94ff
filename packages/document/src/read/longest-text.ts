/** So much of a file is searched: about 250 pages of words. A longer one is searched as far as that. */
export const longestText = 500_000;
