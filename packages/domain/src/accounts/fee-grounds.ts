/** What gives an executor more than the tariff: the will fixes it, or the Master increased it (s 51(1)(a), (3)). */
export const feeGrounds = ['will', 'master'] as const;
export type FeeGround = (typeof feeGrounds)[number];
