import { ActionIcon, Checkbox, Popover, Stack, Tooltip } from '@mantine/core';
import { useLocalStorage } from '@mantine/hooks';
import { IconColumns3 } from '@tabler/icons-react';
import { useEffect } from 'react';
import { t } from '../../i18n/t';
import { useAddressState } from '../address-state';
import type { ListColumn } from './column';

export interface ColumnSelection<Row> {
  /** What is shown, in the order it is declared. */
  readonly shown: readonly ListColumn<Row>[];
  /** What is left out, as the address and a saved view write it. */
  readonly hidden: string;
  readonly chooser: React.ReactNode;
}

/** As the address writes that no column is left out. */
const nothing = 'none';

/** Which columns a person wants to see: remembered on this computer, and overruled by an address that says so. */
export function useColumnChoice<Row>(list: string, columns: readonly ListColumn<Row>[]): ColumnSelection<Row> {
  const [kept, setKept] = useLocalStorage({ key: `hidden:${list}`, defaultValue: '', getInitialValueInEffect: false });
  const [said, say] = useAddressState('hidden');
  const usual = columns.flatMap(({ key, optional }) => (optional ? [key] : [])).join(',');
  const hidden = said || kept || usual;
  const out = new Set(hidden === nothing ? [] : hidden.split(',').filter(Boolean));
  // A colleague who is sent the address sees the columns one sees oneself.
  useEffect(() => {
    if (!said && kept) say(kept);
    // oxlint-disable-next-line react/exhaustive-deps -- what is said and kept decides, not who is told
  }, [said, kept]);
  const choose = (key: string, isShown: boolean): void => {
    const next = columns.map((column) => column.key).filter((one) => (one === key ? !isShown : out.has(one)));
    setKept(next.join(',') || nothing);
    say(next.join(',') || nothing);
  };
  return {
    shown: columns.filter((column) => column.strong || !out.has(column.key)),
    hidden,
    chooser: <ColumnChooser columns={columns} out={out} onChoose={choose} />,
  };
}

interface ColumnChooserProps<Row> {
  readonly columns: readonly ListColumn<Row>[];
  readonly out: ReadonlySet<string>;
  readonly onChoose: (key: string, isShown: boolean) => void;
}

function ColumnChooser<Row>({ columns, out, onChoose }: ColumnChooserProps<Row>) {
  return (
    <Popover position="bottom-end" shadow="md" trapFocus returnFocus>
      <Tooltip label={t('Columns')}>
        <Popover.Target>
          <ActionIcon variant="default" size={26} aria-label={t('Columns')}>
            <IconColumns3 size={16} aria-hidden />
          </ActionIcon>
        </Popover.Target>
      </Tooltip>
      <Popover.Dropdown>
        <Stack gap={10}>
          {columns.map((column) => (
            <Checkbox
              key={column.key}
              size="xs"
              label={t(column.about ?? column.title)}
              checked={column.strong || !out.has(column.key)}
              // The column that names the row stays.
              disabled={column.strong ?? false}
              onChange={(event) => onChoose(column.key, event.currentTarget.checked)}
            />
          ))}
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
}
