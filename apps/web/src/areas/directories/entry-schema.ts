import { changeSchema, type Directory, entryValues } from '@boedel/contract/directories/directory';
import type { Fields } from '@boedel/contract/record/field';
import { checkEntry, type Doubt } from '@boedel/domain/directories/check-entry';
import { isRefused } from '@boedel/domain/law/refusal';
import type { z } from 'zod';
import { checkedBy, countryAndDay } from '../../ui/fields/checked-by';
import type { Values } from '../../ui/fields/use-record-form';

export const entryFormSchema = (directory: Directory, isNew: boolean, firmCountry: string | undefined): z.ZodType =>
  checkedBy(isNew ? entryValues(directory) : changeSchema(directory), directory.fields, firmCountry);

/** What to look at again: a bank that does not fit its branch code, an account number whose check digit fails. */
export function doubtsAbout(fields: Fields, values: Values, firmCountry: string | undefined): readonly Doubt[] {
  const checked = checkEntry(fields, values, countryAndDay(firmCountry));
  return isRefused(checked) ? [] : checked.doubts;
}
