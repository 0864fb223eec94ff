import type { AnswerOf } from '@boedel/contract/call';
import { systemRole } from '@boedel/contract/fixed/system-types';
import { systemRolesOf } from '@boedel/contract/users/system-roles';
import type { userCalls } from '@boedel/contract/users/users.calls';
import { type Role, restrictedRoles, roles } from '@boedel/domain/access/role';
import type { UserRow } from './users.store';

type User = NonNullable<AnswerOf<typeof userCalls.getbyemail>>;
type RoleAnswer = AnswerOf<typeof userCalls.getroles>[number];

export const presentUser = (row: UserRow): User => ({
  id: row.id,
  email: row.email,
  fullname: row.full_name,
  roles: row.roles,
  systemRoles: systemRolesOf(row.system_types),
});

const kindOf = (role: Role): RoleAnswer['kind'] =>
  role === 'SuperAdmin' ? 'provider' : restrictedRoles.includes(role) ? 'restricted' : 'access level';

/** The provider's own role is shown to those who hold it. */
export const presentRoles = (held: readonly Role[]): RoleAnswer[] => [
  ...roles
    .filter((role) => role !== 'SuperAdmin' || held.includes('SuperAdmin'))
    .map((role) => ({ name: role, kind: kindOf(role) })),
  ...systemRole.map((name) => ({ name, kind: 'system' as const })),
];
