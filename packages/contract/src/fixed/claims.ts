// Insolvency claims: kind, basis, the twenty-five preferences, securities. Spellings are the specification's.

export const claimType = {
  '1': 'Secured',
  '2': 'Preferent',
  '3': 'Concurrent',
  '4': 'Conditional',
  '5': 'Prescribed',
} as const;

export const claimBasis = {
  '1': 'Monies Loaned and Advanced',
  '2': 'Goods Sold and Delivered',
  '3': 'Services Rendered',
  '4': 'Surety or Co-principle Debtor',
  '5': 'Remuneration (salary, leave, severance)',
  '6': 'Quantified Damages',
} as const;

export const preferentClaimCategory = {
  '1': 'Salaries and Wages',
  '2': 'Leave/Holiday Pay',
  '3': 'Paid absence',
  '4': 'Severance or Retrenchment Pay',
  '5': 'Pension',
  '6': 'Provident fund',
  '7': 'Medical Aid',
  '8': 'Other pay deductions not listed',
  '9': 'Workmens compensation',
  '10': 'Income tax due by other persons',
  '11': 'Non-residents tax on interest',
  '12': 'Tax on behalf of other persons',
  '13': 'PAYE (fourth schedule)',
  '14': 'Tax deducted from insurance benefits',
  '15': 'Amounts Under Pneumoconiosis Benefits',
  '16': 'Customs and Excise Duty',
  '17': 'Amounts under National Supplies',
  '18': 'Sales tax, interest, fine or penalty',
  '19': 'VAT interest, fine or penalty',
  '20': 'Contributions under Community Development Act',
  '21': 'UIF contributions and penalties',
  '22': 'Taxes on Persons (Income Tax)',
  '23': 'Interest on Taxes on persons (Income Tax)',
  '24': 'General mortgage bond plus interest',
  '25': 'Pledge',
} as const;

/** The kinds of security the specification numbers. */
export const specifiedSecurityType = {
  '1': 'Landlords Legal Hypothec',
  '2': 'Right of Retension',
  '3': 'Mortgage Bond',
  '4': 'Notarial Bond',
} as const;
/** With those the law of insolvency tells apart beside them. */
export const securityType = {
  ...specifiedSecurityType,
  '5': 'Pledge',
  '6': 'Cession in Security',
  '7': 'Instalment Sale',
} as const;
