/** What reports refuse. */
export const af: Readonly<Record<string, string>> = {
  '{by} has a report with this name. Choose another name, or edit that report.':
    '{by} het ʼn verslag met hierdie naam. Kies ʼn ander naam, of wysig daardie verslag.',
  'The time ends before it begins: choose a later last day, or an earlier first one.':
    'Die tyd eindig voor dit begin: kies ʼn later laaste dag, of ʼn vroeër eerste een.',
  'Choose matters, or a rule that chooses them.': 'Kies sake, of ʼn reël wat hulle kies.',
  'Choose at most 6 000 matters at once, or let a rule choose them.':
    'Kies hoogstens 6 000 sake op ʼn slag, of laat ʼn reël hulle kies.',
  'Enter 1 to 366 days.': 'Voer 1 tot 366 dae in.',
  'This recipient has no email address. Enter it under the recipients of the matter, then send again.':
    'Geen e-posadres is bekend nie. Voer dit by die ontvangers van die saak in en stuur dan weer.',
  'This person has an account and may not read this matter. Give them access to it, or take them off its recipients.':
    'Hierdie persoon het ʼn rekening en mag nie hierdie saak lees nie. Gee hulle toegang, of haal hulle van die ontvangers af.',
  'This person is no longer a recipient of the matter. Nothing was sent.':
    'Hierdie persoon is nie meer ʼn ontvanger van die saak nie. Niks is gestuur nie.',
  'These matters have no report recipients. Add recipients to each matter first.':
    'Hierdie sake het geen verslagontvangers nie. Voeg eers ontvangers by elke saak.',
  'These matters have no milestone recipients. Add recipients to each matter first.':
    'Hierdie sake het geen mylpaalontvangers nie. Voeg eers ontvangers by elke saak.',
  'These matters have {count} recipients. A firm can email at most {most} addresses a day. Choose fewer matters.':
    'Hierdie sake het {count} ontvangers. ʼn Firma kan hoogstens {most} adresse per dag e-pos. Kies minder sake.',
  'Everything in this batch has been sent or is waiting to be sent. There is nothing to send again.':
    'Alles in hierdie bondel is gestuur of wag om gestuur te word. Daar is niks om weer te stuur nie.',
  'The report could not be created. Nothing was lost; try again in a moment.':
    'Die verslag kon nie geskep word nie. Niks is verlore nie; probeer oor ʼn oomblik weer.',
  'The matter has not reached any milestone that this person is notified of.':
    'Die saak het nog geen mylpaal bereik waarvan hierdie persoon in kennis gestel word nie.',
  'Choose a table of the catalogue, 1 to 16.': 'Kies ʼn tabel van die katalogus, 1 tot 16.',
  'Choose a report from the list.': 'Kies ʼn verslag uit die lys.',
  'One of these columns does not exist. Choose columns from the list.':
    'Een van hierdie kolomme bestaan nie. Kies kolomme uit die lys.',
  'A filter uses a column that does not exist. Choose columns from the list.':
    'ʼn Filter gebruik ʼn kolom wat nie bestaan nie. Kies kolomme uit die lys.',
  'Enter a value to compare {column} with: text, a date as YYYY-MM-DD, or an amount.':
    'Voer ʼn waarde in om {column} mee te vergelyk: teks, ʼn datum as JJJJ-MM-DD, of ʼn bedrag.',
  'The end of the range is before its start. Choose a later end or an earlier start.':
    'Die einde van die reeks is voor die begin. Kies ʼn later einde of ʼn vroeër begin.',
  'Choose a comparison.': 'Kies ʼn vergelyking.',
  'Enter a value.': 'Voer ʼn waarde in.',
  'Choose what the report is about.': 'Kies waaroor die verslag gaan.',
  'Choose at most 20 columns.': 'Kies hoogstens 20 kolomme.',
  'Use at most 10 filters.': 'Gebruik hoogstens 10 filters.',
  'Enter the version of the report that was changed.': 'Voer die weergawe van die verslag in wat verander is.',
  'You can no longer read the firm’s reports, so this report was not created. Ask an administrator for access, or remove the report.':
    'U kan nie meer die firma se verslae lees nie; hierdie verslag is dus nie geskep nie. Vra ʼn administrateur vir toegang, of verwyder die verslag.',
  'The report “{title}” was not made: you no longer may read the firm’s reports. Ask an administrator for access.':
    'Die verslag “{title}” is nie gemaak nie: u mag nie meer die firma se verslae lees nie. Vra ʼn administrateur vir toegang.',
  'The report “{title}” is ready to be fetched.': 'Die verslag “{title}” is gereed om gehaal te word.',
  'Choose a type from the list.': 'Kies ʼn soort uit die lys.',
  'This row is not in the report. Open it from the report again.':
    'Hierdie ry is nie in die verslag nie. Maak dit weer uit die verslag oop.',
};
