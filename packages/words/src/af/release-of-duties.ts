/** Release of whoever acted. */
export const af: Readonly<Record<string, string>> = {
  'Ask the Master for release': 'Vra die Meester om vrystelling',
  'By {name}': 'Deur {name}',
  'Close the file and destroy its records': 'Sluit die lêer en vernietig die rekords',
  'Go to {tab}': 'Gaan na {tab}',
  'Leave was asked': 'Verlof is gevra',
  'Given: every bond in force is released by it.': 'Gegee: elke borg wat van krag is, word daardeur vrygestel.',
  'Not so yet': 'Nog nie so nie',
  Note: 'Nota',
  'Settle it first, or say in the note why it is done all the same.':
    'Maak dit eers reg, of sê in die nota waarom dit nogtans gedoen word.',
  On: 'Op',
  'Still open': 'Nog oop',
  'Release of duties': 'Vrystelling van pligte',
  'Release the bond of security': 'Stel die sekerheidstelling vry',
  'Release was asked': 'Vrystelling is gevra',
  'Release was given': 'Vrystelling is verleen',
  'Release was sent': 'Vrystelling is gestuur',
  'The certificate that the duties are complete, which ends the line but for the file itself.':
    'Die sertifikaat dat die pligte afgehandel is; daarna bly net die lêer self oor.',
  'The Master consented on': 'Die Meester het toegestem op',
  'The Master releases whoever acted': 'Die Meester stel vry wie opgetree het',
  'filed {day}': 'geliasseer {day}',
  'The Master’s consent goes to who gave security, so that no premium falls due any more.':
    'Die Meester se toestemming gaan na wie sekerheid gestel het, sodat geen premie meer betaalbaar word nie.',
  'When all was paid and handed over, and the final account lay open without objection.':
    'Wanneer alles betaal en oorhandig is, en die finale rekening sonder beswaar ter insae gelê het.',
  'With the Master’s leave; what is kept, and until when, is noted here.':
    'Met die Meester se verlof; wat gehou word, en tot wanneer, word hier genoteer.',
};
