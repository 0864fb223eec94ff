import type { AnswerOf } from '@boedel/contract/call';
import { systemRole } from '@boedel/contract/fixed/system-types';
import { systemRolesOf } from '@boedel/contract/users/system-roles';
import type { userCalls } from '@boedel/contract/users/users.calls';
import { type Role, restrictedRoles, roles } from '@boedel/domain/access/role';
import type { GivenMatter, UserListRow, UserRow } from './users.store';

type User = NonNullable<AnswerOf<typeof userCalls.getbyemail>>;
type UserLine = AnswerOf<typeof userCalls.getlist>['rows'][number];
type WholeUser = AnswerOf<typeof userCalls.getbyid>;
type RoleAnswer = AnswerOf<typeof userCalls.getroles>[number];

export const presentUser = (row: UserRow): User => ({
  id: row.id,
  email: row.email,
  fullname: row.full_name,
  roles: row.roles,
  systemRoles: systemRolesOf(row.system_types),
});

/** Was asked and has not come: did not enter the firm yet, or never worked anywhere. */
export const isStillInvited = (row: Pick<UserRow, 'accepted_at' | 'terms_accepted_at'>): boolean =>
  row.accepted_at === null || row.terms_accepted_at === null;

function stateOf(row: UserRow): UserLine['state'] {
  if (row.support_until !== null) return 'Support';
  return isStillInvited(row) ? 'Invited' : 'Active';
}

export const presentLine = (row: UserListRow): UserLine => ({
  ...presentUser(row),
  state: stateOf(row),
  invitedAt: row.invited_at,
  responsibleMatters: row.responsible_matters,
  givenMatters: row.given_matters,
  version: row.version,
});

export const presentWhole = (
  row: UserListRow,
  given: readonly GivenMatter[],
  notifications: WholeUser['notifications'],
): WholeUser => ({
  ...presentLine(row),
  matterAccess: given.map((matter) => ({
    matterID: matter.matter_id,
    reference: matter.reference,
    name: matter.name,
    mayCapture: matter.may_capture,
    rights: matter.rights,
  })),
  notifications,
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
