/** The five kinds of matter, by the name the product gives each. */
export const systemTypes = ['Liquidation', 'EstateLate', 'Curatorship', 'FlowConsult', 'Trust'] as const;
export type SystemType = (typeof systemTypes)[number];
