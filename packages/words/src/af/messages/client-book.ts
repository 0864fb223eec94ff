/** What changed since a client was last looked at. */
export const af: Readonly<Record<string, string>> = {
  'A new {subject} from {day}.': 'ʼn Nuwe {subject} vanaf {day}.',
  'The shortfall was {before}.': 'Die tekort was {before}.',
  'Born since then: {count}.': 'Sedertdien gebore: {count}.',
  'Assets changed: {count}.': 'Bates verander: {count}.',
  'Debts changed: {count}.': 'Skulde verander: {count}.',
  'Costs changed: {count}.': 'Koste verander: {count}.',
  'The will changed.': 'Die testament het verander.',
  'The marriage changed.': 'Die huwelik het verander.',
  'The family changed.': 'Die gesin het verander.',
  'Details of people changed: {count}.': 'Besonderhede van mense verander: {count}.',
  'Only a Flow Consult client can be reviewed.': 'Slegs ʼn Flow Consult-kliënt kan hersien word.',
  'Choose a review date after today.': 'Kies ʼn hersieningsdatum ná vandag.',
};
