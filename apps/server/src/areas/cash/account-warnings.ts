import { type AccountMove, warnOfAccount } from '@boedel/domain/cash/warn-of-account';
import type { Warning } from '@boedel/domain/law/refusal';
import type { Tx } from '../../platform/db/database';
import { readMovedAccount } from './account-warnings.store';
import type { MatchedSource } from './matched.store';

/** What a person is warned of as an entry is captured or changed; nothing of it keeps the entry from being saved. */
export async function listAccountWarnings(
  tx: Tx,
  bankAccountId: number | null,
  move: AccountMove,
  changed: { readonly source: MatchedSource; readonly id: number | undefined },
): Promise<Warning[]> {
  if (bankAccountId === null) return [];
  const account = await readMovedAccount(tx, bankAccountId, move.day, changed.source, changed.id ?? 0);
  return account ? warnOfAccount(move, account) : [];
}
