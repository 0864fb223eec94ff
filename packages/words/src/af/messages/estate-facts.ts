export const af = {
  'Say why the fee is lower than the tariff: the account prints it.':
    'Sê waarom die vergoeding laer as die tarief is: die rekening druk dit.',
  'Give all of the scale, or none of it.': 'Gee die hele skaal, of niks daarvan nie.',
  'Give the Master’s fee as an amount or as a scale, not both.':
    'Gee die Meestersgelde as ʼn bedrag of as ʼn skaal, nie albei nie.',
  'Say first how tax is found under Income tax at death, or capture what SARS assessed among the liabilities: until then no tax at death is charged.':
    'Sê eers onder Inkomstebelasting by dood hoe belasting bepaal word, of lê vas onder die laste wat SAID aangeslaan het: tot dan word geen belasting by die dood gehef nie.',
  'Give the marginal rate.': 'Gee die marginale koers.',
  'Choose both the heir and the asset, or neither.': 'Kies sowel die erfgenaam as die bate, of nie een nie.',
  'Choose how a shortfall is met first.': 'Kies eers hoe ʼn tekort gedek word.',
  'Give the rate and both days of the interest, or none of them.':
    'Gee die koers en albei dae van die rente, of nie een daarvan nie.',
  'Say why this figure is set by hand: the account prints it.':
    'Sê waarom hierdie syfer met die hand gestel is: die rekening druk dit.',
  'Give the amount, or remove the reason.': 'Gee die bedrag, of verwyder die rede.',
  '{creditor}, {kind}': '{creditor}, {kind}',
  'Less liabilities': 'Minus laste',
  'Choose what it is about: one thing of this estate.': 'Kies waaroor dit gaan: een ding van hierdie boedel.',
  'The shares of the donees come to the whole together.': 'Die dele van die begiftigdes maak saam die geheel uit.',
  'Enter the date of death first.': 'Voer eers die sterfdatum in.',
  'Value at the date of death, or proceeds once sold': 'Waarde op die sterfdatum, of opbrengs sodra dit verkoop is',
  'By the books of the curatorship up to this day': 'Volgens die boeke van die kuratorskap tot op hierdie dag',
  'Claims that were neither rejected nor withdrawn': 'Eise wat nóg verwerp nóg teruggetrek is',
  'Gross assets less liabilities, before costs and duty': 'Bruto bates minus laste, voor koste en belasting',
};
