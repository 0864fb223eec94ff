import { findCountry, defaultCountry } from '@boedel/domain/law/country';
import type { RefusalError } from '@boedel/domain/law/refusal';
import { checkClosing } from '@boedel/domain/matter/closing';
import { nil } from '@boedel/domain/money/cents';
import type { Tx } from '../../platform/db/database';
import { runAsFirm } from '../../platform/tenancy/run-as-firm';
import { listBalancesLeft } from './left-in-ledger.store';

interface ClosingMatter {
  readonly id: number;
  readonly system_type: number;
  readonly country: string;
}

/** Of matters that are to be closed, those whose ledger still holds money, each with what is left. */
export async function listRefusedClosings(
  tx: Tx,
  matters: readonly ClosingMatter[],
): Promise<ReadonlyMap<number, RefusalError>> {
  // Whoever may close a matter is told of its money, whatever they were let see of it.
  const rows = await runAsFirm(tx, () =>
    listBalancesLeft(
      tx,
      matters.map(({ id }) => id),
    ),
  );
  const refused = matters.map(({ id, system_type, country }) => {
    const own = rows.filter(({ matter_id }) => matter_id === id);
    const balances = own.filter(({ account }) => account === 'BANK');
    const unknown = own.find(({ account }) => account === 'SUSPENSE')?.cents ?? nil;
    return [id, checkClosing(system_type, findCountry(country) ?? defaultCountry, balances, unknown)] as const;
  });
  return new Map(refused.flatMap(([id, one]) => (one ? [[id, one] as const] : [])));
}
