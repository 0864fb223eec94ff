/** Why a bank line is thought to belong to an entry. */
export const af: Readonly<Record<string, string>> = {
  'Rule: {words}': 'Pasreël: {words}',
  'Choose a type of income or expense.': 'Kies ʼn tipe inkomste of uitgawe.',
  'Enter words that appear on the bank line.': 'Voer woorde in wat op die bankreël staan.',
  'There is already a rule with these words. Change that rule.':
    'Daar is reeds ʼn pasreël met hierdie woorde. Verander daardie een.',
  'The statement up to {from} closes with {closing}, and the next, from {to}, opens with {opening}. Import the statement between them.':
    'Die staat tot {from} sluit met {closing}, en die volgende, vanaf {to}, open met {opening}. Voer die staat tussen hulle in.',
  'The balance on {day}, row {row}, should be {expected} by the row before, but the bank shows {found}.':
    'Die saldo op {day}, ry {row}, behoort volgens die vorige ry {expected} te wees, maar die bank toon {found}.',
  'The line of {day} for {amount} is in a period that was lodged. Match it; its entry is dated in the open period.':
    'Die reël van {day} vir {amount} is in ʼn tydperk wat ingedien is. Pas dit; die inskrywing word in die oop tydperk gedateer.',
  'The line of {day} for {amount} has no entry.': 'Die reël van {day} vir {amount} het geen inskrywing nie.',
  '{count} bank lines have no entry, the first on {first}. Match them before you lodge the final account.':
    '{count} bankreëls het geen inskrywing nie, die eerste op {first}. Pas hulle voordat u die finale rekening indien.',
  '{count} lines are in a period that was lodged up to {locked}. You can import them; their entries are dated in the open period.':
    '{count} reëls is in ʼn tydperk wat tot {locked} ingedien is. U kan hulle invoer; hul inskrywings word in die oop tydperk gedateer.',
  'The amount is the same.': 'Die bedrag is dieselfde.',
  'The days are the same.': 'Die dae is dieselfde.',
  'The days are {days} apart.': 'Die dae is {days} uitmekaar.',
  'The words agree: {words}.': 'Die woorde stem ooreen: {words}.',
  'The line contains the reference {reference}.': 'Die reël bevat die verwysing {reference}.',
  'Another entry fits about as well.': 'ʼn Ander inskrywing pas omtrent ewe goed.',
  'Chosen for {times} of {total} earlier lines with the same words.':
    'Gekies vir {times} van {total} vroeëre reëls met dieselfde woorde.',
  'The amount is also the same.': 'Die bedrag is ook dieselfde.',
  'Used for earlier lines with the same words and amount.': 'Gebruik vir vroeëre reëls met dieselfde woorde en bedrag.',
  'Earlier lines with these words were allocated here: {words}.':
    'Vroeëre reëls met hierdie woorde is hier toegewys: {words}.',
  '{count} earlier lines with the same amount were allocated here.':
    '{count} vroeëre reëls met dieselfde bedrag is hier toegewys.',
  'The line names {name} and is part of the open amount.': 'Die reël noem {name} en is ʼn deel van wat oop is.',
  '{count} entries add up to this line.': '{count} inskrywings tel op tot hierdie reël.',
  '{count} lines add up to this entry.': '{count} reëls tel op tot hierdie inskrywing.',
};
