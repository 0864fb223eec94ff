import type { taskCalls } from '@boedel/contract/tasks/tasks.calls';
import { addDays } from '@boedel/domain/dates/local-date';
import { refuse } from '@boedel/domain/law/refusal';
import { said } from '@boedel/domain/law/said';
import type { SystemType } from '@boedel/domain/matter/kinds';
import { stageSteps, stepTemplates } from '@boedel/domain/tasks/step-templates';
import { audit } from '../../platform/audit/audit';
import { sql } from '../../platform/db/sql';
import type { Handler } from '../../platform/http/handler';
import { orRefuse } from '../../platform/http/or-refuse';
import { tellPeople } from '../../platform/inbox/tell-person';
import { openMatter } from '../../platform/tenancy/matter-door';
import { milestonesOf, stageOf } from '../milestones/stage';
import { checkOwner } from './may-own';
import { taskStore } from './task.store';

export const stepsOf: Handler<typeof taskCalls.getSteps> = ({ tenant, query, now }) =>
  tenant.transaction(async (tx) => {
    const matter = await openMatter(tx, query.matterID);
    const names = milestonesOf(matter.system_type);
    const { place } = await stageOf(tx, matter, now);
    const there = await taskStore(tx).titlesOf(matter.id);
    const stages = stepTemplates[matter.system_type as SystemType];
    const next = stages.find(({ milestone }) => milestone > place)?.milestone;
    return stages.map(({ milestone, steps }) => ({
      milestone,
      stage: names[milestone - 1]!,
      isNext: milestone === next,
      steps: steps.map(({ title, days }) => ({ title, days, isThere: there.has(title) })),
    }));
  });

export const addSteps: Handler<typeof taskCalls.addSteps> = ({ tenant, actor, body }) =>
  tenant.transaction(async (tx) => {
    const matter = await openMatter(tx, body.matterID);
    const ownerId = body.ownerID ?? actor.personId;
    orRefuse(await checkOwner(tx, ownerId, matter.system_type));
    const wanted = stageSteps(matter.system_type, body.milestone);
    if (wanted.length === 0) orRefuse(refuse('milestone', 'This stage has no steps. Choose one from the list.'));
    const there = await taskStore(tx).titlesOf(matter.id);
    const steps = wanted.filter(({ title }) => !there.has(title));
    if (steps.length === 0) return { count: 0 };
    await tx.run(sql`
      insert into task (matter_id, title, due_on, owner_person_id, created_by)
      select ${matter.id}, s.title, s.due, ${ownerId}, ${actor.personId}
      from unnest(${steps.map(({ title }) => title)}::text[], ${steps.map(({ days }) => addDays(body.startDate, days))}::date[]) as s(title, due)`);
    await audit(tx, actor, 'task.steps.added', {
      entity: ['matter', matter.id],
      matterId: matter.id,
      after: { steps: steps.map(({ title }) => title) },
    });
    if (ownerId !== actor.personId) {
      await tellPeople(tx, 'task', [ownerId], {
        words: said('{person} gave you {count} tasks of {matter}.', {
          person: actor.fullName,
          count: steps.length,
          matter: `${matter.reference} ${matter.name}`,
        }),
        path: `/tasks?matter=${matter.id}`,
      });
    }
    return { count: steps.length };
  });
