/** Release of whoever acted. */
export const af: Readonly<Record<string, string>> = {
  'Ask the Master for release': 'Vra die Meester om vrystelling',
  'By {name}': 'Deur {name}',
  'Close file and destroy records': 'Sluit lêer en vernietig rekords',
  'Go to {tab}': 'Gaan na {tab}',
  'Mark consent as requested': 'Merk toestemming as aangevra',
  'When you enter this date, every bond in force is released.':
    'Wanneer u hierdie datum invoer, word elke sekerheidstelling wat van krag is, vrygestel.',
  'Not met': 'Nie nagekom nie',
  Note: 'Nota',
  'Resolve this first, or explain in the note why you are going ahead.':
    'Los dit eers op, of verduidelik in die nota waarom u voortgaan.',
  On: 'Op',
  'Still open': 'Nog oop',
  'Release of duties': 'Vrystelling van pligte',
  'Release bond of security': 'Stel sekerheidstelling vry',
  'Mark as requested': 'Merk as aangevra',
  'Mark as released': 'Merk as vrygestel',
  'Mark as sent': 'Merk as gestuur',
  'The certificate that all duties are complete. Only closing the file then remains.':
    'Die sertifikaat dat alle pligte afgehandel is. Daarna moet slegs die lêer gesluit word.',
  'The Master consented on': 'Die Meester het toegestem op',
  'Release by the Master': 'Vrystelling deur die Meester',
  'filed {day}': 'geliasseer {day}',
  'Send the Master’s consent to the provider of the security so that no more premiums fall due.':
    'Stuur die Meester se toestemming aan die verskaffer van die sekerheidstelling sodat geen verdere premies betaalbaar word nie.',
  'When everything has been paid and handed over, and no objections were made to the final account.':
    'Wanneer alles betaal en oorhandig is, en geen besware teen die finale rekening gemaak is nie.',
  'With the Master’s consent. Record what is kept and until when.':
    'Met die Meester se toestemming. Teken aan wat gehou word en tot wanneer.',
};
