import { constants } from '@boedel/contract/fixed/constants';
import { dayAt } from '@boedel/domain/dates/instant';
import { countryNamed } from '@boedel/domain/law/country';
import { arrearsOn } from '@boedel/domain/session/arrears';
import type { Tx } from '../../platform/db/database';
import { subscriptionEntries } from './arrears.store';

interface Debtor {
  readonly firm_id: number;
  readonly country: string;
  readonly is_provider: boolean;
}

/** Which of these firms are shut out because they owe the provider for too long. The provider owes itself nothing. */
export async function firmsShutOut(tx: Tx, firms: readonly Debtor[], now: Date): Promise<ReadonlySet<number>> {
  const entries = await subscriptionEntries(
    tx,
    firms.map((firm) => firm.firm_id),
  );
  const isShutOut = (firm: Debtor): boolean => {
    const own = entries
      .filter((row) => row.intermediary_id === firm.firm_id)
      .map((row) => ({ kind: row.kind, on: row.counts_on, amount: row.amount_cents }));
    const { days } = arrearsOn(own, dayAt(now, countryNamed(firm.country)));
    return !firm.is_provider && days > constants.arrearsBlockDays;
  };
  return new Set(firms.filter(isShutOut).map((firm) => firm.firm_id));
}
