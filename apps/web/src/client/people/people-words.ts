import { partyFields } from '@boedel/contract/parties/party.fields';
import type { recordSources } from '@boedel/contract/people/people.schema';
import type { Particular } from '@boedel/domain/people/offer';
import { phrase, t } from '../../i18n/t';
import type { Part } from './people.queries';

const roles: Readonly<Record<string, string>> = {
  main: phrase('whom the matter is about'),
  spouse: phrase('spouse'),
  child: phrase('child'),
  relative: phrase('relative'),
  beneficiary: phrase('beneficiary'),
  insolvent: phrase('insolvent'),
  executor: phrase('executor'),
  recipient: phrase('recipient of news'),
  auditor: phrase('auditor or accountant'),
  personofinterest: phrase('person of interest'),
  taxpractitioner: phrase('tax practitioner'),
  powerofattorney: phrase('acts under a power of attorney'),
  creditor: phrase('creditor'),
};
const mainIn: Readonly<Record<number, string>> = {
  1: phrase('insolvent'),
  2: phrase('deceased'),
  3: phrase('patient'),
  4: phrase('client'),
  5: phrase('trust'),
};

/** What somebody is in a matter. */
export const roleWord = ({ role, systemTypeID }: Pick<Part, 'role' | 'systemTypeID'>): string =>
  t((role === 'main' ? mainIn[systemTypeID] : undefined) ?? roles[role] ?? role);

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

export const fieldWord = (field: Particular): string => t(partyFields[field].label);
/** A value as people read it. */
export const valueWord = (field: Particular, value: string | number | null): string =>
  value === null ? '-' : field === 'gender' ? t(String(value) === '1' ? 'Male' : 'Female') : String(value);
