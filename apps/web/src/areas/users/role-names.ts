import type { Role } from '@boedel/domain/access/role';
import { phrase, t } from '../../i18n/t';

const names: Readonly<Record<Role, string>> = {
  SuperAdmin: phrase('Super Admin'),
  Admin: phrase('Admin'),
  'Capture Matter': phrase('Capture Matter'),
  'Request Account': phrase('Request Account'),
  JointAppointee: phrase('Joint Appointee'),
  UserMatterAccess: phrase('User Matter Access'),
};

/** A role as people say it, rather than as tokens spell it. */
export const roleName = (role: Role): string => t(names[role]);
