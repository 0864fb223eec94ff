/** Notices and meetings. */
export const af: Readonly<Record<string, string>> = {
  'About a week; confirm with the Government Printing Works.': 'Ongeveer ʼn week; bevestig by die Staatsdrukkery.',
  'Give at least {days} days.': 'Gee minstens {days} dae.',
  'Give at most {months} months.': 'Gee hoogstens {months} maande.',
  'Legal notices appear in the Gazette on Fridays. The next issue after this day is of {day}.':
    'Regskennisgewings verskyn op Vrydae in die Staatskoerant. Die volgende uitgawe na hierdie dag is van {day}.',
  'Choose where it appears.': 'Kies waar dit verskyn.',
  'Choose at least one.': 'Kies minstens een.',
  'This one was cancelled. Add a new one in its place.': 'Hierdie een is gekanselleer. Voeg ʼn nuwe een in sy plek by.',
  'Say on which day it is instead.': 'Sê op watter dag dit dan is.',
  'Choose the publication first: the notice names none there.':
    'Kies eers die publikasie: die kennisgewing noem daar geen nie.',
  '{name} has no e-mail address. Add it to the directory first.':
    '{name} het geen e-posadres nie. Voeg dit eers in die gids by.',
  'The day it was to appear in {name} is over: {day}. Reschedule it first.':
    'Die dag waarop dit in {name} moes verskyn, is verby: {day}. Verskuif dit eers.',
  'The notice would name no executor. Capture the executor under Details first.':
    'Die kennisgewing sou geen eksekuteur noem nie. Lê eers die eksekuteur onder Besonderhede vas.',
  'The notice would give no last address. Enter the address of the deceased first.':
    'Die kennisgewing sou geen laaste adres gee nie. Vul eers die adres van die oorledene in.',
  'A notice to creditors stands already. Reschedule it, or cancel it first.':
    'ʼn Kennisgewing aan skuldeisers staan reeds. Verskuif dit, of kanselleer dit eers.',
  'This kind of matter does not advertise that. Choose one of the list.':
    'Hierdie soort saak adverteer dit nie. Kies een uit die lys.',
  'It appeared already. Cancel it instead: the trail keeps what was published.':
    'Dit het reeds verskyn. Kanselleer dit eerder: die spoor hou wat gepubliseer is.',
  'In the other language, or for another district of the last twelve months.':
    'In die ander taal, of vir ʼn ander distrik van die laaste twaalf maande.',
  'Left open: 30 days for creditors, 21 days for an account.':
    'Oopgelaat: 30 dae vir skuldeisers, 21 dae vir ʼn rekening.',
  'Say on which day the meeting is held first; then it can be told.':
    'Sê eers op watter dag die byeenkoms gehou word; dan kan dit bekend gemaak word.',
  'No creditor of the matter has an e-mail address. Add them to the directory first.':
    'Geen skuldeiser van die saak het ʼn e-posadres nie. Voeg dit eers by die gids.',
  'Nobody who administers the matter has an e-mail address. Add it under Details first.':
    'Niemand wat die saak administreer het ʼn e-posadres nie. Voeg dit eers onder Besonderhede by.',
  'Choose whom it goes to.': 'Kies aan wie dit gaan.',
  'Attach at most 5 papers.': 'Heg hoogstens 5 stukke aan.',
};
