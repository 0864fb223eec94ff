import { entryChangeSchema, type Directory, entryValuesSchema } from '@boedel/contract/directories/directory';
import type { RecordFields } from '@boedel/contract/record/field';
import { checkEntry, type EntryDoubt } from '@boedel/domain/directories/check-entry';
import { isRefused } from '@boedel/domain/law/refusal';
import type { z } from 'zod';
import { addCheckedFields, toCountryAndDay } from '../../ui/fields/add-checked-fields';
import type { RecordFormValues } from '../../ui/fields/use-record-form';

export const createEntryFormSchema = (
  directory: Directory,
  isNew: boolean,
  firmCountry: string | undefined,
): z.ZodType =>
  addCheckedFields(isNew ? entryValuesSchema(directory) : entryChangeSchema(directory), directory.fields, firmCountry);

/** What to look at again: a bank that does not fit its branch code, an account number whose check digit fails. */
export function listDoubts(
  fields: RecordFields,
  values: RecordFormValues,
  firmCountry: string | undefined,
): readonly EntryDoubt[] {
  const checked = checkEntry(fields, values, toCountryAndDay(firmCountry));
  return isRefused(checked) ? [] : checked.doubts;
}
