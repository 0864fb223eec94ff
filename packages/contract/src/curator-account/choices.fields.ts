import { day, flag, money, select, text } from '../record/field';

const groups = {
  period: 'The period',
  balance: 'Balance of income',
  fees: 'Figures set by hand',
  end: 'At the end of the appointment',
} as const;

/** What is chosen or set by hand for one account of a curator, tutor or administrator. */
export const curatorChoiceFields = {
  fromDate: day('Begins on', {
    group: groups.period,
    help: 'Only needed for the first account. Each later account starts the day after the previous one.',
  }),
  toDate: day('Ends on', { group: groups.period, help: 'Leave blank for one year after the start date.' }),
  isFinal: flag('This is the final account', { group: groups.period }),
  deficit: select('A debit balance', ['CARRY', 'TRANSFER'], {
    group: groups.balance,
    labels: { CARRY: 'Carried forward as a deficiency', TRANSFER: 'Covered from capital' },
    help: 'Leave blank to carry it forward.',
  }),
  surplus: select('Credit balance', ['CARRY', 'TO_CAPITAL'], {
    group: groups.balance,
    labels: { CARRY: 'Kept for use', TO_CAPITAL: 'Added to capital' },
    help: 'Leave blank to keep it for use.',
  }),
  deficiencyMetBy: text('How a deficiency in the final account is covered', 300, { group: groups.balance, span: 6 }),
  levied: select('Master’s fee is levied', ['everyAccount', 'firstAccount'], {
    group: groups.fees,
    labels: { everyAccount: 'On every account', firstAccount: 'On the first account alone' },
    help: 'Leave blank for every account.',
  }),
  mastersFee: money('Master’s fee', { group: groups.fees, column: 'masters_fee_cents' }),
  mastersFeeReason: text('Reason', 300, { group: groups.fees }),
  vat: select('VAT on the remuneration', ['none', 'vendor'], {
    group: groups.fees,
    labels: { none: 'Not a registered vendor: no VAT', vendor: 'Registered vendor: VAT is added' },
    help: 'Leave blank if the curator’s VAT number is captured.',
  }),
  fee: money('Remuneration', {
    group: groups.fees,
    column: 'fee_cents',
    help: 'As the Master taxed it, or as it was agreed.',
  }),
  feeVat: money('VAT on it', { group: groups.fees, column: 'fee_vat_cents' }),
  feeReason: text('Reason', 300, { group: groups.fees }),
  handedOver: money('Value handed over', {
    group: groups.end,
    column: 'handed_over_cents',
    help: 'Leave blank to use the balance of the final account.',
  }),
} as const;
