/** The ranks of claims against an insolvent estate, Insolvency Act 24 of 1936 ss 96 to 103, in their order. */
export const claimRanks = ['s96Funeral', 's96DeathBed', 's97', 's98', 's98A', 's99', 's101', 's102', 's103'] as const;
export type ClaimRank = (typeof claimRanks)[number];
