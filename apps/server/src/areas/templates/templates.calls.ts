import { defaultTemplateCalls, paperCalls, templateCalls } from '@boedel/contract/templates/templates.calls';
import { listLackingSigns } from '@boedel/document/pdf/fonts';
import { isRefused, toSectionedMessage } from '@boedel/domain/law/refusal';
import type { SystemType } from '@boedel/domain/matter/kinds';
import { mergeField } from '@boedel/domain/templates/merge-fields';
import type { Tx } from '../../platform/db/database';
import { withServices, pairHandlers } from '../../platform/http/handler';
import { createPaperFile } from '../../platform/paper/paper-file';
import { type OpenedMatter, openMatter, openToCapture } from '../../platform/tenancy/matter-door';
import { makeBatch, readBatch } from './batch';
import { readFillingInReach } from './fields-in-reach';
import { filePaper, printPaper } from './file-paper';
import { importWordLetter } from './import-word';
import { sendPaper } from './mail-paper';
import { itemOf, makePaper, readRecipientLanguage, readRecipientName, checkNoHoles } from './make-paper';
import { maskData } from './masked-data';
import { type PaperRequestByLanguage, toMakeOf } from './paper-request';
import { listOfferedTemplates } from './offered';
import { paperMadeStore } from './paper-made.store';
import { presentMade, presentMissing } from './papers.present';
import { buildRawTemplate } from './raw-template.paper';
import {
  addDefault,
  addTemplate,
  checkContent,
  readStandardTemplate,
  presentTemplate,
  readDefault,
  removeDefault,
  removeTemplate,
  listStandardTemplates,
  updateDefault,
  updateSystemTypes,
  updateTemplate,
  omitContent,
} from './save-template';
import { templateStore } from './template.store';
import { recomputeActivities } from '../activity-progress/recompute-activities';
import { linkToSubject } from '../documents/document.store';
import { fileForActivity } from '../documents/file-for-activity';
import { recordLetterChase } from '../waiting/reminder';

const listTemplates = async (tx: Tx, which: 'all' | 'standard' | 'own') => [
  ...(which === 'own' ? [] : (await listStandardTemplates(tx)).map(omitContent)),
  ...(which === 'standard' ? [] : (await templateStore(tx).own()).map((row) => omitContent(presentTemplate(row)))),
];

export const handledTemplateCalls = pairHandlers(templateCalls, {
  getlist: ({ scope }) => scope.transaction((tx) => listTemplates(tx, 'all')),
  getcustomlist: ({ scope }) => scope.transaction((tx) => listTemplates(tx, 'own')),
  getstandardlist: ({ scope }) => scope.transaction((tx) => listTemplates(tx, 'standard')),
  getbytype: ({ scope, query }) =>
    scope.transaction(async (tx) =>
      (await listTemplates(tx, 'all')).filter(({ systemTypeIDs }) => systemTypeIDs.includes(query.systemType)),
    ),
  getbyid: ({ scope, query }) =>
    scope.transaction(async (tx) =>
      query.isStandardTemplate === 'true'
        ? readStandardTemplate(tx, query.id, query.language)
        : presentTemplate(await templateStore(tx).find(query.id)),
    ),
  add: addTemplate,
  update: updateTemplate,
  _delete: removeTemplate,
  updateSystemTypes,
  viewRawTemplate: async ({ query }) => {
    const paper = buildRawTemplate(query.templateTypeID);
    return createPaperFile(paper, 'docx', paper.title);
  },
  getversions: ({ scope, query }) =>
    scope.transaction(async (tx) => {
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
  importword: withServices(importWordLetter),
  check: async ({ body }) => {
    const checked = checkContent(body.content, body.systemTypeIDs);
    return { faults: isRefused(checked) ? checked.refusals.map(toSectionedMessage) : [] };
  },
});

export const handledDefaultTemplateCalls = pairHandlers(defaultTemplateCalls, {
  getlist: ({ scope }) =>
    scope.transaction(async (tx) =>
      (await templateStore(tx).defaults()).map((row) => omitContent(presentTemplate(row))),
    ),
  getbyid: readDefault,
  add: addDefault,
  update: updateDefault,
  _delete: removeDefault,
});

async function previewPaper(
  tx: Tx,
  matter: OpenedMatter,
  toMake: PaperRequestByLanguage,
  at: Parameters<typeof makePaper>[3],
) {
  const made = await makePaper(tx, matter, toMake, at);
  const type = matter.system_type as SystemType;
  const { text } = made;
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
    content: text.content,
    language: text.language,
    languages: toMake.languages,
    wantedLanguage: toMake.wantedLanguage ?? readRecipientLanguage(made.data) ?? text.language,
    paper: made.paper,
    missing: made.filled.missing.map((one) => presentMissing(one, type)),
    lacking: listLackingSigns(JSON.stringify(made.paper)),
    asked: asked.map((one) => ({
      ...one,
      value: one.kind === 'money' && typeof one.value === 'number' ? one.value / 100 : one.value,
    })),
    rows: made.rows.map((row) => ({
      name: (readRecipientName(row, list) as string | null) ?? '',
      email: (row[`${itemOf[list]}.email`] as string | null | undefined) ?? null,
      language: readRecipientLanguage({ 'recipient.language': row[`${itemOf[list]}.language`] ?? null }),
    })),
    list: toMake.row?.list ?? null,
  };
}

export const handledPaperCalls = pairHandlers(paperCalls, {
  previewmattertemplate: withServices(({ scope, body, services, now }) =>
    scope.transaction(async (tx) => {
      const matter = await openMatter(tx, body.matterID, 'documents');
      return previewPaper(tx, matter, await toMakeOf(tx, body), { files: services.files, now });
    }),
  ),
  saveMatterTemplate: withServices(async ({ scope, actor, services, body, now }) => {
    const { made, toMake } = await scope.transaction(async (tx) => {
      const matter = await openToCapture(tx, actor, body.matterID, 'documents');
      const wanted = { ...(await toMakeOf(tx, body)), hasLetterhead: body.includetemplate };
      return {
        toMake: wanted,
        made: checkNoHoles(await makePaper(tx, matter, wanted, { files: services.files, now })),
      };
    });
    const printed = await printPaper(services, scope.firmId, made, body.title, body.fileType);
    return scope.transaction(async (tx) => {
      const matter = await openToCapture(tx, actor, body.matterID, 'documents');
      const templateId = body.isStandardTemplate ? null : (body.templateID ?? null);
      const row = await filePaper(tx, actor, { matterId: body.matterID, made, toMake, printed, templateId });
      if (body.filedWith && row.document_id) {
        const { activityID, paper, partyID } = body.filedWith;
        await linkToSubject(tx, matter.id, row.document_id, { activityId: activityID, step: paper, partyId: partyID });
        await fileForActivity(tx, { actor, now }, matter, body.filedWith);
        await recomputeActivities(tx, matter.id);
      }
      if (body.waitingFor) {
        await recordLetterChase(tx, actor, {
          matterId: body.matterID,
          key: body.waitingFor,
          documentId: row.document_id,
          now,
        });
      }
      return presentMade(await paperMadeStore(tx).tell(row.id));
    });
  }),
  getformatter: ({ scope, query, now }) =>
    scope.transaction(async (tx) => listOfferedTemplates(tx, await openMatter(tx, query.matterID, 'documents'), now)),
  getmade: ({ scope, query }) =>
    scope.transaction(async (tx) => {
      await openMatter(tx, query.matterID, 'documents');
      return (await paperMadeStore(tx).ofMatter(query.matterID)).map(presentMade);
    }),
  getdata: ({ scope, query }) =>
    scope.transaction(async (tx) => {
      const row = await paperMadeStore(tx).find(query.id);
      await openMatter(tx, row.matter_id, 'documents');
      const data = maskData(await readFillingInReach(tx, row));
      return { title: row.title, content: row.content, createdAt: row.created_at, data };
    }),
  makebatch: makeBatch,
  getbatch: readBatch,
  mailpaper: withServices(sendPaper),
});
