import type { LinkPurpose } from './outside-link';
import { type Role, restrictedRoles } from './role';

/**
 * Who may make a call.
 * - `public`: anybody, signed in or not.
 * - `signedIn`: anybody with a valid token, also before terms are accepted or a system type is chosen.
 * - `firm`: people who see the whole firm, holding one of the roles where any is named.
 * - `matter`: as `firm`, and people who were given single matters; the database shows them those alone.
 * - `provider`: the provider's staff, across firms.
 * - `link`: somebody without an account, by a link that was sent to them for this purpose; the database shows them the one
 *   matter it belongs to. No session opens it.
 */
export type CallAccess =
  | { readonly kind: 'public' }
  | { readonly kind: 'signedIn' }
  | { readonly kind: 'firm'; readonly anyOf: readonly Role[] }
  | { readonly kind: 'matter'; readonly anyOf: readonly Role[] }
  | { readonly kind: 'provider' }
  | { readonly kind: 'link'; readonly purpose: LinkPurpose | 'any' };

/** In a firm for support: to read, or to make changes too while the firm allows it. */
export type Visit = 'read' | 'write';

export interface Caller {
  readonly roles: readonly Role[];
  /** Matters a restricted person may capture on; nobody else needs the list. */
  readonly captureMatters: readonly number[];
  readonly termsAccepted: boolean;
  /** Of the provider's people in a firm for support; absent where one belongs. */
  readonly visit?: Visit;
}

export const isRestricted = (held: readonly Role[]): boolean =>
  held.some((role) => restrictedRoles.includes(role)) && !held.includes('Admin') && !held.includes('SuperAdmin');

/** Whether somebody may change one matter: by role, or where single matters were given, by what was given on this one. */
export const mayCaptureMatter = (
  { roles, captureMatters }: Pick<Caller, 'roles' | 'captureMatters'>,
  matterId: number,
) => (isRestricted(roles) ? captureMatters.includes(matterId) : roles.includes('Capture Matter'));

const holdsAnyRole = (caller: Caller, anyOf: readonly Role[]): boolean =>
  anyOf.length === 0 || anyOf.some((role) => caller.roles.includes(role));

/** The one answer to "may they?", for the server's check and for disabled controls on the screen. */
export function mayCall(who: CallAccess, caller: Caller | undefined): boolean {
  if (who.kind === 'public') return true;
  if (who.kind === 'link' || !caller) return false;
  if (who.kind === 'signedIn') return true;
  if (!caller.termsAccepted) return false;
  switch (who.kind) {
    case 'provider':
      return caller.roles.includes('SuperAdmin');
    case 'firm':
      return !isRestricted(caller.roles) && holdsAnyRole(caller, who.anyOf);
    case 'matter': {
      if (!isRestricted(caller.roles)) return holdsAnyRole(caller, who.anyOf);
      // A right to capture is kept per matter: holding it anywhere opens the call, the database decides on which matter.
      const effective = caller.captureMatters.length > 0 ? [...caller.roles, 'Capture Matter' as const] : caller.roles;
      return holdsAnyRole({ ...caller, roles: effective }, who.anyOf);
    }
  }
}
