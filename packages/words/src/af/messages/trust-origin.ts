export const af: Readonly<Record<string, string>> = {
  'Capture the date of death first: the trust of a will begins with it.':
    'Vang eers die sterfdatum vas: die trust van ʼn testament begin daarmee.',
  'This heir is no trust. Capture it as a trust under Beneficiaries first.':
    'Hierdie erfgenaam is geen trust nie. Vang dit eers as ʼn trust onder Begunstigdes vas.',
  'Choose at least one beneficiary: a trust without any cannot stand.':
    'Kies ten minste een begunstigde: ʼn trust sonder enige kan nie bestaan nie.',
  'Only the will of a deceased estate makes a trust.': 'Net die testament van ʼn bestorwe boedel maak ʼn trust.',
  'This trust has its matter already. Open it from the list.':
    'Hierdie trust het reeds sy saak. Maak dit uit die lys oop.',
};
