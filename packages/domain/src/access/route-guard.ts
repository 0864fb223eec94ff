import type { ReadToken } from './claims';
import type { Role } from './role';

/** Where a protected address leads: away from it, or to its page with the roles and the country it is shown for. */
export type GuardDecision =
  | { readonly kind: 'go'; readonly to: '/login' | '/accepttcs' | '/systemselect' }
  | { readonly kind: 'render'; readonly roles: readonly Role[]; readonly country: string };

/** Compared in whole seconds; a token is expired when its end lies before now. */
export const isExpired = (expires: number, now: Date): boolean => expires < Math.floor(now.getTime() / 1000);

export function guardRoute(token: ReadToken | undefined, now: Date): GuardDecision {
  if (!token || isExpired(token.expires, now)) return { kind: 'go', to: '/login' };
  if (!token.termsAccepted) return { kind: 'go', to: '/accepttcs' };
  if (token.systemType === 0 && !token.roles.includes('UserMatterAccess')) return { kind: 'go', to: '/systemselect' };
  return { kind: 'render', roles: token.roles, country: token.country };
}

/** A page may name roles; holding one of them opens it, otherwise it says 'Access Denied'. */
export const mayOpen = (needed: readonly Role[], held: readonly Role[]): boolean =>
  needed.length === 0 || needed.some((role) => held.includes(role));
