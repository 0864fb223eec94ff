import type { SystemType } from '../matter/kinds';
import { requestedFields } from './fields/asked';
import type { FieldGroup, KindedField, MergeField, MergeList } from './fields/group';
import { insolvencyFields } from './fields/insolvency';
import { matterFields } from './fields/matter';
import { meetingFields } from './fields/meetings';
import { moneyFields } from './fields/money';
import { peopleFields } from './fields/people';
import { propertyFields } from './fields/property';
import { trustFields } from './fields/trust';

export type { CapturePlace, MergeField, MergeKind, MergeList } from './fields/group';

/**
 * Every field a paper can merge, said once: for which matters it exists, where its value comes from and where it is
 * captured. Templates are held against this list; the picker of the editor and the list of what is missing are it.
 */
const groups: readonly FieldGroup[] = [
  ...matterFields,
  ...peopleFields,
  ...propertyFields,
  ...insolvencyFields,
  ...meetingFields,
  ...moneyFields,
  ...trustFields,
  ...requestedFields,
];

/** Fields of the first row may be named outside the list: `executor.name` is the first executor's. */
export const ofFirstRow: ReadonlySet<string> = new Set(['executors']);

/** Of a list as a whole, in words. */
const listNameFields = (group: FieldGroup): MergeField[] =>
  group.list && ofFirstRow.has(group.list)
    ? [
        {
          name: `${group.list}.names`,
          label: 'All names',
          kind: 'text',
          group: group.label,
          systemTypes: group.systemTypes,
          captured: group.captured,
        },
      ]
    : [];

const listFieldTypes = (group: FieldGroup, more?: KindedField[2]): readonly SystemType[] =>
  (more?.systemTypes ?? group.systemTypes).filter((type) => group.systemTypes.includes(type));

export const mergeLists: readonly MergeList[] = groups.flatMap((group) =>
  group.list
    ? [
        {
          name: group.list,
          item: group.prefix,
          label: group.label,
          group: group.label,
          systemTypes: group.systemTypes,
          captured: group.captured,
          ...(group.inside && { inside: group.inside }),
        },
      ]
    : [],
);

/** What a list comes to: how many rows, and each amount added up. */
const listListFields = (group: FieldGroup): MergeField[] =>
  !group.list
    ? []
    : [
        {
          name: `${group.list}.count`,
          label: 'How many',
          kind: 'number',
          group: group.label,
          systemTypes: group.systemTypes,
          captured: group.captured,
          ...(group.inside && { list: group.inside }),
        },
        ...Object.entries(group.fields).flatMap(([leaf, [kind, label, more]]): MergeField[] =>
          kind === 'money'
            ? [
                {
                  name: `${group.list}.${leaf}`,
                  label: `${label}, total`,
                  kind,
                  group: group.label,
                  systemTypes: listFieldTypes(group, more),
                  captured: group.captured,
                  ...(group.inside && { list: group.inside }),
                },
              ]
            : [],
        ),
      ];

export const mergeFields: readonly MergeField[] = groups.flatMap((group) => [
  ...Object.entries(group.fields).map(([leaf, [kind, label, more]]): MergeField => ({
    name: group.prefix ? `${group.prefix}.${leaf}` : leaf,
    label,
    kind,
    group: group.label,
    systemTypes: listFieldTypes(group, more),
    captured: group.captured,
    ...(group.list && { list: group.list }),
    ...(more?.options && { options: more.options }),
    ...(more?.isLong && { isLong: true }),
  })),
  ...listListFields(group),
  ...listNameFields(group),
]);

const byName = new Map(mergeFields.map((field) => [field.name, field]));
const listByName = new Map(mergeLists.map((list) => [list.name, list]));
export const mergeField = (name: string): MergeField | undefined => byName.get(name);
export const mergeList = (name: string): MergeList | undefined => listByName.get(name);

/** The tab of a matter where a field is captured; none where it is not captured in a matter. */
export const findFieldTab = ({ captured }: Pick<MergeField, 'captured'>, type: SystemType): string | null => {
  if (captured.at === 'figures') return captured.tab;
  if (captured.at !== 'tab') return null;
  return typeof captured.tab === 'string' ? captured.tab : (captured.tab[type] ?? null);
};
