import type { systemRole } from '../fixed/system-types';

export type SystemRoleName = (typeof systemRole)[number];

/** A person's system types are given as roles; this is which is which. */
export const systemRoleOfType: Readonly<Record<number, SystemRoleName>> = {
  1: 'Insolvencies',
  2: 'Deceased Estate',
  3: 'Curatorship',
  4: 'Consult',
  5: 'Trust',
};

export const listSystemRoles = (types: readonly number[]): SystemRoleName[] =>
  [...types].sort((a, b) => a - b).flatMap((type) => systemRoleOfType[type] ?? []);

export const listTypesOfRoles = (given: readonly SystemRoleName[]): number[] =>
  Object.keys(systemRoleOfType)
    .map(Number)
    .filter((type) => given.includes(systemRoleOfType[type]!));
