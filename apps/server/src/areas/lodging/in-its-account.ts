import type { RecordWarning } from '@boedel/contract/record/matter-record';
import { standsInTheNext } from '@boedel/domain/ledger/locked-period';
import type { Tx } from '../../platform/db/database';
import { nextAccountOf } from './lodged.store';

interface At {
  readonly tx: Tx;
  readonly matter: { readonly id: number; readonly system_type: number };
  readonly isNew: boolean;
}

/**
 * What is captured after an account was lodged stands in the next one, and that is said. Somebody who amends the lodged
 * account says so by its number.
 */
export async function inItsAccount<V extends { readonly account: number | null }>(
  values: V,
  { tx, matter, isNew }: At,
): Promise<{ values: V; warnings: RecordWarning[] }> {
  const next = isNew && values.account === null ? await nextAccountOf(tx, matter) : null;
  return next === null
    ? { values, warnings: [] }
    : { values: { ...values, account: next }, warnings: [{ field: 'account', sentence: standsInTheNext }] };
}
