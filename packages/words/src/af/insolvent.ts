/** The insolvent: statement of affairs, composition, rehabilitation. */
export const af: Readonly<Record<string, string>> = {
  'Paid of it': 'Daarvan betaal',
  'Received for it so far:': 'Tot nou toe daarvoor ontvang:',
  'Enter what is received': 'Voer in wat ontvang word',
  'Pay the creditors': 'Betaal die skuldeisers',
  'By the composition': 'Volgens die akkoord',
  Claim: 'Eis',
  Composition: 'Akkoord',
  'Composition (s 119)': 'Akkoord (art 119)',
  Creditor: 'Skuldeiser',
  'Danger of contribution: what is free does not cover the costs.':
    'Gevaar van kontribusie: wat vry is, dek nie die koste nie.',
  'Dates follow from the order, the confirmation and what else stands in the diary.':
    'Datums volg uit die bevel, die bekragtiging en wat verder in die dagboek staan.',
  Done: 'Afgehandel',
  Insolvent: 'Insolvent',
  'Statement of affairs': 'Vermoëstaat',
  'For it: {number} of {all} in number;': 'Daarvoor: {number} van {all} in getal;',
  'From the assets, claims and books as they are captured; values are those of the assets.':
    'Uit die bates, eise en boeke soos vasgelê; waardes is dié van die bates.',
  'Nobody yet: the offer has no rate, or no concurrent claim is proved.':
    'Nog niemand: die aanbod het geen koers nie, of geen konkurrente eis is bewys nie.',
  'Not in order': 'Nie in orde nie',
  'Not yet': 'Nog nie',
  Now: 'Nou',
  'May apply now': 'Kan nou aansoek doen',
  Open: 'Maak oop',
  Rehabilitation: 'Rehabilitasie',
  'Rehabilitation (ss 124 to 127A)': 'Rehabilitasie (artt 124 tot 127A)',
  'Rehabilitated on {day}': 'Gerehabiliteer op {day}',
  'Still to come': 'Nog voor',
  'The offer is captured with the insolvent, the vote at the meeting, the certificate in the diary.':
    'Die aanbod word by die insolvent vasgelê, die stem by die vergadering, die sertifikaat in die dagboek.',
  'Waits for: {what}': 'Wag vir: {what}',
  'What each creditor has by it': 'Wat elke skuldeiser daarvolgens kry',
  'What the application needs': 'Wat die aansoek verg',
  'What the trustee does after the certificate': 'Wat die kurator ná die sertifikaat doen',
  'from {day}': 'vanaf {day}',
  'from {from} to {to}': 'van {from} tot {to}',
  'in value': 'in waarde',
  of: 'van',
  '{days} days of notice, by {day}:': '{days} dae kennis, teen {day}:',
};
