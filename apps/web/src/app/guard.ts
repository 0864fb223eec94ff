import { type Claims, isExpired } from '../client/claims';
import { paths } from './paths';

/** Where the main layout sends a person it may not show itself to; nothing when it may. */
export function sentTo(claims: Claims | undefined, now = Date.now()): string | undefined {
  if (!claims || isExpired(claims, now)) return paths.login();
  if (!claims.acceptedTerms) return paths.acceptTerms();
  if (claims.systemType === 0 && !claims.roles.includes('UserMatterAccess')) return paths.systemSelect();
  return undefined;
}
