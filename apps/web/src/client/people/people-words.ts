import { partyFields } from '@boedel/contract/parties/party.fields';
import { mainWords, roleWords } from '@boedel/contract/parties/role-words';
import type { recordSources } from '@boedel/contract/people/people.schema';
import type { Particular } from '@boedel/domain/people/offer';
import { phrase, t } from '../../i18n/t';
import type { Part } from './people.queries';

/** What somebody is in a matter. */
export const roleWord = ({ role, systemTypeID }: Pick<Part, 'role' | 'systemTypeID'>): string =>
  t((role === 'main' ? mainWords[systemTypeID] : undefined) ?? roleWords[role] ?? role);

const lists: Readonly<Record<(typeof recordSources)[number], string>> = {
  matter_party: phrase('Matters'),
  globalbeneficiary: phrase('Global Beneficiaries'),
  globalexecutor: phrase('Global Executors'),
  founder: phrase('Global Founders'),
  globaltrustee: phrase('Global Trustees'),
  creditor: phrase('Creditors'),
  auditor: phrase('Global Auditors and Accountants'),
  taxpractitioner: phrase('Global Tax Practitioners'),
};
export const listWord = (source: (typeof recordSources)[number]): string => t(lists[source]);

const parts = { heir: phrase('heir'), creditor: phrase('creditor'), executor: phrase('executor') } as const;
/** 'Heir, creditor and executor'. */
export function partsWords(held: readonly (keyof typeof parts)[]): string {
  const words = held.map((part) => t(parts[part]));
  const joined = words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} ${t('and')} ${words.at(-1)}`;
  return joined.slice(0, 1).toLocaleUpperCase() + joined.slice(1);
}

/** The whole name of a body stands where a person's surname does. */
export const fieldWord = (field: Particular, kind: string = 'person'): string =>
  t(field === 'surname' && kind !== 'person' ? 'Name' : partyFields[field].label);
/** A value as people read it. */
export const valueWord = (field: Particular, value: string | number | null): string =>
  value === null ? '-' : field === 'gender' ? t(String(value) === '1' ? 'Male' : 'Female') : String(value);
