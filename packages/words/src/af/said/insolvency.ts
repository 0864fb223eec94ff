/** An estate that cannot pay: section 34, ranks and votes. */
export const af: Readonly<Record<string, string>> = {
  'R300 each, in total and not per person; confirm that no later notice raised it.':
    'R300 elk, in totaal en nie per persoon nie; bevestig dat geen latere kennisgewing dit verhoog het nie.',
  'Confirm for estates long past.': 'Bevestig vir boedels van lank gelede.',
  '{id} votes twice. Add the claims together.': '{id} stem twee keer. Tel die eise bymekaar.',
  'Give creditors at least fourteen days after the report.': 'Gee skuldeisers ten minste veertien dae na die verslag.',
  'Encumbered asset: {what}': 'Beswaarde bate: {what}',
  'Free residue': 'Vrye oorskot',
  'Assets that secure no debt': 'Bates wat geen skuld verseker nie',
  'Claims and money besides': 'Eise en geld daarbenewens',
  'Surplus of encumbered assets': 'Oorskot van beswaarde bates',
  'Preference for funeral and death-bed costs': 'Voorkeur vir begrafnis- en sterfbedkoste',
  '{what}, with interest': '{what}, met rente',
  'Interest for {days} days': 'Rente vir {days} dae',
  'Vote on surrender': 'Stemming oor oorgawe',
  'Claims that count in number': 'Eise wat in getal tel',
  'For surrender in number': 'Vir oorgawe in getal',
  'Value that counts': 'Waarde wat tel',
  'For surrender in value': 'Vir oorgawe in waarde',
};
