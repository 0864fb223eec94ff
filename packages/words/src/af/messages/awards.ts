/** Awards: what the law says of each as it is made. */
export const af: Readonly<Record<string, string>> = {
  'This asset is not in the estate. Choose one of the list.':
    'Hierdie bate is nie in die boedel nie. Kies een uit die lys.',
  'This person is not in the matter. Add the beneficiary first.':
    'Hierdie persoon is nie in die saak nie. Voeg eers die begunstigde by.',
  '{asset} is not kept as it is: it is sold, money or outstanding. Change how it is dealt with first.':
    '{asset} word nie gehou soos dit is nie: dit is verkoop, geld of uitstaande. Verander eers hoe daarmee gehandel word.',
  '{name} cannot inherit: {why}. Award it to the person who inherits in that place.':
    '{name} kan nie erf nie: {why}. Ken dit toe aan die persoon wat in daardie plek erf.',
  'Enter a share greater than zero, such as 1/2.': 'Voer ʼn deel groter as nul in, soos 1/2.',
  '{asset} is awarded in full ownership already. Take that award back before a right is put on it.':
    '{asset} is reeds in volle eiendom toegeken. Neem daardie toekenning terug voordat ʼn reg daarop gelê word.',
  'Someone has the use of {asset} for life or a term. Award its bare ownership instead.':
    'Iemand het lewenslank of vir ʼn termyn die gebruik van {asset}. Ken eerder die blote eiendomsreg toe.',
  '{name} would both enjoy and own {asset}. Give it in full ownership, or name another.':
    '{name} sou {asset} geniet en besit. Gee dit in volle eiendom, of noem ʼn ander.',
  'All of {asset} is awarded. Take an award back first.':
    'Alles van {asset} is toegeken. Neem eers ʼn toekenning terug.',
  'Only {left} of {asset} is left. Award that or less.': 'Net {left} van {asset} is oor. Ken dit of minder toe.',
  'A usufruct needs a bare owner. {left} of the bare ownership of {asset} has not been awarded.':
    'ʼn Vruggebruik het ʼn blote eienaar nodig. {left} van die blote eiendomsreg van {asset} is nie toegeken nie.',
  'Bare ownership needs someone with the use. {left} of the use of {asset} has not been awarded.':
    'Blote eiendomsreg vereis iemand met die gebruik. {left} van die gebruik van {asset} is nie toegeken nie.',
  '{left} of {asset} has not been awarded yet. Award all of it.': '{left} van {asset} is oor: ken alles daarvan toe.',
  '{name} takes more than falls to that share and pays in {amount}.':
    '{name} neem meer as wat daardie deel toekom en betaal {amount} in.',
  '{name} is a minor: the natural guardian receives assets in kind, and the Master may ask for security.':
    '{name} is minderjarig: die natuurlike voog neem wat in natura is, en die Meester kan sekerheid vra.',
  '{asset} is allotted already. Take the allotment back before the will gives it.':
    '{asset} is reeds toegedeel. Neem die toedeling terug voordat die testament dit gee.',
};
