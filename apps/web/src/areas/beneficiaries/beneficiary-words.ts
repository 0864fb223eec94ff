import { markPhrase, t } from '../../i18n/t';
import type { BeneficiaryAnswer } from './beneficiaries.queries';

const kinship: Readonly<Record<string, string>> = {
  child: markPhrase('Child'),
  grandchild: markPhrase('Grandchild'),
  'great-grandchild': markPhrase('Great-grandchild'),
  parent: markPhrase('Parent'),
  grandparent: markPhrase('Grandparent'),
  'great-grandparent': markPhrase('Great-grandparent'),
  'brother or sister': markPhrase('Brother or sister'),
  'nephew or niece': markPhrase('Nephew or niece'),
  'grandnephew or grandniece': markPhrase('Grandnephew or grandniece'),
  'uncle or aunt': markPhrase('Uncle or aunt'),
  cousin: markPhrase('Cousin'),
  descendant: markPhrase('Descendant'),
  ancestor: markPhrase('Ancestor'),
  relative: markPhrase('Relative'),
  spouse: markPhrase('Spouse'),
  'former spouse': markPhrase('Former spouse'),
};
const grounds: Readonly<Record<string, string>> = {
  will: markPhrase('The will'),
  intestacy: markPhrase('The law'),
  hand: markPhrase('By hand'),
  agreement: markPhrase('An agreement'),
  policy: markPhrase('A policy'),
};
const payees: Readonly<Record<string, string>> = {
  guardiansFund: markPhrase('Guardian’s Fund'),
  trustees: markPhrase('Trustees'),
  guardian: markPhrase('Guardian'),
  tutorOrCurator: markPhrase('Tutor or curator'),
};
const natures: Readonly<Record<string, string>> = {
  person: markPhrase('Person'),
  trust: markPhrase('Trust'),
  company: markPhrase('Company'),
  'close corporation': markPhrase('Close corporation'),
  partnership: markPhrase('Partnership'),
  other: markPhrase('Institution'),
};

export const describeKinship = ({ kinship: word, relationship }: BeneficiaryAnswer): string | null =>
  // Typed by a person, mostly in a word of the family that both languages have.
  relationship === null || relationship === undefined
    ? word === null
      ? null
      : t(kinship[word] ?? word)
    : t(relationship);
export const describeTakesBy = ({ takesBy }: BeneficiaryAnswer): string | null =>
  takesBy.map((by) => t(grounds[by] ?? by)).join(', ') || null;
export const describePaidTo = ({ paidTo }: BeneficiaryAnswer): string | null =>
  paidTo === null ? null : t(payees[paidTo] ?? paidTo);
export const describeNature = ({ kind = 'person', bodyKind }: BeneficiaryAnswer): string =>
  bodyKind === 'public benefit body'
    ? t('Public benefit body')
    : bodyKind === 'state'
      ? t('The State')
      : t(natures[kind] ?? kind);
