import type { auditTrailCalls } from '@boedel/contract/audit-trail/audit-trail.calls';
import { directories } from '@boedel/contract/directories/registry';
import type { WireAnswer } from '@boedel/contract/call';
import type { Cents } from '@boedel/domain/money/cents';
import { phrase, t } from '../../i18n/t';
import { asText } from '../../ui/as-text';
import { amountText, dateTimeText, missing } from '../../ui/format';
import { actionWords } from './action-words';
import { fieldWords } from './field-words';

export type Entry = WireAnswer<typeof auditTrailCalls.getlist>['rows'][number];

const sentenced = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** What happens every day has a name of its own. */
const everyday: ReadonlyMap<string, string> = new Map([
  ['session.started', phrase('Signed in')],
  ['session.ended', phrase('Signed out')],
  ['person.systemtype.chosen', phrase('Changed system type')],
]);

/** An entry of one of the firm's lists, as its page calls it. */
const listEntry = (word: string): string | undefined =>
  (directories as Readonly<Record<string, { readonly one: string }>>)[word.toLowerCase()]?.one.toLowerCase();

/** 'matter.status.changed' read aloud: 'Matter status changed'. */
export const spokenAction = (action: string): string =>
  t(everyday.get(action) ?? '') ||
  sentenced(
    action
      .split(/[._-]/)
      .map((word) => t(actionWords.get(word.toLowerCase()) ?? listEntry(word) ?? word))
      .join(' '),
  );

/** Shorter ones are in too many words to be looked for in what they are read as. */
const shortest = 3;

/**
 * People search for what they read, the trail keeps what is written: for each word that was typed, the parts of actions that
 * are read with it, as 'second:twofactor;signed:session.started,session.ended'.
 */
export function writtenAs(search: string): string {
  const read = [...everyday, ...actionWords].map(([code, label]) => ({ code, words: t(label).toLowerCase() }));
  return search
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word.length >= shortest && !/[:;,]/.test(word))
    .map((word) => ({ word, codes: read.filter(({ words }) => words.includes(word)).map(({ code }) => code) }))
    .filter(({ codes }) => codes.length > 0)
    .map(({ word, codes }) => `${word}:${codes.join(',')}`)
    .join(';');
}

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

const statuses = [phrase('Pending'), phrase('Active'), phrase('Closed'), phrase('Archived')];
const types = [
  phrase('Insolvencies'),
  phrase('Deceased Estates'),
  phrase('Curatorship'),
  phrase('Flow Consult'),
  phrase('Trust'),
];
/** Fields that keep a number of one of our own lists: the trail shows what the number means. */
const lists: ReadonlyMap<string, readonly string[]> = new Map<string, readonly string[]>([
  ['matter.status', statuses],
  ['systemtype', types],
  ['systemtypes', types],
]);

/** A field's name however it is spelled: 'id_number' and 'idNumber' are the same. */
const plainName = (field: string): string => field.replaceAll(/[._-]/g, '').toLowerCase();

/** The value of a record's field, which knows whether a number is a choice or money. */
export function spokenValueOf(entityType: string, field: string, value: unknown): string {
  const plain = plainName(field);
  if (Array.isArray(value)) return value.map((one) => spokenValueOf(entityType, field, one)).join(', ') || missing;
  if (typeof value !== 'number') return spokenValue(value);
  if (plain.endsWith('cents')) return amountText(value as Cents);
  const list = lists.get(plain) ?? lists.get(`${entityType}.${plain}`);
  if (!list) return spokenValue(value);
  return value === 0 ? missing : t(list[value - 1] ?? String(value));
}

/** 'responsible_person_id' and 'responsiblePersonId' are the same words. */
export const spokenField = (field: string): string =>
  t(fieldWords.get(plainName(field).replace(/cents$/, '')) ?? '') ||
  sentenced(
    field
      .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
      .replaceAll(/[._-]/g, ' ')
      .replace(/ cents$/i, '')
      .toLowerCase(),
  );

/** What only the machine knows a record by: nobody reads it, and the words beside it say the same. */
const unspoken: ReadonlySet<string> = new Set([
  'id',
  'html',
  'version',
  'intermediaryid',
  'createdat',
  'changedat',
  'working',
  'sha256',
  'key',
  'mentions',
  'isfixed',
]);
const isSpoken = (field: string): boolean => {
  const plain = plainName(field);
  // The number of another record says nothing, unless people know the field by a name.
  return (
    !unspoken.has(plain) &&
    (!/(?:id|ids|by)$/.test(plain) || !/_(?:id|ids|by)$|I[dD]s?$/.test(field) || fieldWords.has(plain))
  );
};

/** Every field either side tells about. */
export const fieldsOf = ({ before, after }: Pick<Entry, 'before' | 'after'>): string[] =>
  [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])].filter(isSpoken);

/** What a record is called: the first of these it has is what a row of the trail is about. */
const naming = ['title', 'surname', 'name', 'fullname', 'description', 'plain', 'subject', 'file', 'filename', 'email'];

/** Something that came or went is told by its name; what it holds is in the entry. */
function calledBy({ before, after, entityType }: Pick<Entry, 'before' | 'after' | 'entityType'>): string | undefined {
  const whole = before && after ? undefined : (after ?? before);
  if (!whole) return undefined;
  const named = new Map(Object.entries(whole).map(([field, value]) => [plainName(field), [field, value] as const]));
  const [field, value] = naming.map((name) => named.get(name)).find((one) => one?.[1]) ?? [];
  if (field === undefined) return undefined;
  const first = named.get('firstnames')?.[1];
  const spoken = spokenValueOf(entityType, field, value);
  return plainName(field) === 'surname' && typeof first === 'string' ? `${first} ${spoken}` : spoken;
}

/** A row shows what it is about: one or two changes whole, of more their names. All of it is in the entry. */
export function inBrief(entry: Pick<Entry, 'entityType' | 'before' | 'after'>): string {
  const fields = fieldsOf(entry);
  const called = fields.length > 2 ? calledBy(entry) : undefined;
  if (called) return called;
  if (fields.length > 3) {
    const few = fields.slice(0, 2).map(spokenField).join(', ');
    return t('{fields} and {count} more', { fields: few, count: fields.length - 2 });
  }
  return fields
    .map((field) => {
      const [before, after] = [
        spokenValueOf(entry.entityType, field, entry.before?.[field]),
        spokenValueOf(entry.entityType, field, entry.after?.[field]),
      ];
      const value = before === missing ? after : `${before} → ${after}`;
      return t('{field}: {value}', { field: spokenField(field), value });
    })
    .join(' · ');
}
