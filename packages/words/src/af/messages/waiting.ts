/** What an estate waits for, and why its money lies still. */
export const af: Readonly<Record<string, string>> = {
  'Letters of executorship or of authority': 'Eksekuteursbrief of magtigingsbrief',
  'Assessment of the returns up to the death': 'Aanslag op die opgawes tot die dood',
  'Deceased estate compliance letter': 'Voldoeningsbrief vir ʼn bestorwe boedel',
  'Receipts and acquittances signed by the heirs': 'Kwitansies en kwytings wat die erfgename geteken het',
  "Receipt of the Guardian's Fund": 'Kwitansie van die Voogdyfonds',
  'Approval of the account, after our reply': 'Goedkeuring van die rekening, ná ons antwoord',
  'Query sheet or approval of the account': 'Navraelys of goedkeuring van die rekening',
  'Ruling on the objection of {name}': 'Beslissing oor die beswaar van {name}',
  'Assessment of estate duty': 'Aanslag van boedelbelasting',
  'Discharge of the executor': 'Ontheffing van die eksekuteur',
  'Bank account asked for': 'Bankrekening aangevra',
  'Result of the payments in bank file {number}': 'Uitslag van die betalings in banklêer {number}',
  'Proof of publication of the notice': 'Bewys van publikasie van die kennisgewing',
  'Reminder: {what}': 'Herinnering: {what}',
  'We have been waiting for the following since {since}: {what}. We last asked for it on {last} and have had no reply. Please send it to us, or tell us what is causing the delay.':
    'Ons wag sedert {since} vir die volgende: {what}. Ons het laas op {last} daarvoor gevra en geen antwoord ontvang nie. Stuur dit asseblief aan ons, of laat weet ons wat die vertraging veroorsaak.',
  'We have been waiting for the following since {since}: {what}. Please send it to us, or tell us what is causing the delay.':
    'Ons wag sedert {since} vir die volgende: {what}. Stuur dit asseblief aan ons, of laat weet ons wat die vertraging veroorsaak.',
  'The estate has not been reported to the Master': 'Die boedel is nog nie by die Meester aangemeld nie',
  'The Master has not issued letters': 'Die Meester het nog nie ʼn brief uitgereik nie',
  'The notice to creditors has not been published': 'Die kennisgewing aan skuldeisers is nog nie gepubliseer nie',
  'Creditors can still lodge claims': 'Skuldeisers kan nog eise indien',
  'The account has not been lodged': 'Die rekening is nog nie ingedien nie',
  'Queries of the Master wait for our answer': 'Navrae van die Meester wag vir ons antwoord',
  'The Master has not approved the account': 'Die Meester het nog nie die rekening goedgekeur nie',
  'An objection is unresolved': 'ʼn Beswaar is nog nie afgehandel nie',
  'The account has not lain for inspection': 'Die rekening het nog nie ter insae gelê nie',
  'Nothing holds it: creditors and heirs can be paid':
    'Niks hou dit terug nie: skuldeisers en erfgename kan betaal word',
  'The heirs have been paid, but money is left': 'Die erfgename is betaal, maar geld is oor',
  'A client’s plan has nothing outstanding from others.': 'ʼn Kliënt se plan het niks uitstaande van ander nie.',
  'Enter the date of the request or a later date.': 'Voer die datum van die versoek of ʼn latere datum in.',
  'This item is no longer outstanding. Reload the list.': 'Hierdie item is nie meer uitstaande nie. Laai die lys weer.',
  'It is awaited since {day}. Choose that day or a later one.':
    'Daar word sedert {day} daarop gewag. Kies daardie dag of ʼn later een.',
  'Choose a date after this follow-up.': 'Kies ʼn datum ná hierdie opvolg.',
  'The Master of the High Court': 'Die Meester van die Hoë Hof',
  'South African Revenue Service': 'Suid-Afrikaanse Inkomstediens',
  '{what} ({account})': '{what} ({account})',
  'Payment of {amount} into the estate, as the account has it':
    'Betaling van {amount} in die boedel, soos die rekening dit het',
};
