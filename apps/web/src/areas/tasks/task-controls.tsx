import { matterCalls } from '@boedel/contract/matter/matter.calls';
import { Checkbox, Select, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { type ComponentType, useState } from 'react';
import { useRead } from '../../client/hooks';
import { t } from '../../i18n/t';
import { type ControlProps, toInputProps } from '../../ui/fields/control';
import { RowsControl } from '../../ui/fields/rows-control';
import styles from './tasks.module.css';

interface TaskChecklistLine {
  readonly words: string;
  readonly isDone: boolean;
}

/** The lines of a task, each ticked by itself. */
export function Checklist({ value, ...control }: ControlProps) {
  const lines = (value ?? []) as readonly TaskChecklistLine[];
  return (
    <RowsControl {...control} rows={lines} added={() => ({ words: '', isDone: false })} addWords={t('Add line')}>
      {(line, change, at) => (
        <div className={styles.checkline}>
          <Checkbox
            aria-label={t('Line {number}: done', { number: at + 1 })}
            checked={line.isDone}
            onChange={(event) => change({ isDone: event.currentTarget.checked })}
          />
          <TextInput
            aria-label={t('Line {number}', { number: at + 1 })}
            maxLength={200}
            value={line.words}
            onChange={(event) => change({ words: event.currentTarget.value })}
          />
        </div>
      )}
    </RowsControl>
  );
}

/** A matter, found by its reference or name. The one chosen is there by name from the start. */
export function createMatterControl(chosen: { id: number; label: string } | undefined): ComponentType<ControlProps> {
  return function Matter(props: ControlProps) {
    const [search, setSearch] = useState('');
    const [searchString] = useDebouncedValue(search, 250);
    const found = useRead(matterCalls.getMatterList, { take: 20, searchString }, { quiet: true, keepLast: true });
    const offered = new Map([
      ...(chosen ? [[String(chosen.id), chosen.label] as const] : []),
      ...(found.data?.rows ?? []).map(({ id, reference, name }) => [String(id), `${reference} ${name}`] as const),
    ]);
    return (
      <Select
        {...toInputProps(props)}
        placeholder={t('No one: task for the office')}
        searchable
        clearable={!props.readOnly}
        clearButtonProps={{ 'aria-label': t('No matter') }}
        data={[...offered].map(([value, label]) => ({ value, label }))}
        value={typeof props.value === 'number' ? String(props.value) : null}
        onChange={(id) => props.onChange(id === null ? null : Number(id))}
        onSearchChange={setSearch}
      />
    );
  };
}
