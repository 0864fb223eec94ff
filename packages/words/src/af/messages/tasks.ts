/** What is said about tasks. */
export const af: Readonly<Record<string, string>> = {
  'The step {title} is listed twice. Remove one of them.': 'Die stap {title} is twee keer gelys. Verwyder een daarvan.',
  'Enter the first due date. The task repeats from that date.':
    'Voer die eerste sperdatum in. Die taak herhaal van daardie datum af.',
  'Enter how often it repeats: 1 or more.': 'Voer in hoe gereeld dit herhaal: 1 of meer.',
  'Give the last day. A task does not repeat without an end.':
    'Gee die laaste dag. ʼn Taak herhaal nie sonder einde nie.',
  'The last day lies before the first. Give a day on or after the day it is due.':
    'Die laaste dag lê voor die eerste. Gee ʼn dag op of ná die dag waarop dit verskuldig is.',
  'Choose someone else to take over the tasks.': 'Kies iemand anders om die take oor te neem.',
  'Only the colleague or an administrator can reassign a colleague’s tasks.':
    'Slegs die kollega self of ʼn administrateur kan ʼn kollega se take oordra.',
  'This person does not work in the firm, or not in this kind of matter. Choose a colleague from the list.':
    'Hierdie persoon werk nie in die firma nie, of nie in hierdie soort saak nie. Kies ʼn kollega uit die lys.',
  'This stage has no steps. Choose one from the list.': 'Hierdie stadium het geen stappe nie. Kies een uit die lys.',
  'Choose a stage.': 'Kies ʼn stadium.',
  'Choose at least one task.': 'Kies ten minste een taak.',
  'Choose at most 1 000 tasks at a time.': 'Kies hoogstens 1 000 take op ʼn slag.',
  'Choose a priority from the list.': 'Kies ʼn prioriteit uit die lys.',
  'Use at most 50 lines.': 'Gebruik hoogstens 50 reëls.',
  'Enter 1 or more.': 'Voer 1 of meer in.',
  'Enter at most 99.': 'Voer hoogstens 99 in.',
};
