/** How pressing a task is, the most pressing first. */
export const priorities = ['urgent', 'high', 'normal', 'low'] as const;
export type TaskPriority = (typeof priorities)[number];
