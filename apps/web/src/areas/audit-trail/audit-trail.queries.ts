import type { auditTrailCalls } from '@boedel/contract/audit-trail/audit-trail.calls';
import type { WireAnswer } from '@boedel/contract/call';

export type Entry = WireAnswer<typeof auditTrailCalls.getlist>['rows'][number];

/** 'matter.status.changed' read aloud: 'Matter status changed'. */
export const spokenAction = (action: string): string => {
  const words = action.replaceAll(/[._-]/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** A value as a person reads it. */
export function spokenValue(value: unknown): string {
  if (value === null || value === undefined || value === '') return '-';
  if (Array.isArray(value)) return value.map(spokenValue).join(', ');
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** 'responsible_person_id' and 'responsiblePersonId' are the same words. */
export const spokenField = (field: string): string =>
  spokenAction(field.replaceAll(/([a-z])([A-Z])/g, '$1 $2').toLowerCase());

/** Every field either side tells about. */
export const fieldsOf = ({ before, after }: Pick<Entry, 'before' | 'after'>): string[] => [
  ...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]),
];
