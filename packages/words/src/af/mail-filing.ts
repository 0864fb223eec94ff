/** Mail that is filed on matters. */
export const af: Readonly<Record<string, string>> = {
  'The mail is filed with its attachments.': 'Die e-pos is met sy aanhangsels geliasseer.',
  'The mail is in the list.': 'Die e-pos is in die lys.',
  'Drop mails here, as they come out of your mail program (.eml).':
    'Los e-posse hier, soos hulle uit u e-posprogram kom (.eml).',
  'Choose mails': 'Kies e-posse',
  'Unfiled mail': 'Ongeliasseerde e-pos',
  'Mail that is on no matter yet.': 'E-pos wat nog op geen saak is nie.',
  'Every mail is filed.': 'Elke e-pos is geliasseer.',
  'The mail is taken off the list.': 'Die e-pos is van die lys afgehaal.',
  Matter: 'Saak',
  'Choose the matter': 'Kies die saak',
  'File it: {name}': 'Liasseer dit: {name}',
  'File it': 'Liasseer dit',
  'Take off the list: {subject}': 'Haal van die lys af: {subject}',
  'Take off the list': 'Haal van die lys af',
  '1 attachment': '1 aanhangsel',
  '{count} attachments': '{count} aanhangsels',
  'Mails are for people of the firm. Their papers are among the documents.':
    'E-posse is vir mense van die firma. Hulle dokumente is onder die dokumente.',
  Mail: 'E-pos',
  'Mails that were filed here, under the ones they answer.':
    'E-posse wat hier geliasseer is, onder dié waarop hulle antwoord.',
  'No mail is filed on this matter yet.': 'Nog geen e-pos is op hierdie saak geliasseer nie.',
  '{name} was not kept. {reason}': '{name} is nie bewaar nie. {reason}',
  'Open {title}': 'Maak oop: {title}',
  Open: 'Maak oop',
  'This matter can have a mail address of its own: what is sent or forwarded to it is filed here.':
    'Hierdie saak kan ʼn eie e-posadres hê: wat daarheen gestuur of aangestuur word, word hier geliasseer.',
  'Make an address': 'Maak ʼn adres',
  'Mail to this address is filed here:': 'E-pos aan hierdie adres word hier geliasseer:',
  'Replace it': 'Vervang dit',
  'End it': 'Beëindig dit',
  'Copy the address': 'Kopieer die adres',
  Copied: 'Gekopieer',
  'Mail to the new address is filed on this matter.': 'E-pos aan die nuwe adres word op hierdie saak geliasseer.',
  'The address takes no more mail.': 'Die adres neem nie meer e-pos nie.',
};
