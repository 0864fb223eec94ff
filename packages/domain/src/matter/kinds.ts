/** The kinds of matter and the statuses they go through, by name. Rules and screens use the names, not the numbers of the specification. */

/** The five kinds of matter, by the number a row, a token and a call know each by. */
export const systemType = { liquidation: 1, estateLate: 2, curatorship: 3, flowConsult: 4, trust: 5 } as const;
export type SystemType = (typeof systemType)[keyof typeof systemType];
export const systemTypes: readonly SystemType[] = Object.values(systemType);

export const matterStatuses = { pending: 1, active: 2, closed: 3, archived: 4 } as const;
export type MatterStatus = (typeof matterStatuses)[keyof typeof matterStatuses];

/** Active and Pending count as current work, Closed and Archived as history. */
export const currentStatuses: readonly MatterStatus[] = [matterStatuses.pending, matterStatuses.active];
export const pastStatuses: readonly MatterStatus[] = [matterStatuses.closed, matterStatuses.archived];
