import { constants } from '@boedel/contract/fixed/constants';
import { computeDayAt } from '@boedel/domain/dates/instant';
import { findCountry } from '@boedel/domain/law/country';
import { computeArrears } from '@boedel/domain/session/arrears';
import type { Tx } from '../../platform/db/database';
import { listSubscriptionEntries } from './arrears.store';

interface FirmDebtor {
  readonly firm_id: number;
  readonly country: string;
  readonly is_provider: boolean;
}

/** Which of these firms are shut out because they owe the provider for too long. The provider owes itself nothing. */
export async function listShutOutFirms(tx: Tx, firms: readonly FirmDebtor[], now: Date): Promise<ReadonlySet<number>> {
  const entries = await listSubscriptionEntries(
    tx,
    firms.map((firm) => firm.firm_id),
  );
  const isShutOut = (firm: FirmDebtor): boolean => {
    const own = entries
      .filter((row) => row.intermediary_id === firm.firm_id)
      .map((row) => ({ kind: row.kind, on: row.counts_on, amount: row.amount_cents }));
    const { days } = computeArrears(own, computeDayAt(now, findCountry(firm.country)));
    return !firm.is_provider && days > constants.arrearsBlockDays;
  };
  return new Set(firms.filter(isShutOut).map((firm) => firm.firm_id));
}
