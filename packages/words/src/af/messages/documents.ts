/** What is said of papers that are filed. */
export const af: Readonly<Record<string, string>> = {
  '{name} cannot be read as an email. Save it again as .eml.':
    '{name} kan nie as ʼn e-pos gelees word nie. Stoor dit weer as .eml.',
  'Choose emails saved as .eml. You can drag them out of your email program.':
    'Kies e-posse wat as .eml gestoor is. U kan dit uit u e-posprogram sleep.',
  'This mail is filed already. Look for it on its matter.': 'Hierdie e-pos is reeds geliasseer. Soek dit op sy saak.',
  'It answers “{subject}”, which is filed there.': 'Dit antwoord op “{subject}”, wat daar geliasseer is.',
  'The subject names {reference}.': 'Die onderwerp noem {reference}.',
  '{name} of this matter has the address {address}.': '{name} van hierdie saak het die adres {address}.',
  'Choose how far it is.': 'Kies hoe ver dit is.',
  'The FX Assist tab is off. An administrator switches it on in the organisation settings.':
    'Die FX Assist-oortjie is af. ʼn Administrateur skakel dit in die organisasie-instellings aan.',
  'Choose the provider first; then the papers can be sent.':
    'Kies eers die verskaffer; dan kan die dokumente gestuur word.',
  'The provider has no email address. Add one in the list of FX Assist providers.':
    'Die verskaffer het geen e-posadres nie. Voeg een by in die lys van FX Assist-verskaffers.',
  'Enter the service address, for example https://s3.af-south-1.amazonaws.com':
    'Voer die diens se adres in, byvoorbeeld https://s3.af-south-1.amazonaws.com',
  'Nothing on the internet has this address. Look at its spelling.':
    'Niks op die internet het hierdie adres nie. Kyk na die spelling daarvan.',
  'This address is not on the public internet. Enter the one from your storage service.':
    'Hierdie adres is nie op die openbare internet nie. Voer u bergingsdiens se adres in.',
  'Enter the secret for this access key.': 'Voer die geheim vir hierdie toegangsleutel in.',
  'The bucket did not take a file ({why}). Look at its name and the key.':
    'Die houer het nie ʼn lêer geneem nie ({why}). Kyk na sy naam en die sleutel.',
  'The firm has no bucket yet. An administrator sets it in the organisation settings.':
    'Die firma het nog geen houer nie. ʼn Administrateur stel dit in die organisasie-instellings.',
  'No document is filed on this matter yet. File some first.':
    'Nog geen dokument is op hierdie saak geliasseer nie. Liasseer eers van hulle.',
  'The bucket did not accept it ({why}). Copy it again later.':
    'Die houer het dit nie aanvaar nie ({why}). Kopieer dit later weer.',
  'The bucket cannot be opened any more. An administrator sets it again in the organisation settings.':
    'Die houer kan nie meer oopgemaak word nie. ʼn Administrateur stel dit weer in die organisasie-instellings.',
  'The SharePoint tab is off. An administrator switches it on in the organisation settings.':
    'Die SharePoint-oortjie is af. ʼn Administrateur skakel dit in die organisasie-instellings aan.',
  'Enter the address shown by the document service, starting with https://':
    'Voer die adres in soos die dokumentdiens dit wys, beginnende met https://',
  'Choose at most 500 matters for one letter.': 'Kies hoogstens 500 sake vir een brief.',
  'The list of recipients has changed. Check the list again, then create the letters.':
    'Die lys ontvangers het verander. Gaan die lys weer na en skep dan die briewe.',
  '“{title}” of {reference} cannot be read or is locked. File a copy that opens, and send the letter again.':
    '“{title}” van {reference} kan nie gelees word nie of is gesluit. Liasseer ʼn afskrif wat oopmaak en stuur die brief weer.',
  'Choose at most 500 documents for one pack.': 'Kies hoogstens 500 dokumente vir een bundel.',
  '“{title}” is no PDF and no picture. Save it as PDF, file that, and put it into the pack.':
    '“{title}” is nie ʼn PDF of ʼn prent nie. Stoor dit as PDF, liasseer dit, en sit dit in die bundel.',
  '“{title}” is locked with a password. Save it without the password, upload that copy and add it to the pack.':
    '“{title}” is met ʼn wagwoord gesluit. Stoor dit sonder die wagwoord, laai daardie kopie op en voeg dit by die bundel.',
  '“{title}” cannot be read. Save or scan it again, file that, and put it into the pack.':
    '“{title}” kan nie gelees word nie. Stoor of skandeer dit weer, liasseer dit, en sit dit in die bundel.',
  '“{title}” has no pages. Leave it out, or upload it again.':
    '“{title}” het geen bladsye nie. Laat dit uit, of laai dit weer op.',
  'Choose documents of at most {size} MB in total, or create two packs.':
    'Kies dokumente van hoogstens {size} MB altesaam, of skep twee bundels.',
  'This pack is no longer filed. Make it again; then it can be sent.':
    'Hierdie bundel is nie meer geliasseer nie. Maak dit weer; dan kan dit gestuur word.',
  'This pack has not been sent yet. Choose who to send it to first.':
    'Hierdie bundel is nog nie gestuur nie. Kies eers aan wie dit gaan.',
  'Choose a kind of document.': 'Kies ʼn soort dokument.',
  'Choose a kind of document from the list.': 'Kies ʼn soort dokument uit die lys.',
  '{name} was not saved: the virus scanner found {virus} in it. Ask the sender for a clean copy.':
    '{name} is nie gestoor nie: die virusskandeerder het {virus} daarin gevind. Vra die afsender vir ʼn skoon kopie.',
  'Too many files are being read. Upload it again in a minute.':
    'Te veel lêers word nou gelees. Laai dit oor ʼn minuut weer op.',
  'This file takes too long to read. Split it or save it again, then upload it.':
    'Dit neem te lank om hierdie lêer te lees. Verdeel dit of stoor dit weer, en laai dit dan op.',
  'This file cannot be read: it needs more memory than a file may. Split it and send the parts.':
    'Hierdie lêer kan nie gelees word nie: dit verg meer geheue as wat ʼn lêer mag. Verdeel dit en stuur die dele.',
  'This is no whole archive: it was cut short or is another file. Send the file again.':
    'Dit is nie ʼn volledige argief nie: dit is afgekap of is ʼn ander lêer. Stuur die lêer weer.',
  '{name} in this archive unpacks to far more than it may, and is not read.':
    '{name} in hierdie argief pak uit tot veel meer as wat dit mag, en word nie gelees nie.',
  'This archive contains more than {most} files, so it was not read.':
    'Hierdie argief bevat meer as {most} lêers en is nie gelees nie.',
  '{name} is in this archive twice. Create the archive again and upload it.':
    '{name} is twee keer in hierdie argief. Skep die argief weer en laai dit op.',
  'The picture has {have} megapixels. Save it with at most {most} and send it again.':
    'Die prent het {have} megapieksels. Stoor dit met hoogstens {most} en stuur dit weer.',
  '{count} stored files are missing or were changed. Their documents are marked. Have the files restored from a backup.':
    '{count} gestoorde lêers ontbreek of is verander. Die dokumente daarvan is gemerk. Laat die lêers uit ʼn rugsteun herstel.',
  'A part of the file is not here any more. Choose the file again.':
    'ʼn Deel van die lêer is nie meer hier nie. Kies die lêer weer.',
  'The file is not here whole yet. Send the rest of it first.':
    'Die lêer is nog nie heel hier nie. Stuur eers die res daarvan.',
  'The file is larger than expected. Choose it again.': 'Die lêer is groter as verwag. Kies dit weer.',
  'The stored file was changed after it was filed. Ask the person who runs your server to restore it from a backup.':
    'Die gestoorde lêer is verander nadat dit geliasseer is. Vra die persoon wat u bediener bestuur om dit uit ʼn rugsteun te herstel.',
  'Incoming mail is not set up. Ask the person who runs your server to set it up.':
    'Inkomende e-pos is nie opgestel nie. Vra die persoon wat u bediener bestuur om dit op te stel.',
  '{from} wrote to {matter}: {subject}': '{from} het aan {matter} geskryf: {subject}',
};
