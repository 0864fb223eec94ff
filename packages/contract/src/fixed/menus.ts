// Side navigation: what there is, and for whom it is hidden.

export const sidebar = [
  'Dashboard',
  'Matters',
  'Archived Matters',
  'Diary',
  'Task Centre',
  'Activity Centre',
  'Users',
  'Audit Trail',
  'Intermediaries',
  'System Changes',
  'Bulk Client Reports',
  'Management Reports',
  'Trust Management Reports',
  'Scheduler',
] as const;

export const sidebarHiddenForSystemType = {
  'Activity Centre': [1, 2, 3, 4, 5],
  'Bulk Client Reports': [3, 4, 5],
  'Management Reports': [3, 4, 5],
  'Trust Management Reports': [2, 3, 4],
} as const;

export const sidebarHiddenForRole = {
  JointAppointee: [
    'Dashboard',
    'Diary',
    'Task Centre',
    'Activity Centre',
    'Users',
    'Audit Trail',
    'Bulk Client Reports',
    'Management Reports',
    'Trust Management Reports',
  ],
  UserMatterAccess: [
    'Dashboard',
    'Diary',
    'Task Centre',
    'Activity Centre',
    'Users',
    'Audit Trail',
    'Bulk Client Reports',
    'Management Reports',
    'Trust Management Reports',
    'Matters',
    'Archived Matters',
  ],
} as const;

export const sidebarOnlySuperAdmin = [
  'Intermediaries',
  'System Changes',
  'Scheduler',
  'Management Reports',
  'Trust Management Reports',
] as const;

export const sidebarOnlyAdmin = ['Users'] as const;
