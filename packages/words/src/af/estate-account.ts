/** The account of a deceased estate. */
export const af: Readonly<Record<string, string>> = {
  'First account, more to follow': 'Eerste rekening, nog volg',
  'First and final account': 'Eerste en finale rekening',
  'Go to {tab}': 'Gaan na {tab}',
  'Interim account': 'Tussentydse rekening',
  'Kind of account': 'Soort rekening',
  'Liquidation and distribution account': 'Likwidasie- en distribusierekening',
  'Statement of assets and liabilities': 'Staat van bates en laste',
  'The account balances: {count} proofs hold.': 'Die rekening klop: {count} bewyse slaag.',
  'What is stopping this account': 'Wat hierdie rekening ophou',
  '{count} proofs do not hold. It cannot be lodged like this.':
    '{count} bewyse slaag nie. Dit kan nie so ingedien word nie.',
};
