export const af: Readonly<Record<string, string>> = {
  'Who may sign for the trust': 'Wie vir die trust mag teken',
  'Who may sign': 'Wie mag teken',
  'May sign': 'Mag teken',
  'May not sign': 'Mag nie teken nie',
  'In doubt: do not rest anything on these alone': 'In twyfel: laat niks op hierdie alleen berus nie',
  'Trustee of the trust': 'Trustee van die trust',
  Trust: 'Trust',
  Ground: 'Grond',
  Signature: 'Handtekening',
  'As on': 'Soos op',
  '{name}, by {nominee}': '{name}, deur {nominee}',
  'The trust can act: {acting} trustees in office, at least {least} by the deed.':
    'Die trust kan optree: {acting} trustees in die amp, minstens {least} volgens die akte.',
  'In doubt: {acting} trustees are in office beyond doubt, and the deed asks for {least}.':
    'In twyfel: {acting} trustees is bo twyfel in die amp, en die akte vra {least}.',
  'The trust cannot act: {acting} of at least {least} trustees are in office.':
    'Die trust kan nie optree nie: {acting} van minstens {least} trustees is in die amp.',
  'Trust Property Control Act 57 of 1988 s 6(1): a trustee acts only with the written authority of the Master.':
    'Wet op die Beheer oor Trustgoed 57 van 1988 a 6(1): ʼn trustee tree op net met die skriftelike magtiging van die Meester.',
  'Register of beneficial owners': 'Register van voordelige eienaars',
  'Beneficial owner': 'Voordelige eienaar',
  Particulars: 'Besonderhede',
  Since: 'Sedert',
  Until: 'Tot',
  'Guardian of {name}': 'Voog van {name}',
  '{class}, through {bodies}': '{class}, deur {bodies}',
  'Ceased to be beneficial owners': 'Hou op om voordelige eienaars te wees',
  'Trust Property Control Act 57 of 1988 s 11A, regulations 3A to 3E.':
    'Wet op die Beheer oor Trustgoed 57 van 1988 a 11A, regulasies 3A tot 3E.',
  'Full names': 'Volle name',
  'Class of ownership': 'Klas van eienaarskap',
  Through: 'Deur',
};
