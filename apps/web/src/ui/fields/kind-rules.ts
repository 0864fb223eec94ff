import { toFieldMessage } from '@boedel/contract/sentences';
import { readEmail } from '@boedel/domain/identity/email';
import { isRefused } from '@boedel/domain/law/refusal';
import { z } from 'zod';
import { translate } from '../../i18n/t';
import type { FormFieldDefinition } from './field';

const readValueAt = (values: unknown, name: string): unknown =>
  name.split('.').reduce<unknown>((value, key) => (value as Record<string, unknown> | null | undefined)?.[key], values);

/**
 * A form's schema, and what the kind of a field says by itself: an email address that cannot be one is told when the
 * field is left, in the words the server would refuse it with.
 */
export function addKindRules(schema: z.ZodType, fields: readonly FormFieldDefinition[]): z.ZodType {
  const emails = fields.filter(({ kind }) => kind === 'email');
  if (emails.length === 0) return schema;
  return z.record(z.string(), z.unknown()).superRefine((values, context) => {
    const read = z.safeDecode(schema, values);
    const issues = read.success ? [] : read.error.issues;
    for (const issue of issues)
      context.addIssue({ code: 'custom', path: issue.path, message: translate(toFieldMessage(issue)) });
    for (const { name } of emails) {
      const typed = readValueAt(values, name);
      if (typeof typed !== 'string' || typed === '' || issues.some(({ path }) => path.join('.') === name)) continue;
      const outcome = readEmail(typed, name);
      const refusal = isRefused(outcome) ? outcome.refusals[0] : undefined;
      const message = refusal && translate(refusal.words ?? refusal.sentence);
      if (message) context.addIssue({ code: 'custom', path: name.split('.'), message });
    }
  });
}
