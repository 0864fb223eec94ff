import type { RecordField } from '@boedel/contract/record/field';
import { loadWords } from '../../i18n/words';

/** Areas whose tabs name the fields of their records. */
const areas = [
  'assets',
  'bond',
  'capital-gains',
  'cash',
  'claims',
  'curator-account',
  'estate',
  'liabilities',
  'lodging',
  'meetings',
  'parties',
  'payout',
  'waiting',
  'wills',
];

let find: ((entityType: string, field: string) => RecordField | undefined) | undefined;

/** The fields of every record and their words: much, so they come with the first entry that is opened. */
export async function loadDeclared(): Promise<void> {
  const [{ findDeclaredField: found }] = await Promise.all([import('./record-fields'), ...areas.map(loadWords)]);
  find = found;
}

/** The field as its record declares it, once that is known. */
export const findField = (entityType: string, field: string): RecordField | undefined => find?.(entityType, field);
