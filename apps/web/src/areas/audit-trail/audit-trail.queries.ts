import type { auditTrailCalls } from '@boedel/contract/audit-trail/audit-trail.calls';
import type { WireAnswer } from '@boedel/contract/call';
import { phrase, t } from '../../i18n/t';
import { asText } from '../../ui/as-text';
import { dateTimeText, missing } from '../../ui/format';
import { actionWords } from './action-words';

export type Entry = WireAnswer<typeof auditTrailCalls.getlist>['rows'][number];

const sentenced = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** What happens every day has a name of its own. */
const everyday: ReadonlyMap<string, string> = new Map([
  ['session.started', phrase('Signed in')],
  ['session.ended', phrase('Signed out')],
  ['person.systemtype.chosen', phrase('Changed system type')],
]);

/** 'matter.status.changed' read aloud: 'Matter status changed'. */
export const spokenAction = (action: string): string =>
  t(everyday.get(action) ?? '') ||
  sentenced(
    action
      .split(/[._-]/)
      .map((word) => t(actionWords.get(word.toLowerCase()) ?? word))
      .join(' '),
  );

const isInstant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/;

/** A value as a person reads it. */
export function spokenValue(value: unknown): string {
  if (value === null || value === undefined || value === '') return missing;
  if (typeof value === 'boolean') return value ? t('Yes') : t('No');
  if (typeof value === 'string') return isInstant.test(value) ? dateTimeText(value) : value;
  if (Array.isArray(value)) return value.map(spokenValue).join(', ') || missing;
  if (typeof value !== 'object') return asText(value);
  return Object.entries(value)
    .map(([field, inner]) => t('{field}: {value}', { field: spokenField(field), value: spokenValue(inner) }))
    .join('; ');
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

/** A row shows what it is about: one or two changes whole, of more their names. All of it is in the entry. */
export function inBrief(entry: Pick<Entry, 'before' | 'after'>): string {
  const fields = fieldsOf(entry);
  if (fields.length > 3) {
    const few = fields.slice(0, 2).map(spokenField).join(', ');
    return t('{fields} and {count} more', { fields: few, count: fields.length - 2 });
  }
  return fields
    .map((field) => {
      const [before, after] = [spokenValue(entry.before?.[field]), spokenValue(entry.after?.[field])];
      const value = before === missing ? after : `${before} → ${after}`;
      return t('{field}: {value}', { field: spokenField(field), value });
    })
    .join(' · ');
}
