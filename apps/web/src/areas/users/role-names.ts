import type { systemRole } from '@boedel/contract/fixed/system-types';
import type { Role } from '@boedel/domain/access/role';
import { markPhrase, t } from '../../i18n/t';

const names: Readonly<Record<Role, string>> = {
  SuperAdmin: markPhrase('Super Admin'),
  Admin: markPhrase('Admin'),
  'Capture Matter': markPhrase('Capture Matter'),
  'Request Account': markPhrase('Request Account'),
  JointAppointee: markPhrase('Joint Appointee'),
  UserMatterAccess: markPhrase('User Matter Access'),
};

/** A role as people say it, rather than as tokens spell it. */
export const translateRole = (role: Role): string => t(names[role]);

type UserSystemRole = (typeof systemRole)[number];
const systems: Readonly<Record<UserSystemRole, string>> = {
  Consult: markPhrase('Consult'),
  Curatorship: markPhrase('Curatorship'),
  'Deceased Estate': markPhrase('Deceased Estate'),
  Insolvencies: markPhrase('Insolvencies'),
  Trust: markPhrase('Trust'),
};
export const translateSystemRole = (role: UserSystemRole): string => t(systems[role]);
