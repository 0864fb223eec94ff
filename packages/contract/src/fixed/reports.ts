// The report catalogue and the thirty layout switches.

export const report = {
  '1': 'Marketer Revenue',
  '2': 'Referrer Revenue',
  '3': 'Executor Revenue',
  '4': 'WIP',
  '5': 'Matter Table',
  '6': 'FileNotes',
  '7': 'Export Master Report Active/Pending',
  '8': 'Archived Matters Table',
  '9': 'Export Master Report Archived/Closed',
  '10': 'Milestone Recipient',
  '11': 'Trust Marketer Revenue',
  '12': 'Trust Referrer Revenue',
  '13': 'Trust Fee',
  '14': 'Trust Master',
  '15': 'Trust Compliance',
  '16': 'Trust File Notes',
} as const;

export const reportOption = {
  accounts: [
    'Liquidation account',
    'Recapitulation statement',
    'Distribution account',
    'Income and expenditure account',
    'Fiduciary account',
  ],
  subjects: [
    'Page break before',
    'Voucher numbers',
    'Column borders',
    'Sort by value',
    'Leave out nil lines',
    'Subtotals',
  ],
  rule: 'option = 6 * (account - 1) + subject, both counted from 1; option 27 is for Deceased Estates only',
} as const;

export const reportOptionSwitches = {
  from: 1,
  to: 30,
  oneSystemTypeOnly: [27],
} as const;
