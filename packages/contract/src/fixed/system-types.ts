// The five system types under each of their names, and the roles.

export const systemType = {
  '1': 'Insolvencies',
  '2': 'Deceased Estates',
  '3': 'Curatorship',
  '4': 'Flow Consult',
  '5': 'Trust',
} as const;

export const systemTypeEnum = {
  '1': 'Liquidation',
  '2': 'EstateLate',
  '3': 'Curatorship',
  '4': 'FlowConsult',
  '5': 'Trust',
} as const;

export const systemSelectButton = {
  '1': 'Insolvencies',
  '2': 'Deceased Estate',
  '3': 'Curatorship',
  '4': 'Flow Consult',
  '5': 'Trust',
} as const;

export const systemRole = ['Consult', 'Curatorship', 'Deceased Estate', 'Insolvencies', 'Trust'] as const;

/** The roles themselves are the domain's: who may do what is decided by them. */
export { roles as role } from '@boedel/domain/access/role';
