/** Normal tax to the death and after it. */
export const af: Readonly<Record<string, string>> = {
  'The estate’s own income must start the day after the death.':
    'Die boedel se eie inkomste moet die dag ná die dood begin.',
  'The end date must be on or after the start date.': 'Die einddatum moet op of ná die begindatum wees.',
  'The period covers two tax years. Split it at the end of February.':
    'Die tydperk dek twee belastingjare. Verdeel dit aan die einde van Februarie.',
  'Correct the periods: two of them overlap.': 'Maak die tydperke reg: twee van hulle oorvleuel.',
  'As announced in Budget 2026. Confirm the top limit against the gazetted Rates Act.':
    'Soos in Begroting 2026 aangekondig. Bevestig die boonste perk teen die gepubliseerde Wet op Skale.',
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
