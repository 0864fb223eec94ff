/** Where documents lie besides: links, and the bucket of the firm. */
export const af: Readonly<Record<string, string>> = {
  Name: 'Naam',
  Where: 'Waar',
  Note: 'Nota',
  'Added by': 'Bygevoeg deur',
  Change: 'Verander',
  Remove: 'Verwyder',
  'Change {name}': 'Verander {name}',
  'Remove {name}': 'Verwyder {name}',
  'The link was removed.': 'Die skakel is verwyder.',
  'The link was saved.': 'Die skakel is gestoor.',
  'Where else papers of this matter are kept.': 'Waar dokumente van hierdie saak verder bewaar word.',
  'Add a link': 'Voeg ʼn skakel by',
  'No link yet. Add the address of the library or folder that holds papers of this matter.':
    'Nog geen skakel nie. Voeg die adres by van die biblioteek of lêergids wat dokumente van hierdie saak bevat.',
  'Remove this link?': 'Verwyder hierdie skakel?',
  '{name} is taken off the matter. What lies there stays where it is.':
    '{name} word van die saak afgehaal. Wat daar lê, bly waar dit is.',
  Address: 'Adres',
  'As the document service shows it, beginning with https://':
    'Soos die dokumentdiens dit wys, beginnende met https://',
  Document: 'Dokument',
  'Lies in the bucket as': 'Lê in die houer as',
  Copy: 'Afskrif',
  'not copied': 'nie gekopieer nie',
  'was there already': 'was reeds daar',
  copied: 'gekopieer',
  Copies: 'Afskrifte',
  'Every version of every document, in the bucket of the firm.':
    'Elke weergawe van elke dokument, in die houer van die firma.',
  'Copy all documents': 'Kopieer alle dokumente',
  'Nothing was copied yet.': 'Nog niks is gekopieer nie.',
  'The firm has no bucket yet. An administrator sets it in the organisation settings.':
    'Die firma het nog geen houer nie. ʼn Administrateur stel dit in die organisasie-instellings.',
  Report: 'Verslag',
  '{copied} of {total} copied into {bucket}, {failed} not. Asked for by {by} on {day}.':
    '{copied} van {total} na {bucket} gekopieer, {failed} nie. Deur {by} op {day} gevra.',
  Progress: 'Vordering',
  'The bucket took a test file and is saved.': 'Die houer het ʼn toetslêer geneem en is gestoor.',
  'The bucket is forgotten.': 'Die houer is vergeet.',
  'Bucket of the firm': 'Houer van die firma',
  'Documents of a matter can be copied into an S3 bucket that is yours. It is tried before it is saved.':
    'Dokumente van ʼn saak kan na u eie S3-houer gekopieer word. Dit word getoets voordat dit gestoor word.',
  'Address of the service': 'Adres van die diens',
  Region: 'Streek',
  Bucket: 'Houer',
  'Folder in it': 'Lêergids daarin',
  'Access key': 'Toegangsleutel',
  Secret: 'Geheim',
  'One is kept, sealed. Type one only to change it.': 'Een word verseël bewaar. Tik slegs een in om dit te verander.',
  'Try and save': 'Toets en stoor',
  'Forget the bucket': 'Vergeet die houer',
  'Its address and secret are removed here. What was copied stays where it is.':
    'Die adres en geheim word hier verwyder. Wat gekopieer is, bly waar dit is.',
  SharePoint: 'SharePoint',
};
