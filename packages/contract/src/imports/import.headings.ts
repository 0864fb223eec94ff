import type { ImportKind } from './import-kinds';

type ImportHeadings = Readonly<Record<string, readonly string[]>>;

/** The firm's own number of a matter, by whatever name it stands over a column. */
const file = [
  'File',
  'File no',
  'File ref',
  'File reference',
  'Our reference',
  'Our ref',
  'Reference',
  'Matter',
  'Matter no',
  'Matter number',
  'Matter reference',
  'Estate',
  'Estate no',
  'Estate number',
  'Lêer',
  'Lêernommer',
  'Lêer no',
  'Saak',
  'Saaknommer',
  'Ons verwysing',
  'Verwysing',
  'Boedel',
  'Boedelnommer',
];
const person: ImportHeadings = {
  surname: ['Last name', 'Family name', 'Van', 'Familienaam'],
  firstNames: ['First name', 'Full names', 'Forenames', 'Names', 'Voornaam', 'Voorname', 'Volle name'],
  idNumber: ['ID', 'ID no', 'Identity number', 'ID-nommer', 'Identiteitsnommer'],
  dateOfBirth: ['Born', 'Birth date', 'Birthdate', 'DOB', 'Geboortedatum'],
  dateOfDeath: [
    'Died',
    'Died on',
    'Death date',
    'DOD',
    'Sterfdatum',
    'Sterfdag',
    'Datum van dood',
    'Datum van afsterwe',
  ],
  email: ['Mail', 'Email address', 'E-mail', 'E-mail address', 'E-pos'],
  relationship: ['Relation', 'Verwantskap'],
};

/**
 * What a column is called in lists that people have already, in both languages, beside the label and the name of its field:
 * whatever the screen calls it, 'File number' and 'Matter' mean the matter.
 */
export const importHeadings: Readonly<Record<ImportKind, ImportHeadings>> = {
  matter: {
    reference: file,
    ...person,
    masterReference: ["Master's ref", 'Master ref', 'Meesterverwysing'],
    responsible: ['Responsible', 'Handled by', 'Verantwoordelike'],
  },
  person: { matterReference: ['File number', ...file], ...person },
  asset: {
    matterReference: ['File number', ...file],
    name: ['Asset', 'Name', 'Bate', 'Beskrywing', 'Naam'],
    kind: ['Type', 'Category', 'Soort'],
    valuationAmount: ['Amount', 'Valuation', 'Market value', 'Waarde', 'Bedrag'],
    valuationDate: ['Valuation date', 'Waardasiedatum'],
    share: ['Share', 'Aandeel'],
  },
  liability: {
    matterReference: ['File number', ...file.filter((name) => !/^(our ref|reference|verwysing)/i.test(name))],
    creditor: ['Name', 'Owed to', 'Skuldeiser', 'Naam'],
    description: ['Details', 'Debt', 'Skuld', 'Beskrywing'],
    amount: ['Amount', 'Claim', 'Balance', 'Bedrag'],
    reference: ['Reference', 'Account number', 'Verwysing'],
  },
  claim: {
    matterReference: ['File number', ...file.filter((name) => !/^(our ref|reference|verwysing)/i.test(name))],
    creditor: ['Name', 'Owed to', 'Creditor name', 'Skuldeiser', 'Naam'],
    email: ['Email', 'E-mail', 'Mail', 'E-pos'],
    claimNumber: ['No', 'Number', 'Claim no', 'Eisnommer', 'Nommer'],
    reference: ['Reference', 'Account number', 'Their reference', 'Verwysing', 'Rekeningnommer'],
    claimType: ['Type', 'Nature', 'Soort'],
    claimBasis: ['Cause', 'Grondslag'],
    preferentCategory: ['Preference', 'Category', 'Voorkeur'],
    amount: ['Amount', 'Claim', 'Claimed', 'Balance', 'Bedrag', 'Eis'],
    securedBy: ['Security', 'Asset', 'Sekuriteit', 'Bate'],
  },
};
