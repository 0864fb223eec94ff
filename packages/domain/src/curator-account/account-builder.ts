import { toLocalDate } from '../dates/local-date';
import { startWorking } from '../law/worked';
import { type Cents, nil, rand } from '../money/cents';
import type { AccountTransaction, CuratorAccountInput, NamedAmount } from './account-input';
import type { TransactionClass } from './transaction-class';

/** For tests: the first account of worked example W1, sixteen bank lines of one year. */
export const cheque = 'Cheque account';
export const createNamedAmount = (name: string, value: number): NamedAmount => ({ name, amount: rand(value) });
export const createFixedFee = (amount: Cents) => startWorking("Master's fee", 'Schedule 2').gives(amount);

export function createTransaction(
  voucher: number,
  date: string,
  amount: number,
  description: string,
  each: TransactionClass,
  more: Partial<AccountTransaction> = {},
): AccountTransaction {
  return {
    id: `t${voucher}`,
    voucher: String(voucher),
    date: toLocalDate(date),
    bank: cheque,
    amount: rand(amount),
    description,
    class: each,
    ...more,
  };
}

export const sixteenLines: readonly AccountTransaction[] = [
  createTransaction(1, '2025-03-25', 12_500, 'GEPF PENSION', 'INCOME:PENSION'),
  createTransaction(2, '2025-04-01', -9800, 'SUNSET CARE HOME', 'MAINT:CARE'),
  createTransaction(3, '2025-04-02', -1265, 'BOND OF SECURITY PREMIUM', 'ADMIN:BOND_PREMIUM'),
  createTransaction(4, '2025-05-25', 12_500, 'GEPF PENSION', 'INCOME:PENSION'),
  createTransaction(5, '2025-06-01', -9800, 'SUNSET CARE HOME', 'MAINT:CARE'),
  createTransaction(6, '2025-06-15', -3412.5, 'MEDICAL SCHEME DEBIT ORDER', 'MAINT:MEDICAL'),
  createTransaction(7, '2025-06-30', 18_734.25, 'MONEY MARKET INTEREST', 'INCOME:INTEREST'),
  createTransaction(8, '2025-07-01', -450.75, 'MONTHLY ACCOUNT FEE', 'ADMIN:BANK_CHARGES'),
  createTransaction(9, '2025-08-20', 95_000, 'PROCEEDS MOTOR VEHICLE', 'CAPITAL:REALISATION', {
    asset: 'Motor vehicle',
  }),
  createTransaction(10, '2025-09-01', -8640, 'MUNICIPAL RATES', 'MAINT:PROPERTY'),
  createTransaction(11, '2025-10-01', 7500, 'RENT RECEIVED', 'INCOME:RENT'),
  createTransaction(12, '2025-11-03', -14_250, 'ROOF REPAIRS', 'MAINT:PROPERTY'),
  createTransaction(13, '2025-12-31', 19_102.8, 'MONEY MARKET INTEREST', 'INCOME:INTEREST'),
  createTransaction(14, '2026-01-15', -50_000, 'TRANSFER TO MONEY MARKET', 'INTERNAL', { asset: 'Money market' }),
  createTransaction(15, '2026-02-10', -22_875, 'CATARACT OPERATION', 'MAINT:MEDICAL'),
  createTransaction(16, '2026-02-25', 12_500, 'GEPF PENSION', 'INCOME:PENSION'),
];

export const createFirstAccount = (more: Partial<CuratorAccountInput> = {}): CuratorAccountInput => ({
  country: 'ZA',
  heading: { accountNumber: 1, final: false, from: toLocalDate('2025-03-01'), to: toLocalDate('2026-02-28') },
  opening: {
    capital: rand(2_518_250),
    income: nil,
    assets: [
      createNamedAmount(cheque, 48_250),
      createNamedAmount('Money market', 900_000),
      createNamedAmount('Motor vehicle', 120_000),
      createNamedAmount('House', 1_450_000),
    ],
    creditors: [],
  },
  banks: [cheque],
  transactions: sixteenLines,
  remuneration: { by: 'tariff', office: 'curator', vendor: true },
  mastersFee: createFixedFee(rand(4800)),
  ...more,
});
