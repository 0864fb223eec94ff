import { isLocalDate } from '@boedel/domain/dates/local-date';
import { ActionIcon, Popover, TextInput } from '@mantine/core';
import { IconCalendar } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { t } from '../../i18n/t';
import { createLazyPart } from '../create-lazy-part';
import { Loading } from '../plain/overlays';
import { type ControlProps, toInputProps } from './control';
import { readDay } from './field';

const DayPicker = createLazyPart(async () => (await import('./day-picker')).DayPicker);

/** A day, typed in any usual way or picked; always kept and shown as YYYY-MM-DD. */
export function DateField(props: ControlProps) {
  const [typing, setTyping] = useState<string>();
  const value = typeof props.value === 'string' ? props.value : '';
  const pickDay = (day: string): void => {
    setTyping(undefined);
    props.onChange(day);
  };
  return (
    <TextInput
      {...toInputProps(props)}
      placeholder="YYYY-MM-DD"
      inputMode="numeric"
      autoComplete="off"
      value={typing ?? value}
      onChange={(event) => {
        const text = event.currentTarget.value;
        setTyping(text);
        const day = readDay(text);
        props.onChange(day === undefined ? null : (day ?? text));
      }}
      onBlur={() => {
        setTyping(undefined);
        props.onBlur?.();
      }}
      rightSection={!props.readOnly && <Calendar label={props.label} value={value} onPick={pickDay} />}
    />
  );
}

function Calendar({ label, value, onPick }: { label: string; value: string; onPick: (day: string) => void }) {
  const [open, setOpen] = useState(false);
  return (
    <Popover opened={open} onChange={setOpen} position="bottom-end" shadow="md" trapFocus returnFocus>
      <Popover.Target>
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={t('Pick a date for {field}', { field: label })}
          onClick={() => setOpen(!open)}
        >
          <IconCalendar size={16} />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown>
        <Suspense fallback={<Loading />}>
          <DayPicker
            value={isLocalDate(value) ? value : null}
            onPick={(day) => {
              onPick(day);
              setOpen(false);
            }}
          />
        </Suspense>
      </Popover.Dropdown>
    </Popover>
  );
}
