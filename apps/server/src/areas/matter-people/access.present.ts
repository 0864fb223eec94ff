import type { AnswerOf } from '@boedel/contract/call';
import type { accessCalls } from '@boedel/contract/matter-people/matter-people.calls';
import type { Role } from '@boedel/domain/access/role';
import type { AccessRight, AccessRole } from '@boedel/domain/access/access-rights';
import { isStillInvited } from '../users/users.present';
import type { AccessDetails } from './access.store';

/** A joint appointee may hold both roles; acting with the firm is the larger of the two. */
export const readAccessRole = (roles: readonly Role[]): AccessRole =>
  roles.includes('JointAppointee') ? 'JointAppointee' : 'UserMatterAccess';

export const presentAccess = (row: AccessDetails): AnswerOf<typeof accessCalls.addaccessuser> => ({
  id: row.id,
  matterID: row.matter_id,
  userID: row.person_id,
  email: row.email,
  fullname: row.full_name,
  state: isStillInvited(row) ? 'Invited' : 'Active',
  role: readAccessRole(row.roles),
  mayCapture: row.may_capture,
  rights: row.rights as AccessRight[],
  createdAt: row.created_at,
  version: row.version,
});
