import { mergeField, mergeFields, mergeList, mergeLists, ofFirstRow } from '@boedel/domain/templates/merge-fields';
import { t } from '../../../i18n/t';
import { describeField, listWords } from './describe-piece';

export interface FieldChoiceGroup {
  readonly group: string;
  readonly items: { value: string; label: string }[];
}

/** What may stand where the cursor is: the types the template is offered for, and the lists around it. */
export interface EditorPlace {
  readonly systemTypeIDs: readonly number[];
  readonly lists: readonly string[];
}

interface ListScope {
  readonly systemTypes: readonly number[];
  readonly list?: string;
}

const isKnown = ({ systemTypes }: ListScope, { systemTypeIDs }: EditorPlace): boolean =>
  systemTypeIDs.every((type) => systemTypes.includes(type));
const isInReach = ({ list }: ListScope, { lists }: EditorPlace): boolean =>
  list === undefined || ofFirstRow.has(list) || lists.includes(list);

function groupChoices(found: readonly { group: string; value: string; label: string }[]): FieldChoiceGroup[] {
  const groups = new Map<string, FieldChoiceGroup['items']>();
  for (const { group, value, label } of found) groups.set(group, [...(groups.get(group) ?? []), { value, label }]);
  return [...groups].map(([group, items]) => ({ group, items }));
}

const listListsHere = (place: EditorPlace, now: string): FieldChoiceGroup => ({
  group: t('Lists'),
  items: mergeLists
    .filter(
      (list) => list.name === now || (isKnown(list, place) && (!list.inside || place.lists.includes(list.inside))),
    )
    .map(({ name, label }) => ({ value: name, label: t(label) })),
});

/** A name no field or list has stays to be seen until another is chosen. */
const listUnknownName = (now: string): FieldChoiceGroup[] =>
  now === '' || mergeField(now) || mergeList(now) ? [] : [{ group: '', items: [{ value: now, label: now }] }];

/** Fields that can stand here, by group; those of the list around the cursor come first. The one that stands stays. */
export function listFieldChoices(place: EditorPlace, now = ''): FieldChoiceGroup[] {
  const isFirst = ({ list }: ListScope): boolean => list !== undefined && place.lists.includes(list);
  const found = mergeFields
    .filter((field) => field.name === now || (isKnown(field, place) && isInReach(field, place)))
    .toSorted((a, b) => Number(isFirst(b)) - Number(isFirst(a)))
    .map(({ name, group }) => ({ group: t(group), value: name, label: describeField(name) }));
  return [...listUnknownName(now), ...groupChoices(found)];
}

/** What a condition can ask about: fields, and whether a list has rows at all. */
export const listTestChoices = (place: EditorPlace, now: string): FieldChoiceGroup[] => [
  ...listFieldChoices(place, now),
  listListsHere(place, now),
];

/** What can be repeated here: a list, or the lines of a longer field. */
export const listChoices = (place: EditorPlace, now: string): FieldChoiceGroup[] => [
  ...listUnknownName(now),
  listListsHere(place, now),
  {
    group: t('Lines'),
    items: mergeFields
      .filter((field) => field.name === now || (field.isLong && isKnown(field, place) && isInReach(field, place)))
      .map(({ name }) => ({ value: name, label: listWords(name) })),
  },
];
