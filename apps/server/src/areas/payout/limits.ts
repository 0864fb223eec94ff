import type { AnswerOf } from '@boedel/contract/call';
import type { payoutCalls } from '@boedel/contract/payout/payout.calls';
import { collectRefusals, refuse } from '@boedel/domain/law/refusal';
import { message } from '@boedel/domain/law/message';
import { audit } from '../../platform/audit/audit';
import { presentConflict } from '../../platform/db/present-conflict';
import { tableStore } from '../../platform/db/rows';
import type { Handler } from '../../platform/http/handler';
import { notifyPeople } from '../../platform/inbox/notify-people';
import { throwIfRefused } from '../../platform/throw-if-refused';
import { listConfirmers } from '../own-accounts/own-account.store';
import { confirmationsPath } from '../own-accounts/request-change';
import { type PayoutLimitsRow, limitsTable, readPayoutLimits } from './limits.store';

type PayoutLimitCalls = typeof payoutCalls;

const presentLimits = (row: PayoutLimitsRow): AnswerOf<PayoutLimitCalls['getLimits']> => ({
  checkerLimit: row.checker_limit_cents,
  twoFrom: row.two_from_cents,
  format: row.format,
  cutOff: row.cut_off,
  sameDayCutOff: row.same_day_cut_off,
  version: row.version,
});

export const getLimits: Handler<PayoutLimitCalls['getLimits']> = ({ scope }) =>
  scope.transaction(async (tx) => presentLimits(await readPayoutLimits(tx)));

export const saveLimits: Handler<PayoutLimitCalls['saveLimits']> = ({ scope, actor, body }) =>
  scope.transaction(async (tx) => {
    throwIfRefused(
      collectRefusals(
        (['checkerLimit', 'twoFrom'] as const).map((field) =>
          body[field] !== null && body[field] <= 0
            ? refuse(field, 'Enter an amount of more than 0, or leave it blank for no limit.')
            : undefined,
        ),
      ),
    );
    const before = await readPayoutLimits(tx);
    const values = {
      checker_limit_cents: body.checkerLimit,
      two_from_cents: body.twoFrom,
      format: body.format,
      // A caller that does not know cut-off times leaves this out, and the stored ones stay.
      ...(body.cutOff !== undefined && { cut_off: body.cutOff }),
      ...(body.sameDayCutOff !== undefined && { same_day_cut_off: body.sameDayCutOff }),
    };
    const after = (await presentConflict(tableStore(tx, limitsTable).change(before.id, body.version, values), (row) =>
      presentLimits(row as PayoutLimitsRow),
    )) as PayoutLimitsRow;
    await audit(tx, actor, 'payoutlimits.changed', { entity: ['payout_options', after.id], before, after });
    const isOther =
      before.checker_limit_cents !== after.checker_limit_cents || before.two_from_cents !== after.two_from_cents;
    // One administrator sets them, so that everybody who approves is told.
    const others = isOther
      ? (await listConfirmers(tx, null)).filter(({ person_id }) => person_id !== actor.personId)
      : [];
    await notifyPeople(
      tx,
      'payment',
      others.map(({ person_id }) => person_id),
      {
        words: message('{name} changed the limits for approving payments.', { name: actor.fullName }),
        path: confirmationsPath,
      },
    );
    return presentLimits(after);
  });
