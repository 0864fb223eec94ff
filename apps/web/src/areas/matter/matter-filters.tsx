import { matterStatus } from '@boedel/contract/fixed/matters';
import { Checkbox, Popover, Select, Stack } from '@mantine/core';
import { IconChevronDown, IconPlus } from '@tabler/icons-react';
import { type ReactElement, useState } from 'react';
import { t } from '../../i18n/t';
import { useAddressState } from '../../ui/address-state';
import type { FieldOption } from '../../ui/fields/field';
import { Chips } from '../../ui/list/chips';
import listStyles from '../../ui/list/list.module.css';
import { useDetailsChoices } from './details-choices';

type FilterState = readonly [string, (value: string) => void];

/** What the list is asked for besides the search; all of it is in the address. */
export function useMatterFilters() {
  return {
    status: useAddressState('status'),
    watched: useAddressState('watched'),
    mine: useAddressState('mine'),
    undated: useAddressState('undated'),
    office: useAddressState('office'),
    label: useAddressState('label'),
    responsible: useAddressState('responsible'),
  };
}
export type MatterFilters = ReturnType<typeof useMatterFilters>;

const current = '1,2';
const choosable = ['2', '1', '3', '4'] as const;

export const describeStatuses = (status: string): string =>
  (status || current)
    .split(',')
    .toSorted((a, b) => choosable.indexOf(a as '1') - choosable.indexOf(b as '1'))
    .map((one) => t(matterStatus[one as keyof typeof matterStatus]))
    .join(', ');

function ChipPopover({ target, children }: { target: ReactElement; children: ReactElement }) {
  return (
    <Popover position="bottom-start" shadow="md" trapFocus returnFocus>
      <Popover.Target>{target}</Popover.Target>
      <Popover.Dropdown>{children}</Popover.Dropdown>
    </Popover>
  );
}

function StatusFilter({ state: [status, setStatus] }: { state: FilterState }) {
  const on = (status || current).split(',');
  const toggle = (one: string, isOn: boolean): void => {
    const next = choosable.filter((each) => (each === one ? isOn : on.includes(each))).toSorted();
    if (next.length > 0) setStatus(next.join(',') === current ? '' : next.join(','));
  };
  return (
    <ChipPopover
      target={
        <button type="button" className={listStyles.chip} aria-pressed={status !== ''}>
          {t('Status: {names}', { names: describeStatuses(status) })}
          <IconChevronDown size={12} aria-hidden />
        </button>
      }
    >
      <Stack gap={10}>
        {choosable.map((one) => (
          <Checkbox
            key={one}
            size="xs"
            label={t(matterStatus[one])}
            checked={on.includes(one)}
            onChange={(event) => toggle(one, event.currentTarget.checked)}
          />
        ))}
      </Stack>
    </ChipPopover>
  );
}

interface MatterFilterChoice {
  readonly key: string;
  readonly name: string;
  readonly state: FilterState;
  readonly options: readonly FieldOption[];
}

const labelChoice = ({ options, state: [value] }: MatterFilterChoice): string =>
  options.find((option) => String(option.value) === value)?.label ?? value;

function MoreFilters({ choices }: { choices: readonly MatterFilterChoice[] }) {
  const [open, setOpen] = useState(false);
  return (
    <Popover opened={open} onChange={setOpen} position="bottom-start" shadow="md" trapFocus returnFocus>
      <Popover.Target>
        <button type="button" className={listStyles.chip} aria-expanded={open} onClick={() => setOpen(!open)}>
          <IconPlus size={12} aria-hidden />
          {t('Filter')}
        </button>
      </Popover.Target>
      <Popover.Dropdown>
        <Stack gap="xs" w={260}>
          {choices.map(({ key, name, state: [value, set], options }) => (
            <Select
              key={key}
              size="xs"
              label={name}
              searchable={options.length > 8}
              // Opened by itself it would cover the filters under it.
              openOnFocus={false}
              clearable
              comboboxProps={{ withinPortal: false }}
              nothingFoundMessage={t('Nothing found')}
              data={options.map((option) => ({ value: String(option.value), label: option.label }))}
              value={value || null}
              onChange={(next) => set(next ?? '')}
            />
          ))}
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
}

/** The filters that are more than on and off; those in use stand as chips that can be put away. */
export function MatterFilterChips({ filters, archived }: { filters: MatterFilters; archived: boolean }) {
  const { masterOffices, colleagues, labels } = useDetailsChoices();
  const choices: MatterFilterChoice[] = [
    { key: 'office', name: t("Master's office"), state: filters.office, options: masterOffices },
    { key: 'label', name: t('Label'), state: filters.label, options: labels },
    { key: 'responsible', name: t('Responsible'), state: filters.responsible, options: colleagues },
  ];
  const used = choices.filter(({ state: [value] }) => value !== '');
  return (
    <>
      {!archived && <StatusFilter state={filters.status} />}
      <Chips
        items={used.map((choice) => ({
          key: choice.key,
          label: `${choice.name}: ${labelChoice(choice)}`,
          on: true,
          removable: true,
          onToggle: () => choice.state[1](''),
        }))}
      />
      <MoreFilters choices={choices} />
    </>
  );
}
