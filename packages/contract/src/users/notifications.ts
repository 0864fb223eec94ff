/** What the product writes to people about, and how often unless they choose otherwise (ids of `frequency`). */
export const emailNotifications = [
  { notification: 1, name: 'Diary and key dates', frequency: 1 },
  { notification: 2, name: 'Tasks assigned to me', frequency: 1 },
  { notification: 3, name: 'Watched matters', frequency: 1 },
  { notification: 4, name: 'Payments to check', frequency: 1 },
  { notification: 5, name: 'System changes', frequency: 2 },
] as const;

export const [diaryDates, ownTasks, watchedMatters, waitingPayments, systemChanges] = [1, 2, 3, 4, 5] as const;
