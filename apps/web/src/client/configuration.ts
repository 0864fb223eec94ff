import type { WireAnswer } from '@boedel/contract/call';
import { sessionCalls } from '@boedel/contract/session/session.calls';
import { useEffect, useState } from 'react';
import { send } from './send';

export type AppConfiguration = WireAnswer<typeof sessionCalls.configuration>;

let known: Promise<AppConfiguration> | undefined;

/** What everybody may know of the provider, asked for once. A failure is not kept. */
export function loadConfiguration(): Promise<AppConfiguration> {
  known ??= send(sessionCalls.configuration, {}, { quiet: true, silent: true }).catch((error: unknown) => {
    known = undefined;
    throw error;
  });
  return known;
}

/** Undefined until it is there; screens do without rather than wait. */
export function useConfiguration(): AppConfiguration | undefined {
  const [held, setHeld] = useState<AppConfiguration>();
  useEffect(() => {
    let wanted = true;
    loadConfiguration().then(
      (answer) => wanted && setHeld(answer),
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, []);
  return held;
}

/** For tests, each of which has its own provider. */
export const forgetConfiguration = (): void => {
  known = undefined;
};
