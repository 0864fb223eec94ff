import '@mantine/spotlight/styles.css';
import { useDebouncedValue } from '@mantine/hooks';
import { Spotlight } from '@mantine/spotlight';
import { IconSearch } from '@tabler/icons-react';
import { keepPreviousData, useQueries } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { t } from '../../i18n/t';
import { usePerson } from '../access';
import type { IconOf } from '../shell/items';
import styles from './palette.module.css';
import { useAllCommandsHere } from './commands-here';
import { type Command, type Found, type SearchSource, isMeant, matching } from './search-source';
import { palette, paletteStore, useFirstRow } from './use-first-row';

const shortestSearch = 2;
/** Long enough that fast typing asks once, short enough that results stand within 150 ms of the last key. */
const pause = 20;
/** Its rows are walked with the arrow keys from the search box; what scrolls must take the focus as well. */
const scrollsByKeyboard = { viewportProps: { tabIndex: 0 } } as object;

/** What the sources found for the words typed, once the typing pauses. */
function useFound(sources: readonly SearchSource[], typed: string) {
  const person = usePerson();
  const [words] = useDebouncedValue(typed.trim(), pause);
  const asked = sources.filter((source) => source.may?.(person) ?? true);
  const answers = useQueries({
    queries: asked.map((source) => ({
      queryKey: ['palette', source.key, words],
      enabled: words.length >= shortestSearch,
      placeholderData: keepPreviousData,
      queryFn: ({ signal }: { signal: AbortSignal }): Promise<readonly Found[]> => source.search(words, signal),
    })),
  });
  const waiting = useQueries({
    queries: asked.map((source) => ({
      queryKey: ['palette', source.key],
      enabled: source.before !== undefined,
      queryFn: ({ signal }: { signal: AbortSignal }): Promise<readonly Found[]> =>
        source.before?.rows(signal) ?? Promise.resolve([]),
    })),
  });
  const isAsking = words !== typed.trim() || answers.some((answer) => answer.isFetching);
  const isAsked = words.length >= shortestSearch;
  return {
    isAsking,
    found: asked.map((source, index) => ({
      source,
      group: isAsked ? source.group : (source.before?.group ?? source.group),
      rows: (isAsked ? answers[index]?.data : typed.trim() === '' && waiting[index]?.data) || [],
    })),
  };
}

const groupsOf = (commands: readonly Command[]): [string, Command[]][] => {
  const groups = new Map<string, Command[]>();
  for (const command of commands) groups.set(command.group, [...(groups.get(command.group) ?? []), command]);
  return [...groups];
};

const iconOf = (Icon: IconOf | undefined) => (Icon ? <Icon size={18} stroke={1.6} /> : undefined);

const Commands = ({ groups }: { groups: readonly [string, Command[]][] }) =>
  groups.map(([group, entries]) => (
    <Spotlight.ActionsGroup key={group} label={group}>
      {entries.map((command) => (
        <Spotlight.Action
          key={command.key}
          label={command.label}
          leftSection={iconOf(command.icon)}
          onClick={command.run}
        />
      ))}
    </Spotlight.ActionsGroup>
  ));

export interface PaletteProps {
  readonly commands: readonly Command[];
  readonly sources: readonly SearchSource[];
}

/** Screens, actions and search in one box, on Ctrl K. Opens as soon as it is drawn for the first time. */
export function Palette({ commands, sources }: PaletteProps) {
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const { found, isAsking } = useFound(sources, typed);
  useEffect(() => palette.open(), []);
  const ofHere = matching(useAllCommandsHere(), typed);
  // What one may do where one is: above everything before one types, and when it is clear that one of them is meant.
  const first = ofHere.filter((command) =>
    typed.trim() === '' ? command.group === ofHere[0]?.group : isMeant(command, typed),
  );
  const before = groupsOf(first);
  const groups = groupsOf([...ofHere.filter((command) => !first.includes(command)), ...matching(commands, typed)]);
  const keys = [
    ...before.flatMap(([, entries]) => entries),
    ...found.flatMap(({ rows }) => rows),
    ...groups.flatMap(([, entries]) => entries),
  ].map(({ key }) => key);
  // Before anything is typed Enter is nobody's wish.
  const { onKeyDownCapture } = useFirstRow({ rows: typed.trim() && keys.join(), isAsking });
  const isEmpty = !isAsking && before.length + groups.length === 0 && found.every(({ rows }) => rows.length === 0);
  return (
    <Spotlight.Root
      store={paletteStore}
      query={typed}
      onQueryChange={setTyped}
      shortcut={null}
      scrollable
      maxHeight="60dvh"
      // Held at the top: the box one types in stays where it is while the list under it grows and shrinks.
      centered={false}
      yOffset="10dvh"
      overlayProps={{ backgroundOpacity: 0.35 }}
      classNames={{ action: styles.action!, actionsGroup: styles.group! }}
      attributes={{ content: { 'aria-label': t('Search matters, people, actions') } }}
    >
      <div onKeyDownCapture={onKeyDownCapture}>
        <Spotlight.Search
          placeholder={t('Search matters, people, actions')}
          aria-label={t('Search matters, people, actions')}
          leftSection={<IconSearch size={18} stroke={1.6} />}
        />
      </div>
      <Spotlight.ActionsList {...scrollsByKeyboard}>
        <Commands groups={before} />
        {found.map(
          ({ source, group, rows }) =>
            rows.length > 0 && (
              <Spotlight.ActionsGroup key={source.key} label={t(group)}>
                {rows.map((row) => (
                  <Spotlight.Action
                    key={row.key}
                    label={row.label}
                    {...(row.about && { description: row.about })}
                    leftSection={iconOf(source.icon)}
                    onClick={() => void navigate({ to: row.to, ...(row.search && { search: row.search }) } as never)}
                  />
                ))}
              </Spotlight.ActionsGroup>
            ),
        )}
        <Commands groups={groups} />
        {isEmpty && <Spotlight.Empty>{t('Nothing found')}</Spotlight.Empty>}
      </Spotlight.ActionsList>
    </Spotlight.Root>
  );
}

export const openPalette = (): void => palette.open();
