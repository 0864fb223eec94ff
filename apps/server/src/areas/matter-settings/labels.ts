import { message } from '@boedel/domain/law/message';
import type { AnswerOf } from '@boedel/contract/call';
import { labelCalls } from '@boedel/contract/matter-settings/matter-settings.calls';
import { refuse } from '@boedel/domain/law/refusal';
import { audit } from '../../platform/audit/audit';
import type { Tx } from '../../platform/db/database';
import { presentConflict } from '../../platform/db/present-conflict';
import { pairHandlers, type Handler } from '../../platform/http/handler';
import { NotFound, RefusalProblem } from '../../platform/problems';
import { openMatter } from '../../platform/tenancy/matter-door';
import { type LabelRow, labelStore } from './label.store';

type LabelCalls = typeof labelCalls;
type Label = AnswerOf<LabelCalls['add']>;

const presentLabel = (row: LabelRow & { matters?: number; is_on?: boolean }): Label => ({
  id: row.id,
  name: row.name,
  colour: row.colour,
  matters: row.matters ?? 0,
  isOn: row.is_on ?? false,
  version: row.version,
});

const listLabels = async (tx: Tx, matterId: number | null): Promise<Label[]> =>
  (await labelStore(tx).withUse(matterId)).map(presentLabel);

async function refuseTwice(tx: Tx, name: string, besides: number): Promise<void> {
  if (await labelStore(tx).otherCalled(name, besides)) {
    throw new RefusalProblem(
      refuse('name', message('A label called {name} already exists. Choose another name.', { name })),
    );
  }
}

const assign: Handler<LabelCalls['assign']> = ({ scope, actor, body }) =>
  scope.transaction(async (tx) => {
    const matter = await openMatter(tx, body.matterID);
    const before = (await listLabels(tx, matter.id)).filter(({ isOn }) => isOn);
    const wanted = [...new Set(body.labelIDs)];
    const known = await labelStore(tx).some(wanted);
    if (known.length < wanted.length) throw new NotFound();
    await labelStore(tx).put(matter.id, wanted);
    await audit(tx, actor, 'matter.labels', {
      entity: ['matter', matter.id],
      matterId: matter.id,
      before: { labels: before.map(({ name }) => name) },
      after: { labels: known.map(({ name }) => name).toSorted((a, b) => a.localeCompare(b)) },
    });
    return listLabels(tx, matter.id);
  });

export const handledLabelCalls = pairHandlers(labelCalls, {
  getMatterLabels: ({ scope, query }) =>
    scope.transaction(async (tx) => {
      if (query.matterID) await openMatter(tx, query.matterID);
      return listLabels(tx, query.matterID ?? null);
    }),
  add: ({ scope, actor, body }) =>
    scope.transaction(async (tx) => {
      await refuseTwice(tx, body.name, 0);
      const row = await labelStore(tx).insert(body);
      await audit(tx, actor, 'label.added', { entity: ['matter_label', row.id], after: row });
      return presentLabel(row);
    }),
  update: ({ scope, actor, body }) =>
    scope.transaction(async (tx) => {
      const before = await labelStore(tx).find(body.id);
      await refuseTwice(tx, body.name, body.id);
      const change = labelStore(tx).change(body.id, body.version, { name: body.name, colour: body.colour });
      const after = await presentConflict(change, (theirs) => presentLabel(theirs) as never);
      await audit(tx, actor, 'label.changed', { entity: ['matter_label', after.id], before, after });
      return presentLabel(after);
    }),
  _delete: ({ scope, actor, body }) =>
    scope.transaction(async (tx) => {
      const before = await labelStore(tx).remove(body.id);
      await audit(tx, actor, 'label.removed', { entity: ['matter_label', body.id], before });
      return { done: true };
    }),
  assign,
});
