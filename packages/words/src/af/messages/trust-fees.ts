export const af: Readonly<Record<string, string>> = {
  'Choose the value that the yearly fee is charged on.': 'Kies die waarde waarop die jaarlikse fooi gehef word.',
  'Enter at least one fee.': 'Voer ten minste een fooi in.',
  'Fees from this day have already been captured. Edit that entry.':
    'Fooie vanaf hierdie dag is reeds vasgevang. Wysig daardie inskrywing.',
  'Fees by the deed': 'Fooie volgens die akte',
  'Trust fees': 'Trustfooie',
  'Period from {from} to {to}': 'Tydperk van {from} tot {to}',
  '{days} days': '{days} dae',
  'Value when the trust was taken on': 'Waarde toe die trust oorgeneem is',
  '{percent}% of it': '{percent}% daarvan',
  'Opening value': 'Openingswaarde',
  'Closing value': 'Sluitingswaarde',
  'Average of both': 'Gemiddeld van albei',
  '{percent}% a year, for the period': '{percent}% per jaar, vir die tydperk',
  'Income received in the period': 'Inkomste in die tydperk ontvang',
  'Least fee for the period': 'Minste fooi vir die tydperk',
  'Made up to the least fee': 'Aangevul tot die minste fooi',
  '{minutes} minutes at the hourly rate': '{minutes} minute teen die uurtarief',
  'Value at end of trust': 'Waarde by beëindiging van trust',
  Fee: 'Fooi',
  'The period has not ended. Charge fees after it ends.':
    'Die tydperk het nog nie geëindig nie. Hef fooie nadat dit geëindig het.',
  'Enter this value. The annual fee is charged on it.': 'Voer hierdie waarde in. Die jaarlikse fooi word daarop gehef.',
  'Enter the first value as well. The annual fee is based on the average of both values.':
    'Voer ook die eerste waarde in. Die jaarlikse fooi is op die gemiddeld van albei waardes gebaseer.',
  'Your firm has no hourly rate. Set it under Global Trust Fees first.':
    'U firma het nie ʼn uurtarief nie. Stel dit eers onder Globale trustfooie.',
  'This period was invoiced, so it stays as it is.': 'Hierdie tydperk is gefaktureer, dus bly dit soos dit is.',
  'The period from {from} to {to} has already been charged. Choose another period.':
    'Die tydperk van {from} tot {to} is reeds gehef. Kies ʼn ander tydperk.',
  'There is nothing to charge for this period. Check Global Trust Fees.':
    'Daar is niks vir hierdie tydperk te hef nie. Kyk na Globale trustfooie.',
  'Enter a value if we took on the trust in this period. Leave blank for no fee.':
    'Voer ʼn waarde in as ons die trust in hierdie tydperk oorgeneem het. Laat leeg vir geen fooi nie.',
  'Enter a value if the trust ended in this period. Leave blank for no fee.':
    'Voer ʼn waarde in as die trust in hierdie tydperk geëindig het. Laat leeg vir geen fooi nie.',
  'Work charged at an hourly rate.': 'Werk wat teen ʼn uurtarief gehef word.',
};
