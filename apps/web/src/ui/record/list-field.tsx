import type { RecordFields } from '@boedel/contract/record/field';
import { toSchemas } from '@boedel/contract/record/schemas';
import { use, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { z } from 'zod';
import { t } from '../../i18n/t';
import { Reveal } from '../fields/reveal';
import type { RecordFormValues } from '../fields/use-record-form';
import { ListTable } from '../list/list-table';
import { Nobody, PeopleSection } from '../people-section';
import { createEmptyValues } from './empty-values';
import { createFieldColumns } from './record-columns';
import { RecordDialog } from './record-dialog';
import { listFormFields } from './record-fields';

type ListFieldItem = Readonly<Record<string, unknown>>;

interface ListFieldProps {
  /** Where the list stands in the form around it. */
  readonly path: string;
  readonly title: string;
  readonly one: string;
  readonly addLabel: string;
  readonly none: string;
  readonly fields: RecordFields;
  readonly readOnly: boolean;
}

/** Several of the same kind that belong to the record around them and are saved with it: directors, members. */
export function ListField({ path, title, one, addLabel, none, fields, readOnly }: ListFieldProps) {
  const { setValue } = useFormContext();
  const reveal = use(Reveal);
  const items = (useWatch({ name: path }) ?? []) as readonly ListFieldItem[];
  const [open, setOpen] = useState<number | 'new'>();
  const saveItems = (next: readonly ListFieldItem[]): void => {
    setValue(path, next, { shouldDirty: true });
    setOpen(undefined);
  };
  const keepCall = {
    runAsync: (item: object) => {
      saveItems(typeof open === 'number' ? items.with(open, item as ListFieldItem) : [...items, item as ListFieldItem]);
      return Promise.resolve();
    },
    isRunning: false,
    error: undefined,
    conflict: undefined,
    reset: () => undefined,
  };
  return (
    <PeopleSection title={title} add={{ label: addLabel, run: () => setOpen('new') }}>
      {items.length === 0 ? (
        <Nobody sentence={none} />
      ) : (
        <ListTable
          label={title}
          rows={items}
          columns={createFieldColumns<ListFieldItem>(fields)}
          rowKey={(item) => items.indexOf(item)}
          {...(!readOnly && { onOpen: (item: ListFieldItem) => setOpen(items.indexOf(item)) })}
        />
      )}
      {open !== undefined && (
        <RecordDialog<object>
          title={one}
          size="lg"
          saveLabel={t('Keep')}
          sections={[{ fields: listFormFields(fields).map(({ field }) => ({ ...field, span: 3 as const })) }]}
          schema={z.object(toSchemas(fields))}
          value={open === 'new' ? createEmptyValues(fields) : (items[open] as RecordFormValues)}
          call={keepCall}
          {...(open !== 'new' && reveal && { reveal: (name: string) => reveal(`${path}.${open}.${name}`) })}
          onClose={() => setOpen(undefined)}
          {...(typeof open === 'number' && {
            extra: { label: t('Remove'), onClick: () => saveItems(items.toSpliced(open, 1)) },
          })}
        />
      )}
    </PeopleSection>
  );
}
