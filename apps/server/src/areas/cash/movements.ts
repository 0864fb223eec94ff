import { movementCalls } from '@boedel/contract/cash/cash.calls';
import { movements } from '@boedel/contract/cash/movement.record';
import { checkMovement, movementKinds, toMovementEvent } from '@boedel/domain/cash/movement';
import { collectRefusals, isRefused, type RefusalError, refuse } from '@boedel/domain/law/refusal';
import { negate } from '@boedel/domain/money/cents';
import type { SystemType } from '@boedel/domain/matter/kinds';
import type { Tx } from '../../platform/db/database';
import { lockCount } from '../../platform/db/lock-count';
import { pairHandlers } from '../../platform/http/handler';
import { createRecordHandlers, createMatterRecordKit } from '../../platform/record/matter-record';
import { bookEvents, unbookEvents } from '../ledger/book';
import { listBankAccountNames } from '../ledger/bank-account.store';
import { refuseMatchedChange, refuseMatchedDeletion } from './matched';
import { listAccountWarnings } from './account-warnings';
import { toMovementBooking } from './bookings';
import { readTakeOver } from './movement.store';
import { applyReversal, checkReturnableKind, readReversals } from './reversals';

const reader = createMatterRecordKit(movements);

/** A secured creditor takes over movables that its claim is secured on, once (s 83). */
async function mayBeTakenOver(
  tx: Tx,
  {
    kind,
    assetID,
    claimID,
  }: { readonly kind: string; readonly assetID: number | null; readonly claimID: number | null },
  before: number | undefined,
): Promise<RefusalError | undefined> {
  if (kind !== 'takenOver' || assetID === null || claimID === null) return undefined;
  await lockCount(tx, 'asset taken over', assetID);
  const found = await readTakeOver(tx, claimID, before, assetID);
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
  return found.isTwice
    ? refuse('assetID', 'A creditor has already taken over this asset. Edit that entry.')
    : undefined;
}

export const movementKit = createMatterRecordKit(movements, {
  remove: refuseMatchedDeletion('money_movement'),
  check: async (given, { tx, matter, today, before }) => {
    const rules = {
      source: 'money_movement',
      dayField: 'movedDate',
      copies: ['kind', 'toBankAccountID', 'assetID', 'partyID', 'claimID'],
      readOriginal: async (id: number) => reader.read(await reader.store(tx).find(id)),
    } as const;
    const values = await applyReversal(tx, rules, given, before);
    if (isRefused(values)) return values;
    const refused = collectRefusals([
      values.reversalOfID === null ? undefined : checkReturnableKind(values.kind),
      await refuseMatchedChange(tx, 'money_movement', before, values),
      checkMovement(values, today),
      toMovementEvent(values, matter.system_type as SystemType),
      await mayBeTakenOver(tx, values, before?.id),
    ]);
    if (refused) return refused;
    if (values.kind === 'takenOver') return { values: { ...values, bankAccountID: null } };
    const amount = movementKinds[values.kind].way === 'in' ? values.amount : negate(values.amount);
    const move = { day: values.movedDate, dayField: 'movedDate', amount };
    const changed = { source: 'money_movement', id: before?.id } as const;
    return { values, warnings: await listAccountWarnings(tx, values.bankAccountID, move, changed) };
  },
  after: async ({ before, after }, { tx, actor, matter }) => {
    if (before) await unbookEvents(tx, actor, matter.id, { table: 'money_movement', id: before.id });
    if (after) await bookEvents(tx, actor, matter.id, [toMovementBooking(after, matter.system_type)]);
  },
  adds: async (rows, { tx, matter }) => {
    const names = new Map((await listBankAccountNames(tx, matter.id)).map(({ id, name }) => [id, name]));
    const readPair = await readReversals(tx, 'money_movement', matter.id);
    return rows.map(({ id, bankAccountID }) => ({
      ...readPair(id),
      bankAccountName: (bankAccountID && names.get(bankAccountID)) || null,
    }));
  },
});

export const handledMovementCalls = pairHandlers(movementCalls, createRecordHandlers(movementKit));
