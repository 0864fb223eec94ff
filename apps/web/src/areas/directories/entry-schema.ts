import { changeSchema, type Directory, entryValues } from '@boedel/contract/directories/directory';
import type { Fields } from '@boedel/contract/directories/field';
import { dayAt } from '@boedel/domain/dates/instant';
import { checkEntry, type Doubt } from '@boedel/domain/directories/check-entry';
import { countryNamed, defaultCountry } from '@boedel/domain/law/country';
import { isRefused } from '@boedel/domain/law/refusal';
import { z } from 'zod';
import type { Values } from '../../ui/fields/use-record-form';

const contextOf = (firmCountry: string | undefined) => {
  const country = countryNamed(firmCountry ?? '') ?? defaultCountry;
  return { country, on: dayAt(new Date(), country) };
};

/**
 * A form's schema: the contract's own, and the rules of `domain/directories` the server holds the entry to, so that a
 * wrong branch code is told when the field is left. Both are always asked, so that everything wrong shows at once.
 */
export const checkedBy = (schema: z.ZodType, fields: Fields, firmCountry: string | undefined): z.ZodType =>
  z.record(z.string(), z.unknown()).superRefine((values, context) => {
    const read = z.safeDecode(schema, values);
    const issues = read.success ? [] : read.error.issues;
    for (const issue of issues) context.addIssue({ code: 'custom', path: issue.path, message: issue.message });
    const told = new Set(issues.map((issue) => issue.path[0]));
    const checked = checkEntry(fields, values, contextOf(firmCountry));
    for (const { field, sentence } of isRefused(checked) ? checked.refusals : []) {
      if (!told.has(field)) context.addIssue({ code: 'custom', path: [field], message: sentence });
    }
  });

export const entryFormSchema = (directory: Directory, isNew: boolean, firmCountry: string | undefined): z.ZodType =>
  checkedBy(isNew ? entryValues(directory) : changeSchema(directory), directory.fields, firmCountry);

/** What to look at again: a bank that does not fit its branch code, an account number whose check digit fails. */
export function doubtsAbout(fields: Fields, values: Values, firmCountry: string | undefined): readonly Doubt[] {
  const checked = checkEntry(fields, values, contextOf(firmCountry));
  return isRefused(checked) ? [] : checked.doubts;
}

/** An entry before anything is filled in. */
export const emptyEntry = (fields: Fields): Values =>
  Object.fromEntries(Object.entries(fields).map(([name, { kind }]) => [name, kind === 'flag' ? false : null]));
