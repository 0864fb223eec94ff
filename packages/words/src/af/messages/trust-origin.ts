export const af: Readonly<Record<string, string>> = {
  'Enter the date of death first. A will trust begins on that date.':
    'Voer eers die sterfdatum in. ʼn Testamentêre trust begin op daardie datum.',
  'This heir is not a trust. Capture it as a trust under Beneficiaries first.':
    'Hierdie erfgenaam is nie ʼn trust nie. Lê dit eers as ʼn trust onder Begunstigdes vas.',
  'Choose at least one beneficiary. A trust is not valid without one.':
    'Kies minstens een begunstigde. ʼn Trust is nie daarsonder geldig nie.',
  'Only a will in a deceased estate can create a trust.': 'Slegs ʼn testament in ʼn bestorwe boedel kan ʼn trust skep.',
  'This trust has its matter already. Open it from the list.':
    'Hierdie trust het reeds sy saak. Maak dit uit die lys oop.',
};
