/** The letter in which a bank is asked for an account. */
export const af: Readonly<Record<string, string>> = {
  'Request to open a bank account': 'Versoek om ʼn bankrekening te open',
  'Our reference': 'Ons verwysing',
  'Name of the account': 'Naam van die rekening',
  'Kind of account': 'Soort rekening',
  'Bank account': 'Bankrekening',
  'TIS account': 'TIS-rekening',
  'Please open the account described above for this matter, and send us the account number and branch code.':
    'Open asseblief die rekening hierbo beskryf vir hierdie saak, en stuur die rekeningnommer en takkode aan ons.',
  'Letters of authority and identity documents are available on request. Please quote our reference in your reply.':
    'Magtigingsbriewe en identiteitsdokumente is op versoek beskikbaar. Noem asseblief ons verwysing in u antwoord.',
};
