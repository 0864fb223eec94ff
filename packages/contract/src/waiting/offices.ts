import type { AwaitedOffice } from '@boedel/domain/waiting/waiting-on';

/** How those we wait for are called. */
export const officeLabels = {
  master: 'The Master',
  sars: 'SARS',
  bank: 'Bank',
  heir: 'Heir',
  creditor: 'Creditor',
  other: 'Someone else',
} as const satisfies Record<AwaitedOffice, string>;
