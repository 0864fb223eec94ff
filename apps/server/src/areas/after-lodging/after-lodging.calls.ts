import { afterLodgingCalls } from '@boedel/contract/lodging/after-lodging.calls';
import { refuse } from '@boedel/domain/law/refusal';
import { systemType } from '@boedel/domain/matter/kinds';
import { audit } from '../../platform/audit/audit';
import type { Tx } from '../../platform/db/database';
import { pairHandlers } from '../../platform/http/handler';
import { RefusalProblem } from '../../platform/problems';
import { throwIfRefused } from '../../platform/throw-if-refused';
import { runAsFirm } from '../../platform/tenancy/run-as-firm';
import { lockMatter, type OpenedMatter, openMatter, openToCapture } from '../../platform/tenancy/matter-door';
import { setEvents } from '../diary/matter-events';
import { saveStepDay } from '../account-course/account-course.store';
import { presentSteps } from './after-lodging.present';
import { readFiledDays, readRuleDays } from './after-lodging.store';
import { moveInspectionEnd } from './move-inspection-end';
import { readAccountSteps } from './steps-of-matter';

async function openEstate(tx: Tx, matterId: number): Promise<OpenedMatter> {
  const matter = await openMatter(tx, matterId, 'estate');
  if (matter.system_type !== systemType.estateLate && matter.system_type !== systemType.liquidation) {
    throw new RefusalProblem(refuse('matterID', 'Only a deceased or an insolvent estate has these steps.'));
  }
  return matter;
}

export const handledAfterLodgingCalls = pairHandlers(afterLodgingCalls, {
  getbymatterid: ({ scope, query, now }) =>
    scope.transaction(async (tx) => {
      const matter = await openEstate(tx, query.matterID);
      return runAsFirm(tx, async () =>
        presentSteps(await readAccountSteps(tx, matter, now, query.accountNo), {
          filed: await readFiledDays(tx, matter.id),
          due: await readRuleDays(tx, matter.id),
        }),
      );
    }),
  save: ({ scope, actor, now, body }) =>
    scope.transaction(async (tx) => {
      const { matterID, step, doneDate, isNotNeeded } = body;
      await openToCapture(tx, actor, matterID, 'estate');
      const matter = await openEstate(tx, matterID);
      const note = body.note ?? null;
      // One after the other in a matter: what a step needs is read as the other left it.
      await lockMatter(tx, matterID);
      await runAsFirm(tx, async () => {
        const { chosen, rows, isOfAccount, check, findEvent, happened } = await readAccountSteps(
          tx,
          matter,
          now,
          body.accountNo,
        );
        throwIfRefused(check(step, { doneOn: doneDate, isNotNeeded, note }));
        const accountNo = isOfAccount(step) ? (chosen?.row.number ?? 0) : 0;
        const event = findEvent(step);
        const isKeptHere = isOfAccount(step) && chosen !== undefined && !chosen.isLast;
        // The day of an event stands once, where all dates stand; of an account before the last one, with its steps.
        if (event && !isKeptHere && (happened(step).get(event) ?? null) !== doneDate) {
          await setEvents(tx, { actor, now }, matter, { [event]: doneDate });
          await moveInspectionEnd(tx, { actor, now }, matter, step);
        }
        const before = rows.find((row) => row.step === step && row.account_no === accountNo);
        if (!before && !isKeptHere && !isNotNeeded && note === null) return;
        const { after } = await saveStepDay(tx, matterID, accountNo, step, {
          is_not_needed: isNotNeeded,
          note,
          ...(isKeptHere && { done_on: doneDate }),
        });
        await audit(tx, actor, 'estate_step.changed', {
          entity: ['estate_step', after.id],
          matterId: matterID,
          ...(before && { before }),
          after,
        });
      });
      return { done: true as const };
    }),
});
