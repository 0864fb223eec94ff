import { type CSSProperties, useId } from 'react';
import { Controller, useFormContext, useWatch } from 'react-hook-form';
import { t } from '../../i18n/t';
import type { FormFieldDefinition, FieldSection } from './field';
import { FieldControl } from './field-control';
import styles from './fields.module.css';

interface FormFieldProps {
  readonly field: FormFieldDefinition;
  readonly readOnly?: boolean | undefined;
}

/** A declared field, tied to the form around it. */
export function FormField({ field, readOnly }: FormFieldProps) {
  if (!field.when) return <BoundField field={field} readOnly={readOnly} />;
  return <FieldWhen when={field.when} field={field} readOnly={readOnly} />;
}

function FieldWhen({ when, ...props }: FormFieldProps & { when: NonNullable<FormFieldDefinition['when']> }) {
  const [first, second] = useWatch({ name: [when.field, when.or?.field ?? when.field] }) as unknown[];
  return when.is(first) || when.or?.is(second) ? <BoundField {...props} /> : null;
}

function BoundField({ field, readOnly }: FormFieldProps) {
  const { control, trigger } = useFormContext();
  return (
    <div style={{ '--span': field.span ?? 3 } as CSSProperties}>
      <Controller
        control={control}
        name={field.name}
        render={({ field: bound, fieldState }) => {
          const props = {
            name: field.name,
            label: t(field.label),
            help: field.help && t(field.help),
            required: field.required,
            readOnly: readOnly || field.readOnly,
            maxLength: field.maxLength,
            value: bound.value as unknown,
            onChange: (value: unknown) => {
              bound.onChange(value);
              // What was wrong is looked at again with every key: an error that went only when the field is left would
              // move the save button away from under the press.
              if (fieldState.error) void trigger(field.name);
            },
            onBlur: bound.onBlur,
            inputRef: bound.ref,
            error: fieldState.error?.message && t(fieldState.error.message),
          };
          if (field.control) return <field.control {...props} />;
          return <FieldControl {...props} kind={field.kind ?? 'text'} options={field.options} />;
        }}
      />
      {field.warning && <output className={styles.warning}>{field.warning}</output>}
    </div>
  );
}

/** The fields of a form in their sections: the title on the left, the fields on the right, under each other on a phone. */
export function FormSections({ sections, readOnly }: { sections: readonly FieldSection[]; readOnly?: boolean }) {
  return sections.map((section) => (
    <FormSection key={section.title ?? section.fields[0]?.name} section={section} readOnly={readOnly} />
  ));
}

/** Whether every field of a section waits for an answer elsewhere that was not given: then its heading waits with them. */
function useIsWaiting({ fields }: FieldSection): boolean {
  const asked = fields.flatMap(({ when }) => (when ? [when.field] : []));
  const answers = useWatch({ name: asked }) as readonly unknown[];
  return fields.length > 0 && fields.every(({ when }) => when && !when.is(answers[asked.indexOf(when.field)]));
}

function FormSection({ section, readOnly }: { section: FieldSection; readOnly?: boolean | undefined }) {
  const id = useId();
  if (useIsWaiting(section)) return null;
  return (
    <section
      className={`${styles.section} ${section.title ? '' : styles.untitled}`}
      data-read-only={readOnly || undefined}
      aria-labelledby={section.title ? id : undefined}
    >
      {section.title && (
        <div>
          <h2 id={id}>{t(section.title)}</h2>
          {section.about && <p className={styles.about}>{t(section.about)}</p>}
        </div>
      )}
      <div className={styles.fields}>
        <div className={styles.grid}>
          {section.fields.map((field) => (
            <FormField key={field.name} field={field} readOnly={readOnly} />
          ))}
        </div>
      </div>
    </section>
  );
}
