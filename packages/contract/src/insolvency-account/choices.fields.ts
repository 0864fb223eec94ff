import { day, longText, money, select, signedMoney, text } from '../record/field';

const groups = {
  awards: 'Awards',
  fee: 'Remuneration',
  trading: 'Business carried on',
  open: 'What is open',
} as const;

/** What is chosen or set by hand for one account of an insolvent estate. */
export const insolvencyChoiceFields = {
  awardsToDate: day('Awards calculated to', {
    group: groups.awards,
    help: 'Interest is calculated up to this date, and entries up to this date are included. Leave blank for today.',
  }),
  preferentContributes: select('Preferent creditors contribute', ['YES', 'NO'], {
    group: groups.awards,
    labels: { YES: 'Yes, through money that is not paid to them', NO: 'No' },
    help: 'Leave blank for yes (s 106).',
  }),
  appropriation: select('A security pays first', ['INTEREST_FIRST', 'CLAIM_FIRST'], {
    group: groups.awards,
    labels: { INTEREST_FIRST: 'Interest since the order', CLAIM_FIRST: 'The claim' },
    help: 'Leave blank for interest.',
  }),
  lateCatchUp: select('A claim proved after an earlier account', ['AS_IF_PROVED', 'SAME_DIVIDEND', 'NONE'], {
    group: groups.awards,
    labels: {
      AS_IF_PROVED: 'First receives what that account would have awarded',
      SAME_DIVIDEND: 'First receives the same cents in the rand as the others',
      NONE: 'Shares only in further money',
    },
    help: 'Leave blank to use the amount that would have been awarded (s 104(2)). Ask the Master which one applies; amounts already paid do not change.',
  }),
  dividendRanking: select('A later dividend is shared by', ['AS_PROVED', 'BALANCE'], {
    group: groups.awards,
    labels: { AS_PROVED: 'The claims as proved', BALANCE: 'What is still owed on them' },
    help: 'Leave blank for the claims as proved (s 103(1)(a)).',
  }),
  deficiencyBorneBy: select('Costs a security cannot pay', ['FIRST_RANK', 'ALL_RANKS'], {
    group: groups.awards,
    labels: { FIRST_RANK: 'Are paid by its first creditors', ALL_RANKS: 'Are paid by all its creditors' },
    help: 'Leave blank for the first rank. Ask the Master where creditors of several ranks hold one asset (s 89(1)).',
  }),
  contributionSetOff: select('Contributions of creditors who are awarded something', ['COLLECT', 'SET_OFF'], {
    group: groups.awards,
    labels: { COLLECT: 'Are collected first', SET_OFF: 'Are taken out of the award' },
    help: 'Leave blank to collect them (s 118(1)).',
  }),
  employeeLimit: money('Namibia: most of an employee’s claim that ranks first', {
    group: groups.awards,
    help: 'As prescribed under s 100 in Namibia. Leave blank if there is no limit. Not used in South Africa.',
  }),
  partnershipLacks: money('Partner: what the partnership’s creditors still lack', {
    group: groups.awards,
    help: 'Only for the estate of a partner. What is left after its own creditors goes to the estate of the partnership, up to this amount (s 49(1)). Leave blank if there is no partnership.',
  }),
  feeOnOutputTax: select('Fee on assets sold with VAT', ['NET', 'GROSS'], {
    group: groups.fee,
    labels: { NET: 'On the price without VAT', GROSS: 'On the price with VAT' },
    help: 'Leave blank for the price without VAT.',
  }),
  feeAdjustment: signedMoney('Allowed above tariff', {
    group: groups.fee,
    help: 'Enter what the Master allowed. Use a minus for a reduction (s 63(1)).',
  }),
  feeAdjustmentReason: text('Why', 300, { group: groups.fee }),
  openingStock: money('Opening stock', { group: groups.trading }),
  closingStock: money('Closing stock', { group: groups.trading }),
  whyUnrealised: longText('Why assets are not yet realised or collected', 2000, { group: groups.open }),
} as const;
