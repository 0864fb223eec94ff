/** Why a bank line is thought to belong to an entry. */
export const af: Readonly<Record<string, string>> = {
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
  'The line names {name} and is a part of what is open.': 'Die reël noem {name} en is ʼn deel van wat oop is.',
  '{count} entries add up to this line.': '{count} inskrywings tel op tot hierdie reël.',
  '{count} lines add up to this entry.': '{count} reëls tel op tot hierdie inskrywing.',
};
