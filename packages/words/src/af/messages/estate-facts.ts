export const af = {
  'Give the reason why the fee is lower than the tariff. It is printed in the account.':
    'Gee die rede waarom die vergoeding laer as die tarief is. Dit word in die rekening gedruk.',
  'Complete all of the scale, or leave all of it blank.': 'Vul die hele skaal in, of laat alles leeg.',
  'Enter the Master’s fee as an amount or a scale, not both.':
    'Voer die Meestersgelde as ʼn bedrag of ʼn skaal in, nie albei nie.',
  'No tax at death is charged yet. Choose the method under Income tax at death, or add the SARS assessment to the liabilities.':
    'Geen belasting by dood word nog gehef nie. Kies die metode onder Inkomstebelasting by dood, of voeg die SAID-aanslag by die laste.',
  'Enter the marginal rate.': 'Voer die marginale koers in.',
  'Choose both the heir and the asset, or neither.': 'Kies die erfgenaam én die bate, of nie een nie.',
  'First choose how to cover a shortfall.': 'Kies eers hoe om ʼn tekort te dek.',
  'Enter the interest rate and both dates, or leave all three blank.':
    'Voer die rentekoers en albei datums in, of laat al drie leeg.',
  'Give the reason for setting this figure by hand. It is printed in the account.':
    'Gee die rede waarom hierdie syfer met die hand gestel is. Dit word in die rekening gedruk.',
  'Enter the amount, or remove the reason.': 'Voer die bedrag in, of verwyder die rede.',
  '{creditor}, {kind}': '{creditor}, {kind}',
  'Less liabilities': 'Minus laste',
  'Choose what it is about: one thing of this estate.': 'Kies waaroor dit gaan: een ding van hierdie boedel.',
  'The shares of the donees come to the whole together.': 'Die dele van die begiftigdes maak saam die geheel uit.',
  'Enter the date of death first.': 'Voer eers die sterfdatum in.',
  'Value at the date of death, or proceeds once sold': 'Waarde op die sterfdatum, of opbrengs sodra dit verkoop is',
  'According to the books of the curatorship to this date': 'Volgens die boeke van die kuratorskap tot hierdie datum',
  'Claims that have not been rejected or withdrawn': 'Eise wat nie verwerp of teruggetrek is nie',
  'Gross assets less liabilities, before costs and duty': 'Bruto bates minus laste, voor koste en belasting',
};
