import { type Group, day, flag, liquidation, money, number, tab, term, text } from './group';

const creditor = {
  address: text('Address of the creditor'),
  email: text('E-mail of the creditor'),
  /** The creditor's own: of the claim, else of the directory. */
  reference: text('Reference of the creditor'),
};

/** What creditors claim of an insolvent estate, a claim a row. */
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
];
