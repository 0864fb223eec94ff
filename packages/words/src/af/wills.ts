/** The will, agreements of heirs and what is brought in. */
export const af: Readonly<Record<string, string>> = {
  'Advances to be brought in': 'Voorskotte wat ingebring word',
  advance: 'voorskot',
  'Who had it': 'Wie dit gehad het',
  Amount: 'Bedrag',
  'Given on': 'Gegee op',
  'What it was': 'Wat dit was',
  'Need not be brought in': 'Hoef nie ingebring te word nie',
  'The gift itself or the will says so.': 'Die skenking self of die testament sê so.',
};
