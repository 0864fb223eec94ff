import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { phrase, t } from '../../i18n/t';
import { SharedModal } from '../../ui/dialog/modal';
import type { Field } from '../../ui/fields/field';
import { FieldControl } from '../../ui/fields/field-control';
import type { Column } from '../../ui/list/column';
import { ListTable } from '../../ui/list/list-table';
import { Nobody, PeopleSection } from '../../ui/people-section';
import { useMatter } from '../../ui/the-matter';
import styles from './parties.module.css';

type Director = Readonly<Record<string, unknown>> & { readonly name: string };

const fields: readonly Field[] = [
  { name: 'name', label: phrase('Name'), required: true, maxLength: 160 },
  { name: 'idNumber', label: phrase('ID number'), kind: 'idNumber' },
  { name: 'designation', label: phrase('Designation') },
  { name: 'email', label: phrase('E-mail'), kind: 'email' },
  { name: 'phone', label: phrase('Telephone'), kind: 'phone' },
  { name: 'address', label: phrase('Address') },
  { name: 'appointedDate', label: phrase('Appointed on'), kind: 'day' },
  { name: 'resignedDate', label: phrase('Resigned on'), kind: 'day' },
];
const columns: readonly Column<Director>[] = [
  { key: 'name', title: phrase('Name'), strong: true },
  { key: 'idNumber', title: phrase('ID number') },
  { key: 'designation', title: phrase('Designation') },
  { key: 'appointedDate', title: phrase('Appointed on'), kind: 'day' },
  { key: 'resignedDate', title: phrase('Resigned on'), kind: 'day' },
];

/** Directors or members. They belong to the company's record and are saved with it. */
export function Directors() {
  const { mayCapture } = useMatter();
  const { setValue } = useFormContext();
  const directors = (useWatch({ name: 'details.directors' }) ?? []) as readonly Director[];
  const [open, setOpen] = useState<number | 'new'>();
  const keep = (next: readonly Director[]): void => {
    setValue('details.directors', next, { shouldDirty: true });
    setOpen(undefined);
  };
  return (
    <PeopleSection
      title={t('Directors or members')}
      add={{ label: t('Add director or member'), run: () => setOpen('new') }}
    >
      {directors.length === 0 ? (
        <Nobody sentence={t('No director or member is captured.')} />
      ) : (
        <ListTable
          label={t('Directors or members')}
          rows={directors}
          columns={columns}
          rowKey={(row) => directors.indexOf(row)}
          {...(mayCapture && { onOpen: (row: Director) => setOpen(directors.indexOf(row)) })}
        />
      )}
      {open !== undefined && (
        <DirectorDialog
          director={open === 'new' ? { name: '' } : directors[open]!}
          path={`details.directors.${open}`}
          onClose={() => setOpen(undefined)}
          onKeep={(director) => keep(open === 'new' ? [...directors, director] : directors.with(open, director))}
          {...(open !== 'new' && { onRemove: () => keep(directors.toSpliced(open, 1)) })}
        />
      )}
    </PeopleSection>
  );
}

interface DirectorDialogProps {
  readonly director: Director;
  /** Where it stands in the company's record. */
  readonly path: string;
  readonly onKeep: (director: Director) => void;
  readonly onRemove?: () => void;
  readonly onClose: () => void;
}

function DirectorDialog({ director, path, onKeep, onRemove, onClose }: DirectorDialogProps) {
  const [value, setValue] = useState(director);
  return (
    <SharedModal
      opened
      title={t('Director or member')}
      saveLabel={t('Keep')}
      saveDisabled={value.name.trim() === ''}
      onSave={() => onKeep(value)}
      onCancel={onClose}
      {...(onRemove && { extra: { label: t('Remove'), onClick: onRemove } })}
    >
      <div className={styles.pair}>
        {fields.map((field) => (
          <FieldControl
            key={field.name}
            name={`${path}.${field.name}`}
            kind={field.kind ?? 'text'}
            label={t(field.label)}
            required={field.required}
            maxLength={field.maxLength}
            value={value[field.name]}
            onChange={(next) => setValue({ ...value, [field.name]: next ?? (field.name === 'name' ? '' : null) })}
          />
        ))}
      </div>
    </SharedModal>
  );
}
