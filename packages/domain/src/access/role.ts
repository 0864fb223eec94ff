/** The six roles a person may hold in a firm. System roles (which types a person uses) are kept apart from these. */
export const roles = [
  'SuperAdmin',
  'Admin',
  'Capture Matter',
  'Request Account',
  'JointAppointee',
  'UserMatterAccess',
] as const;
export type Role = (typeof roles)[number];

/** People of these roles see only the matters they were given; the database holds them to it. */
export const restrictedRoles: readonly Role[] = ['JointAppointee', 'UserMatterAccess'];
