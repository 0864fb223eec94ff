import { Modal, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useId, useState, useSyncExternalStore } from 'react';
import { t } from '../../i18n/t';
import { useFocusBack } from '../dialog/focus-back';
import { useAllCommandsHere } from './commands-here';
import { type EarlyKeys, noEarlyKeys } from './early-keys';
import { type PaletteGroup, PaletteList } from './palette-list';
import styles from './palette.module.css';
import { type PaletteCommand, type SearchSource, isMeant, filterCommands } from './search-source';
import { useChosenRow } from './use-chosen-row';
import { useFound } from './use-found';

interface PaletteContents {
  readonly commands: readonly PaletteCommand[];
  readonly sources: readonly SearchSource[];
}

function groupCommands(list: string, commands: readonly PaletteCommand[]): PaletteGroup[] {
  const groups = new Map<string, PaletteCommand[]>();
  for (const command of commands) groups.set(command.group, [...(groups.get(command.group) ?? []), command]);
  return [...groups].map(([label, entries]) => ({
    key: entries[0]!.key,
    label,
    rows: entries.map((command) => ({ ...command, id: `${list}-${command.key}` })),
  }));
}

/** What is offered for the words typed, in its order. */
function useOffered({ commands, sources }: PaletteContents, typed: string, list: string) {
  const { found, isAsking } = useFound(sources, typed);
  const ofHere = filterCommands(useAllCommandsHere(), typed);
  // What one may do where one is: above everything before one types, and when it is clear that one of them is meant.
  const first = ofHere.filter((command) =>
    typed.trim() === '' ? command.group === ofHere[0]?.group : isMeant(command, typed),
  );
  const groups: readonly PaletteGroup[] = [
    ...groupCommands(list, first),
    ...found.map(({ source, group, rows }) => ({
      key: source.key,
      label: t(group),
      rows: rows.map((row) => ({
        ...row,
        ...(source.icon && { icon: source.icon }),
        id: `${list}-${source.key}-${row.key}`,
      })),
    })),
    ...groupCommands(list, [
      ...ofHere.filter((command) => !first.includes(command)),
      ...filterCommands(commands, typed),
    ]),
  ];
  return { groups: groups.filter(({ rows }) => rows.length > 0), isAsking };
}

interface SearchProps extends PaletteContents {
  readonly onDone: () => void;
  readonly earlyKeys?: EarlyKeys | undefined;
}

/** Drawn while it is open: each time it begins with what was typed since it was asked for. */
function Search({ onDone, earlyKeys = noEarlyKeys, ...offered }: SearchProps) {
  const list = useId();
  const name = t('Search matters, people, actions');
  const early = useSyncExternalStore(earlyKeys.follow, earlyKeys.read);
  const [changed, setChanged] = useState<string>();
  const typed = changed ?? early;
  const { groups, isAsking } = useOffered(offered, typed, list);
  const { chosen, onKeyDown } = useChosenRow({
    ids: groups.flatMap(({ rows }) => rows.map(({ id }) => id)),
    isFirstChosen: typed.trim() !== '',
    isAsking,
  });
  const isOpen = groups.length > 0;
  return (
    <>
      <TextInput
        variant="unstyled"
        size="lg"
        data-autofocus
        placeholder={name}
        aria-label={name}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- it is an input, whose list stands below it
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={isOpen ? list : undefined}
        aria-activedescendant={chosen}
        autoComplete="off"
        leftSection={<IconSearch size={18} stroke={1.6} aria-hidden />}
        value={typed}
        onChange={(event) => setChanged(event.currentTarget.value)}
        onFocus={({ currentTarget }) => {
          earlyKeys.stop();
          currentTarget.setSelectionRange(currentTarget.value.length, currentTarget.value.length);
        }}
        onKeyDown={onKeyDown}
      />
      {isOpen && <PaletteList id={list} label={name} groups={groups} chosen={chosen} onDone={onDone} />}
      <output className={styles.nothing}>{!isOpen && !isAsking && t('Nothing found')}</output>
    </>
  );
}

export interface PaletteProps extends PaletteContents {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly earlyKeys?: EarlyKeys;
}

/** Screens, actions and search in one box, on Ctrl K. */
export function Palette({ isOpen, onClose, ...offered }: PaletteProps) {
  useFocusBack(isOpen);
  return (
    <Modal
      opened={isOpen}
      returnFocus={false}
      onClose={onClose}
      withCloseButton={false}
      size={600}
      padding={0}
      // Held at the top: the box one types in stays where it is while the list under it grows and shrinks.
      yOffset="10dvh"
      overlayProps={{ backgroundOpacity: 0.35 }}
      classNames={{ body: styles.body! }}
      attributes={{ content: { 'aria-label': t('Search matters, people, actions') } }}
    >
      <Search {...offered} onDone={onClose} />
    </Modal>
  );
}
