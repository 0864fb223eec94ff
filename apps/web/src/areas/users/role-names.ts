import type { systemRole } from '@boedel/contract/fixed/system-types';
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

type SystemRole = (typeof systemRole)[number];
const systems: Readonly<Record<SystemRole, string>> = {
  Consult: phrase('Consult'),
  Curatorship: phrase('Curatorship'),
  'Deceased Estate': phrase('Deceased Estate'),
  Insolvencies: phrase('Insolvencies'),
  Trust: phrase('Trust'),
};
export const systemRoleName = (role: SystemRole): string => t(systems[role]);
