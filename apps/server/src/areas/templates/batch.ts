import type { paperCalls } from '@boedel/contract/templates/templates.calls';
import { toSectionedMessage } from '@boedel/domain/law/refusal';
import { message, type Message } from '@boedel/domain/law/message';
import { listPieces } from '@boedel/domain/templates/catalogue';
import { z } from 'zod';
import { audit, createSystemActor } from '../../platform/audit/audit';
import type { Handler } from '../../platform/http/handler';
import { pairJob, createJobKind } from '../../platform/jobs/job-kind';
import { queueJob } from '../../platform/jobs/queue-job';
import { RefusalProblem } from '../../platform/problems';
import { openMatter, openToCapture } from '../../platform/tenancy/matter-door';
import { readLater } from '../documents/read-text';
import { checkMayFill } from './fields-in-reach';
import { filePaper, printPaper } from './file-paper';
import { composeMail } from '../../platform/mail/mail-text';
import { mailPaper } from './mail-paper';
import { attachedLetterMail } from './paper.mails';
import {
  type PaperAnswers,
  type MadePaper,
  createPaperMaker,
  readAnswers,
  readRecipientLanguage,
  type MakePaperForRow,
  type BatchRowPlace,
  type PaperRequest,
  checkNoHoles,
} from './make-paper';
import { markBatchDone, paperMadeStore } from './paper-made.store';
import { presentBatch } from './papers.present';
import { listNamesIn } from './used-names';
import { checkContent, findTextInOtherLanguage } from './save-template';
import { toMakeOf } from './paper-request';
import { throwIfRefused } from '../../platform/throw-if-refused';

export const batchKind = createJobKind(
  'papers.batch',
  z.object({
    batchId: z.int(),
    rows: z.array(z.int()),
    /** Each recipient gets the text of their own language. */
    inOwnLanguage: z.boolean().default(false),
  }),
  {
    maxAttempts: 4,
    priority: 6,
  },
);

export const makeBatch: Handler<typeof paperCalls.makebatch> = ({ scope, actor, body }) =>
  scope.transaction(async (tx) => {
    const matter = await openToCapture(tx, actor, body.matterID, 'documents');
    const { content, language, title } = await toMakeOf(tx, body);
    const text = throwIfRefused(checkContent(content, [matter.system_type]));
    // The job makes them as the firm, so the right to what they show is checked where they are asked for.
    await checkMayFill(tx, matter.id, listNamesIn(text, listPieces(language)));
    readAnswers(body.answers);
    const rows = [...new Set(body.rows)];
    const store = paperMadeStore(tx);
    const batch = await store.batches.insert({
      matter_id: matter.id,
      title,
      language,
      content,
      answers: body.answers,
      list: body.list,
      standard_id: body.isStandardTemplate ? (body.templateID ?? null) : null,
      is_mailed: body.isMailed,
      file_type: body.fileType,
      total: rows.length,
      person_name: actor.fullName,
    });
    await audit(tx, actor, 'document.batch', {
      entity: ['paper_batch', batch.id],
      matterId: matter.id,
      after: { title: batch.title, list: batch.list, total: batch.total, is_mailed: batch.is_mailed },
    });
    const inOwnLanguage = (body.content ?? null) === null && !body.language;
    await queueJob(tx, batchKind, { batchId: batch.id, rows, inOwnLanguage }, { matterId: matter.id });
    return presentBatch(batch, []);
  });

export const readBatch: Handler<typeof paperCalls.getbatch> = ({ scope, query }) =>
  scope.transaction(async (tx) => {
    const store = paperMadeStore(tx);
    const batch = await store.batches.find(query.id);
    await openMatter(tx, batch.matter_id, 'documents');
    return presentBatch(batch, await store.ofBatch(batch.id));
  });

const keepAnswered = (answers: PaperAnswers, { answered }: Pick<MadePaper, 'answered'>): PaperAnswers =>
  Object.fromEntries(Object.entries(answers).filter(([name]) => answered.has(name)));

const describeFailure = (error: unknown): Message => {
  if (error instanceof RefusalProblem) return toSectionedMessage(error.refusals[0]!);
  return message('We could not create the document just now. Nothing was lost; try again in a moment.');
};

/** One paper after the other; one that is there already from before a stop is passed over. */
export const makeBatches = pairJob(
  batchKind,
  async ({ payload: { batchId, rows, inOwnLanguage }, scope, services, progress, signal, finish }) => {
    const batch = await scope.transaction((tx) => paperMadeStore(tx).batches.find(batchId));
    const there = new Set(
      (await scope.transaction((tx) => paperMadeStore(tx).ofBatch(batchId))).map(({ place }) => place),
    );
    const common: PaperRequest = {
      title: batch.title,
      content: batch.content,
      language: batch.language as 'en' | 'af',
      answers: batch.answers as PaperAnswers,
      standardId: batch.standard_id,
    };
    // What fills them is read once: all are made from the matter as it was when the batch began.
    const createMaker = (toMake: PaperRequest): Promise<MakePaperForRow> =>
      scope.transaction(async (tx) =>
        createPaperMaker(tx, await openMatter(tx, batch.matter_id), toMake, {
          files: services.files,
          now: services.clock(),
        }),
      );
    const make = await createMaker(common);
    const other = inOwnLanguage
      ? await scope.transaction((tx) => findTextInOtherLanguage(tx, batch.standard_id, common.language))
      : undefined;
    let makeInOther: MakePaperForRow | undefined;
    const who = { ...createSystemActor(), fullName: batch.person_name, personId: batch.person_id as never };
    for (const [at, index] of rows.entries()) {
      if (there.has(index)) continue;
      if (signal.aborted) throw new Error('The work was stopped and goes on later.');
      const row: BatchRowPlace = { list: batch.list as BatchRowPlace['list'], index };
      const place = { id: batch.id, place: index, personId: batch.person_id };
      let recipient: string | null = null;
      try {
        let filled = make(row, true);
        if (other && readRecipientLanguage(filled.data) === other.language) {
          makeInOther ??= await createMaker({ ...common, ...other });
          filled = makeInOther(row, true);
        }
        recipient = (filled.data['recipient.name'] as string | null | undefined) ?? null;
        const made = checkNoHoles(filled);
        const to = made.data['recipient.email'];
        const title = `${batch.title} ${recipient ?? index + 1}`;
        const printed = await printPaper(services, scope.firmId, made, title, batch.file_type);
        await scope.transaction(async (tx) => {
          const paper = await filePaper(tx, who, {
            matterId: batch.matter_id,
            made,
            toMake: { ...common, ...made.text, row, title, answers: keepAnswered(common.answers, made) },
            printed,
            templateId: null,
            batch: place,
          });
          if (!batch.is_mailed || typeof to !== 'string') return;
          await mailPaper(tx, who, {
            paperId: paper.id,
            matterId: batch.matter_id,
            documentId: paper.document_id!,
            to,
            words: composeMail(attachedLetterMail, made.text.language, {
              firm: (made.data['firm.name'] as string | null | undefined) ?? '',
              title: made.paper.title,
            }),
            attachment: printed.attachment,
          });
        });
      } catch (error) {
        const fault = describeFailure(error);
        await scope.transaction((tx) =>
          paperMadeStore(tx).insert({
            matter_id: batch.matter_id,
            batch_id: batch.id,
            place: index,
            title: batch.title,
            language: batch.language,
            content: batch.content,
            data: {},
            answers: batch.answers,
            standard_id: batch.standard_id,
            recipient,
            fault,
            person_id: batch.person_id,
          }),
        );
      }
      await progress(at + 1, rows.length);
    }
    await scope.transaction(async (tx) => {
      await markBatchDone(tx, batchId);
      await readLater(tx, batch.matter_id);
      await finish(tx);
    });
  },
);
