import type { Role } from '../access/role';

/** A file note is a record: who wrote it mends it, an administrator may, nobody else does. */
export const mayChangeNote = (
  author: number | null,
  person: { readonly personId: number; readonly roles: readonly Role[] },
): boolean => author === person.personId || person.roles.includes('Admin');
