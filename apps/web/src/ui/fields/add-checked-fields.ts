import type { RecordFields } from '@boedel/contract/record/field';
import { toFieldMessage } from '@boedel/contract/sentences';
import { computeDayAt } from '@boedel/domain/dates/instant';
import type { LocalDate } from '@boedel/domain/dates/local-date';
import { checkEntry } from '@boedel/domain/directories/check-entry';
import { type Country, findCountry, defaultCountry } from '@boedel/domain/law/country';
import { isRefused } from '@boedel/domain/law/refusal';
import { z } from 'zod';
import { translate } from '../../i18n/t';
import type { RecordFormValues } from './use-record-form';

/** The country whose rules hold, and the day it is there. */
export function toCountryAndDay(firmCountry: string | undefined): { country: Country; on: LocalDate } {
  const country = findCountry(firmCountry ?? '') ?? defaultCountry;
  return { country, on: computeDayAt(new Date(), country) };
}

/**
 * A form's schema: the contract's own, and the rules of `domain` that the server asks too, so that a wrong branch code is
 * told when the field is left. Both are always asked, so that everything wrong shows at once.
 */
export const addRule = (schema: z.ZodType, rule: (values: RecordFormValues) => unknown): z.ZodType =>
  z.record(z.string(), z.unknown()).superRefine((values, context) => {
    const read = z.safeDecode(schema, values);
    const issues = read.success ? [] : read.error.issues;
    for (const issue of issues)
      context.addIssue({ code: 'custom', path: issue.path, message: translate(toFieldMessage(issue)) });
    const reported = new Set(issues.map((issue) => issue.path[0]));
    const outcome = rule(values);
    for (const refusal of isRefused(outcome) ? outcome.refusals : []) {
      const { field, words, sentence } = refusal;
      if (!reported.has(field))
        context.addIssue({ code: 'custom', path: [field], message: translate(words ?? sentence) });
    }
  });

/** The rules of a directory's fields: numbers of the right country, addresses that can be. */
export const addCheckedFields = (schema: z.ZodType, fields: RecordFields, firmCountry: string | undefined): z.ZodType =>
  addRule(schema, (values) => checkEntry(fields, values, toCountryAndDay(firmCountry)));
