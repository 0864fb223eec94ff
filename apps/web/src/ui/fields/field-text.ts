import { t } from '../../i18n/t';
import { formatAsText } from '../format-as-text';
import { formatAmountText, toCents, formatDate, missing, formatPercentage } from '../format';
import type { FormFieldDefinition } from './field';

/** A field's answer in words, as a table or a comparison shows it. */
export function formatField(field: FormFieldDefinition, value: unknown): string {
  if (field.inWords) return field.inWords(value) || missing;
  if (field.kind === 'flag') return value ? t('Yes') : t('No');
  if (value === null || value === undefined || value === '') return missing;
  if (field.kind === 'money' && typeof value === 'number') return formatAmountText(toCents(value));
  if (field.kind === 'percent' && typeof value === 'number') return formatPercentage(value);
  if (field.kind === 'day') return formatDate(formatAsText(value));
  const option = field.options?.find((one) => one.value === value);
  return option ? t(option.label) : formatAsText(value);
}
