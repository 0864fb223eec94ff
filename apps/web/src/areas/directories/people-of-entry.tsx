import type { RecordFields } from '@boedel/contract/record/field';
import { Button } from '@mantine/core';
import { useState } from 'react';
import type { z } from 'zod';
import { revealOf } from '../../client/reveal';
import { t } from '../../i18n/t';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog';
import { createFieldColumns } from '../../ui/record/record-columns';
import { ListTable } from '../../ui/list/list-table';
import { createEmptyValues } from '../../ui/record/empty-values';
import { RecordDialog } from '../../ui/record/record-dialog';
import type { RecordSaveCall } from '../../ui/record/record-page';
import { Loaded, type ReadState } from '../../ui/states';
import { addCheckedFields } from '../../ui/fields/add-checked-fields';
import { listRecordSections } from '../../ui/record/record-sections';
import { useFirmCountry } from './entry-warnings';
import styles from './directories.module.css';

export interface EntryPerson {
  readonly id: number;
  readonly name: string;
  readonly version: number;
}

export interface EntryPeopleProps<P extends EntryPerson> {
  /** What the table is called, and one of them in a sentence. */
  readonly label: string;
  readonly one: string;
  readonly fields: RecordFields;
  readonly read: ReadState<readonly P[]>;
  /** What every one of them carries besides: whose person it is. */
  readonly of: object;
  readonly add: { readonly schema: z.ZodType; readonly call: RecordSaveCall<object> };
  readonly change: { readonly schema: z.ZodType; readonly call: RecordSaveCall<object> };
  readonly remove?: { readonly run: (person: P) => void; readonly isRunning: boolean };
  readonly mayChange: boolean;
  /** The table they are kept in, where they have numbers that are shown masked. */
  readonly keptIn?: string;
}

/** The people that belong to an entry: a small table, and the shared modal to add or change one. */
export function PeopleOfEntry<P extends EntryPerson>(props: EntryPeopleProps<P>) {
  const [open, setOpen] = useState<P | 'new'>();
  const add = props.mayChange && (
    <Button variant="default" size="compact-sm" onClick={() => setOpen('new')}>
      {t('Add {one}', { one: props.one })}
    </Button>
  );
  return (
    <>
      <Loaded read={props.read}>
        {(people) =>
          people.length === 0 ? (
            <p className={styles.none}>{t('No people yet.')}</p>
          ) : (
            <ListTable
              label={props.label}
              rows={people}
              columns={createFieldColumns<P>(props.fields)}
              rowKey={({ id }) => id}
              onOpen={setOpen}
            />
          )
        }
      </Loaded>
      {add && <div className={styles.add}>{add}</div>}
      {open && <PersonDialog {...props} person={open} onClose={() => setOpen(undefined)} />}
    </>
  );
}

interface EntryPersonDialogProps<P extends EntryPerson> extends EntryPeopleProps<P> {
  readonly person: P | 'new';
  readonly onClose: () => void;
}

function PersonDialog<P extends EntryPerson>(props: EntryPersonDialogProps<P>) {
  const { person, fields, mayChange, remove, onClose } = props;
  const country = useFirmCountry();
  const [isRemoving, setRemoving] = useState(false);
  const isNew = person === 'new';
  const { schema, call } = isNew ? props.add : props.change;
  return (
    <RecordDialog
      title={isNew ? t('Add {one}', { one: props.one }) : person.name}
      size="lg"
      sections={listRecordSections(fields)}
      schema={addCheckedFields(schema, fields, country)}
      value={isNew ? { ...props.of, ...createEmptyValues(fields) } : person}
      call={call}
      readOnly={!mayChange}
      {...(!isNew && props.keptIn && { reveal: revealOf(props.keptIn, person.id) })}
      onSaved={onClose}
      onClose={() => {
        call.reset();
        onClose();
      }}
      {...(!isNew && mayChange && remove && { extra: { label: t('Delete'), onClick: () => setRemoving(true) } })}
    >
      {isRemoving && !isNew && remove && (
        <ConfirmDialog
          title={t('Delete {name}?', { name: person.name })}
          confirmLabel={t('Delete')}
          destructive
          isRunning={remove.isRunning}
          onCancel={() => setRemoving(false)}
          onConfirm={() => {
            remove.run(person);
            onClose();
          }}
        >
          {t('This removes the person from this entry. You cannot undo this.')}
        </ConfirmDialog>
      )}
    </RecordDialog>
  );
}
