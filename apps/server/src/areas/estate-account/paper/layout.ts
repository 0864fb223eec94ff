import type { SheetLayout } from '../../../platform/paper/sheet';

/** How one of the five accounts is laid out: the six subjects of the report options. */
export interface AccountPartLayout extends SheetLayout {
  readonly newPage: boolean;
}

export const accounts = ['liquidation', 'recapitulation', 'distribution', 'income', 'fiduciary'] as const;
export type AccountPart = (typeof accounts)[number];

/** The switches by number: option = 6 × (account − 1) + subject, both counted from 1. */
export function readLayout(account: AccountPart, isOn: (option: number) => boolean): AccountPartLayout {
  const first = 6 * accounts.indexOf(account);
  return {
    newPage: isOn(first + 1),
    vouchers: isOn(first + 2),
    ruled: isOn(first + 3),
    byValue: isOn(first + 4),
    withoutNil: isOn(first + 5),
    subtotals: isOn(first + 6),
  };
}
