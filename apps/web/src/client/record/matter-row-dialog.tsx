import { changedRowSchema, newRowSchema } from '@boedel/contract/record/matter-record';
import { type ReactNode, useState } from 'react';
import { t } from '../../i18n/t';
import { addCheckedFields, addRule } from '../../ui/fields/add-checked-fields';
import type { FieldSection } from '../../ui/fields/field';
import type { RecordFormValues } from '../../ui/fields/use-record-form';
import { createEmptyValues } from '../../ui/record/empty-values';
import { RecordDialog } from '../../ui/record/record-dialog';
import type { RecordFieldsOptions } from '../../ui/record/record-fields';
import { listRecordSections } from '../../ui/record/record-sections';
import { useMatter } from '../../ui/the-matter';
import { useCall } from '../hooks';
import { PictureControl } from '../picture-control';
import { revealOf } from '../reveal';
import { useDirectoryChoices } from './directory-choices';
import { type RecordScreenKit, type RecordScreenRow, nameRow, notifyRecordWarnings } from './matter-record';
import { RemoveRowDialog } from './remove-row-dialog';

/** What a record's screen may say of its form beside the declaration. */
export interface RowFormOptions extends Pick<RecordFieldsOptions, 'links' | 'more'> {
  /** The rule of `domain` the server asks too, so that what is wrong is told when the field is left. */
  readonly rule?: (values: RecordFormValues) => unknown;
  /** What a new row begins with. */
  readonly begins?: RecordFormValues;
  /** The sections in another order, or with a word about them. */
  readonly arrange?: (sections: readonly FieldSection[]) => readonly FieldSection[];
  /** Before the fields: where they may be taken from. */
  readonly lead?: ReactNode;
  /** What belongs to a row but is no field of its form. */
  readonly parts?: (row: RecordScreenRow | undefined) => ReactNode;
  readonly mayRemove?: (row: RecordScreenRow) => boolean;
  readonly size?: 'md' | 'lg' | 'xl';
  /** Only to be looked at, whoever opens it. */
  readonly readOnly?: boolean;
}

export interface MatterRowDialogProps extends RowFormOptions {
  readonly kit: RecordScreenKit;
  readonly row: RecordScreenRow | 'new';
  readonly onClose: () => void;
}

const applyNoRule = (): undefined => undefined;

/** One row of a matter's record in the shared modal: added, changed, removed. */
export function MatterRowDialog({ kit, row, onClose, ...form }: MatterRowDialogProps) {
  const matter = useMatter();
  const { record, calls } = kit;
  const { fields } = record;
  const [isRemoving, setRemoving] = useState(false);
  const saving = { onDone: notifyRecordWarnings };
  const add = useCall(calls.add, saving);
  const update = useCall(calls.update, saving);
  const choices = useDirectoryChoices(fields);
  const isNew = row === 'new';
  const sections = listRecordSections(fields, {
    matter,
    picture: PictureControl,
    links: { ...choices, ...form.links },
    ...(form.more && { more: form.more }),
  });
  const schema = addCheckedFields(isNew ? newRowSchema(record) : changedRowSchema(record), fields, matter.country);
  const mayRemove = !isNew && matter.mayCapture && !form.readOnly && (form.mayRemove?.(row) ?? true);
  return (
    <RecordDialog<object>
      title={isNew ? t('Add {one}', { one: t(record.one) }) : nameRow(kit, row)}
      size={form.size ?? 'xl'}
      sections={form.arrange?.(sections) ?? sections}
      schema={addRule(schema, form.rule ?? applyNoRule)}
      value={isNew ? { matterID: matter.id, ...createEmptyValues(fields), ...form.begins } : row}
      call={isNew ? add : update}
      readOnly={form.readOnly === true || !matter.mayCapture}
      lead={matter.mayCapture && form.lead}
      {...(!isNew && { reveal: revealOf(record.table, row.id) })}
      onSaved={onClose}
      onClose={onClose}
      {...(mayRemove && { extra: { label: t('Remove'), onClick: () => setRemoving(true) } })}
    >
      {form.parts?.(isNew ? undefined : row)}
      {isRemoving && !isNew && (
        <RemoveRowDialog kit={kit} row={row} onRemoved={onClose} onCancel={() => setRemoving(false)} />
      )}
    </RecordDialog>
  );
}
