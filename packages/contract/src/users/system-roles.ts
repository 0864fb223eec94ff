import type { systemRole } from '../fixed/system-types';

export type SystemRole = (typeof systemRole)[number];

/** A person's system types are given as roles; this is which is which. */
export const systemRoleOfType: Readonly<Record<number, SystemRole>> = {
  1: 'Insolvencies',
  2: 'Deceased Estate',
  3: 'Curatorship',
  4: 'Consult',
  5: 'Trust',
};

export const systemRolesOf = (types: readonly number[]): SystemRole[] =>
  [...types].sort((a, b) => a - b).flatMap((type) => systemRoleOfType[type] ?? []);

export const typesOfSystemRoles = (given: readonly SystemRole[]): number[] =>
  Object.keys(systemRoleOfType)
    .map(Number)
    .filter((type) => given.includes(systemRoleOfType[type]!));
