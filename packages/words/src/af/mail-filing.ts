/** Mail that is filed on matters. */
export const af: Readonly<Record<string, string>> = {
  'Email and attachments added to the matter.': 'E-pos en aanhangsels by die saak gevoeg.',
  'Email added to the list.': 'E-pos by die lys gevoeg.',
  'Drop emails here from your email program (.eml).': 'Laat val e-posse uit u e-posprogram hier (.eml).',
  'Choose emails': 'Kies e-posse',
  'Unfiled email': 'Ongeliasseerde e-pos',
  'Emails not linked to a matter.': 'E-posse wat nie aan ʼn saak gekoppel is nie.',
  'No unfiled emails.': 'Geen e-posse sonder ʼn saak nie.',
  'Email removed from the list.': 'E-pos van die lys verwyder.',
  Matter: 'Saak',
  'Choose the matter': 'Kies die saak',
  'File it: {name}': 'Liasseer dit: {name}',
  'File it': 'Liasseer dit',
  'Remove from list: {subject}': 'Verwyder van lys: {subject}',
  'Remove from list': 'Verwyder van lys',
  '1 attachment': '1 aanhangsel',
  '{count} attachments': '{count} aanhangsels',
  'Mails are for people of the firm. Their papers are among the documents.':
    'E-posse is vir mense van die firma. Hulle dokumente is onder die dokumente.',
  Mail: 'E-pos',
  'Emails added to this matter, grouped by conversation.':
    'E-posse wat by hierdie saak gevoeg is, volgens gesprek gegroepeer.',
  'No emails yet.': 'Nog geen e-posse nie.',
  '{name} was not kept. {reason}': '{name} is nie bewaar nie. {reason}',
  'Open {title}': 'Maak oop: {title}',
  Open: 'Maak oop',
  'This matter can have its own email address. Messages sent or forwarded to it are filed here.':
    'Hierdie saak kan ʼn eie e-posadres hê. Boodskappe wat daarheen gestuur of aangestuur word, word hier geliasseer.',
  'Create address': 'Skep adres',
  'Emails to this address are added here:': 'E-posse na hierdie adres word hier bygevoeg:',
  'Replace address': 'Vervang adres',
  'End it': 'Beëindig dit',
  'Copy address': 'Kopieer adres',
  Copied: 'Gekopieer',
  'Emails sent to the new address are added to this matter.':
    'E-posse wat na die nuwe adres gestuur word, word by hierdie saak gevoeg.',
  'The address takes no more mail.': 'Die adres neem nie meer e-pos nie.',
};
