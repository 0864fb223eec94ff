import type { Fields } from '@boedel/contract/record/field';
import { wordsOf } from '@boedel/contract/sentences';
import { dayAt } from '@boedel/domain/dates/instant';
import type { LocalDate } from '@boedel/domain/dates/local-date';
import { checkEntry } from '@boedel/domain/directories/check-entry';
import { type Country, countryNamed, defaultCountry } from '@boedel/domain/law/country';
import { isRefused } from '@boedel/domain/law/refusal';
import { z } from 'zod';
import { tell } from '../../i18n/t';
import type { Values } from './use-record-form';

/** The country whose rules hold, and the day it is there. */
export function countryAndDay(firmCountry: string | undefined): { country: Country; on: LocalDate } {
  const country = countryNamed(firmCountry ?? '') ?? defaultCountry;
  return { country, on: dayAt(new Date(), country) };
}

/**
 * A form's schema: the contract's own, and the rules of `domain` that the server asks too, so that a wrong branch code is
 * told when the field is left. Both are always asked, so that everything wrong shows at once.
 */
export const ruledBy = (schema: z.ZodType, rule: (values: Values) => unknown): z.ZodType =>
  z.record(z.string(), z.unknown()).superRefine((values, context) => {
    const read = z.safeDecode(schema, values);
    const issues = read.success ? [] : read.error.issues;
    for (const issue of issues) context.addIssue({ code: 'custom', path: issue.path, message: tell(wordsOf(issue)) });
    const reported = new Set(issues.map((issue) => issue.path[0]));
    const outcome = rule(values);
    for (const refusal of isRefused(outcome) ? outcome.refusals : []) {
      const { field, words, sentence } = refusal;
      if (!reported.has(field)) context.addIssue({ code: 'custom', path: [field], message: tell(words ?? sentence) });
    }
  });

/** The rules of a directory's fields: numbers of the right country, addresses that can be. */
export const checkedBy = (schema: z.ZodType, fields: Fields, firmCountry: string | undefined): z.ZodType =>
  ruledBy(schema, (values) => checkEntry(fields, values, countryAndDay(firmCountry)));
