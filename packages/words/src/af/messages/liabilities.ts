export const af = {
  '{days} days from {from} to {to}': '{days} dae van {from} tot {to}',
  'Choose a creditor, or type the name.': 'Kies ʼn skuldeiser, of tik die naam.',
  'Only a deceased estate has a liability of this kind. Choose another.':
    'Net ʼn bestorwe boedel het ʼn las van hierdie soort. Kies ʼn ander.',
  'Enter a date that is not in the future.': 'Voer ʼn datum in wat nie in die toekoms is nie.',
  'A debt of the deceased must date from on or before the date of death. Enter debts of the estate itself as expenses.':
    'ʼn Skuld van die oorledene moet op of voor die sterfdatum ontstaan het. Voer die boedel se eie skulde as uitgawes in.',
  'Choose the asset it is secured on first, or leave the rank blank.':
    'Kies eers die bate waardeur dit verseker is, of laat die rang leeg.',
  'Enter the annual interest rate.': 'Voer die jaarlikse rentekoers in.',
  'Give the day the interest runs from.': 'Gee die dag vanaf wanneer die rente loop.',
  'Give the day the interest runs to.': 'Gee die dag tot wanneer die rente loop.',
  'Interest must end on or after the date it starts.': 'Die rente moet eindig op of ná die datum waarop dit begin.',
  'Capture the claim as lodged first; then it can be rejected with its reason.':
    'Lê die eis eers as ingedien vas; dan kan dit met die rede verwerp word.',
  'Give the reason. The creditor will see it.': 'Gee die rede. Die skuldeiser sal dit sien.',
  'Give the day this was decided or received.': 'Gee die dag waarop dit besluit of ontvang is.',
  'Enter a date on or after {day}, the date of the last decision.':
    'Voer ʼn datum op of ná {day}, die datum van die laaste besluit, in.',
  'A claim that is {from} can next be {next}. Choose one of these first.':
    'ʼn Eis wat {from} is, kan hierna {next} wees. Kies eers een hiervan.',
  'This item has become a liability. Remove the liability before you reopen the item.':
    'Hierdie item het ʼn las geword. Verwyder die las voordat u die item heropen.',
  '{count} liabilities are secured on one of these assets. Change their security first.':
    '{count} laste is deur een van hierdie bates verseker. Verander eers hulle sekuriteit.',
  '{count} liabilities are secured on this asset. Change their security first.':
    '{count} laste is deur hierdie bate verseker. Verander eers hulle sekuriteit.',
  'This asset is not in the matter. Choose another, or remove it.':
    'Hierdie bate is nie in die saak nie. Kies ʼn ander, of verwyder dit.',
  'Simple interest, a year of 365 days': 'Enkelvoudige rente, ʼn jaar van 365 dae',
};
