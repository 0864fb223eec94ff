import type { Tx } from '../../platform/db/database';
import type { MatterRecordRequest } from '../../platform/record/matter-record';
import type { OpenedMatter } from '../../platform/tenancy/matter-door';
import { expenseKit } from '../cash/expenses';
import { incomeKit } from '../cash/income';
import { movementKit } from '../cash/movements';
import { matchStore } from './match.store';

const kits = { income: incomeKit, expense: expenseKit, money_movement: movementKit } as const;

/** The entries a match answers carry its voucher: accounts print theirs. */
export async function rebookVoucher(
  tx: Tx,
  asked: MatterRecordRequest,
  matter: OpenedMatter,
  matchId: number,
  voucher: string | null,
): Promise<void> {
  for (const { source, source_id } of await matchStore(tx).entriesOf([matchId])) {
    const kit = kits[source as keyof typeof kits] as typeof incomeKit | undefined;
    if (!kit) continue;
    const before = await kit.store(tx).find(source_id);
    const at = await kit.toChange(tx, asked, matter.id, before);
    await kit.save(before, before.version, { ...kit.read(before), voucher }, at);
  }
}
