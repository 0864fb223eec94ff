import { afterLodgingCalls } from '@boedel/contract/lodging/after-lodging.calls';
import { refuse } from '@boedel/domain/law/refusal';
import { type AfterLodgingStep, afterStepNames, stepsOfAccount } from '@boedel/domain/lodging/after-facts';
import { listAfterLodging, checkAfterStep, findStepEvent } from '@boedel/domain/lodging/after-lodging';
import { systemType } from '@boedel/domain/matter/kinds';
import { minus, clampBelowNil, plus } from '@boedel/domain/money/cents';
import { getStandardTemplate } from '@boedel/domain/templates/catalogue';
import { audit } from '../../platform/audit/audit';
import type { Tx } from '../../platform/db/database';
import { pairHandlers } from '../../platform/http/handler';
import { RefusalProblem } from '../../platform/problems';
import { throwIfRefused } from '../../platform/throw-if-refused';
import { runAsFirm } from '../../platform/tenancy/run-as-firm';
import { lockMatter, type OpenedMatter, openMatter, openToCapture } from '../../platform/tenancy/matter-door';
import { setEvents } from '../diary/matter-events';
import { saveStepDay } from '../account-course/account-course.store';
import { readFiledDays } from './after-lodging.store';
import { gather } from './facts-of-account';

async function openEstate(tx: Tx, matterId: number): Promise<OpenedMatter> {
  const matter = await openMatter(tx, matterId, 'estate');
  if (matter.system_type !== systemType.estateLate) {
    throw new RefusalProblem(refuse('matterID', 'Only a deceased estate has these steps.'));
  }
  return matter;
}

export const handledAfterLodgingCalls = pairHandlers(afterLodgingCalls, {
  getbymatterid: ({ scope, query, now }) =>
    scope.transaction(async (tx) => {
      const matter = await openEstate(tx, query.matterID);
      return runAsFirm(tx, async () => {
        const { courses, chosen, ofAccount, ofEstate, rows, duty } = await gather(tx, matter, now, query.accountNo);
        const filed = await readFiledDays(tx, matter.id);
        const account = new Map(listAfterLodging(ofAccount).map((stands) => [stands.step, stands]));
        const estate = new Map(listAfterLodging(ofEstate).map((stands) => [stands.step, stands]));
        const steps = afterStepNames.flatMap((step) => (stepsOfAccount.has(step) ? account : estate).get(step) ?? []);
        const findAccountNumber = (step: AfterLodgingStep): number =>
          stepsOfAccount.has(step) ? (chosen?.row.number ?? 0) : 0;
        return {
          accountNo: chosen?.row.number ?? null,
          accounts: courses.toReversed().map(({ row, title, generatedOn, isReplaced }) => ({
            number: row.number,
            title,
            generatedDate: generatedOn,
            isReplaced,
          })),
          steps: steps.map(({ on, papers, missing, ...step }) => ({
            ...step,
            isOfAccount: stepsOfAccount.has(step.step),
            doneDate: on,
            missing: [...missing],
            papers: papers.map((number) => ({
              number,
              name: getStandardTemplate(number)?.name ?? '',
              filedDate: filed.get(number) ?? null,
            })),
            note:
              rows.find((row) => row.step === step.step && row.account_no === findAccountNumber(step.step))?.note ??
              null,
          })),
          duty:
            duty && duty.due !== null
              ? {
                  due: duty.due,
                  interest: duty.interest,
                  paid: duty.paid,
                  left: clampBelowNil(minus(plus(duty.due, duty.interest), duty.paid)),
                }
              : null,
          creditorsLeft: ofEstate.creditorsLeft,
          heirsLeft: ofEstate.heirsLeft,
          cash: ofEstate.cash,
        };
      });
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
        const isOfAccount = stepsOfAccount.has(step);
        const { chosen, ofAccount, ofEstate, rows } = await gather(tx, matter, now, body.accountNo);
        const facts = isOfAccount ? ofAccount : ofEstate;
        throwIfRefused(checkAfterStep(step, { doneOn: doneDate, isNotNeeded, note }, facts));
        const accountNo = isOfAccount ? (chosen?.row.number ?? 0) : 0;
        const event = findStepEvent(step);
        const isKeptHere = isOfAccount && chosen !== undefined && !chosen.isLast;
        // The day of an event stands once, where all dates stand; of an account before the last one, with its steps.
        if (event && !isKeptHere && (facts.happened.get(event) ?? null) !== doneDate) {
          await setEvents(tx, { actor, now }, matter, { [event]: doneDate });
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
