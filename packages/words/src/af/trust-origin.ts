export const af: Readonly<Record<string, string>> = {
  'Trusts of the will': 'Trusts van die testament',
  'Legacy in money': 'Geldlegaat',
  'Nothing yet': 'Nog niks',
  'No trust takes in this estate. Capture one under Beneficiaries, of the kind trust.':
    'Geen trust ontvang in hierdie boedel nie. Vang een onder Begunstigdes vas, van die soort trust.',
  Trust: 'Trust',
  Trustees: 'Trustees',
  Awarded: 'Toegeken',
  Together: 'Saam',
  Matter: 'Saak',
  'Create matter': 'Skep saak',
  'Matter created for the trust.': 'Saak vir die trust geskep.',
  'Open the matter of {trust}': 'Maak die saak van {trust} oop',
  'The deceased becomes the founder. The trustees in the will are proposed, and the awards become assets of the trust.':
    'Die oorledene word die oprigter. Die trustees in die testament word voorgestel, en die toekennings word bates van die trust.',
  Beneficiaries: 'Begunstigdes',
  'Created by the will in': 'Geskep deur die testament in',
};
