import { defaultTemplateCalls, paperCalls, templateCalls } from '@boedel/contract/templates/templates.calls';
import { lackingIn } from '@boedel/document/pdf/fonts';
import { isRefused, messageOf } from '@boedel/domain/law/refusal';
import type { SystemType } from '@boedel/domain/matter/kinds';
import { standardTemplate } from '@boedel/domain/templates/catalogue';
import { mergeField } from '@boedel/domain/templates/merge-fields';
import type { Tx } from '../../platform/db/database';
import { further, handle } from '../../platform/http/handler';
import { paperFile } from '../../platform/paper/paper-file';
import { type OpenedMatter, openMatter, openToCapture } from '../../platform/tenancy/matter-door';
import { makeBatch, readBatch } from './batch';
import { filePaper, printPaper } from './file-paper';
import { importWord } from './import-word';
import { sendPaper } from './mail-paper';
import { itemOf, makePaper, nameIn, type ToMake, withoutHoles } from './make-paper';
import { masked } from './masked-data';
import { offeredFor } from './offered';
import { paperMadeStore } from './paper-made.store';
import { presentMade, presentMissing } from './papers.present';
import { rawTemplate } from './raw-template.paper';
import {
  addDefault,
  addTemplate,
  checkContent,
  oneStandard,
  presentTemplate,
  readDefault,
  removeDefault,
  removeTemplate,
  standardOnes,
  updateDefault,
  updateSystemTypes,
  updateTemplate,
  withoutContent,
} from './save-template';
import { templateStore } from './template.store';
import { refigureActivities } from '../activity-progress/refigure-activities';
import { fileAway } from '../documents/document.store';
import { filedForActivity } from '../documents/file-for-activity';
import { chasedByLetter } from '../waiting/reminder';

const listed = async (tx: Tx, which: 'all' | 'standard' | 'own') => [
  ...(which === 'own' ? [] : (await standardOnes(tx)).map(withoutContent)),
  ...(which === 'standard' ? [] : (await templateStore(tx).own()).map((row) => withoutContent(presentTemplate(row)))),
];

export const handledTemplateCalls = handle(templateCalls, {
  getlist: ({ tenant }) => tenant.transaction((tx) => listed(tx, 'all')),
  getcustomlist: ({ tenant }) => tenant.transaction((tx) => listed(tx, 'own')),
  getstandardlist: ({ tenant }) => tenant.transaction((tx) => listed(tx, 'standard')),
  getbytype: ({ tenant, query }) =>
    tenant.transaction(async (tx) =>
      (await listed(tx, 'all')).filter(({ systemTypeIDs }) => systemTypeIDs.includes(query.systemType)),
    ),
  getbyid: ({ tenant, query }) =>
    tenant.transaction(async (tx) =>
      query.isStandardTemplate === 'true'
        ? oneStandard(tx, query.id)
        : presentTemplate(await templateStore(tx).find(query.id)),
    ),
  add: addTemplate,
  update: updateTemplate,
  _delete: removeTemplate,
  updateSystemTypes,
  viewRawTemplate: async ({ query }) => {
    const paper = rawTemplate(query.templateTypeID);
    return paperFile(paper, 'docx', paper.title);
  },
  getversions: ({ tenant, query }) =>
    tenant.transaction(async (tx) => {
      await templateStore(tx).find(query.id);
      const editions = await templateStore(tx).editionsOf(query.id);
      return editions.map(({ number, title, content, person_name, created_at }) => ({
        number,
        title,
        content,
        by: person_name,
        at: created_at,
      }));
    }),
  importword: further(importWord),
  check: async ({ body }) => {
    const checked = checkContent(body.content, body.systemTypeIDs);
    return { faults: isRefused(checked) ? checked.refusals.map(messageOf) : [] };
  },
});

export const handledDefaultTemplateCalls = handle(defaultTemplateCalls, {
  getlist: ({ tenant }) =>
    tenant.transaction(async (tx) =>
      (await templateStore(tx).defaults()).map((row) => withoutContent(presentTemplate(row))),
    ),
  getbyid: readDefault,
  add: addDefault,
  update: updateDefault,
  _delete: removeDefault,
});

interface Asked {
  readonly content?: string | null | undefined;
  readonly title?: string;
  readonly templateID?: number | null | undefined;
  readonly isStandardTemplate: boolean;
  readonly language: 'en' | 'af';
  readonly answers: ToMake['answers'];
  readonly row?: ToMake['row'];
  readonly waitingFor?: string | null | undefined;
  readonly filedWith?: ToMake['filedWith'];
}

/** The text a paper is made from: the copy that was edited for it, or the template's own. */
export async function toMakeOf(tx: Tx, asked: Asked): Promise<ToMake> {
  const found = asked.templateID
    ? asked.isStandardTemplate
      ? await oneStandard(tx, asked.templateID)
      : presentTemplate(await templateStore(tx).find(asked.templateID))
    : undefined;
  const standardId = found?.templateTypeID ?? null;
  const batch = standardId === null ? undefined : standardTemplate(standardId)?.batch;
  return {
    title: asked.title ?? found?.title ?? '',
    content: asked.content ?? found?.content ?? '',
    language: found?.language ?? asked.language,
    answers: asked.answers,
    waitingFor: asked.waitingFor,
    filedWith: asked.filedWith,
    standardId,
    row: asked.row ?? (batch && batch !== 'recipients' ? { list: batch, index: 0 } : null),
  };
}

async function preview(tx: Tx, matter: OpenedMatter, toMake: ToMake, at: Parameters<typeof makePaper>[3]) {
  const made = await makePaper(tx, matter, toMake, at);
  const type = matter.system_type as SystemType;
  const asked = [...made.names].flatMap((name) => {
    const field = mergeField(name);
    if (field?.captured.at !== 'paper') return [];
    const value = made.data[name];
    const shown = presentMissing({ path: name, field: name, label: field.label, of: null }, type);
    return [
      {
        ...shown,
        value: typeof value === 'object' || value === undefined ? null : value,
      },
    ];
  });
  const list = toMake.row?.list ?? 'recipients';
  return {
    title: toMake.title,
    content: toMake.content,
    language: toMake.language,
    paper: made.paper,
    missing: made.filled.missing.map((one) => presentMissing(one, type)),
    lacking: lackingIn(JSON.stringify(made.paper)),
    asked: asked.map((one) => ({
      ...one,
      value: one.kind === 'money' && typeof one.value === 'number' ? one.value / 100 : one.value,
    })),
    rows: made.rows.map((row) => ({
      name: (nameIn(row, list) as string | null) ?? '',
      email: (row[`${itemOf[list]}.email`] as string | null | undefined) ?? null,
    })),
    list: toMake.row?.list ?? null,
  };
}

export const handledPaperCalls = handle(paperCalls, {
  previewmattertemplate: further(({ tenant, body, parts, now }) =>
    tenant.transaction(async (tx) => {
      const matter = await openMatter(tx, body.matterID, 'documents');
      return preview(tx, matter, await toMakeOf(tx, body), { files: parts.files, now });
    }),
  ),
  saveMatterTemplate: further(async ({ tenant, actor, parts, body, now }) => {
    const { made, toMake } = await tenant.transaction(async (tx) => {
      const matter = await openToCapture(tx, actor, body.matterID, 'documents');
      const wanted = { ...(await toMakeOf(tx, body)), hasLetterhead: body.includetemplate };
      return { toMake: wanted, made: withoutHoles(await makePaper(tx, matter, wanted, { files: parts.files, now })) };
    });
    const printed = await printPaper(parts, tenant.firmId, made, body.title, body.fileType);
    return tenant.transaction(async (tx) => {
      const matter = await openToCapture(tx, actor, body.matterID, 'documents');
      const templateId = body.isStandardTemplate ? null : (body.templateID ?? null);
      const row = await filePaper(tx, actor, { matterId: body.matterID, made, toMake, printed, templateId });
      if (body.filedWith && row.document_id) {
        const { activityID, paper, partyID } = body.filedWith;
        await fileAway(tx, matter.id, row.document_id, { activityId: activityID, step: paper, partyId: partyID });
        await filedForActivity(tx, { actor, now }, matter, body.filedWith);
        await refigureActivities(tx, matter.id);
      }
      if (body.waitingFor) {
        await chasedByLetter(tx, actor, {
          matterId: body.matterID,
          key: body.waitingFor,
          documentId: row.document_id,
          now,
        });
      }
      return presentMade(await paperMadeStore(tx).tell(row.id));
    });
  }),
  getformatter: ({ tenant, query, now }) =>
    tenant.transaction(async (tx) => offeredFor(tx, await openMatter(tx, query.matterID, 'documents'), now)),
  getmade: ({ tenant, query }) =>
    tenant.transaction(async (tx) => {
      await openMatter(tx, query.matterID, 'documents');
      return (await paperMadeStore(tx).ofMatter(query.matterID)).map(presentMade);
    }),
  getdata: ({ tenant, query }) =>
    tenant.transaction(async (tx) => {
      const row = await paperMadeStore(tx).find(query.id);
      await openMatter(tx, row.matter_id, 'documents');
      return { title: row.title, content: row.content, createdAt: row.created_at, data: masked(row.data) };
    }),
  makebatch: makeBatch,
  getbatch: readBatch,
  mailpaper: further(sendPaper),
});
