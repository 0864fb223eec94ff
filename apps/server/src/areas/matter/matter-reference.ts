import { systemTypeEnum } from '@boedel/contract/fixed/system-types';
import type { LocalDate } from '@boedel/domain/dates/local-date';
import { readReferencePattern, toSequenceKey, writeReference } from '@boedel/domain/firm/reference-pattern';
import type { Tx } from '../../platform/db/database';
import { throwIfRefused } from '../../platform/throw-if-refused';
import { settingStore } from '../firm/settings.store';
import { matterStore } from './matter.store';

/** The short name of each type in a reference. */
const shortNames: Record<keyof typeof systemTypeEnum, string> = {
  '1': 'INS',
  '2': 'EST',
  '3': 'CUR',
  '4': 'CON',
  '5': 'TRU',
};

/** The next reference by the firm's pattern. One that a person has given by hand is stepped over. */
export async function createNextReference(tx: Tx, systemType: number, on: LocalDate): Promise<string> {
  const { matter_reference_pattern } = await settingStore(tx).ofFirm();
  const pattern = throwIfRefused(readReferencePattern(matter_reference_pattern));
  const type = shortNames[String(systemType) as keyof typeof shortNames];
  for (;;) {
    const sequence = await matterStore(tx).nextNumber(toSequenceKey(pattern, { on, type }));
    const reference = writeReference(pattern, { on, type, sequence });
    if (!(await matterStore(tx).isReferenceTaken(reference))) return reference;
  }
}
