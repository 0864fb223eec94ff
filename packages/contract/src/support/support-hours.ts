/** How long a firm may let support make changes at a time. */
export const supportHours = [1, 2, 4, 8, 24] as const;
