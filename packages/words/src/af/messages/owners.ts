export const af: Readonly<Record<string, string>> = {
  '{name} has no owners or controllers on file. Add them, down to natural persons.':
    '{name} het geen eienaars of beheerders op rekord nie. Voeg hulle by, tot by natuurlike persone.',
  '{name} is a minor. Add the guardian.': '{name} is minderjarig. Voeg die voog by.',
  'Choose a person in this trust.': 'Kies ʼn persoon in hierdie trust.',
  'The end date is before the start date. Check both dates.':
    'Die einddatum is voor die begindatum. Kontroleer albei datums.',
  'Both the guardian and the person they look after must be natural persons.':
    'Die voog en die persoon na wie hulle omsien, moet albei natuurlike persone wees.',
  'A person cannot be their own guardian.': 'ʼn Persoon kan nie sy of haar eie voog wees nie.',
  '{name} is a natural person, who has no owners. You can add a guardian only.':
    '{name} is ʼn natuurlike persoon, wat geen eienaars het nie. U kan net ʼn voog byvoeg.',
  'That goes in a circle: {chain}. Check which of these holds which.':
    'Dit gaan in ʼn kring: {chain}. Gaan na watter van hierdie watter hou.',
  'Choose whether {name} is named in the deed, vested, or only potential.':
    'Kies of {name} in die akte genoem is, gevestig is, of net moontlik is.',
  'Only a trust has a register of beneficial owners.': 'Net ʼn trust het ʼn register van voordelige eienaars.',
  'Choose who owns or controls it, or enter a name.': 'Kies wie dit besit of beheer, of voer ʼn naam in.',
  'This date is in the future. Lodge the register first, then enter the date.':
    'Hierdie datum is in die toekoms. Dien eers die register in en voer dan die datum in.',
  'The register is not whole: {why}': 'Die register is nie volledig nie: {why}',
  'Choose named, vested or only potential.': 'Kies genoem, gevestig of net moontlik.',
  'Choose how they own or control it.': 'Kies hoe hulle dit besit of beheer.',
  'Enter more than 0.': 'Voer meer as 0 in.',
  'Enter at most 100.': 'Voer hoogstens 100 in.',
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
  'Owns or controls another': 'Besit of beheer ʼn ander',
  'Add the founder: the person who made the trust.': 'Voeg die oprigter by: die persoon wat die trust gemaak het.',
  'Add the trustees, with the date of their letters of authority.':
    'Voeg die trustees by, met die datum van hul magtigingsbrief.',
  'Add the beneficiaries: those the deed names, and those who may be chosen.':
    'Voeg die begunstigdes by: dié wat die akte noem, en dié wat gekies kan word.',
  'Add who else controls the trust, or confirm that only the trustees do.':
    'Voeg by wie anders die trust beheer, of bevestig dat net die trustees dit doen.',
  '{name}: enter {what}.': '{name}: voer {what} in.',
  'since when they are an owner': 'sedert wanneer hulle eienaar is',
  'Date of birth': 'Geboortedatum',
  Nationality: 'Nasionaliteit',
};
