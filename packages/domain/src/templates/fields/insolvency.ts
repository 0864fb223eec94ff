import { type Group, day, figures, flag, liquidation, money, number, tab, term, text } from './group';

const creditor = {
  address: text('Address of the creditor'),
  email: text('E-mail of the creditor'),
  /** The creditor's own: of the claim, else of the directory. */
  reference: text('Reference of the creditor'),
};

/** A creditor with all its claims. */
const everyCreditor = {
  name: text('Creditor'),
  ...creditor,
  amount: money('Amount claimed'),
  proved: flag('Proved'),
  claims: text('Claims'),
};

/** What creditors claim of an insolvent estate, a claim a row; the creditors, and what the account gives and asks. */
export const insolvencyFields: readonly Group[] = [
  {
    prefix: 'claim',
    label: 'Claims against the insolvent estate',
    list: 'claims',
    systemTypes: [liquidation],
    captured: tab('claims'),
    fields: {
      creditor: text('Creditor'),
      ...creditor,
      number: number('Claim number'),
      type: term('Type of claim'),
      basis: term('Basis'),
      category: term('Preferent for'),
      amount: money('Amount claimed'),
      capital: money('Capital'),
      interest: money('Interest to the order'),
      costs: money('Costs and charges'),
      security: text('Secured on'),
      securityKind: term('Kind of security'),
      isSecured: flag('Secured'),
      reliesSolely: flag('Relies on the security alone (s 89(2))'),
      status: term('Status'),
      statusDate: day('Decided on'),
      reason: text('Reason'),
      proved: money('Amount proved'),
      isCourtClaim: flag('Fixed by a court'),
      caseNumber: text('Case number'),
      orderDate: day('Order of'),
    },
  },
  {
    prefix: 'creditor',
    label: 'Creditors of the insolvent estate',
    list: 'creditors',
    systemTypes: [liquidation],
    captured: tab('claims'),
    fields: everyCreditor,
  },
  {
    prefix: 'dividend',
    label: 'Creditors the account awards something',
    list: 'dividends',
    systemTypes: [liquidation],
    captured: figures('report'),
    fields: { ...everyCreditor, amount: money('Awarded'), shortfall: money('What the claims lose') },
  },
  {
    prefix: 'dividendClaim',
    label: 'What the account awards, claim by claim',
    list: 'dividendClaims',
    inside: 'dividends',
    systemTypes: [liquidation],
    captured: figures('report'),
    fields: {
      number: number('Claim number'),
      claim: money('Claim'),
      secured: money('From security'),
      preferent: money('Preferent'),
      concurrent: money('Concurrent'),
      interest: money('Interest'),
      total: money('Awarded'),
      isRetained: flag('Award is kept back until the event'),
    },
  },
  {
    prefix: 'contributor',
    label: 'Creditors the account asks to contribute',
    list: 'contributors',
    systemTypes: [liquidation],
    captured: figures('report'),
    fields: {
      ...everyCreditor,
      amount: money('Owed to the estate'),
      claimed: money('Amount claimed'),
      contribution: money('Contribution'),
      costsOwed: money('Owes for security'),
    },
  },
  {
    prefix: 'distribution',
    label: 'The account of the insolvent estate, as it was lodged',
    systemTypes: [liquidation],
    captured: figures('report'),
    fields: {
      dividend: text('Concurrent dividend'),
      freeResidue: money('Free residue'),
      costs: money('Costs of the estate'),
      deficiency: money('Contribution needed'),
      awarded: money('Awarded'),
    },
  },
];
