import type { taskCalls } from '@boedel/contract/tasks/tasks.calls';
import { addDays } from '@boedel/domain/dates/local-date';
import { refuse } from '@boedel/domain/law/refusal';
import { message } from '@boedel/domain/law/message';
import type { SystemType } from '@boedel/domain/matter/kinds';
import { checkSteps, type StageSteps, stepTemplates } from '@boedel/domain/tasks/step-templates';
import { audit } from '../../platform/audit/audit';
import type { Handler } from '../../platform/http/handler';
import { throwIfRefused } from '../../platform/throw-if-refused';
import { notifyPeople } from '../../platform/inbox/notify-people';
import { Conflict, RefusalProblem } from '../../platform/problems';
import { openMatter } from '../../platform/tenancy/matter-door';
import { listMilestoneNames, readStage } from '../milestones/stage';
import { checkOwner } from './may-own';
import { ownTaskStepStore, type OwnTaskStepsRow } from './step-template.store';
import { insertSteps, taskStore } from './task.store';

/** The stages of a type with the firm's own steps in place of the product's; every milestone can have some. */
function listStages(systemType: number, own: readonly OwnTaskStepsRow[]): StageSteps[] {
  const standard = stepTemplates[systemType as SystemType];
  const kept = standard.filter(({ milestone }) => own.every((row) => row.milestone !== milestone));
  return [...kept, ...own.map(({ milestone, steps }) => ({ milestone, steps }))].toSorted(
    (a, b) => a.milestone - b.milestone,
  );
}

export const readTaskSteps: Handler<typeof taskCalls.getSteps> = ({ scope, query, now }) =>
  scope.transaction(async (tx) => {
    const matter = await openMatter(tx, query.matterID);
    const names = listMilestoneNames(matter.system_type);
    const { place } = await readStage(tx, matter, now);
    const there = await taskStore(tx).titlesOf(matter.id);
    const own = await ownTaskStepStore(tx).of(matter.system_type);
    const stages = listStages(matter.system_type, own);
    const next = stages.find(({ milestone }) => milestone > place)?.milestone;
    return stages.map(({ milestone, steps }) => ({
      milestone,
      stage: names[milestone - 1]!,
      isNext: milestone === next,
      steps: steps.map(({ title, days }) => ({ title, days, isThere: there.has(title) })),
      isOwn: own.some((row) => row.milestone === milestone),
      version: own.find((row) => row.milestone === milestone)?.version ?? 0,
    }));
  });

export const addSteps: Handler<typeof taskCalls.addSteps> = ({ scope, actor, body }) =>
  scope.transaction(async (tx) => {
    const matter = await openMatter(tx, body.matterID);
    const ownerId = body.ownerID ?? actor.personId;
    throwIfRefused(await checkOwner(tx, ownerId, matter.system_type));
    const wanted =
      listStages(matter.system_type, await ownTaskStepStore(tx).of(matter.system_type)).find(
        ({ milestone }) => milestone === body.milestone,
      )?.steps ?? [];
    if (wanted.length === 0)
      throw new RefusalProblem(refuse('milestone', 'This stage has no steps. Choose one from the list.'));
    const there = await taskStore(tx).titlesOf(matter.id);
    const steps = wanted.filter(({ title }) => !there.has(title));
    if (steps.length === 0) return { count: 0 };
    await insertSteps(tx, {
      matterId: matter.id,
      ownerId,
      createdBy: actor.personId,
      titles: steps.map(({ title }) => title),
      dueDays: steps.map(({ days }) => addDays(body.startDate, days)),
    });
    await audit(tx, actor, 'task.steps.added', {
      entity: ['matter', matter.id],
      matterId: matter.id,
      after: { steps: steps.map(({ title }) => title) },
    });
    if (ownerId !== actor.personId) {
      await notifyPeople(tx, 'task', [ownerId], {
        words: message('{person} gave you {count} tasks of {matter}.', {
          person: actor.fullName,
          count: steps.length,
          matter: `${matter.reference} ${matter.name}`,
        }),
        path: `/tasks?matter=${matter.id}`,
      });
    }
    return { count: steps.length };
  });

export const saveSteps: Handler<typeof taskCalls.saveSteps> = ({ scope, actor, body }) =>
  scope.transaction(async (tx) => {
    const { system_type: systemType } = await openMatter(tx, body.matterID);
    if (body.milestone > listMilestoneNames(systemType).length) {
      throw new RefusalProblem(refuse('milestone', 'This stage has no steps. Choose one from the list.'));
    }
    const steps = body.steps && body.steps.length > 0 ? body.steps : null;
    if (steps) throwIfRefused(checkSteps(steps));
    const store = ownTaskStepStore(tx);
    const before = await store.lock(systemType, body.milestone);
    if ((before?.version ?? 0) !== body.version) throw new Conflict(undefined);
    if (steps) await store.keep(systemType, body.milestone, steps);
    else if (before) await store.remove(before.id);
    else return { done: true as const };
    await audit(tx, actor, 'task.steps.changed', {
      entity: ['task_step_template', before?.id ?? null],
      before: before && { milestone: before.milestone, steps: before.steps },
      after: { milestone: body.milestone, steps },
    });
    return { done: true as const };
  });
