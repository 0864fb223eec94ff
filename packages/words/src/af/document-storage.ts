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
  'Link removed.': 'Skakel verwyder.',
  'Link saved.': 'Skakel gestoor.',
  'Other places where this matter’s documents are stored.': 'Ander plekke waar hierdie saak se dokumente gestoor word.',
  'Add link': 'Voeg skakel by',
  'No links yet. Add the address of a library or folder with this matter’s documents.':
    'Nog geen skakels nie. Voeg die adres by van ʼn biblioteek of lêergids met hierdie saak se dokumente.',
  'Remove link?': 'Verwyder skakel?',
  '{name} is taken off the matter. What lies there stays where it is.':
    '{name} word van die saak afgehaal. Wat daar lê, bly waar dit is.',
  Address: 'Adres',
  'Copy the address from the document service. It starts with https://':
    'Kopieer die adres uit die dokumentdiens. Dit begin met https://',
  Document: 'Dokument',
  'Lies in the bucket as': 'Lê in die houer as',
  Copy: 'Afskrif',
  'not copied': 'nie gekopieer nie',
  'already copied': 'reeds gekopieer',
  copied: 'gekopieer',
  Copies: 'Afskrifte',
  'All versions of all documents, in the firm’s bucket.': 'Alle weergawes van alle dokumente, in die firma se houer.',
  'Copy all documents': 'Kopieer alle dokumente',
  'Nothing copied yet.': 'Nog niks gekopieer nie.',
  'The firm has no bucket yet. An administrator sets it in the organisation settings.':
    'Die firma het nog geen houer nie. ʼn Administrateur stel dit in die organisasie-instellings.',
  Report: 'Verslag',
  '{copied} of {total} copied into {bucket}, {failed} not. Asked for by {by} on {day}.':
    '{copied} van {total} na {bucket} gekopieer, {failed} nie. Deur {by} op {day} gevra.',
  Progress: 'Vordering',
  'Test file copied. Bucket saved.': 'Toetslêer gekopieer. Houer gestoor.',
  'Bucket removed.': 'Houer verwyder.',
  'Bucket of the firm': 'Houer van die firma',
  'Documents of a matter can be copied into an S3 bucket that is yours. It is tried before it is saved.':
    'Dokumente van ʼn saak kan na u eie S3-houer gekopieer word. Dit word getoets voordat dit gestoor word.',
  'Service address': 'Diensadres',
  Region: 'Streek',
  Bucket: 'Houer',
  'Folder in it': 'Lêergids daarin',
  'Access key': 'Toegangsleutel',
  Secret: 'Geheim',
  'A secret is stored, encrypted. Enter a new one only to change it.':
    'ʼn Geheim is geënkripteer gestoor. Voer slegs ʼn nuwe een in om dit te verander.',
  'Test and save': 'Toets en stoor',
  'Remove bucket': 'Verwyder houer',
  'This removes the address and secret. Files already copied stay in the bucket.':
    'Dit verwyder die adres en geheim. Lêers wat reeds gekopieer is, bly in die houer.',
  SharePoint: 'SharePoint',
};
