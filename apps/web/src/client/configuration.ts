import type { WireAnswer } from '@boedel/contract/call';
import { sessionCalls } from '@boedel/contract/session/session.calls';
import { useEffect, useState } from 'react';
import { send } from './send';

export type AppConfiguration = WireAnswer<typeof sessionCalls.configuration>;

let known: Promise<AppConfiguration> | undefined;

/** Previews compute with the figures that were entered after the release. The tables are only fetched where there are any. */
async function applyRates(answer: AppConfiguration): Promise<AppConfiguration> {
  if (answer.rates.length > 0) {
    const { applyEnteredRates } = await import('@boedel/domain/rates/rate-tables');
    applyEnteredRates(answer.rates.map((one) => ({ ...one, to: one.to ?? null, note: one.note ?? null })));
  }
  return answer;
}

/** What everybody may know of the provider, asked for once. A failure is not kept. */
export function loadConfiguration(): Promise<AppConfiguration> {
  known ??= send(sessionCalls.configuration, {}, { quiet: true, silent: true })
    .then(applyRates)
    .catch((error: unknown) => {
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
