import type { auditTrailCalls } from '@boedel/contract/audit-trail/audit-trail.calls';
import type { WireAnswer } from '@boedel/contract/call';
import { t } from '../../i18n/t';
import { actionWords } from './action-words';

export type Entry = WireAnswer<typeof auditTrailCalls.getlist>['rows'][number];

const sentenced = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** 'matter.status.changed' read aloud: 'Matter status changed'. */
export const spokenAction = (action: string): string =>
  sentenced(
    action
      .split(/[._-]/)
      .map((word) => t(actionWords.get(word.toLowerCase()) ?? word))
      .join(' '),
  );

/** A value as a person reads it. */
export function spokenValue(value: unknown): string {
  if (value === null || value === undefined || value === '') return '-';
  if (Array.isArray(value)) return value.map(spokenValue).join(', ');
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** 'responsible_person_id' and 'responsiblePersonId' are the same words. */
export const spokenField = (field: string): string =>
  sentenced(
    field
      .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
      .replaceAll(/[._-]/g, ' ')
      .toLowerCase(),
  );

/** Every field either side tells about. */
export const fieldsOf = ({ before, after }: Pick<Entry, 'before' | 'after'>): string[] => [
  ...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]),
];
