/** Capital gains tax and the tax of the estate itself. */
export const af: Readonly<Record<string, string>> = {
  'Payable by the estate': 'Deur die boedel betaalbaar',
  'Above half of the estate': 'Bo die helfte van die boedel',
  'After exclusions, at the inclusion rate': 'Ná uitsluitings, teen die insluitingskoers',
  'After exemptions and deductions.': 'Ná vrystellings en aftrekkings.',
  'After the death': 'Na die dood',
  'An estimate: by the table, with no other income. The account charges no tax at death until the last return says how it is found.':
    'ʼn Raming: volgens die tabel, sonder ander inkomste. Die rekening hef geen belasting by dood voordat die laaste opgawe sê hoe dit bepaal word nie.',
  'An heir may carry': 'ʼn Erfgenaam mag dra',
  Asset: 'Bate',
  'Asset by asset': 'Bate vir bate',
  'At death': 'By afsterwe',
  'Base cost': 'Basiskoste',
  'Borne by the taxed income, or by capital for assets that were sold':
    'Gedra deur die belaste inkomste, of deur kapitaal vir bates wat verkoop is',
  'Capital gains tax': 'Kapitaalwinsbelasting',
  'Capital gains tax at death': 'Kapitaalwinsbelasting by afsterwe',
  Counts: 'Tel',
  'Gain or loss': 'Wins of verlies',
  'In account': 'In rekening',
  'Income tax and tax on the gain': 'Inkomstebelasting en belasting op die wins',
  'Last return, outstanding': 'Laaste opgawe, uitstaande',
  'Net income in the ledger': 'Netto inkomste in die grootboek',
  'No assets with capital gains tax details. Add the details to the asset.':
    'Geen bates met besonderhede vir kapitaalwinsbelasting nie. Voeg die besonderhede by die bate.',
  'No tax year of the estate is captured.': 'Geen belastingjaar van die boedel is vasgelê nie.',
  'Not taxed': 'Nie belas nie',
  'Assessment number': 'Aanslagnommer',
  'Paid in advance': 'Vooruitbetaal',
  'Part of the tax': 'Deel van die belasting',
  'Complete the capital gains tax details of the asset, and we will calculate the tax.':
    'Voltooi die bate se besonderhede vir kapitaalwinsbelasting, en ons bereken die belasting.',
  'Use this amount': 'Gebruik hierdie bedrag',
  'Treated as having no gain': 'As sonder wins behandel',
  'Tax of the estate after death': 'Belasting van die boedel na die dood',
  'Estate tax years': 'Belastingjare van die boedel',
  'Taxable capital gain': 'Belasbare kapitaalwins',
  'Taxable income': 'Belasbare inkomste',
  'The day after the death, or 1 March.': 'Die dag na die dood, of 1 Maart.',
  'The end of February, or the day the estate ends.': 'Die einde van Februarie, of die dag waarop die boedel eindig.',
  'The last return': 'Die laaste opgawe',
  'Tax year added.': 'Belastingjaar bygevoeg.',
  To: 'Tot',
  'Value at death': 'Waarde by afsterwe',
  'Exempt amounts, and amounts that heirs take over as income, are deducted before tax.':
    'Wat vrygestel is, en wat erfgename as inkomste oorneem, word afgetrek voordat dit belasbaar is.',
  'Needed before the tax can be calculated': 'Nodig voordat die belasting bereken kan word',
  'The estate account in which it appears. Leave blank for the first.':
    'Die boedelrekening waarin dit verskyn. Laat leeg vir die eerste.',

  'Captured amount differs from the ledger': 'Vasgelegde bedrag verskil van die grootboek',
  'Captured as taxable': 'As belasbaar vasgelê',
  'This is correct if income is exempt or an heir takes it over. Otherwise, edit the year above.':
    'Dit is reg as inkomste vrygestel is of ʼn erfgenaam dit oorneem. Wysig andersins die jaar hierbo.',
  'tax year': 'belastingjaar',
  '{from} to {to}': '{from} tot {to}',
};
