import { type Refused, refuse } from '@boedel/domain/law/refusal';
import type { Cents } from '@boedel/domain/money/cents';
import type { Tx } from '../../platform/db/database';
import { sql } from '../../platform/db/sql';

type Source = 'income' | 'expense' | 'money_movement';

/** Whether an entry answers a bank line. */
const isMatched = async (tx: Tx, source: Source, id: number): Promise<boolean> =>
  (await tx.maybe(sql`select from recon_match_entry where source = ${source} and source_id = ${id} limit 1`)) !==
  undefined;

/** An entry that answers a bank line stays until the match is undone. */
export const staysMatched =
  (source: Source) =>
  async ({ id }: { readonly id: number }, { tx }: { readonly tx: Tx }): Promise<Refused | true> =>
    (await isMatched(tx, source, id))
      ? refuse('id', 'This entry answers a bank line, so it stays. Undo the match first.')
      : true;

interface Moved {
  readonly amount: Cents;
  readonly bankAccountID: number | null;
  readonly toBankAccountID?: number | null;
}

/** What moved on the account stays as the bank has it; everything else of the entry may be corrected. */
export async function keepsMatched(
  tx: Tx,
  source: Source,
  before: (Moved & { readonly id: number }) | undefined,
  after: Moved,
): Promise<Refused | undefined> {
  if (!before) return undefined;
  const isSame =
    before.amount === after.amount &&
    before.bankAccountID === after.bankAccountID &&
    (before.toBankAccountID ?? null) === (after.toBankAccountID ?? null);
  return isSame || !(await isMatched(tx, source, before.id))
    ? undefined
    : refuse('amount', 'This entry answers a bank line, so its amount and account stay. Undo the match first.');
}
