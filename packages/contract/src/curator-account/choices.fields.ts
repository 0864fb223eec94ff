import { day, flag, money, select, text } from '../record/field';

const groups = {
  period: 'The period',
  balance: 'The balance of income',
  fees: 'Figures set by hand',
  end: 'When the office ends',
} as const;

/** What is chosen or set by hand for one account of a curator, tutor or administrator. */
export const curatorChoiceFields = {
  fromDate: day('Begins on', {
    group: groups.period,
    help: 'Asked of the first account alone: each later one begins the day after the one before.',
  }),
  toDate: day('Ends on', { group: groups.period, help: 'Left open, a year after it begins.' }),
  isFinal: flag('This is the final account', { group: groups.period }),
  deficit: select('A debit balance', ['CARRY', 'TRANSFER'], {
    group: groups.balance,
    labels: { CARRY: 'Carried forward as a deficiency', TRANSFER: 'Met from capital' },
    help: 'Left open, it is carried forward.',
  }),
  surplus: select('A credit balance', ['CARRY', 'TO_CAPITAL'], {
    group: groups.balance,
    labels: { CARRY: 'Kept for use', TO_CAPITAL: 'Added to capital' },
    help: 'Left open, it is kept for use.',
  }),
  deficiencyMetBy: text('How a deficiency of the final account is met', 300, { group: groups.balance, span: 6 }),
  levied: select('Master’s fee is levied', ['everyAccount', 'firstAccount'], {
    group: groups.fees,
    labels: { everyAccount: 'On every account', firstAccount: 'On the first account alone' },
    help: 'Left open, on every account.',
  }),
  mastersFee: money('Master’s fee', { group: groups.fees, column: 'masters_fee_cents' }),
  mastersFeeReason: text('Reason', 300, { group: groups.fees }),
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
    help: 'Left open, what the final account itself leaves.',
  }),
} as const;
