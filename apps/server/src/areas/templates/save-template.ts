import type { AnswerOf, BodyOf } from '@boedel/contract/call';
import type { defaultTemplateCalls, templateCalls } from '@boedel/contract/templates/templates.calls';
import { isRefused, type Outcome, refuse } from '@boedel/domain/law/refusal';
import type { SystemType } from '@boedel/domain/matter/kinds';
import type { TemplateBody } from '@boedel/domain/templates/body';
import { pieceNames, getStandardTemplate, standardTemplates } from '@boedel/domain/templates/catalogue';
import { checkBody } from '@boedel/domain/templates/check-body';
import { readBody } from '@boedel/domain/templates/read-body';
import type { StandardPaperLanguage, StandardTemplate } from '@boedel/domain/templates/standard';
import { findStandardText, listTemplateLanguages } from '@boedel/domain/templates/standard-texts';
import { audit } from '../../platform/audit/audit';
import type { Tx } from '../../platform/db/database';
import { presentConflict } from '../../platform/db/present-conflict';
import type { Handler } from '../../platform/http/handler';
import { throwIfRefused } from '../../platform/throw-if-refused';
import { NotFound, RefusalProblem } from '../../platform/problems';
import { type TemplateRow, templateStore } from './template.store';

type SaveTemplateCalls = typeof templateCalls;
type DefaultTemplateCalls = typeof defaultTemplateCalls;
export type TemplateView = AnswerOf<SaveTemplateCalls['getbyid']>;

export const checkContent = (content: string, systemTypes: readonly number[]): Outcome<TemplateBody> => {
  const body = readBody(content);
  return isRefused(body) ? body : checkBody(body, systemTypes as readonly SystemType[], pieceNames);
};

/** A template of the firm, or its own text for a standard one. */
export const presentTemplate = (row: TemplateRow): TemplateView => ({
  id: row.id,
  title: row.title,
  isStandard: false,
  templateTypeID: row.standard_id,
  isChanged: row.is_default,
  language: row.language as 'en' | 'af',
  languages: [row.language as 'en' | 'af'],
  kind: row.kind as TemplateView['kind'],
  to: row.standard_id ? (getStandardTemplate(row.standard_id)?.to ?? null) : null,
  systemTypeIDs: row.system_types,
  changedAt: row.changed_at,
  version: row.version,
  content: row.content,
});

/** A standard template, in the firm's own text where it has one. */
export const presentStandard = (
  template: StandardTemplate,
  own?: TemplateRow,
  language: StandardPaperLanguage = template.language,
): TemplateView => ({
  id: template.id,
  title: own?.title ?? template.name,
  isStandard: true,
  templateTypeID: template.id,
  isChanged: own !== undefined,
  language,
  languages: listTemplateLanguages(template),
  kind: template.kind,
  to: template.to ?? null,
  systemTypeIDs: [...template.systemTypes],
  changedAt: own?.changed_at ?? null,
  version: own?.version ?? 0,
  content: own?.content ?? findStandardText(template.id, language)?.body ?? template.body,
});

export function omitContent(shown: TemplateView): Omit<TemplateView, 'content'> {
  const { content: _, ...row } = shown;
  return row;
}

export async function listStandardTemplates(tx: Tx): Promise<TemplateView[]> {
  const own = new Map(
    (await templateStore(tx).defaults()).map((row) => [`${row.standard_id} ${row.language}`, row] as const),
  );
  return standardTemplates.map((template) => presentStandard(template, own.get(`${template.id} ${template.language}`)));
}

/** A standard template in one of its languages; in that of the catalogue where it does not exist in the one asked for. */
export async function readStandardTemplate(
  tx: Tx,
  id: number,
  asked?: StandardPaperLanguage | null,
): Promise<TemplateView> {
  const template = getStandardTemplate(id);
  if (!template) throw new NotFound();
  const language = asked && findStandardText(id, asked) ? asked : template.language;
  return presentStandard(template, await templateStore(tx).defaultFor(id, language), language);
}

/** The same standard paper in the other language, where there is one. */
export async function findTextInOtherLanguage(
  tx: Tx,
  id: number | null,
  language: StandardPaperLanguage,
): Promise<{ content: string; language: StandardPaperLanguage } | undefined> {
  const other = language === 'en' ? 'af' : 'en';
  if (id === null || !findStandardText(id, other)) return undefined;
  const { content } = await readStandardTemplate(tx, id, other);
  return { content, language: other };
}

const toTemplateColumns = (body: BodyOf<SaveTemplateCalls['add']>) => ({
  title: body.title,
  content: body.content,
  language: body.language,
  kind: body.kind,
  system_types: [...new Set(body.systemTypeIDs)].toSorted((a, b) => a - b),
  standard_id: body.templateTypeID,
});

/** What the trail keeps of a text: that it changed, not the text, which is an edition. */
export const toAuditFields = ({ content, ...row }: TemplateRow) => ({ ...row, characters: content.length });

export const addTemplate: Handler<SaveTemplateCalls['add']> = ({ scope, actor, body }) =>
  scope.transaction(async (tx) => {
    throwIfRefused(checkContent(body.content, body.systemTypeIDs));
    const store = templateStore(tx);
    const row = await store.insert({ ...toTemplateColumns(body), is_default: false });
    await store.keepEdition(row, actor.fullName);
    await audit(tx, actor, 'template.added', { entity: ['template', row.id], after: toAuditFields(row) });
    return presentTemplate(row);
  });

async function changeTemplateRow(
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
  const row = await presentConflict(change, presentTemplate);
  await store.keepEdition(row, actor.fullName);
  await audit(tx, actor, 'template.changed', {
    entity: ['template', row.id],
    before: toAuditFields(before),
    after: toAuditFields(row),
  });
  return row;
}

const checkOwn = (row: TemplateRow): TemplateRow => {
  if (row.is_default) throw new NotFound();
  return row;
};
const checkDefault = (row: TemplateRow): TemplateRow => {
  if (!row.is_default) throw new NotFound();
  return row;
};

export const updateTemplate: Handler<SaveTemplateCalls['update']> = ({ scope, actor, body, now }) =>
  scope.transaction(async (tx) => {
    const before = checkOwn(await templateStore(tx).lock(body.id));
    throwIfRefused(checkContent(body.content, body.systemTypeIDs));
    return presentTemplate(await changeTemplateRow(tx, actor, before, body.version, toTemplateColumns(body), now));
  });

export const updateSystemTypes: Handler<SaveTemplateCalls['updateSystemTypes']> = ({ scope, actor, body, now }) =>
  scope.transaction(async (tx) => {
    const before = checkOwn(await templateStore(tx).lock(body.id));
    throwIfRefused(checkContent(before.content, body.systemTypeIDs));
    const system_types = [...new Set(body.systemTypeIDs)].toSorted((a, b) => a - b);
    return presentTemplate(await changeTemplateRow(tx, actor, before, body.version, { system_types }, now));
  });

export const removeTemplate: Handler<SaveTemplateCalls['_delete']> = ({ scope, actor, body }) =>
  scope.transaction(async (tx) => {
    const before = checkOwn(await templateStore(tx).lock(body.id));
    await templateStore(tx).remove(body.id);
    await audit(tx, actor, 'template.removed', { entity: ['template', body.id], before: toAuditFields(before) });
    return { done: true };
  });

export const addDefault: Handler<DefaultTemplateCalls['add']> = ({ scope, actor, body }) =>
  scope.transaction(async (tx) => {
    const standard = getStandardTemplate(body.templateTypeID);
    if (!standard) throw new NotFound();
    throwIfRefused(checkContent(body.content, standard.systemTypes));
    const store = templateStore(tx);
    if (await store.defaultFor(standard.id, standard.language)) {
      throw new RefusalProblem(
        refuse('templateTypeID', 'The firm already has its own text for this template. Edit that one.'),
      );
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
    await audit(tx, actor, 'template.added', { entity: ['template', row.id], after: toAuditFields(row) });
    return presentTemplate(row);
  });

export const updateDefault: Handler<DefaultTemplateCalls['update']> = ({ scope, actor, body, now }) =>
  scope.transaction(async (tx) => {
    const before = checkDefault(await templateStore(tx).lock(body.id));
    throwIfRefused(checkContent(body.content, before.system_types));
    const { title, content } = body;
    return presentTemplate(await changeTemplateRow(tx, actor, before, body.version, { title, content }, now));
  });

export const removeDefault: Handler<DefaultTemplateCalls['_delete']> = ({ scope, actor, body }) =>
  scope.transaction(async (tx) => {
    const before = checkDefault(await templateStore(tx).lock(body.id));
    await templateStore(tx).remove(body.id);
    await audit(tx, actor, 'template.standard', { entity: ['template', body.id], before: toAuditFields(before) });
    return { done: true };
  });

export const readDefault: Handler<DefaultTemplateCalls['getbyid']> = ({ scope, query }) =>
  scope.transaction(async (tx) => presentTemplate(checkDefault(await templateStore(tx).find(query.id))));
