/** What rules and the server say of people across the firm. */
export const af: Readonly<Record<string, string>> = {
  '{name} in the list {place} is for an administrator to change.':
    '{name} in die lys {place} is vir ʼn administrateur om te verander.',
  '{name} in {place} was changed meanwhile. Nothing was written; look at the offer again.':
    '{name} in {place} is intussen verander. Niks is geskryf nie; kyk weer na die aanbod.',
  '{name} in {place} has changed since then. Correct that record; nothing was undone.':
    '{name} in {place} het sedertdien verander. Maak daardie rekord reg; niks is ongedaan gemaak nie.',
  '{name} in {place}: {sentence}': '{name} in {place}: {sentence}',
  '{one} and {other} have different {numbers}. If they are the same person, correct the wrong number first.':
    '{one} en {other} het verskillende {numbers}. As dit dieselfde persoon is, maak eers die verkeerde nommer reg.',
  '{person} is a person and {body} is not, so they stay two. Correct the kind of one first if it is wrong.':
    '{person} is ʼn mens en {body} nie, dus bly hulle twee. Maak eers die soort van een reg as dit verkeerd is.',
  'Choose at least one record.': 'Kies ten minste een rekord.',
  'identity numbers': 'identiteitsnommers',
  'One of the records was removed or separated, or is in a matter you cannot open. Correct the others one by one.':
    'Een van die rekords is verwyder of geskei, of is in ʼn saak wat u nie kan oopmaak nie. Maak die ander een vir een reg.',
  'Periods run from the death in {place}. Change the day of death of {name} in that matter itself.':
    'Tydperke loop vanaf die dood in {place}. Verander {name} se sterfdatum in daardie saak self.',
  'Records of these people were joined or parted since. Part what does not belong together on the page of the person.':
    'Rekords van hierdie mense is sedertdien saamgevoeg of geskei. Skei wat nie bymekaar hoort nie op die persoon se bladsy.',
  'registration numbers': 'registrasienommers',
  'This field does not exist.': 'Hierdie veld bestaan nie.',
  'This list of people does not exist.': 'Hierdie lys van mense bestaan nie.',
  'These are already one person. Choose someone else.': 'Hulle is reeds een persoon. Kies iemand anders.',
  '{who} merged these two while you had them open; they are now {name}. Nothing was done twice. Close this and open {name}, where you can undo the merge.':
    '{who} het hierdie twee saamgevoeg terwyl u dit oop gehad het; hulle is nou {name}. Niks is twee keer gedoen nie. Maak dit toe en maak {name} oop, waar u die samevoeging ongedaan kan maak.',
  'These records were changed meanwhile. Nothing was merged; look at the preview again.':
    'Hierdie rekords is intussen verander. Niks is saamgevoeg nie; kyk weer na die voorskou.',
  'This person is no longer on file. Search again, or add the person.':
    'Hierdie persoon is nie meer op rekord nie. Soek weer, of voeg die persoon by.',
  'This record is already separate.': 'Hierdie rekord is reeds apart.',
  'This has already been undone.': 'Dit is reeds ongedaan gemaak.',
  'You may not make changes in {place}, where {name} is on file.':
    'U mag nie veranderinge in {place} maak nie, waar {name} op rekord is.',
  'Only an insolvent estate has joint appointees.': 'Net ʼn insolvente boedel het gesamentlike aangesteldes.',
  '{name} already acts in this matter.': '{name} tree reeds in hierdie saak op.',
  'This appointment has already ended.': 'Hierdie aanstelling is reeds beëindig.',
};
