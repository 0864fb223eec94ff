/** What reports refuse. */
export const af: Readonly<Record<string, string>> = {
  '{by} has a report of this name. Choose another name, or change that one.':
    '{by} het ʼn verslag met hierdie naam. Kies ʼn ander naam, of verander daardie een.',
  'The time ends before it begins: choose a later last day, or an earlier first one.':
    'Die tyd eindig voor dit begin: kies ʼn later laaste dag, of ʼn vroeër eerste een.',
  'Choose matters, or a rule that chooses them.': 'Kies sake, of ʼn reël wat hulle kies.',
  'Choose at most 6 000 matters at once, or let a rule choose them.':
    'Kies hoogstens 6 000 sake op ʼn slag, of laat ʼn reël hulle kies.',
  'Give 1 to 366 days.': 'Gee 1 tot 366 dae.',
  'No e-mail address is known. Enter it with the recipients of the matter, then send again.':
    'Geen e-posadres is bekend nie. Voer dit by die ontvangers van die saak in en stuur dan weer.',
  'This person has an account and may not read this matter. Give them access to it, or take them off its recipients.':
    'Hierdie persoon het ʼn rekening en mag nie hierdie saak lees nie. Gee hulle toegang, of haal hulle van die ontvangers af.',
  'This person was taken off the recipients of the matter. Nothing was sent.':
    'Hierdie persoon is van die saak se ontvangers afgehaal. Niks is gestuur nie.',
  'Nobody gets reports of these matters. Name recipients who get reports on each matter first.':
    'Niemand kry verslae oor hierdie sake nie. Noem eers by elke saak ontvangers wat verslae kry.',
  'Nobody is told of the milestones of these matters. Name recipients on each matter first.':
    'Niemand hoor van die mylpale van hierdie sake nie. Noem eers by elke saak ontvangers.',
  'These matters have {count} recipients; a firm writes to at most {most} addresses a day. Choose fewer matters.':
    'Hierdie sake het {count} ontvangers; ʼn firma skryf aan hoogstens {most} adresse per dag. Kies minder sake.',
  'Everything of this batch was sent or still waits to be: there is nothing to send again.':
    'Alles van hierdie bondel is gestuur of wag nog: daar is niks om weer te stuur nie.',
  'The report could not be made just now. Nothing was lost; send it again in a moment.':
    'Die verslag kon nie nou gemaak word nie. Niks is verlore nie; stuur dit oor ʼn oomblik weer.',
  'The matter has not reached any milestone this person is told of.':
    'Die saak het nog geen mylpaal bereik waarvan hierdie persoon hoor nie.',
  'Choose a table of the catalogue, 1 to 16.': 'Kies ʼn tabel van die katalogus, 1 tot 16.',
  'Choose a report of the list.': 'Kies ʼn verslag uit die lys.',
  'Choose columns of the list: one of these does not exist.': 'Kies kolomme uit die lys: een hiervan bestaan nie.',
  'Choose columns of the list: a filter is of one that does not exist.':
    'Kies kolomme uit die lys: ʼn filter is van een wat nie bestaan nie.',
  'Fill in what {column} is compared with: words, a date as YYYY-MM-DD, or an amount.':
    'Vul in waarmee {column} vergelyk word: woorde, ʼn datum as JJJJ-MM-DD, of ʼn bedrag.',
  'The range ends before it begins: choose a later end, or an earlier beginning.':
    'Die reeks eindig voor dit begin: kies ʼn later einde, of ʼn vroeër begin.',
  'Choose how it is compared.': 'Kies hoe dit vergelyk word.',
  'Give a value.': 'Gee ʼn waarde.',
  'Choose what the report is about.': 'Kies waaroor die verslag gaan.',
  'Choose at most 20 columns.': 'Kies hoogstens 20 kolomme.',
  'Use at most 10 filters.': 'Gebruik hoogstens 10 filters.',
  'Give the version of the report that was changed.': 'Gee die weergawe van die verslag wat verander is.',
  'You no longer may read the firm’s reports, so it was not made. Ask an administrator for access, or remove the report.':
    'U mag nie meer die firma se verslae lees nie, daarom is dit nie gemaak nie. Vra ʼn administrateur vir toegang, of verwyder die verslag.',
  'The report “{title}” was not made: you no longer may read the firm’s reports. Ask an administrator for access.':
    'Die verslag “{title}” is nie gemaak nie: u mag nie meer die firma se verslae lees nie. Vra ʼn administrateur vir toegang.',
  'The report “{title}” is ready to be fetched.': 'Die verslag “{title}” is gereed om gehaal te word.',
  'Choose a type of the list.': 'Kies ʼn soort uit die lys.',
  'Open the row of the report again: this is not one of its rows.':
    'Maak die ry van die verslag weer oop: dit is nie een van sy rye nie.',
};
