import type { Fields } from '@boedel/contract/record/field';
import { schemasOf } from '@boedel/contract/record/schemas';
import { use, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { z } from 'zod';
import { t } from '../../i18n/t';
import { Reveal } from '../fields/reveal';
import type { Values } from '../fields/use-record-form';
import { ListTable } from '../list/list-table';
import { Nobody, PeopleSection } from '../people-section';
import { emptyValues } from './empty-values';
import { recordColumns } from './record-columns';
import { RecordDialog } from './record-dialog';
import { formFields } from './record-fields';

type Item = Readonly<Record<string, unknown>>;

interface ListFieldProps {
  /** Where the list stands in the form around it. */
  readonly path: string;
  readonly title: string;
  readonly one: string;
  readonly addLabel: string;
  readonly none: string;
  readonly fields: Fields;
  readonly readOnly: boolean;
}

/** Several of the same kind that belong to the record around them and are saved with it: directors, members. */
export function ListField({ path, title, one, addLabel, none, fields, readOnly }: ListFieldProps) {
  const { setValue } = useFormContext();
  const reveal = use(Reveal);
  const items = (useWatch({ name: path }) ?? []) as readonly Item[];
  const [open, setOpen] = useState<number | 'new'>();
  const keep = (next: readonly Item[]): void => {
    setValue(path, next, { shouldDirty: true });
    setOpen(undefined);
  };
  const keepCall = {
    runAsync: (item: object) => {
      keep(typeof open === 'number' ? items.with(open, item as Item) : [...items, item as Item]);
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
          columns={recordColumns<Item>(fields)}
          rowKey={(item) => items.indexOf(item)}
          {...(!readOnly && { onOpen: (item: Item) => setOpen(items.indexOf(item)) })}
        />
      )}
      {open !== undefined && (
        <RecordDialog<object>
          title={one}
          size="lg"
          saveLabel={t('Keep')}
          sections={[{ fields: formFields(fields).map(({ field }) => ({ ...field, span: 3 as const })) }]}
          schema={z.object(schemasOf(fields))}
          value={open === 'new' ? emptyValues(fields) : (items[open] as Values)}
          call={keepCall}
          {...(open !== 'new' && reveal && { reveal: (name: string) => reveal(`${path}.${open}.${name}`) })}
          onClose={() => setOpen(undefined)}
          {...(typeof open === 'number' && {
            extra: { label: t('Remove'), onClick: () => keep(items.toSpliced(open, 1)) },
          })}
        />
      )}
    </PeopleSection>
  );
}
