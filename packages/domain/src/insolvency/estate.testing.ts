import { toLocalDate } from '../dates/local-date';
import { type Cents, cents, nil, rand } from '../money/cents';
import type { ConcurrentClaim, CostLine, InsolventEstate, InsolvencyReceipt, SecuredClaim } from './estate';
import type { TariffItem } from './remuneration';

/** '1450000.00' as the examples write amounts. */
export const parseWrittenAmount = (text: string): Cents => cents(Number(text.replace('.', '')));

export const noEstate: InsolventEstate = {
  country: 'ZA',
  entity: 'person',
  concursusOn: toLocalDate('2026-02-02'),
  awardsTo: toLocalDate('2026-10-30'),
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

export const createReceipt = (description: string, amount: string, item?: TariffItem): InsolvencyReceipt => ({
  id: description,
  description,
  amount: parseWrittenAmount(amount),
  ...(item && { item }),
});
export const createCosts = (lines: Readonly<Record<string, string>>): CostLine[] =>
  Object.entries(lines).map(([description, amount]) => ({
    id: description,
    description,
    amount: parseWrittenAmount(amount),
  }));
export const createConcurrentClaim = (
  creditor: string,
  amount: string,
  more: Partial<ConcurrentClaim> = {},
): ConcurrentClaim => ({
  id: creditor,
  creditor,
  proved: true,
  amount: parseWrittenAmount(amount),
  ...more,
});
export const createSecuredClaim = (
  creditor: string,
  secured: string,
  more: Partial<SecuredClaim> = {},
): SecuredClaim => ({
  id: creditor,
  creditor,
  proved: true,
  secured: parseWrittenAmount(secured),
  ...more,
});
export const toRands = (amounts: readonly number[]): Cents[] => amounts.map(rand);
