import { Combobox, Loader, TextInput, useCombobox } from '@mantine/core';
import { IconUserSearch } from '@tabler/icons-react';
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { t } from '../../i18n/t';
import { PersonLine } from './person-line';
import { isEnoughTyped, useFound } from './use-found';
import type { FoundKnownPerson } from './people.queries';
import styles from './people.module.css';

interface PersonFinderProps {
  readonly matterID?: number | undefined;
  readonly label: string;
  readonly description?: string;
  readonly onTake: (person: FoundKnownPerson) => void;
  /** Enter where nobody is known by what was typed. */
  readonly onNew?: (typed: string) => void;
  /** Kept by whoever shows the finder, where what is typed is itself an answer. */
  readonly value?: string;
  readonly onType?: (typed: string) => void;
  readonly placeholder?: string;
  readonly autoFocus?: boolean;
  /** Enter means something else here: somebody is chosen with the arrows first. */
  readonly byArrow?: boolean;
  readonly hidesLabel?: boolean;
  readonly inputRef?: RefObject<HTMLInputElement | null>;
}

/** Whoever is known in the firm, found while typing; Enter takes the first, the arrows another. */
export function PersonFinder({ matterID, label, onTake, onNew, ...more }: PersonFinderProps) {
  const [own, setOwn] = useState('');
  const typed = more.value ?? own;
  const typeText = (next: string): void => (more.onType ?? setOwn)(next);
  const { found, isLooking } = useFound(typed, matterID);
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() });
  // The first is chosen already, so that one key takes it over.
  useEffect(() => {
    if (found.length > 0 && !more.byArrow) combobox.selectFirstOption();
    // oxlint-disable-next-line react/exhaustive-deps -- the box itself changes with every render
  }, [found]);
  const mine = useRef<HTMLInputElement>(null);
  const box = more.inputRef ?? mine;
  // It comes a moment after the dialog it stands in, which has begun at its first field meanwhile.
  useEffect(() => {
    if (more.autoFocus) box.current?.focus();
    // oxlint-disable-next-line react/exhaustive-deps -- once
  }, []);
  const takePerson = (knownID: string): void => {
    const person = found.find((one) => String(one.knownID) === knownID);
    combobox.closeDropdown();
    if (!person) return;
    if (!more.onType) setOwn('');
    onTake(person);
  };
  const handleKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || (combobox.dropdownOpened && found.length > 0)) return;
    if (!onNew || typed.trim() === '' || isLooking) {
      if (onNew) event.preventDefault();
      return;
    }
    event.preventDefault();
    onNew(typed.trim());
    if (!more.onType) setOwn('');
  };
  const isOpen = isEnoughTyped(typed) && (found.length > 0 || (!isLooking && onNew !== undefined));
  return (
    <Combobox store={combobox} onOptionSubmit={takePerson} withinPortal>
      <Combobox.Target>
        <TextInput
          {...(more.hidesLabel ? { 'aria-label': label } : { label })}
          {...(more.description && { description: more.description })}
          placeholder={more.placeholder ?? t('Name, ID or registration number')}
          leftSection={<IconUserSearch size={16} aria-hidden />}
          rightSection={isEnoughTyped(typed) && isLooking ? <Loader size={14} /> : null}
          autoComplete="off"
          ref={box}
          {...(more.autoFocus && { 'data-autofocus': true })}
          value={typed}
          onChange={({ currentTarget }) => {
            typeText(currentTarget.value);
            combobox.openDropdown();
          }}
          onFocus={() => typed !== '' && combobox.openDropdown()}
          onBlur={() => combobox.closeDropdown()}
          onKeyDown={handleKeyDown}
        />
      </Combobox.Target>
      <Combobox.Dropdown hidden={!isOpen}>
        <Combobox.Options aria-label={label}>
          {found.map((one) => (
            <Combobox.Option key={one.knownID} value={String(one.knownID)} className={styles.option}>
              <PersonLine person={one} />
            </Combobox.Option>
          ))}
          {found.length === 0 && <Combobox.Empty>{t('No matches. Press Enter to continue.')}</Combobox.Empty>}
        </Combobox.Options>
        {found.length > 0 && (
          <Combobox.Footer className={styles.keys}>
            {more.byArrow
              ? t('The arrows choose, Enter takes over.')
              : t('Enter takes over; the arrows choose another.')}
          </Combobox.Footer>
        )}
      </Combobox.Dropdown>
    </Combobox>
  );
}
