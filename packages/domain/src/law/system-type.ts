/** The five kinds of matter, by the number a row, a token and a call know each by. */
export const systemType = { liquidation: 1, estateLate: 2, curatorship: 3, flowConsult: 4, trust: 5 } as const;
export type SystemType = (typeof systemType)[keyof typeof systemType];
export const systemTypes: readonly SystemType[] = Object.values(systemType);
