import { personShape, treeMarriage, treePerson } from '@boedel/contract/beneficiaries/beneficiaries.schema';
import { personFields } from '@boedel/contract/beneficiaries/person.fields';
import { marriages } from '@boedel/contract/parties/marriage.record';
import { partyFields } from '@boedel/contract/parties/party.fields';
import { particulars } from '@boedel/domain/people/offer';
import { Button, Select } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import type { ComponentType } from 'react';
import { z } from 'zod';
import { TakeKnown } from '../../client/people/known';
import { t } from '../../i18n/t';
import type { ControlProps } from '../../ui/fields/control';
import type { FieldSection } from '../../ui/fields/field';
import { RecordDialog } from '../../ui/record/record-dialog';
import { listFormFields } from '../../ui/record/record-fields';
import type { DraftMarriage, DraftParent, DraftPerson } from './family-draft';
import styles from './family-tree.module.css';

const personal = ['firstNames', 'surname', 'dateOfBirth', 'dateOfDeath', 'gender', 'relationship'] as const;
const succession = [
  'outlivedDeceased',
  'conceivedBeforeDeath',
  'isUnborn',
  'hasRenounced',
  'renouncedDate',
  'renouncedMentallyIll',
  'disqualified',
] as const;
const married = ['kind', 'contract', 'marriedDate', 'endedBy', 'endedDate', 'recognition'] as const;

export interface ParentChoice {
  readonly key: string;
  readonly name: string;
}

/** Whose child somebody is: each parent with how, for an adopted child or a half-brother. */
function createParentsControl(people: readonly ParentChoice[]): ComponentType<ControlProps> {
  return function Parents({ label, value, onChange, error, readOnly = false }: ControlProps) {
    const parents = (value ?? []) as readonly DraftParent[];
    const changeParent = (at: number, parent: DraftParent): void => onChange(parents.with(at, parent));
    const how = [
      { value: 'birth', label: t('by birth') },
      { value: 'adoption', label: t('by adoption') },
      { value: 'stays', label: t('by birth, married to the adoptive parent') },
    ];
    return (
      <fieldset className={styles.parents} disabled={readOnly}>
        <legend>{label}</legend>
        {parents.map((parent, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- a row has no other name until somebody is chosen
          <div key={at} className={styles.parent}>
            <Select
              aria-label={t('Parent')}
              placeholder={t('Parent')}
              searchable
              data={people.map(({ key, name }) => ({ value: key, label: name }))}
              value={parent.key || null}
              onChange={(key) => changeParent(at, { ...parent, key: key ?? '' })}
            />
            <Select
              aria-label={t('How')}
              data={how}
              allowDeselect={false}
              value={parent.stays ? 'stays' : (parent.kind ?? 'birth')}
              onChange={(to) =>
                changeParent(at, { ...parent, kind: to === 'adoption' ? 'adoption' : 'birth', stays: to === 'stays' })
              }
            />
            <Button variant="subtle" aria-label={t('Remove')} onClick={() => onChange(parents.toSpliced(at, 1))}>
              <IconX size={14} aria-hidden />
            </Button>
          </div>
        ))}
        {error && <p className={styles.error}>{error}</p>}
        {parents.length < 4 && (
          <Button
            variant="default"
            size="compact-sm"
            leftSection={<IconPlus size={14} aria-hidden />}
            onClick={() => onChange([...parents, { key: '', kind: 'birth', stays: false }])}
          >
            {t('Add parent')}
          </Button>
        )}
      </fieldset>
    );
  };
}

type PersonEditorValues = Readonly<Record<string, unknown>>;
const pickValues = (from: PersonEditorValues, names: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(names.map((name) => [name, from[name] ?? null]));

interface PersonEditorProps {
  readonly person: DraftPerson;
  readonly marriage: DraftMarriage | undefined;
  /** Who may be a parent: everybody but this person. */
  readonly people: readonly ParentChoice[];
  readonly readOnly: boolean;
  readonly onKeep: (person: DraftPerson, marriage: DraftMarriage | undefined) => void;
  readonly onClose: () => void;
}

/** What the tree asks of somebody. Everything else stands on that person's own page. */
export function PersonEditor({ person, marriage, people, readOnly, onKeep, onClose }: PersonEditorProps) {
  const declared = { ...partyFields, ...personFields };
  const fields = listFormFields(declared).map(({ field }) => field);
  const listNamedFields = (names: readonly string[]) =>
    names.flatMap((name) => fields.find((field) => field.name === name) ?? []);
  const ofMarriage = listFormFields(marriages.fields)
    .map(({ field }) => field)
    .filter(({ name }) => (married as readonly string[]).includes(name))
    .map((field) => ({
      ...field,
      name: `marriage.${field.name}`,
      ...(field.when && { when: { ...field.when, field: `marriage.${field.when.field}` } }),
    }));
  const sections: FieldSection[] = [
    { title: 'Person', fields: listNamedFields(personal) },
    ...(marriage ? [{ title: 'Marriage', fields: ofMarriage }] : []),
    {
      title: 'Parents',
      fields: [{ name: 'parents', label: 'Parents', span: 6 as const, control: createParentsControl(people) }],
    },
    { title: 'Succession', fields: listNamedFields(succession) },
  ];
  // Whoever is taken over brings what the tree itself does not ask.
  const isNew = (person.id ?? null) === null;
  const besides = isNew ? particulars.filter((name) => !(personal as readonly string[]).includes(name)) : [];
  const shape = personShape as unknown as Record<string, z.ZodType>;
  const schema = z.object({
    kind: z.string(),
    ...Object.fromEntries([...personal, ...succession, ...besides].map((name) => [name, shape[name]!])),
    ...(isNew && { knownID: treePerson.shape.knownID }),
    parents: z.array(z.object({ key: z.string().min(1, 'Choose a parent.'), kind: z.string(), stays: z.boolean() })),
    ...(marriage && { marriage: treeMarriage.pick(Object.fromEntries(married.map((name) => [name, true])) as never) }),
  });
  const value = {
    kind: person.kind ?? 'person',
    ...pickValues(person, [...personal, ...succession, ...besides, ...(isNew ? ['knownID'] : [])]),
    isUnborn: person.isUnborn ?? false,
    hasRenounced: person.hasRenounced ?? false,
    renouncedMentallyIll: person.renouncedMentallyIll ?? false,
    parents: (person.parents ?? []).map(({ key, kind = 'birth', stays = false }) => ({ key, kind, stays })),
    ...(marriage && { marriage: pickValues(marriage, married) }),
  };
  const keep = {
    runAsync: ({ marriage: changed, ...rest }: PersonEditorValues) => {
      onKeep({ ...person, ...rest }, marriage && { ...marriage, ...(changed as object) });
      return Promise.resolve();
    },
    isRunning: false,
    error: undefined,
    conflict: undefined,
    reset: () => undefined,
  };
  return (
    <RecordDialog<object>
      title={t('A person of the family')}
      size="lg"
      saveLabel={t('Keep')}
      sections={sections}
      schema={schema}
      value={value}
      call={keep}
      readOnly={readOnly}
      lead={isNew && !readOnly && <TakeKnown />}
      onClose={onClose}
    />
  );
}
