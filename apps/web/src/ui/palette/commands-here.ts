import { useEffect, useSyncExternalStore } from 'react';
import type { Command } from './search-source';

const here = new Map<string, readonly Command[]>();
const listeners = new Set<() => void>();
let version = 0;

const nameOf = (commands: readonly Command[] | undefined): string =>
  (commands ?? []).map(({ key, label, to }) => `${key} ${label} ${to}`).join('\n');

function put(part: string, commands: readonly Command[] | undefined): void {
  const isNew = nameOf(here.get(part)) !== nameOf(commands);
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
export function useCommandsHere(part: string, commands: readonly Command[]): void {
  // What a command does may close over what was just drawn: it is put there again each time.
  useEffect(() => put(part, commands));
  useEffect(() => () => put(part, undefined), [part]);
}

/** All of them, in the order their parts came; each does what it does at the moment it is chosen. */
export function useAllCommandsHere(): Command[] {
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
