/** What is said of papers that are filed. */
export const af: Readonly<Record<string, string>> = {
  'Choose a kind of document.': 'Kies ʼn soort dokument.',
  'Choose a kind of document from the list.': 'Kies ʼn soort dokument uit die lys.',
  '{name} was not kept: the virus scanner found {virus} in it. Ask the sender for a clean copy.':
    '{name} is nie gehou nie: die virusskandeerder het {virus} daarin gevind. Vra die afsender vir ’n skoon kopie.',
  'The picture has {have} megapixels. Save it with at most {most} and send it again.':
    'Die prent het {have} megapieksels. Stoor dit met hoogstens {most} en stuur dit weer.',
  '{count} stored files are missing or were changed where they lie. Their documents say so; have them restored from a backup.':
    '{count} gestoorde lêers ontbreek of is verander waar hulle lê. Hul dokumente sê so; laat herstel hulle uit ʼn rugsteun.',
  'A part of the file is not here any more. Choose the file again.':
    'ʼn Deel van die lêer is nie meer hier nie. Kies die lêer weer.',
  'The file is not here whole yet. Send the rest of it first.':
    'Die lêer is nog nie heel hier nie. Stuur eers die res daarvan.',
  'More came than the file was said to hold. Choose it again.':
    'Meer het gekom as wat die lêer sou bevat. Kies dit weer.',
  'The stored file is not what was filed: it was changed where it lies. Ask whoever looks after the server to restore it from a backup.':
    'Die gestoorde lêer is nie wat geliasseer is nie: dit is verander waar dit lê. Vra wie na die bediener omsien om dit uit ʼn rugsteun te herstel.',
};
