import { movementCalls } from '@boedel/contract/cash/cash.calls';
import { movements } from '@boedel/contract/cash/movement.record';
import { checkMovement, movementHappened } from '@boedel/domain/cash/movement';
import { collectRefusals } from '@boedel/domain/law/refusal';
import type { SystemType } from '@boedel/domain/matter/kinds';
import { handle } from '../../platform/http/handler';
import { matterRecordHandlers, matterRecordKit } from '../../platform/record/matter-record';
import { moneyMoved } from '../figures/refigure';
import { book, unbook } from '../ledger/book';
import { bankAccountNames } from './bank-account.store';
import { keepsMatched, staysMatched } from './matched';
import { movementBooking } from './bookings';

export const movementKit = matterRecordKit(movements, {
  remove: staysMatched('money_movement'),
  check: async (values, { tx, matter, today, before }) =>
    collectRefusals([
      await keepsMatched(tx, 'money_movement', before, values),
      checkMovement(values, today),
      movementHappened(values, matter.system_type as SystemType),
    ]) ?? {
      values,
    },
  after: async ({ before, after }, { tx, actor, matter }) => {
    if (before) await unbook(tx, actor, matter.id, { table: 'money_movement', id: before.id });
    if (after) await book(tx, actor, matter.id, [movementBooking(after, matter.system_type)]);
    await moneyMoved(tx, matter.id);
  },
  adds: async (rows, { tx, matter }) => {
    const names = new Map((await bankAccountNames(tx, matter.id)).map(({ id, name }) => [id, name]));
    return rows.map(({ bankAccountID }) => ({ bankAccountName: names.get(bankAccountID) ?? null }));
  },
});

export const handledMovementCalls = handle(movementCalls, matterRecordHandlers(movementKit));
