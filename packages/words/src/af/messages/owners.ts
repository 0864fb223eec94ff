export const af: Readonly<Record<string, string>> = {
  'Nobody is captured behind {name}. Add who holds or controls it, down to natural persons.':
    'Niemand is agter {name} vasgelê nie. Voeg by wie dit hou of beheer, tot by natuurlike persone.',
  '{name} is a minor. Add the guardian.': '{name} is minderjarig. Voeg die voog by.',
  'Choose somebody of this trust.': 'Kies iemand van hierdie trust.',
  'It ends before it began. Check both days.': 'Dit eindig voordat dit begin het. Gaan albei dae na.',
  'A guardian is a person, and so is whom they look after.': 'ʼn Voog is ʼn persoon, en so ook vir wie die voog sorg.',
  'Nobody is their own guardian.': 'Niemand is hul eie voog nie.',
  '{name} is a person, behind whom nobody stands. Only a guardian can be added.':
    '{name} is ʼn persoon, agter wie niemand staan nie. Net ʼn voog kan bygevoeg word.',
  'That goes in a circle: {chain}. Check which of these holds which.':
    'Dit gaan in ʼn kring: {chain}. Gaan na watter van hierdie watter hou.',
  'Say of {name} whether named in the deed, vested, or only potential.':
    'Sê van {name} of dit in die akte genoem is, gevestig is, of net moontlik is.',
  'Only a trust has a register of beneficial owners.': 'Net ʼn trust het ʼn register van voordelige eienaars.',
  'Choose who stands behind it, or give a name.': 'Kies wie daaragter staan, of gee ʼn naam.',
  'The day lies in the future. Lodge the register first, then give the day.':
    'Die dag lê in die toekoms. Dien eers die register in, gee dan die dag.',
  'The register names nobody yet. Capture founder, trustees and named beneficiaries.':
    'Die register noem nog niemand nie. Lê oprigter, trustees en genoemde begunstigdes vas.',
  'The register is not whole: {why}': 'Die register is nie volledig nie: {why}',
  'Choose named, vested or only potential.': 'Kies genoem, gevestig of net moontlik.',
  'Choose how they stand behind it.': 'Kies hoe hulle daaragter staan.',
  'Give more than 0.': 'Gee meer as 0.',
  'Give at most 100.': 'Gee hoogstens 100.',
  Founder: 'Oprigter',
  'Named beneficiary': 'Genoemde begunstigde',
  'Vested beneficiary': 'Gevestigde begunstigde',
  'Person with effective control': 'Persoon met effektiewe beheer',
  'Ultimate owner of trust property': 'Uiteindelike eienaar van trustgoed',
  'Guardian of a minor': 'Voog van ʼn minderjarige',
  'ID or passport number': 'ID- of paspoortnommer',
  'Kind of document': 'Soort dokument',
  'Issued in': 'Uitgereik in',
  Citizenship: 'Burgerskap',
  'Residential address': 'Woonadres',
  'Address for service': 'Adres vir betekening',
  'Other contact': 'Ander kontak',
  'Stands behind another': 'Staan agter ʼn ander',
};
