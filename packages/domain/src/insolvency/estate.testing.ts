import { localDate } from '../dates/local-date';
import { type Cents, cents, nil, rand } from '../money/cents';
import type { ConcurrentClaim, CostLine, InsolventEstate, Receipt, SecuredClaim } from './estate';
import type { TariffItem } from './remuneration';

/** '1450000.00' as the examples write amounts. */
export const written = (text: string): Cents => cents(Number(text.replace('.', '')));

export const noEstate: InsolventEstate = {
  country: 'ZA',
  entity: 'person',
  concursusOn: localDate('2026-02-02'),
  awardsTo: localDate('2026-10-30'),
  encumbered: [],
  receipts: [],
  sheriff: [],
  administration: [],
  bondPremium: nil,
  mastersFee: nil,
  fee: { vendor: true },
  executions: [],
  employees: [],
  funds: [],
  statutory: [],
  taxes: [],
  generalBonds: [],
  concurrent: [],
};

export const aReceipt = (description: string, amount: string, item?: TariffItem): Receipt => ({
  id: description,
  description,
  amount: written(amount),
  ...(item && { item }),
});
export const costs = (lines: Readonly<Record<string, string>>): CostLine[] =>
  Object.entries(lines).map(([description, amount]) => ({ id: description, description, amount: written(amount) }));
export const owes = (creditor: string, amount: string, more: Partial<ConcurrentClaim> = {}): ConcurrentClaim => ({
  id: creditor,
  creditor,
  proved: true,
  amount: written(amount),
  ...more,
});
export const secures = (creditor: string, secured: string, more: Partial<SecuredClaim> = {}): SecuredClaim => ({
  id: creditor,
  creditor,
  proved: true,
  secured: written(secured),
  ...more,
});
export const rands = (amounts: readonly number[]): Cents[] => amounts.map(rand);
