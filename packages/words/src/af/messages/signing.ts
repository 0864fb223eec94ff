export const af: Readonly<Record<string, string>> = {
  'A will must be signed by hand on every page, in front of two witnesses.':
    'ʼn Testament moet op elke bladsy met die hand onderteken word, voor twee getuies.',
  'An affidavit must be signed by hand before a commissioner of oaths.':
    'ʼn Beëdigde verklaring moet met die hand voor ʼn kommissaris van ede onderteken word.',
  'Both parties must sign a sale of land by hand.': 'Albei partye moet ʼn koop van grond met die hand onderteken.',
  'The Master accepts this document only with a signature in ink.':
    'Die Meester aanvaar hierdie dokument net met ʼn handtekening in ink.',
  '{why} Print it and have it signed by hand.': '{why} Druk dit en laat dit met die hand onderteken.',
  'The sender withdrew this document. You do not need to sign it.':
    'Die sender het hierdie dokument teruggetrek. U hoef dit nie te onderteken nie.',
  'This document no longer needs signing. You do not need to do anything.':
    'Hierdie dokument hoef nie meer onderteken te word nie. U hoef niks te doen nie.',
  'It is not your turn yet. We will write to you when the people before you have signed.':
    'Dit is nog nie u beurt nie. Ons sal aan u skryf wanneer die mense voor u onderteken het.',
  'You have already answered. You do not need to do anything else.':
    'U het reeds geantwoord. U hoef niks meer te doen nie.',
  '{email} is already in the list. Each signer needs their own address.':
    '{email} is reeds in die lys. Elke ondertekenaar het ʼn eie adres nodig.',
  'The PDF is locked with a password. Save a copy without the password, upload it and send that copy.':
    'Die PDF is met ʼn wagwoord gesluit. Stoor ʼn afskrif sonder die wagwoord, laai dit op en stuur daardie afskrif.',
  'We cannot read this PDF. Save or scan it again, upload it and send the new copy.':
    'Ons kan nie hierdie PDF lees nie. Stoor of skandeer dit weer, laai dit op en stuur die nuwe afskrif.',
  'This PDF has no pages. Upload it again and send the new copy.':
    'Hierdie PDF het geen bladsye nie. Laai dit weer op en stuur die nuwe afskrif.',
  'There is a later version of this document. Send that version.':
    'Daar is ʼn later weergawe van hierdie dokument. Stuur daardie weergawe.',
  'This document is already out for signature. Withdraw it before you send it again.':
    'Hierdie dokument is reeds uitgestuur vir ondertekening. Trek dit terug voordat u dit weer stuur.',
  'You can send only PDFs for signature. Save the document as a PDF, upload it and send it.':
    'U kan slegs PDF’s vir ondertekening stuur. Stoor die dokument as ʼn PDF, laai dit op en stuur dit.',
  'This PDF contains a script, so it cannot be sent. Print it to a new PDF, upload it and send it.':
    'Hierdie PDF bevat ʼn skrip en kan dus nie gestuur word nie. Druk dit na ʼn nuwe PDF, laai dit op en stuur dit.',
  'This document is no longer out for signature.': 'Hierdie dokument is nie meer uit vir ondertekening nie.',
  'This document is signed by hand. There is no link to send.':
    'Hierdie dokument word met die hand onderteken. Daar is geen skakel om te stuur nie.',
  'Choose the scan: a PDF, or a PNG or JPEG picture.': 'Kies die skandering: ʼn PDF, of ʼn PNG- of JPEG-prent.',
  'This document is out for signature by link. Withdraw it first, then send it to be signed by hand.':
    'Hierdie dokument is uitgestuur om deur ʼn skakel onderteken te word. Trek dit eers terug, en stuur dit dan om met die hand onderteken te word.',
  'This document is no longer filed. File the scan as a new document.':
    'Hierdie dokument is nie meer geliasseer nie. Liasseer die skandering as ʼn nuwe dokument.',
  'This document is no longer available as it was sent. Ask the sender to send it again.':
    'Hierdie dokument is nie meer beskikbaar soos dit gestuur is nie. Vra die sender om dit weer te stuur.',
  '{name} signed “{title}”. All signatures are complete.':
    '{name} het “{title}” onderteken. Al die handtekeninge is voltooi.',
  '{name} signed “{title}”.': '{name} het “{title}” onderteken.',
  '{name} did not sign “{title}”: {reason}': '{name} het “{title}” nie onderteken nie: {reason}',
  'Not everyone signed “{title}” in time. Send it again.':
    'Nie almal het “{title}” betyds onderteken nie. Stuur dit weer.',
  'Enter an address such as name@example.com.': 'Voer ʼn adres in soos naam@voorbeeld.com.',
  'Add at least one signer.': 'Voeg minstens een ondertekenaar by.',
  'Add at most 20 signers.': 'Voeg hoogstens 20 ondertekenaars by.',
  'Enter 1 to 90 days.': 'Voer 1 tot 90 dae in.',
  'Enter whole days.': 'Voer heel dae in.',
  'Use at most 10 reminders.': 'Gebruik hoogstens 10 herinneringe.',
  'Type your name.': 'Tik u naam.',
  'Draw your signature.': 'Teken u handtekening.',
  'Draw your signature again with fewer lines.': 'Teken u handtekening weer met minder lyne.',
  'Tick the box to agree to sign electronically.': 'Merk die blokkie om in te stem om elektronies te onderteken.',
};
