/** Rates and limits of the law, as the provider's staff enter them. */
export const af: Readonly<Record<string, string>> = {
  Confirm: 'Bevestig',
  Confirmed: 'Bekragtig',
  Decide: 'Besluit',
  'Enter figures': 'Voer syfers in',
  'Enter figures: {table}': 'Voer syfers in: {table}',
  'Entered by': 'Ingevoer deur',
  'Entered figures': 'Ingevoerde syfers',
  Figures: 'Syfers',
  'First day': 'Eerste dag',
  'First day of the month': 'Eerste dag van die maand',
  From: 'Van',
  'Last day': 'Laaste dag',
  'Leave blank if the figures apply until they change.': 'Laat oop as die syfers geld totdat hulle verander.',
  'No figures were entered.': 'Geen syfers is ingevoer nie.',
  Note: 'Nota',
  'One band per line: lower limit; tax up to that limit; percentage. The first band starts at 0.':
    'Een band per reël: begin bo; belasting tot daar; persentasie. Die eerste begin by 0.',
  'Published in': 'Gepubliseer in',
  'Rates and limits': 'Koerse en perke',
  Refuse: 'Weier',
  Refused: 'Geweier',
  'Source and notes': 'Bron en notas',
  State: 'Toestand',
  Table: 'Tabel',
  'The figures count once another person has confirmed them.':
    'Die syfers tel sodra ʼn ander persoon hulle bevestig het.',
  'The number and date of the Gazette or Act, or the publication.':
    'Die nommer en datum van die Staatskoerant of Wet, of die publikasie.',
  Until: 'Tot',
  'Waiting for a second person': 'Wag vir ʼn tweede persoon',
};
