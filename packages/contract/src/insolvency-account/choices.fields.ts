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
  lateCatchUp: select('A claim proved after an earlier account', ['AS_IF_PROVED', 'SAME_DIVIDEND', 'NONE'], {
    group: groups.awards,
    labels: {
      AS_IF_PROVED: 'First gets what it would have been awarded there',
      SAME_DIVIDEND: 'First gets as many cents in the rand as the others had',
      NONE: 'Shares in further money alone',
    },
    help: 'Left open, what it would have been awarded (s 104(2)). Ask the Master which holds; what was paid is never disturbed.',
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
