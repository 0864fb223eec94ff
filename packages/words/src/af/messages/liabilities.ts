export const af = {
  '{days} days from {from} to {to}': '{days} dae van {from} tot {to}',
  'Choose a creditor, or type the name.': 'Kies ʼn skuldeiser, of tik die naam.',
  'Only a deceased estate has a liability of this kind. Choose another.':
    'Net ʼn bestorwe boedel het ʼn las van hierdie soort. Kies ʼn ander.',
  'Give a day that is not in the future.': 'Gee ʼn dag wat nie in die toekoms is nie.',
  'A debt of the deceased arose on or before the date of death. What the estate itself incurred is an expense.':
    'ʼn Skuld van die oorledene het op of voor die sterfdatum ontstaan. Wat die boedel self aangegaan het, is ʼn uitgawe.',
  'Choose the asset it is secured on first, or leave the rank open.':
    'Kies eers die bate waardeur dit verseker is, of laat die rang oop.',
  'Give the yearly rate of the interest.': 'Gee die jaarlikse rentekoers.',
  'Give the day the interest runs from.': 'Gee die dag vanaf wanneer die rente loop.',
  'Give the day the interest runs to.': 'Gee die dag tot wanneer die rente loop.',
  'The interest ends on or after the day it runs from.': 'Die rente eindig op of ná die dag waarop dit begin loop.',
  'Capture the claim as lodged first; then it can be rejected with its reason.':
    'Lê die eis eers as ingedien vas; dan kan dit met die rede verwerp word.',
  'Give the reason: the creditor is told it.': 'Gee die rede: die skuldeiser word dit meegedeel.',
  'Give the day this was decided or received.': 'Gee die dag waarop dit besluit of ontvang is.',
  'Give a day on or after {day}, when it was last decided.': 'Gee ʼn dag op of ná {day}, toe daar laas besluit is.',
  'A claim that is {from} can next be {next}. Choose one of these first.':
    'ʼn Eis wat {from} is, kan hierna {next} wees. Kies eers een hiervan.',
  'This find is a liability now. Remove the liability first; then the find can be reopened.':
    'Hierdie vonds is nou ʼn las. Verwyder eers die las; dan kan die vonds heropen word.',
  '{count} liabilities are secured on one of these assets. Change their security first.':
    '{count} laste is deur een van hierdie bates verseker. Verander eers hulle sekuriteit.',
  '{count} liabilities are secured on this asset. Change their security first.':
    '{count} laste is deur hierdie bate verseker. Verander eers hulle sekuriteit.',
  'This asset is not in the matter. Choose another, or remove it.':
    'Hierdie bate is nie in die saak nie. Kies ʼn ander, of verwyder dit.',
};
