// Kinds of document and correspondence; the numbers of the template catalogue.

export const documentType = {
  '2': 'Joint Appointee Appointed',
  '3': 'Joint Appointee Removed',
  '4': 'Auction Arranged Sale',
  '5': 'Claim Document',
  '6': 'Meeting And Advert Newspaper English',
  '7': 'Meeting And Advert Newspaper Afrikaans',
  '8': 'Meeting And Advert Service Provider',
  '9': 'Sale Out Of Hand Arranged Sale',
  '10': 'Valuer Valuation Request',
  '11': 'Claim Court Order',
  '12': 'Meeting And Advert Creditor',
  '13': 'Guarding Company Request',
  '14': 'Appointment Document',
  '15': 'Board Resolution Document',
  '16': 'Guarding Company Cancel',
  '17': 'Nomination Document',
} as const;

export const templateIDs = {
  from: 1,
  to: 109,
  also: {
    '128': 'Master Progress Report',
  },
} as const;
