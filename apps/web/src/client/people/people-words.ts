import { partyFields } from '@boedel/contract/parties/party.fields';
import { mainPartyLabels, roleLabels } from '@boedel/contract/parties/role-labels';
import type { recordSources } from '@boedel/contract/people/people.schema';
import type { PersonParticular } from '@boedel/domain/people/offer';
import { markPhrase, t } from '../../i18n/t';
import type { PersonPart } from './people.queries';

/** What somebody is in a matter. */
export const translatePersonRole = ({ role, systemTypeID }: Pick<PersonPart, 'role' | 'systemTypeID'>): string =>
  t((role === 'main' ? mainPartyLabels[systemTypeID] : undefined) ?? roleLabels[role] ?? role);

const lists: Readonly<Record<(typeof recordSources)[number], string>> = {
  matter_party: markPhrase('Matters'),
  globalbeneficiary: markPhrase('Global Beneficiaries'),
  globalexecutor: markPhrase('Global Executors'),
  founder: markPhrase('Global Founders'),
  globaltrustee: markPhrase('Global Trustees'),
  creditor: markPhrase('Creditors'),
  auditor: markPhrase('Global Auditors and Accountants'),
  taxpractitioner: markPhrase('Global Tax Practitioners'),
};
export const listWord = (source: (typeof recordSources)[number]): string => t(lists[source]);

const partLabels = {
  heir: markPhrase('heir'),
  creditor: markPhrase('creditor'),
  executor: markPhrase('executor'),
} as const;
/** 'Heir, creditor and executor'. */
export function describeParts(held: readonly (keyof typeof partLabels)[]): string {
  const words = held.map((part) => t(partLabels[part]));
  const joined = words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} ${t('and')} ${words.at(-1)}`;
  return joined.slice(0, 1).toLocaleUpperCase() + joined.slice(1);
}

/** The whole name of a body stands where a person's surname does. */
export const translateFieldName = (field: PersonParticular, kind: string = 'person'): string =>
  t(field === 'surname' && kind !== 'person' ? 'Name' : partyFields[field].label);
/** A value as people read it. */
export const formatFieldValue = (field: PersonParticular, value: string | number | null): string =>
  value === null ? '-' : field === 'gender' ? t(String(value) === '1' ? 'Male' : 'Female') : String(value);
