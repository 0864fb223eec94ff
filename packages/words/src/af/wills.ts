/** The will, agreements of heirs and what is brought in. */
export const af: Readonly<Record<string, string>> = {
  'Advances to be brought in': 'Voorskotte wat ingebring word',
  advance: 'voorskot',
  'Recipient of advance': 'Ontvanger van voorskot',
  Amount: 'Bedrag',
  'Given on': 'Gegee op',
  'What it was': 'Wat dit was',
  'Exempt from collation': 'Van kollasie vrygestel',
  'If the donation or the will says so.': 'As die skenking of die testament dit bepaal.',
};
