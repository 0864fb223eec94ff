import { applyEnteredRates } from '@boedel/domain/rates/rate-tables';
import type { Database } from '../../platform/db/database';
import { openProviderScope, type ProviderScope } from '../../platform/tenancy/scopes';
import { rateEntryStore, toEnteredRate } from './rate-entry.store';

/** Lets this process compute with what was confirmed so far. The figures are the same for every firm. */
export const loadEnteredRates = async (provider: ProviderScope): Promise<void> =>
  applyEnteredRates((await provider.transaction((tx) => rateEntryStore(tx).listConfirmed())).map(toEnteredRate));

const fifteenSeconds = 15_000;

/** At the start, and from then on what was confirmed through another process. */
export async function keepRatesCurrent(database: Database, report: (problem: unknown) => void): Promise<void> {
  const provider = openProviderScope(database);
  await loadEnteredRates(provider);
  setInterval(() => void loadEnteredRates(provider).catch(report), fifteenSeconds).unref();
}
