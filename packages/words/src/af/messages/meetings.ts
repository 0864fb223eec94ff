/** Notices and meetings. */
export const af: Readonly<Record<string, string>> = {
  'No notice appears on {day}, a Sunday or a public holiday. Choose {other}.':
    'Geen kennisgewing verskyn op {day}, ʼn Sondag of ʼn openbare vakansiedag, nie. Kies {other}.',
  'No legal notices appear in the Gazette on {day}. The issue before it appears on {before}, the next on {next}.':
    'Geen regskennisgewings verskyn op {day} in die Staatskoerant nie. Die uitgawe daarvoor verskyn op {before}, die volgende op {next}.',
  '{day} is a Sunday or a public holiday. Hold the meeting on another day.':
    '{day} is ʼn Sondag of ʼn openbare vakansiedag. Hou die byeenkoms op ʼn ander dag.',
  'In an election each creditor names one of the nominees.':
    'In ʼn verkiesing noem elke skuldeiser een van die genomineerdes.',
  'No creditor who is present may still vote. Record who is present, and prove claims first.':
    'Geen skuldeiser wat teenwoordig is, mag nog stem nie. Teken aan wie teenwoordig is, en bewys eers eise.',
  'About a week. Confirm with the Government Printing Works.': 'Ongeveer ʼn week. Bevestig by die Staatsdrukkery.',
  'Give at least {days} days’ notice.': 'Gee minstens {days} dae.',
  'Give at most {months} months.': 'Gee hoogstens {months} maande.',
  'Legal notices appear in the Gazette on Fridays. The next issue after this date is {day}.':
    'Regskennisgewings verskyn op Vrydae in die Staatskoerant. Die volgende uitgawe ná hierdie datum is {day}.',
  'Choose where to publish it.': 'Kies waar om dit te publiseer.',
  'Choose at least one.': 'Kies minstens een.',
  'This has been cancelled. Add a new one instead.': 'Dit is gekanselleer. Voeg eerder ʼn nuwe een by.',
  'Enter the new date.': 'Voer die nuwe datum in.',
  'Choose the publication first: the notice names none there.':
    'Kies eers die publikasie: die kennisgewing noem daar geen nie.',
  '{name} has no email address. Add it to the directory first.':
    '{name} het geen e-posadres nie. Voeg dit eers in die gids by.',
  'The day it was to appear in {name} is over: {day}. Reschedule it first.':
    'Die dag waarop dit in {name} moes verskyn, is verby: {day}. Verskuif dit eers.',
  'The notice has no executor. Add the executor under Details first.':
    'Die kennisgewing het geen eksekuteur nie. Voeg eers die eksekuteur onder Besonderhede by.',
  'The notice has no last address. Enter the deceased’s address first.':
    'Die kennisgewing het geen laaste adres nie. Voer eers die oorledene se adres in.',
  'There is already a notice to creditors. Reschedule it, or cancel it first.':
    'Daar is reeds ʼn kennisgewing aan skuldeisers. Verskuif dit, of kanselleer dit eers.',
  'This kind of matter does not need that notice. Choose one from the list.':
    'Hierdie soort saak het nie daardie kennisgewing nodig nie. Kies een uit die lys.',
  'It has already been published. Cancel it instead; the audit trail keeps what was published.':
    'Dit het reeds verskyn. Kanselleer dit eerder: die spoor hou wat gepubliseer is.',
  'In the other language, or for another district of the last twelve months.':
    'In die ander taal, of vir ʼn ander distrik van die afgelope twaalf maande.',
  'Leave blank for 30 days for creditors, or 21 days for an account.':
    'Laat leeg vir 30 dae vir skuldeisers, of 21 dae vir ʼn rekening.',
  'Enter the date of the meeting before you give notice of it.':
    'Voer die datum van die byeenkoms in voordat u daarvan kennis gee.',
  'No creditor of the matter has an email address. Add them to the directory first.':
    'Geen skuldeiser van die saak het ʼn e-posadres nie. Voeg dit eers by die gids.',
  'None of the people who administer the matter has an email address. Add one under Details first.':
    'Geen persoon wat die saak administreer, het ʼn e-posadres nie. Voeg eers een onder Besonderhede by.',
  'Choose the recipient.': 'Kies die ontvanger.',
  'Attach at most 5 documents.': 'Heg hoogstens 5 dokumente aan.',
};
