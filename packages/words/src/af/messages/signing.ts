export const af: Readonly<Record<string, string>> = {
  'A will is signed by hand, every page of it, before two witnesses.':
    'ʼn Testament word met die hand onderteken, elke bladsy daarvan, voor twee getuies.',
  'An affidavit is signed by hand before a commissioner of oaths.':
    'ʼn Beëdigde verklaring word met die hand voor ʼn kommissaris van ede onderteken.',
  'A sale of land is signed by hand by both sides.': 'ʼn Koop van grond word deur albei kante met die hand onderteken.',
  "The Master takes this paper with the signer's own hand under it.":
    'Die Meester neem hierdie stuk met die ondertekenaar se eie hand daaronder.',
  '{why} Print it and have it signed by hand.': '{why} Druk dit en laat dit met die hand onderteken.',
  'This paper is no longer to be signed: whoever sent it took it back.':
    'Hierdie stuk hoef nie meer onderteken te word nie: wie dit gestuur het, het dit teruggeneem.',
  'This paper is no longer to be signed. Nothing is asked of you.':
    'Hierdie stuk hoef nie meer onderteken te word nie. Niks word van u gevra nie.',
  'It is not your turn yet. You are written to when those before you have signed.':
    'Dit is nog nie u beurt nie. Daar word aan u geskryf wanneer dié voor u onderteken het.',
  'You have answered already. Nothing more is asked of you.': 'U het reeds geantwoord. Niks meer word van u gevra nie.',
  '{email} is there already. Each signer needs an address of their own.':
    '{email} is reeds daar. Elke ondertekenaar het ʼn eie adres nodig.',
  'The PDF is locked with a password. Save a copy without the password, file that, and send it.':
    'Die PDF is met ʼn wagwoord gesluit. Stoor ʼn afskrif sonder die wagwoord, liasseer dit, en stuur dit.',
  'The PDF cannot be read. Save or scan it again, file that, and send it.':
    'Die PDF kan nie gelees word nie. Stoor of skandeer dit weer, liasseer dit, en stuur dit.',
  'The PDF has no page. File it again, and send that.': 'Die PDF het geen bladsy nie. Liasseer dit weer, en stuur dit.',
  'This paper has a later version. Send that one.': 'Hierdie stuk het ʼn later weergawe. Stuur dié een.',
  'This paper is out to be signed already. Take it back first; then it can be sent again.':
    'Hierdie stuk is reeds uit vir ondertekening. Neem dit eers terug; dan kan dit weer gestuur word.',
  'Only a PDF is signed by a link. Save it as PDF, file that, and send it.':
    'Net ʼn PDF word deur ʼn skakel onderteken. Stoor dit as PDF, liasseer dit, en stuur dit.',
  'This PDF holds a script, so it is not sent out. Print it to PDF, file that, and send it.':
    'Hierdie PDF bevat ʼn skrip, dus word dit nie uitgestuur nie. Druk dit na PDF, liasseer dit, en stuur dit.',
  'This paper is not out to be signed any more.': 'Hierdie stuk is nie meer uit vir ondertekening nie.',
  'This paper is signed by hand: there is no link to send.':
    'Hierdie stuk word met die hand onderteken: daar is geen skakel om te stuur nie.',
  'Choose the scan: a PDF, or a PNG or JPEG picture.': 'Kies die skandering: ʼn PDF, of ʼn PNG- of JPEG-prent.',
  'This paper is signed by a link. Take it back first, and send it to be signed by hand.':
    'Hierdie stuk word deur ʼn skakel onderteken. Neem dit eers terug, en stuur dit om met die hand onderteken te word.',
  'The paper is no longer filed. File the scan as a document.':
    'Die stuk is nie meer geliasseer nie. Liasseer die skandering as ʼn dokument.',
  'The paper is no longer there as it was sent. Ask whoever sent it to you to send it again.':
    'Die stuk is nie meer daar soos dit gestuur is nie. Vra wie dit vir u gestuur het om dit weer te stuur.',
  '{name} signed “{title}” as the last.': '{name} het “{title}” as die laaste onderteken.',
  '{name} signed “{title}”.': '{name} het “{title}” onderteken.',
  '{name} did not sign “{title}”: {reason}': '{name} het “{title}” nie onderteken nie: {reason}',
  '“{title}” was not signed by everybody in time. Send it again.':
    '“{title}” is nie betyds deur almal onderteken nie. Stuur dit weer.',
  'Give an address as name@example.com.': 'Gee ʼn adres soos naam@voorbeeld.com.',
  'Name at least one signer.': 'Noem minstens een ondertekenaar.',
  'Name at most 20 signers.': 'Noem hoogstens 20 ondertekenaars.',
  'Give 1 to 90 days.': 'Gee 1 tot 90 dae.',
  'Give whole days.': 'Gee heel dae.',
  'Give at most 10 reminders.': 'Gee hoogstens 10 herinneringe.',
  'Type your name.': 'Tik u naam.',
  'Draw your signature.': 'Teken u handtekening.',
  'Draw it again with fewer lines.': 'Teken dit weer met minder lyne.',
  'Tick that you agree to sign this way.': 'Merk dat u instem om so te onderteken.',
};
