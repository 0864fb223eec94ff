import type { auditTrailCalls } from '@boedel/contract/audit-trail/audit-trail.calls';
import { nameKeyDate } from '@boedel/contract/fixed/key-dates';
import { directories } from '@boedel/contract/directories/registry';
import { labelEvent, matterEvents } from '@boedel/contract/matter/matter-events';
import type { WireAnswer } from '@boedel/contract/call';
import type { Cents } from '@boedel/domain/money/cents';
import { markPhrase, t } from '../../i18n/t';
import { formatAsText } from '../../ui/format-as-text';
import { formatAmountText, formatDateTime, missing } from '../../ui/format';
import { actionLabels } from './action-labels';
import { fieldLabels } from './field-labels';
import { findField } from './declared';
import { normaliseName } from './plain-name';

export type TrailEntryAnswer = WireAnswer<typeof auditTrailCalls.getlist>['rows'][number];

const capitalise = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** What happens every day has a name of its own. */
const everyday: ReadonlyMap<string, string> = new Map([
  ['session.started', markPhrase('Signed in')],
  ['session.ended', markPhrase('Signed out')],
  ['person.systemtype.chosen', markPhrase('Changed system type')],
  ['trustee.status', markPhrase('Changed the standing of a trustee')],
]);

/** An entry of one of the firm's lists, as its page calls it. */
const listEntry = (word: string): string | undefined =>
  (directories as Readonly<Record<string, { readonly one: string }>>)[word.toLowerCase()]?.one.toLowerCase();

const findWord = (word: string): string | undefined => actionLabels.get(word.toLowerCase()) ?? listEntry(word);

/** What a part of an action's name is called: 'bond_of_security' has a word of its own, 'earlier_duty' is two. */
const splitWords = (part: string): string[] =>
  findWord(part) === undefined ? part.split(/[_-]/).map((word) => findWord(word) ?? word) : [findWord(part)!];

/** 'matter.status.changed' read aloud: 'Matter status changed'. */
export const describeAction = (action: string): string =>
  t(everyday.get(action) ?? '') ||
  capitalise(
    action
      .split('.')
      .flatMap(splitWords)
      .map((word) => t(word))
      .join(' '),
  );

/** Shorter ones are in too many words to be looked for in what they are read as. */
const shortest = 3;

/**
 * People search for what they read, the trail keeps what is written: for each word that was typed, the parts of actions that
 * are read with it, as 'second:twofactor;signed:session.started,session.ended'.
 */
export function listSpellings(search: string): string {
  const read = [...everyday, ...actionLabels].map(([code, label]) => ({ code, words: t(label).toLowerCase() }));
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
export function describeValue(value: unknown): string {
  if (value === null || value === undefined || value === '') return missing;
  if (typeof value === 'boolean') return value ? t('Yes') : t('No');
  // Words of our own begin small; what people typed stays as it is.
  if (typeof value === 'string')
    return isInstant.test(value) ? formatDateTime(value) : /^[a-z]/.test(value) ? t(value) : value;
  if (Array.isArray(value)) return value.map(describeValue).join(', ') || missing;
  if (typeof value !== 'object') return formatAsText(value);
  const parts = Object.entries(value).filter(([field, inner]) => isSpoken(field) && isMessage(inner));
  return (
    parts
      .map(([field, inner]) =>
        t('{field}: {value}', { field: describeField(field), value: describeFieldValue('', field, inner) }),
      )
      .join('; ') || missing
  );
}

/** Something is there to say: nothing, an empty list and a box that was not ticked say nothing of what came or went. */
const isMessage = (value: unknown): boolean =>
  value !== null &&
  value !== undefined &&
  value !== '' &&
  value !== false &&
  !(typeof value === 'object' && !Object.values(value).some(isMessage));

const statuses = [markPhrase('Pending'), markPhrase('Active'), markPhrase('Closed'), markPhrase('Archived')];
const types = [
  markPhrase('Insolvencies'),
  markPhrase('Deceased Estates'),
  markPhrase('Curatorship'),
  markPhrase('Flow Consult'),
  markPhrase('Trust'),
];
/** Fields that keep a number of one of our own lists: the trail shows what the number means. */
const lists: ReadonlyMap<string, readonly string[]> = new Map<string, readonly string[]>([
  ['matter.status', statuses],
  ['systemtype', types],
  ['systemtypes', types],
]);

/** Fields that keep a word of our own: the trail says what people call it. */
const valueLabels: ReadonlyMap<string, Readonly<Record<string, string>>> = new Map<
  string,
  Readonly<Record<string, string>>
>([
  [
    'way',
    {
      password: markPhrase('Password'),
      'two-factor': markPhrase('Password and code'),
      'identity-provider': markPhrase('Single sign-on'),
    },
  ],
  [
    'purpose',
    {
      award: markPhrase('award to an heir'),
      claim: markPhrase('claim of a creditor'),
      dividend: markPhrase('dividend to a creditor'),
      composition: markPhrase('composition payment'),
      provision: markPhrase('provision'),
      cost: markPhrase('cost'),
    },
  ],
  ['accounttype', { current: markPhrase('current account'), savings: markPhrase('savings account') }],
  ['language', { en: markPhrase('English'), af: markPhrase('Afrikaans') }],
]);

/** The value of a record's field, which knows whether a number is a choice or money. */
export function describeFieldValue(entityType: string, field: string, value: unknown): string {
  const plain = normaliseName(field);
  const declared = findField(entityType, field);
  // Numbers of bank lines that only the machine knows: how many is what there is to say.
  if (Array.isArray(value) && plain === 'lines') return String(value.length);
  if (Array.isArray(value)) return value.map((one) => describeFieldValue(entityType, field, one)).join(', ') || missing;
  if (plain === 'event' && typeof value === 'string') return describeEvent(value);
  const word = typeof value === 'string' ? valueLabels.get(plain)?.[value] : undefined;
  if (word) return t(word);
  if (typeof value === 'string' && declared?.options) return t(declared.labels?.[value] ?? splitJoined(value));
  if (typeof value !== 'number') return describeValue(value);
  if (plain.endsWith('cents')) return formatAmountText(value as Cents);
  const choice = declared?.choices?.find((one) => one.value === value);
  if (choice) return t(choice.label);
  if (entityType === 'diary_entry' && plain === 'type') return t(nameKeyDate(value));
  const list = lists.get(plain) ?? lists.get(`${entityType}.${plain}`);
  if (!list) return describeValue(value);
  return value === 0 ? missing : t(list[value - 1] ?? String(value));
}

/** 'awardPaid' as people write it: 'award paid'. */
const splitJoined = (code: string): string =>
  code.replaceAll(/([a-z])([A-Z])/g, (_, last: string, first: string) => `${last} ${first.toLowerCase()}`);

/** An event is called as the types that have it call it. */
const describeEvent = (event: string): string =>
  t(
    labelEvent(
      Object.keys(matterEvents)
        .map(Number)
        .find((type) => matterEvents[type]?.[event]) ?? 0,
      event,
    ),
  );

/** 'clause 12' of a will. */
const describeNumbered = (field: string): string | undefined => {
  const [, what, number] = /^(clause) (\d+)$/.exec(field) ?? [];
  return what && t('Clause {number}', { number: number! });
};

/** 'responsible_person_id' and 'responsiblePersonId' are the same words. */
export const describeField = (field: string, entityType = ''): string =>
  t(findField(entityType, field)?.label ?? fieldLabels.get(normaliseName(field).replace(/cents$/, '')) ?? '') ||
  describeNumbered(field) ||
  capitalise(
    splitJoined(field)
      .replaceAll(/[._-]/g, ' ')
      .replace(/ cents$/, '')
      .replace(/ n$/, ', numerator')
      .replace(/ d$/, ', denominator')
      .replace(/^(?:is|has) /, ''),
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
  'rule',
  'steptype',
  'position',
]);
const isSpoken = (field: string): boolean => {
  const plain = normaliseName(field);
  // The number of another record says nothing, unless people know the field by a name.
  return (
    !unspoken.has(plain) &&
    !/^\d+$/.test(plain) &&
    (!/(?:id|ids|by)$/.test(plain) || !/_(?:id|ids|by)$|I[dD]s?$/.test(field) || fieldLabels.has(plain))
  );
};

/** Every field that either side tells about: those that were filled in before or are now. */
export function listFields({ before, after }: Pick<TrailEntryAnswer, 'before' | 'after'>): string[] {
  return [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])].filter(
    (field) => isSpoken(field) && (isMessage(before?.[field]) || isMessage(after?.[field])),
  );
}

/** What a record is called: the first of these it has is what a row of the trail is about. */
const naming = [
  'title',
  'surname',
  'name',
  'fullname',
  'description',
  'what',
  'plain',
  'subject',
  'payee',
  'creditor',
  'file',
  'filename',
  'email',
];
/** A number names a record where nothing else does, and says what number it is. */
const numbering = ['number', 'claimnumber', 'reference'];

/** Something that came or went is told by its name; what it holds is in the entry. */
function findName({
  before,
  after,
  entityType,
}: Pick<TrailEntryAnswer, 'before' | 'after' | 'entityType'>): string | undefined {
  const whole = before && after ? undefined : (after ?? before);
  if (!whole) return undefined;
  const named = new Map(Object.entries(whole).map(([field, value]) => [normaliseName(field), [field, value] as const]));
  const [field, value] = [...naming, ...numbering].map((name) => named.get(name)).find((one) => one?.[1]) ?? [];
  if (field === undefined) return undefined;
  const first = named.get('firstnames')?.[1];
  const bare = describeFieldValue(entityType, field, value);
  const spoken = numbering.includes(normaliseName(field))
    ? t('{field}: {value}', { field: describeField(field, entityType), value: bare })
    : bare;
  const called = normaliseName(field) === 'surname' && typeof first === 'string' ? `${first} ${spoken}` : spoken;
  const amount = Object.entries(whole).find(([key, cents]) => normaliseName(key) === 'amountcents' && cents);
  return amount ? `${called} · ${describeFieldValue(entityType, ...amount)}` : called;
}

/** A row shows what it is about by name, or the first changes whole and how many more there are. All is in the entry. */
export function summariseEntry(entry: Pick<TrailEntryAnswer, 'entityType' | 'before' | 'after'>): string {
  const fields = listFields(entry);
  const called = fields.length > 1 ? findName(entry) : undefined;
  if (called) return called;
  const shown = fields.length > 3 ? fields.slice(0, 2) : fields;
  const few = shown
    .map((field) => {
      const [before, after] = [
        describeFieldValue(entry.entityType, field, entry.before?.[field]),
        describeFieldValue(entry.entityType, field, entry.after?.[field]),
      ];
      const value = before === missing ? after : `${before} → ${after}`;
      return t('{field}: {value}', { field: describeField(field, entry.entityType), value });
    })
    .join(' · ');
  return shown.length < fields.length
    ? t('{fields} and {count} more', { fields: few, count: fields.length - shown.length })
    : few;
}
