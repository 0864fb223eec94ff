/** The checks of the books of every matter. */
export const af: Readonly<Record<string, string>> = {
  'Books check': 'Kontrole van die boeke',
  '{count} found': '{count} gevind',
  Passed: 'Geslaag',
  'Nothing to check': 'Niks om na te gaan nie',
  Check: 'Kontrole',
  Result: 'Uitslag',
  'Matters with findings': 'Sake met bevindings',
  'Items checked': 'Items nagegaan',
  'The books are being checked. Reload the page in a minute.':
    'Die boeke word nagegaan. Laai die bladsy oor ʼn minuut weer.',
  'Check all matters now': 'Gaan alle sake nou na',
  'The books have not been checked yet. They are checked every night.':
    'Die boeke is nog nie nagegaan nie. Hulle word elke nag nagegaan.',
  '{count} matters were checked, the earliest at {time}. They are checked every night.':
    '{count} sake is nagegaan, die vroegste om {time}. Hulle word elke nag nagegaan.',
  '{count} matters have not been checked yet.': '{count} sake is nog nie nagegaan nie.',
  'No results yet.': 'Nog geen uitslae nie.',
  'No errors and no warnings.': 'Geen foute en geen waarskuwings nie.',
  '{count} more matters have findings.': 'Nog {count} sake het bevindings.',
  Checks: 'Kontrole',
  'The books were checked.': 'Die boeke is nagegaan.',
  'Download journal (hledger)': 'Laai joernaal af (hledger)',
  'Check again': 'Gaan weer na',
  Error: 'Fout',
  Warning: 'Waarskuwing',
  'since {time}': 'sedert {time}',
  '{count} more findings': 'Nog {count} bevindings',
};
