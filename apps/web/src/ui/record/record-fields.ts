import type { RecordField as Declared, FieldKind, RecordFields } from '@boedel/contract/record/field';
import { t } from '../../i18n/t';
import type { ComponentType } from 'react';
import type { ControlProps } from '../fields/control';
import { type FormFieldDefinition, type FieldOption, toOptions } from '../fields/field';

/** What a form over declared fields is given besides: what the declaration alone cannot know. */
export interface RecordFieldsOptions {
  /** The matter one is in: fields of another type or country are left out. */
  readonly matter?: { readonly systemTypeID: number; readonly country: string };
  /** Choices of fields that point at other records. */
  readonly links?: Readonly<Record<string, readonly FieldOption[]>>;
  /** What draws a picture; without it pictures are left out. */
  readonly picture?: ComponentType<ControlProps>;
  /** What a single field is drawn with or says beside its declaration, by its path. */
  readonly more?: Readonly<Record<string, Partial<FormFieldDefinition>>>;
}

const wide: Partial<Record<FieldKind, FormFieldDefinition['span']>> = { notes: 6, website: 4, image: 6, list: 6 };

function listChoices(
  { options, labels, choices, kind }: Declared,
  links: readonly FieldOption[],
): readonly FieldOption[] {
  if (kind === 'link') return links;
  if (labels) return (options ?? []).map((value) => ({ value, label: t(labels[value] ?? value) }));
  return choices?.map(({ value, label }) => ({ value, label: t(label) })) ?? toOptions(options ?? []);
}

const isAsked = ({ systemTypes, country }: Declared, { matter }: RecordFieldsOptions): boolean =>
  !matter ||
  ((!systemTypes || systemTypes.some((type) => type === matter.systemTypeID)) &&
    (!country || country === matter.country));

function toFormField(
  name: string,
  declared: Declared,
  { links, picture, more }: RecordFieldsOptions,
): FormFieldDefinition | undefined {
  const { kind, help, longest, isRequired, isReadOnly, when } = declared;
  const span = declared.span ?? wide[kind];
  const own = more?.[name];
  const field = {
    name,
    label: declared.label,
    ...(isRequired && { required: true }),
    ...(longest && { maxLength: longest }),
    ...(help && { help }),
    ...(isReadOnly && { readOnly: true }),
    ...(span && { span }),
    ...(when && { when: { field: when.field, is: (value: unknown) => when.is.includes(value) } }),
  };
  if (kind === 'image') return picture && { ...field, control: picture, ...own };
  // Such a list, or somebody known, is drawn by a control of its own, where its screen has one.
  if (kind === 'list' || kind === 'nested' || kind === 'person') return own?.control && { ...field, ...own };
  const options = listChoices(declared, links?.[name] ?? []);
  return { ...field, kind, ...(options.length > 0 || kind === 'link' ? { options } : {}), ...own };
}

/** A declared field as a form draws it, beside its declaration. */
export interface FormField {
  readonly field: FormFieldDefinition;
  readonly declared: Declared;
}

/** The fields a form asks for, in the order they are declared; what is nested by its path. */
export const listFormFields = (fields: RecordFields, options: RecordFieldsOptions = {}, within = ''): FormField[] =>
  Object.entries(fields)
    .filter(([, declared]) => isAsked(declared, options))
    .flatMap(([key, declared]) => {
      const name = within + key;
      const field = toFormField(name, declared, options);
      if (field) return [{ field, declared }];
      return declared.kind === 'nested' ? listFormFields(declared.fields ?? {}, options, `${name}.`) : [];
    });
