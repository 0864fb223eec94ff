import type { AnswerOf } from '@boedel/contract/call';
import { systemRole } from '@boedel/contract/fixed/system-types';
import { listSystemRoles } from '@boedel/contract/users/system-roles';
import type { userCalls } from '@boedel/contract/users/users.calls';
import { type Role, restrictedRoles, roles } from '@boedel/domain/access/role';
import type { UserMatterRow, UserListRow, UserRow } from './users.store';

type FirmUser = NonNullable<AnswerOf<typeof userCalls.getbyemail>>;
type UserListLine = AnswerOf<typeof userCalls.getlist>['rows'][number];
type UserDetails = AnswerOf<typeof userCalls.getbyid>;
type RoleView = AnswerOf<typeof userCalls.getroles>[number];

export const presentUser = (row: UserRow): FirmUser => ({
  id: row.id,
  email: row.email,
  fullname: row.full_name,
  roles: row.roles,
  systemRoles: listSystemRoles(row.system_types),
});

/** Was asked and has not come: did not enter the firm yet, or never worked anywhere. */
export const isStillInvited = (row: Pick<UserRow, 'accepted_at' | 'terms_accepted_at'>): boolean =>
  row.accepted_at === null || row.terms_accepted_at === null;

function readUserState(row: UserRow): UserListLine['state'] {
  if (row.support_until !== null) return 'Support';
  return isStillInvited(row) ? 'Invited' : 'Active';
}

export const presentLine = (row: UserListRow): UserListLine => ({
  ...presentUser(row),
  state: readUserState(row),
  invitedAt: row.invited_at,
  responsibleMatters: row.responsible_matters,
  givenMatters: row.given_matters,
  version: row.version,
});

export const presentUserDetails = (
  row: UserListRow,
  given: readonly UserMatterRow[],
  notifications: UserDetails['notifications'],
): UserDetails => ({
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

const readRoleKind = (role: Role): RoleView['kind'] =>
  role === 'SuperAdmin' ? 'provider' : restrictedRoles.includes(role) ? 'restricted' : 'access level';

/** The provider's own role is shown to those who hold it. */
export const presentRoles = (held: readonly Role[]): RoleView[] => [
  ...roles
    .filter((role) => role !== 'SuperAdmin' || held.includes('SuperAdmin'))
    .map((role) => ({ name: role, kind: readRoleKind(role) })),
  ...systemRole.map((name) => ({ name, kind: 'system' as const })),
];
