import { t } from '../../i18n/t';
import { asText } from '../as-text';
import { amountText, centsOf, dateText, missing, percentageText } from '../format';
import type { Field } from './field';

/** A field's answer in words, as a table or a comparison shows it. */
export function fieldText(field: Field, value: unknown): string {
  if (field.inWords) return field.inWords(value) || missing;
  if (field.kind === 'flag') return value ? t('Yes') : t('No');
  if (value === null || value === undefined || value === '') return missing;
  if (field.kind === 'money' && typeof value === 'number') return amountText(centsOf(value));
  if (field.kind === 'percent' && typeof value === 'number') return percentageText(value);
  if (field.kind === 'day') return dateText(asText(value));
  const option = field.options?.find((one) => one.value === value);
  return option ? t(option.label) : asText(value);
}
