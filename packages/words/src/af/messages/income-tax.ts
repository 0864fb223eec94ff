/** Normal tax to the death and after it. */
export const af: Readonly<Record<string, string>> = {
  'Start the estate’s own income the day after the death.': 'Begin die boedel se eie inkomste die dag na die dood.',
  'Enter an end on or after the start of the period.': 'Voer ʼn einde op of na die begin van die tydperk in.',
  'Split the period at the end of February: it crosses two tax years.':
    'Verdeel die tydperk aan die einde van Februarie: dit strek oor twee belastingjare.',
  'Correct the periods: two of them overlap.': 'Maak die tydperke reg: twee van hulle oorvleuel.',
  'As announced in Budget 2026; confirm the top limit against the gazetted Rates Act.':
    'Soos in Begroting 2026 aangekondig; bevestig die boonste perk teen die gepubliseerde Wet op Skale.',
  'Normal tax': 'Normale belasting',
  'Taxable income': 'Belasbare inkomste',
  'Tax on the amount up to the band': 'Belasting op die bedrag tot by die skyf',
  '{rate}% of the excess': '{rate}% van die oorskot',
  'Tax of the estate after death': 'Belasting van die boedel na die dood',
  '{from} to {to}': '{from} tot {to}',
  'Tax to the date of death': 'Belasting tot die sterfdatum',
  'Income tax to the date of death': 'Inkomstebelasting tot die sterfdatum',
  'Other taxable income': 'Ander belasbare inkomste',
  'Normal tax before rebates': 'Normale belasting voor kortings',
  'Less rebates for {days} of {all} days': 'Min kortings vir {days} van {all} dae',
  'Less medical credits': 'Min mediese krediete',
  'Of which by reason of the capital gain': 'Waarvan weens die kapitaalwins',
  'Less already paid': 'Min reeds betaal',
};
