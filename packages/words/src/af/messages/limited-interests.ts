/** Usufructs, fiduciary interests and annuities, as they are valued. */
export const af: Readonly<Record<string, string>> = {
  'Enter a creation date on or before the date of death.': 'Voer ʼn vestigingsdatum op of voor die sterfdatum in.',
  'Name {who}, with a share each.': 'Noem {who}, met ʼn deel elk.',
  'who holds the {right}': 'wie die {right} hou',
  'who owns the property subject to the right': 'wie die eiendom onderworpe aan die reg besit',
  'Give everyone listed a share of more than 0.': 'Gee almal wat gelys is ʼn deel van meer as 0.',
  'Enter the full value of the property.': 'Voer die volle waarde van die eiendom in.',
  'Lower the annual receipts. The right cannot be worth more than the property.':
    'Verlaag die jaarlikse ontvangste. Die reg kan nie meer werd wees as die eiendom nie.',
  'Enter the lower yield that SARS accepted, between 0% and 12%.':
    'Voer die laer opbrengs in wat SAID aanvaar het, tussen 0% en 12%.',
  'Enter a date of birth on or before the date the right is acquired, or the age next birthday.':
    'Voer ʼn geboortedatum in wat op of voor die verkryging van die reg val, of die ouderdom met die volgende verjaardag.',
  'Table A ends at age {age}; its last row was used. Confirm the factor by hand.':
    'Tabel A eindig by ouderdom {age}; die laaste ry is gebruik. Bevestig die faktor met die hand.',
  'Compare this row of Table A with the Gazette.': 'Vergelyk hierdie ry van Tabel A met die Staatskoerant.',
  'Enter the period in whole years, at most {length}.': 'Voer die tydperk in heel jare in, hoogstens {length}.',
  'Enter the whole years from the payment to the death, 0 or more.':
    'Voer die heel jare van die betaling tot die dood in, 0 of meer.',
  'Enter a payment made on or before the date of death.':
    'Voer ʼn betaling in wat op of voor die sterfdatum gemaak is.',
  'Earlier deaths used the Land Bank value. Confirm the start date of the 30% in the Gazette.':
    'Vroeëre sterftes het die Landbankwaarde gebruik. Bevestig die begindatum van die 30% in die Staatskoerant.',
  'Annuity held by the deceased': 'Annuïteit deur die oorledene gehou',
  'A year': 'Per jaar',
  'It stops with the death and was not charged on property':
    'Dit hou met die dood op en was nie op eiendom gevestig nie',
  'Interest that ceased with the death': 'Reg wat met die dood opgehou het',
  'Full ownership now': 'Volle eiendom nou',
  'Value of a year’s enjoyment': 'Waarde van ʼn jaar se genot',
  'Capitalised: {how}': 'Gekapitaliseer: {how}',
  'Less consideration paid, with 6% a year': 'Min teenprestasie betaal, met 6% per jaar',
  'After the first proviso': 'Na die eerste voorbehoud',
  'Usufruct at creation: {how}': 'Vruggebruik by vestiging: {how}',
  'Bare dominium at creation': 'Blote eiendomsreg by vestiging',
  'At most: value now less that bare dominium': 'Hoogstens: waarde nou min daardie blote eiendomsreg',
  'Value included': 'Waarde ingesluit',
  'Value of the {right}': 'Waarde van die {right}',
  'Full ownership': 'Volle eiendom',
  'Bare dominium': 'Blote eiendomsreg',
  'Enter what the annuity pays a year.': 'Voer in wat die annuïteit per jaar betaal.',
  'Only an annuity has an amount a year. Remove it, or choose annuity.':
    'Slegs ʼn annuïteit het ʼn bedrag per jaar. Verwyder dit, of kies annuïteit.',
  'Limited to the property it is charged on': 'Beperk tot die eiendom waarop dit rus',
  '[check] An annuity worth more than the property it is charged on is valued at that property, each holder in proportion.':
    '[check] ʼn Annuïteit wat meer werd is as die eiendom waarop dit rus, word op daardie eiendom gewaardeer, vir elke houer na verhouding.',
  'Table A, age next birthday {age}: factor {factor}':
    'Tabel A, ouderdom met die volgende verjaardag {age}: faktor {factor}',
  'Table B, {years} years: factor {factor}': 'Tabel B, {years} jaar: faktor {factor}',
};
