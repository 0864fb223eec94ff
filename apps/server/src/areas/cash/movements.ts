import { movementCalls } from '@boedel/contract/cash/cash.calls';
import { movements } from '@boedel/contract/cash/movement.record';
import { checkMovement, movementHappened } from '@boedel/domain/cash/movement';
import { collectRefusals, type Refused, refuse } from '@boedel/domain/law/refusal';
import type { SystemType } from '@boedel/domain/matter/kinds';
import type { Tx } from '../../platform/db/database';
import { handle } from '../../platform/http/handler';
import { matterRecordHandlers, matterRecordKit } from '../../platform/record/matter-record';
import { moneyMoved } from '../kept-figures/refigure';
import { book, unbook } from '../ledger/book';
import { bankAccountNames } from '../ledger/bank-account.store';
import { keepsMatched, staysMatched } from './matched';
import { movementBooking } from './bookings';
import { takingOver } from './movement.store';

/** A secured creditor takes over movables that its claim is secured on, once (s 83). */
async function mayBeTakenOver(
  tx: Tx,
  {
    kind,
    assetID,
    claimID,
  }: { readonly kind: string; readonly assetID: number | null; readonly claimID: number | null },
  before: number | undefined,
): Promise<Refused | undefined> {
  if (kind !== 'takenOver' || assetID === null || claimID === null) return undefined;
  const found = await takingOver(tx, claimID, before, assetID);
  if (found.isLand) {
    return refuse('assetID', 'Only movable property is taken over by a creditor. Land is sold.', 'Insolvency Act s 83');
  }
  if (!found.isSecured) {
    return refuse(
      'claimID',
      'This claim is not secured on the asset. Enter the security with the claim first.',
      'Insolvency Act s 83',
    );
  }
  return found.isTwice ? refuse('assetID', 'A creditor took this asset over already. Change that entry.') : undefined;
}

export const movementKit = matterRecordKit(movements, {
  remove: staysMatched('money_movement'),
  check: async (values, { tx, matter, today, before }) =>
    collectRefusals([
      await keepsMatched(tx, 'money_movement', before, values),
      checkMovement(values, today),
      movementHappened(values, matter.system_type as SystemType),
      await mayBeTakenOver(tx, values, before?.id),
    ]) ?? {
      values: values.kind === 'takenOver' ? { ...values, bankAccountID: null } : values,
    },
  after: async ({ before, after }, { tx, actor, matter }) => {
    if (before) await unbook(tx, actor, matter.id, { table: 'money_movement', id: before.id });
    if (after) await book(tx, actor, matter.id, [movementBooking(after, matter.system_type)]);
    await moneyMoved(tx, matter.id);
  },
  adds: async (rows, { tx, matter }) => {
    const names = new Map((await bankAccountNames(tx, matter.id)).map(({ id, name }) => [id, name]));
    return rows.map(({ bankAccountID }) => ({ bankAccountName: (bankAccountID && names.get(bankAccountID)) || null }));
  },
});

export const handledMovementCalls = handle(movementCalls, matterRecordHandlers(movementKit));
