import { said } from '@boedel/domain/law/said';
import type { AnswerOf } from '@boedel/contract/call';
import { labelCalls } from '@boedel/contract/matter-settings/matter-settings.calls';
import { refuse } from '@boedel/domain/law/refusal';
import { audit } from '../../platform/audit/audit';
import type { Tx } from '../../platform/db/database';
import { orConflict } from '../../platform/db/or-conflict';
import { handle, type Handler } from '../../platform/http/handler';
import { orRefuse } from '../../platform/or-refuse';
import { NotFound } from '../../platform/problems';
import { openMatter } from '../../platform/tenancy/matter-door';
import { type LabelRow, labelStore } from './label.store';

type Calls = typeof labelCalls;
type Label = AnswerOf<Calls['add']>;

const present = (row: LabelRow & { matters?: number; is_on?: boolean }): Label => ({
  id: row.id,
  name: row.name,
  colour: row.colour,
  matters: row.matters ?? 0,
  isOn: row.is_on ?? false,
  version: row.version,
});

const shown = async (tx: Tx, matterId: number | null): Promise<Label[]> =>
  (await labelStore(tx).withUse(matterId)).map(present);

async function refuseTwice(tx: Tx, name: string, besides: number): Promise<void> {
  if (await labelStore(tx).otherCalled(name, besides)) {
    orRefuse(refuse('name', said('There is a label called {name} already. Choose another name.', { name })));
  }
}

const assign: Handler<Calls['assign']> = ({ tenant, actor, body }) =>
  tenant.transaction(async (tx) => {
    const matter = await openMatter(tx, body.matterID);
    const before = (await shown(tx, matter.id)).filter(({ isOn }) => isOn);
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
    return shown(tx, matter.id);
  });

export const handledLabelCalls = handle(labelCalls, {
  getMatterLabels: ({ tenant, query }) =>
    tenant.transaction(async (tx) => {
      if (query.matterID) await openMatter(tx, query.matterID);
      return shown(tx, query.matterID ?? null);
    }),
  add: ({ tenant, actor, body }) =>
    tenant.transaction(async (tx) => {
      await refuseTwice(tx, body.name, 0);
      const row = await labelStore(tx).insert(body);
      await audit(tx, actor, 'label.added', { entity: ['matter_label', row.id], after: row });
      return present(row);
    }),
  update: ({ tenant, actor, body }) =>
    tenant.transaction(async (tx) => {
      const before = await labelStore(tx).find(body.id);
      await refuseTwice(tx, body.name, body.id);
      const change = labelStore(tx).change(body.id, body.version, { name: body.name, colour: body.colour });
      const after = await orConflict(change, (theirs) => present(theirs) as never);
      await audit(tx, actor, 'label.changed', { entity: ['matter_label', after.id], before, after });
      return present(after);
    }),
  _delete: ({ tenant, actor, body }) =>
    tenant.transaction(async (tx) => {
      const before = await labelStore(tx).remove(body.id);
      await audit(tx, actor, 'label.removed', { entity: ['matter_label', body.id], before });
      return { done: true };
    }),
  assign,
});
