export const af: Readonly<Record<string, string>> = {
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
  '{minutes} minutes at the rate an hour': '{minutes} minute teen die uurtarief',
  'Value when the trust ended': 'Waarde toe die trust geëindig het',
  Fee: 'Fooi',
  'The period is not over. Charge for it once it is.': 'Die tydperk is nie verby nie. Hef daarvoor sodra dit is.',
  'The yearly fee is worked out on this value. Give it.': 'Die jaarlikse fooi word op hierdie waarde bereken. Gee dit.',
  'The yearly fee is on the average of both values. Give the first one as well.':
    'Die jaarlikse fooi is op die gemiddeld van albei waardes. Gee ook die eerste een.',
  'The firm has no rate an hour. Set it under Global Trust Fees first.':
    'Die firma het geen uurtarief nie. Stel dit eers onder Globale trustfooie.',
  'This period was invoiced, so it stays as it is.': 'Hierdie tydperk is gefaktureer, dus bly dit soos dit is.',
  'The days from {from} to {to} are charged for already. A period is charged for once.':
    'Vir die dae van {from} tot {to} is reeds gehef. Vir ʼn tydperk word een keer gehef.',
  'Nothing is to be charged for this period. Look at Global Trust Fees.':
    'Daar is niks vir hierdie tydperk te hef nie. Kyk na Globale trustfooie.',
  'Where the trust was taken on in this period. Left open, no such fee.':
    'Waar die trust in hierdie tydperk oorgeneem is. Oopgelaat, geen sodanige fooi nie.',
  'Where the trust ended in this period. Left open, no such fee.':
    'Waar die trust in hierdie tydperk geëindig het. Oopgelaat, geen sodanige fooi nie.',
  'Work that is charged by the hour.': 'Werk wat per uur gehef word.',
};
