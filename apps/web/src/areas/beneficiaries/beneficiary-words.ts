import { phrase, t } from '../../i18n/t';
import type { Beneficiary } from './beneficiaries.queries';

const kinship: Readonly<Record<string, string>> = {
  child: phrase('Child'),
  grandchild: phrase('Grandchild'),
  'great-grandchild': phrase('Great-grandchild'),
  parent: phrase('Parent'),
  grandparent: phrase('Grandparent'),
  'great-grandparent': phrase('Great-grandparent'),
  'brother or sister': phrase('Brother or sister'),
  'nephew or niece': phrase('Nephew or niece'),
  'grandnephew or grandniece': phrase('Grandnephew or grandniece'),
  'uncle or aunt': phrase('Uncle or aunt'),
  cousin: phrase('Cousin'),
  descendant: phrase('Descendant'),
  ancestor: phrase('Ancestor'),
  relative: phrase('Relative'),
  spouse: phrase('Spouse'),
  'former spouse': phrase('Former spouse'),
};
const grounds: Readonly<Record<string, string>> = {
  will: phrase('The will'),
  intestacy: phrase('The law'),
  hand: phrase('By hand'),
  agreement: phrase('An agreement'),
  policy: phrase('A policy'),
};
const payees: Readonly<Record<string, string>> = {
  guardiansFund: phrase('Guardian’s Fund'),
  trustees: phrase('Trustees'),
  guardian: phrase('Guardian'),
  tutorOrCurator: phrase('Tutor or curator'),
};
const natures: Readonly<Record<string, string>> = {
  person: phrase('Person'),
  trust: phrase('Trust'),
  company: phrase('Company'),
  'close corporation': phrase('Close corporation'),
  partnership: phrase('Partnership'),
  other: phrase('Institution'),
};

export const kinshipWord = ({ kinship: word, relationship }: Beneficiary): string | null =>
  // Typed by a person, mostly in a word of the family that both languages have.
  relationship === null || relationship === undefined
    ? word === null
      ? null
      : t(kinship[word] ?? word)
    : t(relationship);
export const takesByWords = ({ takesBy }: Beneficiary): string | null =>
  takesBy.map((by) => t(grounds[by] ?? by)).join(', ') || null;
export const paidToWord = ({ paidTo }: Beneficiary): string | null =>
  paidTo === null ? null : t(payees[paidTo] ?? paidTo);
export const natureWord = ({ kind = 'person', bodyKind }: Beneficiary): string =>
  bodyKind === 'public benefit body'
    ? t('Public benefit body')
    : bodyKind === 'state'
      ? t('The State')
      : t(natures[kind] ?? kind);
