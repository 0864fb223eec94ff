import { day, longText, money, select, signedMoney, text } from '../record/field';

const groups = {
  awards: 'Awards',
  fee: 'Remuneration',
  trading: 'The business carried on',
  open: 'What is open',
} as const;

/** What is chosen or set by hand for one account of an insolvent estate. */
export const insolvencyChoiceFields = {
  awardsToDate: day('Awards worked out to', {
    group: groups.awards,
    help: 'Interest runs to this day, and what was booked by then stands in the account. Left open, today.',
  }),
  preferentContributes: select('Preferent creditors contribute', ['YES', 'NO'], {
    group: groups.awards,
    labels: { YES: 'Yes, by what is not paid to them', NO: 'No' },
    help: 'Left open, yes (s 106).',
  }),
  appropriation: select('A security pays first', ['INTEREST_FIRST', 'CLAIM_FIRST'], {
    group: groups.awards,
    labels: { INTEREST_FIRST: 'The interest since the order', CLAIM_FIRST: 'The claim' },
    help: 'Left open, the interest.',
  }),
  feeAdjustment: signedMoney('Allowed above the tariff', {
    group: groups.fee,
    help: 'What the Master allowed, or took off with a minus (s 63(1)).',
  }),
  feeAdjustmentReason: text('Why', 300, { group: groups.fee }),
  openingStock: money('Stock at the beginning', { group: groups.trading }),
  closingStock: money('Stock at the end', { group: groups.trading }),
  whyUnrealised: longText('Why something is not yet turned to money or collected', 2000, { group: groups.open }),
} as const;
