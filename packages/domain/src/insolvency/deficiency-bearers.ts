/**
 * Whose are the costs of a security beyond what it brought: of the creditors of its first rank alone, or of all whom it
 * secures, by their claims.
 */
export type DeficiencyBearers = 'firstRank' | 'allRanks';
