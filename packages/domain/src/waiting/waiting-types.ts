import { type SystemType, systemType } from '../matter/kinds';

/** The types of matter in which something is awaited; a client's plan asks nobody. */
export const waitingTypes: readonly SystemType[] = [
  systemType.liquidation,
  systemType.estateLate,
  systemType.curatorship,
  systemType.trust,
];
export const mayWait = (type: number): boolean => waitingTypes.some((one) => one === type);
