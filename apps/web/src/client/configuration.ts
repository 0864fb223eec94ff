import type { WireAnswer } from '@boedel/contract/call';
import { sessionCalls } from '@boedel/contract/session/session.calls';
import { useEffect, useState } from 'react';
import { send } from './send';

export type AppConfiguration = WireAnswer<typeof sessionCalls.configuration>;

let known: Promise<AppConfiguration> | undefined;

/** The next screen asks anew. Tests, too, each have their own provider. */
export const forgetConfiguration = (): void => {
  known = undefined;
};

/**
 * Previews compute with the figures that were entered after the release. The tables are only fetched where there are any;
 * a server of an earlier release sends none.
 */
async function applyRates(rates: AppConfiguration['rates'] = []): Promise<void> {
  if (rates.length === 0) return;
  const { applyEnteredRates } = await import('@boedel/domain/rates/rate-tables');
  applyEnteredRates(rates.map((one) => ({ ...one, to: one.to ?? null, note: one.note ?? null })));
}

/**
 * What everybody may know of the provider, asked for once. A failure is not kept. People sign in though the rates
 * could not be applied; the next screen that asks tries again.
 */
export function loadConfiguration(): Promise<AppConfiguration> {
  known ??= send(sessionCalls.configuration, {}, { quiet: true, silent: true })
    .then(async (answer) => {
      await applyRates(answer.rates).catch(forgetConfiguration);
      return answer;
    })
    .catch((error: unknown) => {
      forgetConfiguration();
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
