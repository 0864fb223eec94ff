import { message } from '../law/message';
import { type Role, restrictedRoles } from '../access/role';
import { collectRefusals, type Outcome, refuse } from '../law/refusal';

/** What an administrator wants to do with the roles of a person of the firm. */
export interface RoleChange {
  readonly before: readonly Role[];
  readonly after: readonly Role[];
  /** The roles of whoever makes the change. */
  readonly giverRoles: readonly Role[];
  readonly isOwnRecord: boolean;
  /** People beside this one who hold Admin and have signed in before. */
  readonly otherAdmins: number;
  readonly isProviderFirm: boolean;
}

const lastAdmin =
  'This is the firm’s only administrator. Make someone else an administrator first; that person must have signed in at least once.';

/** A firm must never be left without somebody who can let others in. */
export const checkAdminRemains = (
  before: readonly Role[],
  after: readonly Role[],
  otherAdmins: number,
): Outcome<true> =>
  before.includes('Admin') && !after.includes('Admin') && otherAdmins === 0 ? refuse('roles', lastAdmin) : true;

/** The roles as they may be saved, or every reason they may not. */
export function changeRoles(change: RoleChange): Outcome<Role[]> {
  const { before, after, giverRoles, isOwnRecord, otherAdmins, isProviderFirm } = change;
  const added = after.filter((role) => !before.includes(role));
  const levels = after.filter((role) => !restrictedRoles.includes(role));
  const refused = collectRefusals([
    isOwnRecord && added.length > 0
      ? refuse('roles', 'You cannot change your role yourself. Ask another administrator of your firm.')
      : undefined,
    added.includes('SuperAdmin') && !(giverRoles.includes('SuperAdmin') && isProviderFirm)
      ? refuse('roles', "SuperAdmin is for the provider's own staff, given by one of them.")
      : undefined,
    levels.length > 0 && levels.length < after.length
      ? refuse(
          'roles',
          'A person with access to single matters cannot also have an access level for the whole firm. Choose one of them.',
        )
      : undefined,
    after.length === new Set(after).size ? undefined : refuse('roles', 'Name each role once.'),
    checkAdminRemains(before, after, otherAdmins),
  ]);
  return refused ?? [...after];
}

export interface MatterHandOver {
  /** Matters the person is responsible for. */
  readonly matters: number;
  /** The successor; `strange` are those of the matters that are of a type they do not work in. */
  readonly to: { readonly isSelf: boolean; readonly roles: readonly Role[]; readonly strange: number } | undefined;
}

/** What somebody is responsible for goes to a colleague who can work on it before they leave the firm. */
export function checkHandOver({ matters, to }: MatterHandOver): Outcome<true> {
  if (to?.isSelf) return refuse('handOverToID', 'Choose someone else to take over the matters.');
  if (to && !to.roles.includes('Admin') && !to.roles.includes('Capture Matter')) {
    return refuse('handOverToID', 'Choose a person who may capture matters.');
  }
  if (to && to.strange > 0) {
    return refuse(
      'handOverToID',
      message(
        'This person does not work in the type of {count} of these matters. Give them that type first, or choose someone else.',
        { count: to.strange },
      ),
    );
  }
  if (matters === 0 || to) return true;
  const what = matters === 1 ? message('1 matter') : message('{count} matters', { count: matters });
  return refuse(
    'handOverToID',
    message('This person is responsible for {what}. Choose who takes over first.', { what }),
  );
}
