import type { RecordWarning } from '@boedel/contract/record/matter-record';
import { standsInTheNext } from '@boedel/domain/ledger/locked-period';
import type { Tx } from '../../platform/db/database';
import { findNextAccount } from './lodged.store';

interface AccountPlacing {
  readonly tx: Tx;
  readonly matter: { readonly id: number; readonly system_type: number };
  readonly isNew: boolean;
}

/**
 * What is captured after an account was lodged stands in the next one, and that is said. Somebody who amends the lodged
 * account says so by its number.
 */
export async function placeInAccount<V extends { readonly account: number | null }>(
  values: V,
  { tx, matter, isNew }: AccountPlacing,
): Promise<{ values: V; warnings: RecordWarning[] }> {
  const next = isNew && values.account === null ? await findNextAccount(tx, matter) : null;
  return next === null
    ? { values, warnings: [] }
    : { values: { ...values, account: next }, warnings: [{ field: 'account', sentence: standsInTheNext }] };
}
