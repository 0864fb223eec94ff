/** The letter in which a bank is asked for an account. */
export const af: Readonly<Record<string, string>> = {
  'Request to open a bank account': 'Versoek om ʼn bankrekening te open',
  'Our reference': 'Ons verwysing',
  'Name of the account': 'Naam van die rekening',
  'Kind of account': 'Soort rekening',
  'Bank account': 'Bankrekening',
  'TIS account': 'TIS-rekening',
  'Kindly open the account named above for this matter, and let us have its number and branch code.':
    'Open asseblief die rekening hierbo genoem vir hierdie saak, en laat ons sy nommer en takkode kry.',
  'Letters of authority and identity documents are at your disposal. Please quote our reference in your answer.':
    'Magtigingsbriewe en identiteitsdokumente is tot u beskikking. Noem asseblief ons verwysing in u antwoord.',
};
