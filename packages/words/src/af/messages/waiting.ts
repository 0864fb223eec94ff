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
  'Proof that the notice appeared': 'Bewys dat die kennisgewing verskyn het',
  'Reminder: {what}': 'Herinnering: {what}',
  'Since {since} we have been waiting for the following: {what}. We last asked for it on {last} and have had no answer. Please let us have it, or tell us what still stands in the way.':
    'Ons wag sedert {since} op die volgende: {what}. Ons het laas op {last} daarvoor gevra en geen antwoord ontvang nie. Stuur dit asseblief, of sê vir ons wat nog in die pad staan.',
  'Since {since} we have been waiting for the following: {what}. Please let us have it, or tell us what still stands in the way.':
    'Ons wag sedert {since} op die volgende: {what}. Stuur dit asseblief, of sê vir ons wat nog in die pad staan.',
  'The estate is not reported to the Master yet': 'Die boedel is nog nie by die Meester aangemeld nie',
  'The Master has not issued letters': 'Die Meester het nog nie ʼn brief uitgereik nie',
  'The notice to creditors is not published': 'Die kennisgewing aan skuldeisers is nie gepubliseer nie',
  'Creditors may still lodge claims': 'Skuldeisers mag nog eise indien',
  'The account is not lodged': 'Die rekening is nie ingedien nie',
  'Queries of the Master wait for our answer': 'Navrae van die Meester wag vir ons antwoord',
  'The Master has not approved the account': 'Die Meester het nog nie die rekening goedgekeur nie',
  'An objection is not settled': 'ʼn Beswaar is nog nie afgehandel nie',
  'The account has not lain for inspection': 'Die rekening het nog nie ter insae gelê nie',
  'Nothing holds it: creditors and heirs can be paid':
    'Niks hou dit terug nie: skuldeisers en erfgename kan betaal word',
  'The heirs were paid, and money is left': 'Die erfgename is betaal, en geld is oor',
  'A client’s plan waits for nobody: nothing is kept here.':
    'ʼn Kliënt se plan wag vir niemand nie: hier word niks bygehou nie.',
  'It is answered on the day it was asked or later.': 'Dit word geantwoord op die dag waarop dit gevra is of later.',
  'Nothing of this kind is awaited any more. Look at the list again.':
    'Hierop word nie meer gewag nie. Kyk weer na die lys.',
  'It is awaited since {day}. Choose that day or a later one.':
    'Daar word sedert {day} daarop gewag. Kies daardie dag of ʼn later een.',
  'Choose a day after this chase.': 'Kies ʼn dag ná hierdie herinnering.',
  'The Master of the High Court': 'Die Meester van die Hoë Hof',
  'South African Revenue Service': 'Suid-Afrikaanse Inkomstediens',
  '{what} ({account})': '{what} ({account})',
  'Payment of {amount} into the estate, as the account has it':
    'Betaling van {amount} in die boedel, soos die rekening dit het',
};
