/** Where a bank line goes in a curator's account (Administration of Estates Regulations, reg 7). */
export const transactionClasses = {
  'INCOME:PENSION': 'Pension',
  'INCOME:ANNUITY': 'Annuity',
  'INCOME:INTEREST': 'Interest earned',
  'INCOME:DIVIDEND': 'Dividends',
  'INCOME:RENT': 'Rent',
  'INCOME:GRANT': 'Grant',
  'INCOME:MAINTENANCE_RECEIVED': 'Maintenance received',
  'INCOME:SUNDRY': 'Sundry income',
  'MAINT:CARE': 'Care and lodging',
  'MAINT:MEDICAL': 'Medical',
  'MAINT:HOUSEHOLD': 'Household',
  'MAINT:PROPERTY': 'Rates and upkeep of property',
  'MAINT:EDUCATION': 'Education',
  'MAINT:INSURANCE': 'Insurance',
  'MAINT:TAX': 'Tax',
  'MAINT:DEBT': 'Debts paid',
  'ADMIN:CURATOR_FEE_PAID': 'Remuneration paid',
  'ADMIN:BOND_PREMIUM': 'Premium of the bond of security',
  'ADMIN:MASTER_FEES': "Master's fees paid",
  'ADMIN:BANK_CHARGES': 'Bank charges',
  'ADMIN:LEGAL': 'Legal costs',
  'ADMIN:ACCOUNTING': 'Accounting',
  'ADMIN:VALUATION': 'Valuations',
  'CAPITAL:REALISATION': 'Realisation',
  'CAPITAL:INHERITANCE': 'Inheritance',
  'CAPITAL:RAF_AWARD': 'Road Accident Fund award',
  'CAPITAL:MATURITY': 'Investment matured',
  'CAPITAL:PURCHASE': 'Purchase',
  'CAPITAL:IMPROVEMENT': 'Improvement',
  'CAPITAL:LOAN_REPAID': 'Loan repaid',
  INTERNAL: "Transfer between the person's own accounts",
  SUSPENSE: 'Not yet classified',
} as const;

export type TransactionClass = keyof typeof transactionClasses;
export type ClassGroup = 'INCOME' | 'MAINT' | 'ADMIN' | 'CAPITAL' | 'INTERNAL' | 'SUSPENSE';

export const toClassGroup = (each: TransactionClass): ClassGroup => each.split(':')[0] as ClassGroup;

/** Property turned into money: the asset leaves at its carrying value and the difference is a gain or loss. */
export const isRealisation = (each: TransactionClass): boolean =>
  each === 'CAPITAL:REALISATION' || each === 'CAPITAL:MATURITY';
