import type { Role } from '@boedel/domain/access/role';

const approving: ReadonlySet<Role> = new Set<Role>(['Admin', 'Request Account']);

/** Whoever holds one of these approves payments: support gives them to nobody. */
export const mayApprove = (roles: readonly Role[]): boolean => roles.some((role) => approving.has(role));
