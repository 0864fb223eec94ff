import type { AnswerOf, BodyOf } from '@boedel/contract/call';
import type { defaultTemplateCalls, templateCalls } from '@boedel/contract/templates/templates.calls';
import { isRefused, type Outcome, refuse } from '@boedel/domain/law/refusal';
import type { SystemType } from '@boedel/domain/matter/kinds';
import type { Body } from '@boedel/domain/templates/body';
import { pieceNames, standardTemplate, standardTemplates } from '@boedel/domain/templates/catalogue';
import { checkBody } from '@boedel/domain/templates/check-body';
import { readBody } from '@boedel/domain/templates/read-body';
import type { StandardTemplate } from '@boedel/domain/templates/standard';
import { audit } from '../../platform/audit/audit';
import type { Tx } from '../../platform/db/database';
import { orConflict } from '../../platform/db/or-conflict';
import type { Handler } from '../../platform/http/handler';
import { orRefuse } from '../../platform/or-refuse';
import { NotFound } from '../../platform/problems';
import { type TemplateRow, templateStore } from './template.store';

type Calls = typeof templateCalls;
type Defaults = typeof defaultTemplateCalls;
export type Shown = AnswerOf<Calls['getbyid']>;

export const checkContent = (content: string, systemTypes: readonly number[]): Outcome<Body> => {
  const body = readBody(content);
  return isRefused(body) ? body : checkBody(body, systemTypes as readonly SystemType[], pieceNames);
};

/** A template of the firm, or its own text for a standard one. */
export const presentTemplate = (row: TemplateRow): Shown => ({
  id: row.id,
  title: row.title,
  isStandard: false,
  templateTypeID: row.standard_id,
  isChanged: row.is_default,
  language: row.language as 'en' | 'af',
  kind: row.kind as Shown['kind'],
  to: row.standard_id ? (standardTemplate(row.standard_id)?.to ?? null) : null,
  systemTypeIDs: row.system_types,
  changedAt: row.changed_at,
  version: row.version,
  content: row.content,
});

/** A standard template, in the firm's own text where it has one. */
export const presentStandard = (template: StandardTemplate, own?: TemplateRow): Shown => ({
  id: template.id,
  title: own?.title ?? template.name,
  isStandard: true,
  templateTypeID: template.id,
  isChanged: own !== undefined,
  language: template.language,
  kind: template.kind,
  to: template.to ?? null,
  systemTypeIDs: [...template.systemTypes],
  changedAt: own?.changed_at ?? null,
  version: own?.version ?? 0,
  content: own?.content ?? template.body,
});

export function withoutContent(shown: Shown): Omit<Shown, 'content'> {
  const { content: _, ...row } = shown;
  return row;
}

export async function standardOnes(tx: Tx): Promise<Shown[]> {
  const own = new Map((await templateStore(tx).defaults()).map((row) => [row.standard_id, row]));
  return standardTemplates.map((template) => presentStandard(template, own.get(template.id)));
}

export async function oneStandard(tx: Tx, id: number): Promise<Shown> {
  const template = standardTemplate(id);
  if (!template) throw new NotFound();
  return presentStandard(template, await templateStore(tx).defaultFor(id));
}

const columnsOf = (body: BodyOf<Calls['add']>) => ({
  title: body.title,
  content: body.content,
  language: body.language,
  kind: body.kind,
  system_types: [...new Set(body.systemTypeIDs)].toSorted((a, b) => a - b),
  standard_id: body.templateTypeID,
});

/** What the trail keeps of a text: that it changed, not the text, which is an edition. */
export const trailed = ({ content, ...row }: TemplateRow) => ({ ...row, characters: content.length });

export const addTemplate: Handler<Calls['add']> = ({ tenant, actor, body }) =>
  tenant.transaction(async (tx) => {
    orRefuse(checkContent(body.content, body.systemTypeIDs));
    const store = templateStore(tx);
    const row = await store.insert({ ...columnsOf(body), is_default: false });
    await store.keepEdition(row, actor.fullName);
    await audit(tx, actor, 'template.added', { entity: ['template', row.id], after: trailed(row) });
    return presentTemplate(row);
  });

async function changed(
  tx: Tx,
  actor: Parameters<typeof audit>[1],
  before: TemplateRow,
  version: number,
  values: Partial<TemplateRow>,
  now: Date,
): Promise<TemplateRow> {
  const store = templateStore(tx);
  const change = store.change(before.id, version, { ...values, changed_at: now.toISOString() });
  // Who saves second is shown what the first one saved.
  const row = await orConflict(change, presentTemplate);
  await store.keepEdition(row, actor.fullName);
  await audit(tx, actor, 'template.changed', {
    entity: ['template', row.id],
    before: trailed(before),
    after: trailed(row),
  });
  return row;
}

const ownOnly = (row: TemplateRow): TemplateRow => {
  if (row.is_default) throw new NotFound();
  return row;
};
const defaultOnly = (row: TemplateRow): TemplateRow => {
  if (!row.is_default) throw new NotFound();
  return row;
};

export const updateTemplate: Handler<Calls['update']> = ({ tenant, actor, body, now }) =>
  tenant.transaction(async (tx) => {
    const before = ownOnly(await templateStore(tx).lock(body.id));
    orRefuse(checkContent(body.content, body.systemTypeIDs));
    return presentTemplate(await changed(tx, actor, before, body.version, columnsOf(body), now));
  });

export const updateSystemTypes: Handler<Calls['updateSystemTypes']> = ({ tenant, actor, body, now }) =>
  tenant.transaction(async (tx) => {
    const before = ownOnly(await templateStore(tx).lock(body.id));
    orRefuse(checkContent(before.content, body.systemTypeIDs));
    const system_types = [...new Set(body.systemTypeIDs)].toSorted((a, b) => a - b);
    return presentTemplate(await changed(tx, actor, before, body.version, { system_types }, now));
  });

export const removeTemplate: Handler<Calls['_delete']> = ({ tenant, actor, body }) =>
  tenant.transaction(async (tx) => {
    const before = ownOnly(await templateStore(tx).lock(body.id));
    await templateStore(tx).remove(body.id);
    await audit(tx, actor, 'template.removed', { entity: ['template', body.id], before: trailed(before) });
    return { done: true };
  });

export const addDefault: Handler<Defaults['add']> = ({ tenant, actor, body }) =>
  tenant.transaction(async (tx) => {
    const standard = standardTemplate(body.templateTypeID);
    if (!standard) throw new NotFound();
    orRefuse(checkContent(body.content, standard.systemTypes));
    const store = templateStore(tx);
    if (await store.defaultFor(standard.id)) {
      orRefuse(refuse('templateTypeID', 'The firm has a text of its own for this template already. Change that one.'));
    }
    const row = await store.insert({
      title: body.title,
      content: body.content,
      language: standard.language,
      kind: standard.kind,
      system_types: [...standard.systemTypes],
      standard_id: standard.id,
      is_default: true,
    });
    await store.keepEdition(row, actor.fullName);
    await audit(tx, actor, 'template.added', { entity: ['template', row.id], after: trailed(row) });
    return presentTemplate(row);
  });

export const updateDefault: Handler<Defaults['update']> = ({ tenant, actor, body, now }) =>
  tenant.transaction(async (tx) => {
    const before = defaultOnly(await templateStore(tx).lock(body.id));
    orRefuse(checkContent(body.content, before.system_types));
    const { title, content } = body;
    return presentTemplate(await changed(tx, actor, before, body.version, { title, content }, now));
  });

export const removeDefault: Handler<Defaults['_delete']> = ({ tenant, actor, body }) =>
  tenant.transaction(async (tx) => {
    const before = defaultOnly(await templateStore(tx).lock(body.id));
    await templateStore(tx).remove(body.id);
    await audit(tx, actor, 'template.standard', { entity: ['template', body.id], before: trailed(before) });
    return { done: true };
  });

export const readDefault: Handler<Defaults['getbyid']> = ({ tenant, query }) =>
  tenant.transaction(async (tx) => presentTemplate(defaultOnly(await templateStore(tx).find(query.id))));
