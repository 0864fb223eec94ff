import { countryNamed, defaultCountry } from '@boedel/domain/law/country';
import type { Refused } from '@boedel/domain/law/refusal';
import { checkClosing } from '@boedel/domain/matter/closing';
import { nil } from '@boedel/domain/money/cents';
import type { Tx } from '../../platform/db/database';
import { asTheFirm } from '../../platform/tenancy/as-the-firm';
import { balancesLeft } from './left-in-ledger.store';

interface Closing {
  readonly id: number;
  readonly system_type: number;
  readonly country: string;
}

/** Of matters that are to be closed, those whose ledger still holds money, each with what is left. */
export async function leftIn(tx: Tx, matters: readonly Closing[]): Promise<ReadonlyMap<number, Refused>> {
  // Whoever may close a matter is told of its money, whatever they were let see of it.
  const rows = await asTheFirm(tx, () =>
    balancesLeft(
      tx,
      matters.map(({ id }) => id),
    ),
  );
  const refused = matters.map(({ id, system_type, country }) => {
    const own = rows.filter(({ matter_id }) => matter_id === id);
    const balances = own.filter(({ account }) => account === 'BANK');
    const unknown = own.find(({ account }) => account === 'SUSPENSE')?.cents ?? nil;
    return [id, checkClosing(system_type, countryNamed(country) ?? defaultCountry, balances, unknown)] as const;
  });
  return new Map(refused.flatMap(([id, one]) => (one ? [[id, one] as const] : [])));
}
