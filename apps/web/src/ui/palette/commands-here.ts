import { useEffect, useSyncExternalStore } from 'react';
import type { PaletteCommand } from './search-source';

const here = new Map<string, readonly PaletteCommand[]>();
const listeners = new Set<() => void>();
let version = 0;

const joinCommandNames = (commands: readonly PaletteCommand[] | undefined): string =>
  (commands ?? []).map(({ key, label, to }) => `${key} ${label} ${to}`).join('\n');

function setCommands(part: string, commands: readonly PaletteCommand[] | undefined): void {
  const isNew = joinCommandNames(here.get(part)) !== joinCommandNames(commands);
  if (commands) here.set(part, commands);
  else here.delete(part);
  if (!isNew) return;
  version += 1;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** What a part of the screen lets people do from the palette, for as long as it is there. */
export function useCommandsHere(part: string, commands: readonly PaletteCommand[]): void {
  // What a command does may close over what was just drawn: it is put there again each time.
  useEffect(() => setCommands(part, commands));
  useEffect(() => () => setCommands(part, undefined), [part]);
}

/** All of them, in the order their parts came; each does what it does at the moment it is chosen. */
export function useAllCommandsHere(): PaletteCommand[] {
  useSyncExternalStore(subscribe, () => version);
  return [...here].flatMap(([part, commands]) =>
    commands.map((command) =>
      command.run
        ? {
            ...command,
            run: () =>
              here
                .get(part)
                ?.find(({ key }) => key === command.key)
                ?.run?.(),
          }
        : command,
    ),
  );
}
