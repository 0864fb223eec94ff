/** The pieces many papers share, by name. Their texts stand with the bodies and stay on the server. */
export const pieceNames = [
  'reference',
  'toMaster',
  'enclosures',
  'signedByFirm',
  'signedByOffice',
  'witnesses',
  'oath',
] as const;
